/** The arithmetic of the running sheet: what was played is added up, each round once, and nothing is guessed.

 * A tally is what the browser keeps; functions take one and give another. Hands and their worth are the
 * server's answers, exact fractions as text.
 */

import type { BoxView, Line, View } from '../link/wire';
import { isRatio, multiplied, over, plus, shownAs } from './ratio';

export interface WagerTally {
  /** How many times it was settled. */
  times: number;
  staked: number;
  returned: number;
}

/** A decision that was sent; it counts once its round is settled as it says. */
export interface Decided {
  choice: 'fold' | 'play';
  /** What it gives away against the best, in minor units and in Antes. */
  cost: string;
  antes: string;
}

/** One round, or several that were folded together, on the way of the bankroll. */
export interface Point {
  id: string;
  rounds: number;
  net: number;
  mean: string;
  variance: string;
  /** Bets of it whose mean and variance are not known yet, and how often each was made. */
  wants: Record<string, number>;
}

export interface Tally {
  who: string;
  since: number;
  wagers: Record<string, WagerTally>;
  decisions: { made: number; right: number; cost: string; antes: string };
  pending: Record<string, Decided>;
  /** Rounds with a hand of mine that are not settled as far as one knows. */
  open: string[];
  dealer: { seen: number; qualified: number };
  /** How often one was dealt a hand of each strength. */
  hands: Record<string, number>;
  /** Rounds in which several boxes were mine. */
  several: number;
  points: Point[];
}

/** More points than this are not kept: the older half is folded together two by two. */
export const MOST_POINTS = 400;
const MOST_PENDING = 14;
const MOST_OPEN = 4;

export function emptyTally(who: string, since: number): Tally {
  return {
    who,
    since,
    wagers: {},
    decisions: { made: 0, right: 0, cost: '0', antes: '0' },
    pending: {},
    open: [],
    dealer: { seen: 0, qualified: 0 },
    hands: {},
    several: 0,
    points: [],
  };
}

/** What was kept, if it is a tally of this person; else an empty one. */
export function tallyFrom(kept: unknown, who: string, now: number): Tally {
  const found = kept as Partial<Tally> | null;
  const sound =
    found?.who === who &&
    Array.isArray(found.points) &&
    Array.isArray(found.open) &&
    found.points.every((point) => isRatio(point.mean) && isRatio(point.variance) && isPart(point.wants)) &&
    isRatio(found.decisions?.cost) &&
    isRatio(found.decisions?.antes) &&
    [found.wagers, found.pending, found.dealer, found.hands].every(isPart);
  return sound ? (found as Tally) : emptyTally(who, now);
}

const isPart = (part: unknown): boolean => typeof part === 'object' && part !== null;

export const isCounted = (tally: Tally, id: string): boolean => tally.points.some((point) => point.id === id);

/** A hand of mine is in this round: it is to be counted, also if its end is not seen. */
export function opened(tally: Tally, id: string): Tally {
  if (tally.open.includes(id) || isCounted(tally, id)) return tally;
  return { ...tally, open: [...tally.open, id].slice(-MOST_OPEN) };
}

/** A decision was sent for a box of this round. */
export function decided(tally: Tally, id: string, box: number, what: Decided): Tally {
  if (isCounted(tally, id)) return tally;
  const { [keyOf(id, box)]: _, ...others } = tally.pending;
  const pending = [...Object.entries(others), [keyOf(id, box), what] as const].slice(-MOST_PENDING);
  return { ...tally, pending: Object.fromEntries(pending) };
}

/** A decision in minor units, beside the Ante that it was made with. */
export function decision(choice: Decided['choice'], cost: string, ante: number): Decided {
  return { choice, cost, antes: ante > 0 ? over(cost, ante) : '0' };
}

const keyOf = (id: string, box: number): string => `${id}:${box}`;

export interface Settled {
  id: string;
  view: View;
  /** The strength of each hand of mine as it was dealt, by box. */
  dealt: Record<number, number>;
  /** The bet of a box as it is asked for, one text for all that are the same. */
  bet: (box: BoxView) => string;
}

/** Count a round that is over; one that was counted, or in which nothing of mine stood, changes no sum. */
export function counted(tally: Tally, round: Settled): Tally {
  const { id, view } = round;
  if (isCounted(tally, id)) return tally;
  const mine = view.boxes.filter(
    (box) => box.player === tally.who && tally.who !== '' && linesOf(box).length > 0,
  );
  if (mine.length === 0) return tally.open.includes(id) ? closed(tally, id) : tally;
  const next = closed(tally, id);
  const lines = mine.flatMap(linesOf);
  next.wagers = withLines(tally.wagers, lines);
  next.decisions = mine.reduce(
    (sum, box) => withDecision(sum, tally.pending[keyOf(id, box.number)], box),
    tally.decisions,
  );
  next.dealer = withDealer(tally.dealer, view);
  next.hands = mine.reduce((sum, box) => withHand(sum, round.dealt[box.number] ?? undrawn(box)), tally.hands);
  next.several = tally.several + (mine.length > 1 ? 1 : 0);
  const net = lines.reduce((sum, line) => sum + line.returned_minor - line.stake_minor, 0);
  const wants = mine.map((box) => ({ [round.bet(box)]: 1 })).reduce(allOf);
  next.points = folded([...tally.points, { id, rounds: 1, net, mean: '0', variance: '0', wants }]);
  return next;
}

