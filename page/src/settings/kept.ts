/** What this browser remembers. Where it refuses to, it is remembered until the page is closed.

 * What is read in a component is read again when this page or another tab writes it.
 */

import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

const PREFIX = 'queenhigh.';
/** How often each key was written. */
const writes = new SvelteMap<string, number>();

function written(key: string): void {
  untrack(() => writes.set(key, (writes.get(key) ?? 0) + 1));
}

globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key?.startsWith(PREFIX)) written(key.slice(PREFIX.length));
  else if (key === null) for (const each of [...writes.keys()]) written(each);
});
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
    void writes.get(key);
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
    written(key);
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
