/** What a table waits for and how long, in short phrases: the felt shows them, and a key has them read. */

import type { ViewFrame } from '../link/wire';
import { me } from '../link/me.svelte';
import type { Table } from '../table/table.svelte';
import { waitingIn, type Waiting } from '../table/waiting';
import { duration, listed } from '../words/amounts';
import { say, sayCode } from '../words/words.svelte';

export function secondsLeft(table: Table, now = Date.now()): number | null {
  const deadline = table.shown?.deadline ?? null;
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - now - table.line.aheadMs) / 1000));
}

function waiting(table: Table, frame: ViewFrame): Waiting {
  const { pace, deal } = table.card?.settings ?? {};
  return waitingIn(frame, me.id, pace === 'dealer' || deal === 'live');
}

/** Who or what is waited for; that one has to decide oneself is said elsewhere. */
export function waitedFor(table: Table): string[] {
  if (!table.shown) return [];
  const { others, me: mine, dealer, empty } = waiting(table, table.shown);
  return [
    mine && table.shown.stage === 'betting' ? say('phase.waits_you') : '',
    others.length > 0 ? say('phase.waits', { names: listed(others) }) : '',
    dealer ? say('phase.waits_dealer') : '',
    empty.length > 0 ? say('phase.empty_box', { count: empty.length, boxes: listed(empty) }) : '',
  ].filter(Boolean);
}

/** What comes when the time is up, and in how long; nothing where no clock runs. */
export function clockText(table: Table, left: number | null): string {
  if (!table.shown || left === null) return '';
  const key = `phase.clock_${waiting(table, table.shown).dealing ? 'dealing' : table.shown.stage}`;
  const time = duration(left);
  return sayCode(key, time, { time, count: left });
}
