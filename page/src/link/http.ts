/** Requests to the server's API: JSON both ways, in the reader's language, errors as problems with a code. */

import { say, words } from '../words/words.svelte';

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    title: string,
    readonly retryAfter: number | null = null,
  ) {
    super(title);
  }
}

let csrf = '';

/** The token that goes with every request that changes something; it comes with a session. */
export function useCsrf(token: string): void {
  csrf = token;
}

const PATIENCE_MS = 15_000;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await answered(method, path, body);
  return (answer.status === 204 ? null : await answer.json().catch(() => null)) as T;
}

/** An answer as it came, for whoever reads it more strictly than JSON. */
export async function getText(path: string): Promise<string> {
  return (await answered('GET', path)).text();
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': words.language, Accept: 'application/json' };
  if (method !== 'GET') {
    headers['Content-Type'] = 'application/json';
    if (csrf) headers['X-CSRF-Token'] = csrf;
  }
  const answer = await send(method, `/api/v1/${path}`, headers, body);
  if (!answer.ok) throw problemOf(answer, await answer.json().catch(() => null));
  return answer;
}

async function send(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  const request: RequestInit = { method, headers, signal: stop.signal, credentials: 'same-origin' };
  if (body !== undefined) request.body = JSON.stringify(body);
  try {
    return await fetch(url, request);
  } catch {
    throw new Problem('page/unreachable', 0, say('app.unreachable'));
  } finally {
    clearTimeout(timer);
  }
}

function problemOf(answer: Response, found: unknown): Problem {
  const told = (found ?? {}) as { code?: string; title?: string; detail?: string };
  // What is particular is the `detail`; what only programs meet has it in English, and the title in every language.
  const plain = words.language === 'en' || !/^(http|study|advice|token)\//.test(told.code ?? '');
  const title = (plain && told.detail) || told.title || say('app.fault');
  const after = Number(answer.headers.get('Retry-After'));
  return new Problem(told.code ?? 'http/fault', answer.status, title, after || null);
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>('DELETE', path);
