/** One socket that comes back by itself: with full jitter, at once when the network or the reader returns. */

import { chance } from './ids';
import type { Frame } from './wire';
import { isWhole } from './shapes';

export type Standing = 'connecting' | 'open' | 'lost' | 'restarting' | 'ended';

const PROTOCOL = 1;
const FIRST_MS = 400;
const LONGEST_MS = 10_000;
const PING_MS = 8_000;
const SILENCE_MS = 5_000;
/** The close code of a session that has ended. */
export const SIGNED_OUT = 4001;
/** Close codes after which coming back would change nothing. */
const FINAL = new Set([4000, SIGNED_OUT, 4003, 4004, 4009]);

export interface Hearer {
  frame(frame: Frame): void;
  opened(): void;
  /** The socket is closed for good, with this code. */
  ended(code: number): void;
}

export class Line {
  standing: Standing = $state('connecting');
  /** The server's clock less ours, so that deadlines hold with a clock that is wrong. */
  aheadMs = 0;
  private socket: WebSocket | null = null;
  /** The socket that was last heard: another one that speaks is open anew, also where the one before was renewed. */
  private heard: WebSocket | null = null;
  /** The socket that is gone over from, until the one in its place speaks. */
  private before: WebSocket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private retryMs = 0;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly hearer: Hearer,
  ) {
    window.addEventListener('online', this.now);
    window.addEventListener('offline', this.gone);
    document.addEventListener('visibilitychange', this.looked);
    this.connect();
  }

  /** Send a text if the socket is open; whoever needs an answer asks again after `opened`. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  close(): void {
    this.closed = true;
    this.standing = 'ended';
    window.removeEventListener('online', this.now);
    window.removeEventListener('offline', this.gone);
    document.removeEventListener('visibilitychange', this.looked);
    clearTimeout(this.again);
    this.drop();
  }

  /** Come back as whoever one is now. */
  renew(): void {
    if (this.closed) return;
    this.drop();
    this.tries = 0;
    this.connect();
  }

  /** Go over to the address as it is now; the socket that speaks stays open meanwhile, so that nobody is away. */
  goOver(): void {
    if (this.standing !== 'open') return this.renew();
    this.stopHeart();
    if (this.before) this.socket?.close();
    else this.before = this.socket;
    this.connect();
  }

  private readonly now = (): void => {
    if (this.standing !== 'open' && this.standing !== 'ended') this.renew();
  };

  private readonly gone = (): void => this.lose();

  private readonly looked = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.standing === 'open') this.ping();
    else this.now();
  };

  private connect(): void {
    clearTimeout(this.again);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = this.address();
    const joint = path.includes('?') ? '&' : '?';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/${path}${joint}protocol=${PROTOCOL}`);
    this.socket = socket;
    socket.onopen = () => {
      this.retryMs = 0;
      this.heart = setInterval(() => this.ping(), PING_MS);
    };
    socket.onmessage = (event) => this.hear(socket, event);
    socket.onclose = (event) => this.onclose(socket, event.code);
  }

  private hear(socket: WebSocket, event: MessageEvent): void {
    if (socket !== this.socket) return;
    clearTimeout(this.silence);
    this.silence = undefined;
    const frame = read(event.data);
    if (frame === null) return;
    if (socket !== this.heard) {
      this.heard = socket;
      this.letGo();
      this.standing = 'open';
      this.tries = 0;
      this.hearer.opened();
    }
    if ('now' in frame && Number.isFinite(frame.now)) this.aheadMs = frame.now - Date.now();
    if (frame.type === 'closing') this.retryMs = frame.retry_ms;
    this.hearer.frame(frame);
  }

  private onclose(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.stopHeart();
    this.letGo();
    if (FINAL.has(code)) {
      this.standing = 'ended';
      this.socket = null;
      this.hearer.ended(code);
      return;
    }
    this.standing = code === 1012 || this.retryMs ? 'restarting' : 'lost';
    this.comeBack();
  }

  private lose(): void {
    if (this.standing === 'ended') return;
    this.drop();
    this.standing = 'lost';
    this.comeBack();
  }

  private comeBack(): void {
    const most = Math.max(this.retryMs, Math.min(LONGEST_MS, FIRST_MS * 2 ** this.tries));
    this.tries += 1;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), Math.random() * most);
  }

  private ping(): void {
    this.send(JSON.stringify({ type: 'ping', id: `p${chance(8)}` }));
    this.silence ??= setTimeout(() => this.lose(), SILENCE_MS);
  }

  private stopHeart(): void {
    clearInterval(this.heart);
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private drop(): void {
    this.stopHeart();
    this.letGo();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private letGo(): void {
    this.before?.close();
    this.before = null;
  }
}

/** A frame, or nothing where it is none: a frame of a later server is passed over by whoever does not know it. */
export function read(data: unknown): Frame | null {
  try {
    const found: unknown = JSON.parse(String(data));
    return isWhole(found) ? (found as Frame) : null;
  } catch {
    return null;
  }
}
