/** The open tables as the server tells them: whole each time, so only the newest list matters. */

import { words } from '../words/words.svelte';
import type { TableCard } from './wire';
import { commandId } from './ids';
import { Line, SIGNED_OUT } from './line.svelte';
import { me } from './me.svelte';
import { pageIs } from './page';

/** Frames come when somebody sits down or a meter moves; stages and watchers are asked for now and then. */
const AGAIN_MS = 6_000;
const RENEW_MS = 500;

export class Lobby {
  /** The tables, or nothing before the first frame. */
  tables: TableCard[] | null = $state.raw(null);
  /** Close code of a socket that will not come back, or 0. */
  over = $state(0);
  readonly line: Line;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor() {
    this.line = new Line(() => `lobby/socket?language=${words.language}`, {
      frame: (frame) => {
        if (frame.type !== 'lobby' || !Array.isArray(frame.tables)) return;
        pageIs(frame.page);
        this.tables = frame.tables;
      },
      opened: () => (this.over = 0),
      ended: (code) => this.ended(code),
    });
    this.timer = setInterval(() => this.sync(), AGAIN_MS);
  }

  close(): void {
    clearInterval(this.timer);
    this.line.close();
  }

  private sync(): void {
    const seen = document.visibilityState === 'visible' && this.line.standing === 'open';
    if (seen) this.line.send(JSON.stringify({ type: 'sync', id: commandId() }));
  }

  /** Whoever has signed out still may look at the lobby, as nobody. */
  private ended(code: number): void {
    if (code !== SIGNED_OUT) {
      this.over = code;
      return;
    }
    void me.ended().catch(() => undefined);
    setTimeout(() => this.line.renew(), RENEW_MS);
  }
}
