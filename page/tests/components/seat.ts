/** The page at a table: real components on the frames of a real round, which `make docs` plays and writes. */

import { flushSync, mount, unmount } from 'svelte';
import { vi } from 'vitest';
import type { Frame, TableFrame, ViewFrame } from '../../src/link/wire';
import { me } from '../../src/link/me.svelte';
import { settings } from '../../src/settings/settings.svelte';
import '../../src/routes/table/Table.svelte'; // here before the test begins
import App from '../../src/shell/App.svelte';
import { router } from '../../src/shell/router.svelte';
import { words, type Language } from '../../src/words/words.svelte';
import { frames, house, names } from '../round.json';

export const round = frames as unknown as Frame[];
const whole = round[0] as TableFrame;
/** Ann, whose socket it was, in box 3. */
export const ANN = (round[1] as ViewFrame).players[0]!;

/** A command as the page sends it. */
interface Sent {
  type: string;
  id: string;
  act?: Record<string, unknown>;
}

class Socket {
  static readonly OPEN = 1;
  readonly readyState = Socket.OPEN;
  readonly sent: Sent[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {}
}

/** What a server answers that knows Ann, the house and its names; everything else is not there. */
async function answer(url: string): Promise<Response> {
  const path = url.replace('/api/v1/', '');
  const bodies: Record<string, unknown> = {
    me: { id: ANN.id, name: ANN.name, role: 'player', guest: true, csrf: '', purses: [] },
    [`tables/${whole.table.id}/house`]: house,
    [`words/${words.language}`]: names,
  };
  const body = bodies[path];
  return new Response(JSON.stringify(body ?? { code: 'http/no_such' }), { status: body ? 200 : 404 });
}

export class Seat {
  private at = 0;

  constructor(
    readonly socket: Socket,
    private readonly app: Record<string, unknown>,
  ) {}

  /** Let the server say all frames of the round up to the first that is so, and wait a moment. */
  async until(so: (view: ViewFrame) => boolean): Promise<ViewFrame> {
    const view = this.hearUntil(so);
    await settle();
    return view;
  }

  hearUntil(so: (view: ViewFrame) => boolean): ViewFrame {
    for (; this.at < round.length; this.at += 1) {
      const frame = round[this.at]!;
      this.hear(frame);
      const view = frame.type === 'table' ? frame.frame : frame;
      if (view.type === 'view' && so(view)) {
        this.at += 1;
        return view;
      }
    }
    throw new Error('the round has no such frame');
  }

  hear(frame: Frame): void {
    this.socket.onmessage?.({ data: JSON.stringify(frame) });
    flushSync();
  }

  /** The last frame once more, as a server may send it. */
  again(): void {
    this.hear(round[this.at - 1]!);
  }

  /** What was asked of the table, but for what the page asks by itself. */
  get acts(): unknown[] {
    return this.socket.sent.flatMap(({ act }) => (act && act.do !== 'look' ? [act] : []));
  }

  leave(): void {
    void unmount(this.app);
    router.go('/');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }

  spot(wager: string): HTMLElement {
    return one(`[data-spot="3:${wager}"]`);
  }

  get said(): string[] {
    return [...document.querySelectorAll('[data-live] p')].map((each) => each.textContent ?? '');
  }
}

export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is shown as ${selector}`);
  return found;
}

export const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Every guard against early clicks is over, and what waits to be announced is. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(500);
  flushSync();
}

/** Ann comes to the table of the round. */
export async function sitAtTable(language: Language = 'en'): Promise<Seat> {
  vi.useFakeTimers({ now: whole.frame.now });
  vi.stubGlobal('fetch', answer);
  const made: Socket[] = [];
  const opened = function (): Socket {
    made.push(new Socket());
    return made.at(-1)!;
  };
  vi.stubGlobal('WebSocket', Object.assign(opened, { OPEN: Socket.OPEN }));
  localStorage.setItem('queenhigh.came_in', 'yes');
  settings.choose('motion', 'none');
  await words.load(language);
  await me.load();
  router.go(`/tables/${whole.table.id}`);
  const app = mount(App, { target: document.body });
  const socket = await vi.waitUntil(() => made[0], { timeout: 8000 });
  const seat = new Seat(socket, app);
  await seat.until(() => true);
  return seat;
}
