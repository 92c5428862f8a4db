/** What was seen beside what is exact: edges of the house, the dealer's hands, one's own. */

import type { CategoryBody, EntryBody, FiguresBody, WagerBody } from '../link/bodies';
import { shownAs } from './ratio';
import type { Tally, WagerTally } from './tally';

export interface Edge {
  name: string;
  label: string;
  /** What the house has kept of each unit staked so far; none before anything was. */
  own: number | null;
  exact: number;
}

type Hanging = Pick<WagerBody, 'name' | 'kind' | 'on'>;

/** One's own edge beside the exact one, for each wager with all that hangs on it. */
export function edges(tally: Tally, figures: FiguresBody, wagers: Hanging[]): Edge[] {
  return figures.entries.map((entry) => ({
    name: entry.name,
    label: entry.label,
    own: ownEdge(tally, entry, wagers),
    exact: shownAs(entry.edge),
  }));
}

/** A wager that hangs on another belongs to its entry; the contest is measured by its Ante. */
function ownEdge(tally: Tally, entry: EntryBody, wagers: Hanging[]): number | null {
  const alone = wagers.some(({ name }) => name === entry.name);
  const base = alone ? entry.name : wagers.find(({ kind }) => kind === 'ante')?.name;
  const root = (name: string): string => {
    const on = wagers.find((each) => each.name === name)?.on;
    return on ? root(on) : name;
  };
  const names = wagers.map(({ name }) => name).filter((name) => root(name) === base);
  const staked = tally.wagers[base ?? '']?.staked ?? 0;
  if (staked === 0) return null;
  return names.reduce((sum, name) => sum - netOf(tally.wagers[name]), 0) / staked;
}

export const netOf = (wager: WagerTally | undefined): number => (wager ? wager.returned - wager.staked : 0);

export interface Share {
  name: string;
  label: string;
  times: number;
  seen: number | null;
  exact: number | null;
}

/** The hands one was dealt by kind, strongest first, beside how often three cards make each. */
export function handShares(tally: Tally, figures: FiguresBody | null, categories: CategoryBody[]): Share[] {
  const ordered = [...categories].sort((one, other) => other.from - one.from);
  const kindOf = (strength: number): string => ordered.find(({ from }) => from <= strength)?.name ?? '';
  const times = new Map<string, number>();
  for (const [strength, count] of Object.entries(tally.hands)) {
    const kind = kindOf(Number(strength));
    times.set(kind, (times.get(kind) ?? 0) + count);
  }
  const all = [...times.values()].reduce((sum, count) => sum + count, 0);
  return ordered.map(({ name, label }) => {
    const exact = figures?.hands[name];
    const count = times.get(name) ?? 0;
    return {
      name,
      label,
      times: count,
      seen: all > 0 ? count / all : null,
      exact: exact === undefined ? null : shownAs(exact),
    };
  });
}
