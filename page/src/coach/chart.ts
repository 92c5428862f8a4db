/** Where the lines of the bankroll's chart lie: from stands to points on the paper. */

import type { Stand } from './tally';

export interface Paper {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Drawn {
  own: string;
  mean: string;
  band: string;
  zero: number;
  /** Marks at the side in minor units, and under it in rounds, with where they lie. */
  amounts: { value: number; y: number }[];
  rounds: { value: number; x: number }[];
}

/** How far from the mean the band reaches. */
export const DEVIATIONS = 2;

/** Round values from low to high, about so many; whole, and at least one apart. */
export function marks(low: number, high: number, about: number): number[] {
  const raw = Math.max(1, (high - low) / Math.max(1, about));
  const ten = 10 ** Math.floor(Math.log10(raw));
  const step =
    [1, 2, 2.5, 5].map((each) => each * ten).find((each) => each >= raw && Number.isInteger(each)) ??
    10 * ten;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

/** The band at one stand, or nothing where it is not known. */
export function band({ mean, deviation }: Stand): [number, number] | null {
  if (mean === null || deviation === null) return null;
  return [mean - DEVIATIONS * deviation, mean + DEVIATIONS * deviation];
}

export function drawn(stands: Stand[], paper: Paper, about = 4): Drawn {
  const known = stands.filter((stand) => band(stand) !== null);
  const values = [0, ...stands.map(({ net }) => net), ...known.flatMap((stand) => band(stand) ?? [])];
  const [low, high] = spread(Math.min(...values), Math.max(...values));
  const last = Math.max(1, stands.at(-1)?.rounds ?? 1);
  const x = (rounds: number): number => place(rounds / last, paper.left, paper.width - paper.right);
  const y = (value: number): number =>
    place((value - low) / (high - low), paper.height - paper.bottom, paper.top);
  const line = (points: [number, number][]): string =>
    points.map(([rounds, value], at) => `${at ? 'L' : 'M'}${x(rounds)} ${y(value)}`).join('');
  const edge = (which: 0 | 1): [number, number][] =>
    known.map((stand) => [stand.rounds, band(stand)?.[which] ?? 0]);
  return {
    own: line(stands.map(({ rounds, net }) => [rounds, net])),
    mean: line(known.map(({ rounds, mean }) => [rounds, mean ?? 0])),
    band: known.length > 1 ? `${line([...edge(1), ...edge(0).reverse()])}Z` : '',
    zero: y(0),
    amounts: marks(low, high, about).map((value) => ({ value, y: y(value) })),
    rounds: marks(0, last, about).map((value) => ({ value, x: x(value) })),
  };
}

/** A little room above and below, and some range where all is one. */
function spread(low: number, high: number): [number, number] {
  const room = Math.max(1, (high - low) * 0.06);
  return [low - room, high + room];
}

function place(share: number, from: number, to: number): number {
  return Math.round((from + share * (to - from)) * 10) / 10;
}
