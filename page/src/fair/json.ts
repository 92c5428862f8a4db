/** JSON read as a proof must be: what two readers could take for two documents is none. */

export type Json = null | boolean | number | string | Json[] | Map<string, Json>;

/** Why a text is no JSON, or that a key stands twice in one object. */
export class NoJson extends Error {
  readonly key: string | undefined;

  constructor(key?: string) {
    super(key === undefined ? 'no JSON' : 'a key stands twice in one object');
    this.key = key;
  }
}

const DEPTH = 64;
const SPACE = /[ \t\n\r]*/y;
const MARK = /[[\]{}:,]/y;
// eslint-disable-next-line no-control-regex -- control characters are what a string may not have
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/** The document in a text. A number that is not written as a whole one is `NaN`: no proof has any. */
export function readJson(text: string): Json {
  const reader = new Reader(text);
  const found = reader.value(0);
  reader.end();
  return found;
}

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): Json {
    if (depth > DEPTH) throw new NoJson();
    const string = this.take(STRING);
    if (string !== undefined) return JSON.parse(string) as string;
    const number = this.take(NUMBER);
    if (number !== undefined) return /[.eE]/.test(number) ? NaN : Number(number);
    const word = this.take(WORD);
    if (word !== undefined) return JSON.parse(word) as Json;
    const mark = this.take(MARK);
    if (mark === '[') return this.list(depth + 1);
    if (mark === '{') return this.object(depth + 1);
    throw new NoJson();
  }

  end(): void {
    this.take(SPACE);
    if (this.at < this.text.length) throw new NoJson();
  }

  private list(depth: number): Json[] {
    const found: Json[] = [];
    if (this.closes(']')) return found;
    do found.push(this.value(depth));
    while (this.goesOn(']'));
    return found;
  }

  private object(depth: number): Map<string, Json> {
    const found = new Map<string, Json>();
    if (this.closes('}')) return found;
    do {
      const string = this.take(STRING);
      if (string === undefined || this.take(MARK) !== ':') throw new NoJson();
      const key = JSON.parse(string) as string;
      if (found.has(key)) throw new NoJson(key);
      found.set(key, this.value(depth));
    } while (this.goesOn('}'));
    return found;
  }

  private closes(end: string): boolean {
    const before = this.at;
    if (this.take(MARK) === end) return true;
    this.at = before;
    return false;
  }

  private goesOn(end: string): boolean {
    const mark = this.take(MARK);
    if (mark !== ',' && mark !== end) throw new NoJson();
    return mark === ',';
  }

  private take(pattern: RegExp): string | undefined {
    if (pattern !== SPACE) this.take(SPACE);
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }
}
