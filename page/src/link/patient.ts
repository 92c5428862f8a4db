/** Asks again for what takes the server long, ever less often, and not for ever. */

import { Problem } from './http';

/** Seconds between one try and the next; after the last there is no other. */
export const WAITS: readonly number[] = [2, 4, 8, 15, 30, 30, 60, 60, 60, 60];

export interface Waiting<T> {
  found: (answer: T) => void;
  /** It is not there yet; asked for again by itself. */
  slow: () => void;
  /** Nobody asks any more. */
  failed: () => void;
}

/** Whether the same question can have an answer later: not where the server has understood and refused it. */
function passes(error: unknown): boolean {
  return error instanceof Problem && (error.status >= 500 || [0, 408, 429].includes(error.status));
}

/** Ask until there is an answer; what comes back stops that. */
export function patiently<T>(ask: () => Promise<T>, { found, slow, failed }: Waiting<T>): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (tries: number): void => {
    ask().then(
      (answer) => {
        if (!stopped) found(answer);
      },
      (error: unknown) => {
        if (stopped) return;
        const wait = WAITS[tries];
        if (wait === undefined || !passes(error)) return failed();
        slow();
        const told = error instanceof Problem ? (error.retryAfter ?? 0) : 0;
        timer = setTimeout(() => attempt(tries + 1), Math.max(wait, Math.min(told, 60)) * 1000);
      },
    );
  };
  attempt(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
