/** What has happened at one table, to look back at. */

import { createContext } from 'svelte';
import type { Heard } from './announcer.svelte';

const KEPT = 200;

export class Log {
  heard: Heard[] = $state.raw([]);

  add(heard: Heard): void {
    this.heard = [...this.heard.slice(1 - KEPT), heard];
  }

  /** The last of it, as it is spoken; empty if there is none. */
  get last(): string {
    return this.heard.at(-1)?.aloud ?? '';
  }
}

/** The log of the table around a component. */
export const [tableLog, provideTableLog] = createContext<Log>();