/** The round is over, with or without something to count. */
function closed(tally: Tally, id: string): Tally {
  const left = Object.entries(tally.pending).filter(([key]) => !key.startsWith(`${id}:`));
  return { ...tally, open: tally.open.filter((each) => each !== id), pending: Object.fromEntries(left) };
}

const linesOf = (box: BoxView): Line[] =>
  box.voided ? [] : box.lines.filter((line) => line.kind !== 'void');
const undrawn = (box: BoxView): number | null => (box.discards.length === 0 ? box.strength : null);

function withLines(wagers: Tally['wagers'], lines: Line[]): Tally['wagers'] {
  const next = { ...wagers };
  for (const line of lines) {
    const was = next[line.wager] ?? { times: 0, staked: 0, returned: 0 };
    next[line.wager] = {
      times: was.times + (line.kind === 'envy' ? 0 : 1),
      staked: was.staked + line.stake_minor,
      returned: was.returned + line.returned_minor,
    };
  }
  return next;
}

/** A decision counts where the round has it as it was sent: one that was refused was none. */
function withDecision(sum: Tally['decisions'], found: Decided | undefined, box: BoxView): Tally['decisions'] {
  if (!found || !box.choice || (box.choice === 'fold') !== (found.choice === 'fold')) return sum;
  return {
    made: sum.made + 1,
    right: sum.right + (shownAs(found.cost) > 0 ? 0 : 1),
    cost: plus(sum.cost, found.cost),
    antes: plus(sum.antes, found.antes),
  };
}

function withDealer(dealer: Tally['dealer'], view: View): Tally['dealer'] {
  const { qualifies } = view.dealer;
  if (qualifies === null) return dealer;
  return { seen: dealer.seen + 1, qualified: dealer.qualified + (qualifies ? 1 : 0) };
}

function withHand(hands: Tally['hands'], strength: number | null): Tally['hands'] {
  return strength === null ? hands : { ...hands, [strength]: (hands[strength] ?? 0) + 1 };
}

/** Keep within bounds: what is long ago is told by every second point. */
function folded(points: Point[]): Point[] {
  if (points.length <= MOST_POINTS) return points;
  const older = points.slice(0, MOST_POINTS / 2);
  const pairs = older.flatMap((point, at) => (at % 2 === 1 ? [together(older[at - 1] ?? point, point)] : []));
  return [...pairs, ...points.slice(MOST_POINTS / 2)];
}

function together(one: Point, other: Point): Point {
  return {
    id: other.id,
    rounds: one.rounds + other.rounds,
    net: one.net + other.net,
    mean: plus(one.mean, other.mean),
    variance: plus(one.variance, other.variance),
    wants: allOf(one.wants, other.wants),
  };
}

function allOf(one: Point['wants'], other: Point['wants']): Point['wants'] {
  const all = { ...one };
  for (const [bet, times] of Object.entries(other)) all[bet] = (all[bet] ?? 0) + times;
  return all;
}

/** The bets whose mean and variance are to be asked for. */
export const wanted = (tally: Tally): string[] => [
  ...new Set(tally.points.flatMap((point) => Object.keys(point.wants))),
];

/** What a bet brings on average, and how it spreads, for every round in which it was made and is wanted. */
export function expected(tally: Tally, bet: string, mean: string, variance: string): Tally {
  const points = tally.points.map((point) => {
    const { [bet]: times, ...wants } = point.wants;
    if (!times) return point;
    return {
      ...point,
      wants,
      mean: plus(point.mean, multiplied(mean, times)),
      variance: plus(point.variance, multiplied(variance, times)),
    };
  });
  return { ...tally, points };
}

/** A step of the bankroll's way: all rounds up to it. Without mean and deviation where those are not known yet. */
export interface Stand {
  rounds: number;
  net: number;
  mean: number | null;
  deviation: number | null;
}

/** The way of the bankroll, from nothing. */
export function path(tally: Tally): Stand[] {
  const stands: Stand[] = [{ rounds: 0, net: 0, mean: 0, deviation: 0 }];
  let [rounds, net, mean, variance, known] = [0, 0, '0', '0', true];
  for (const point of tally.points) {
    rounds += point.rounds;
    net += point.net;
    mean = plus(mean, point.mean);
    variance = plus(variance, point.variance);
    known &&= Object.keys(point.wants).length === 0;
    const deviation = Math.sqrt(shownAs(variance));
    stands.push({ rounds, net, mean: known ? shownAs(mean) : null, deviation: known ? deviation : null });
  }
  return stands;
}

export const roundsOf = (tally: Tally): number => tally.points.reduce((sum, point) => sum + point.rounds, 0);
