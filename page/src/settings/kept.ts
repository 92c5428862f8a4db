/** What this browser remembers. Where it refuses to, it is remembered until the page is closed. */

const PREFIX = 'queenhigh.';
const meanwhile = new Map<string, string>();

export const kept = {
  /** Whether this browser remembers anything beyond this page. */
  get works(): boolean {
    try {
      localStorage.setItem(PREFIX, '');
      localStorage.removeItem(PREFIX);
      return true;
    } catch {
      return false;
    }
  },
  read(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key) ?? meanwhile.get(key) ?? null;
    } catch {
      return meanwhile.get(key) ?? null;
    }
  },
  write(key: string, value: string): void {
    meanwhile.set(key, value);
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      // Refused or full: `meanwhile` has it.
    }
  },
  readJson<T>(key: string, otherwise: T): T {
    try {
      return (JSON.parse(this.read(key) ?? 'null') as T | null) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  writeJson(key: string, value: unknown): void {
    this.write(key, JSON.stringify(value));
  },
};
