/** What this browser remembers of somebody's bets at each table they were last at. */

import { kept } from '../settings/kept';

export interface Stake {
  box: number;
  wager: string;
  total: number;
}

interface Memory {
  table: string;
  player: string;
  /** What lay in their boxes in the last round that they played. */
  bets: Stake[];
  /** The round in which they had stakes while bets were open, or 0: these come back to whoever is away. */
  open: number;
}

const KEY = 'bets';
const MOST = 20;

function all(): Memory[] {
  const found = kept.readJson<unknown>(KEY, []);
  return Array.isArray(found) ? (found as Memory[]).filter((each) => typeof each?.table === 'string') : [];
}

export function remembered(table: string, player: string): Memory {
  const found = all().find((each) => each.table === table && each.player === player);
  const bets = Array.isArray(found?.bets) ? found.bets.filter(isSound) : [];
  return { table, player, bets, open: Number(found?.open) || 0 };
}

export function remember(table: string, player: string, known: Partial<Memory>): void {
  const before = remembered(table, player);
  const now = { ...before, ...known };
  if (JSON.stringify(now) === JSON.stringify(before)) return;
  kept.writeJson(KEY, [...all().filter((each) => each.table !== table), now].slice(-MOST));
}

function isSound(found: Partial<Stake> | null): boolean {
  return Number.isInteger(found?.box) && typeof found?.wager === 'string' && Number.isInteger(found.total);
}
