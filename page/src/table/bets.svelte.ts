/** Stakes as they are meant: a total for each spot, which the server is asked for until it is there.

 * A tap raises the total and the whole total is asked for, so a message that is sent twice bets once. What is
 * possible is read from the offers; nothing is worked out here.
 */

import { stakeOf } from '../link/frames';
import type { BoxView, Offer, ViewFrame } from '../link/wire';
import type { Reply } from '../link/commands';
import type { Stake } from './remembered';

export interface Spot {
  box: number;
  wager: string;
}

interface Goal extends Stake {
  /** Said by somebody in so many words: the server is asked for it in any case, and says why not. */
  said?: boolean;
}

export interface Better {
  frame(): ViewFrame | null;
  legal(): Offer[];
  act(round: number, act: Record<string, unknown>): Promise<Reply>;
  /** The house's wagers in their order. */
  order(): string[];
  refused(spot: Spot, message: string): void;
  /** Somebody means something else from now on. */
  meant(): void;
  /** What lay there before this page was opened. */
  remembered(): Stake[];
  remember(bets: Stake[]): void;
}

type Undo = { spot: Spot; before: number }[];

const same = (one: Spot, other: Spot): boolean => one.box === other.box && one.wager === other.wager;

export class Bets {
  goals: Goal[] = $state([]);
  private round = 0;
  private asking = false;
  private done: Undo[] = $state([]);
  private last: Goal[] = $state([]);

  constructor(private readonly better: Better) {}

  /** What is meant to lie on a spot: what is asked for, or what is there. */
  meant(spot: Spot): number {
    return this.goals.find((goal) => same(goal, spot))?.total ?? this.there(spot);
  }

  /** Whether something was asked for that is not there yet. */
  asked(spot: Spot): boolean {
    return this.goals.some((goal) => same(goal, spot) && goal.total !== this.there(spot));
  }

  /** Whether anything at all was. */
  get busy(): boolean {
    return this.goals.some((goal) => this.asked(goal));
  }

  offer(spot: Spot, what = 'place'): Offer | undefined {
    return this.offers().find(
      (offer) => offer.do === what && offer.box === spot.box && offer.wager === spot.wager,
    );
  }

  /** One chip more; the first one makes the least stake. */
  add(spot: Spot, chip: number): void {
    const offer = this.offer(spot);
    if (!offer) return;
    this.mean([{ ...spot, total: fitted(this.meant(spot) + chip, offer) }]);
  }

  /** One chip less; less than the least is nothing. */
  take(spot: Spot, chip: number): void {
    const left = this.meant(spot) - chip;
    const least = this.offer(spot)?.least_minor ?? Infinity;
    if (this.meant(spot) > 0) this.mean([{ ...spot, total: left < least ? 0 : left }]);
  }

  /** This very amount, as somebody typed it. */
  set(spot: Spot, total: number): void {
    this.mean([{ ...spot, total, said: true }]);
  }

  clear(boxes: number[]): void {
    this.mean(this.staked(boxes).map((goal) => ({ ...goal, total: 0 })));
  }

  double(boxes: number[]): void {
    this.mean(
      this.staked(boxes).map((goal) => {
        const offer = this.offer(goal);
        return { ...goal, total: offer ? fitted(2 * goal.total, offer) : goal.total };
      }),
    );
  }

  undo(): void {
    const back = this.done.pop();
    if (back) this.pursueAll(back.map(({ spot, before }) => ({ ...spot, total: before })));
  }

  get undoable(): boolean {
    return this.done.length > 0;
  }

  /** What lay in these boxes in the last round in which one played. */
  before(boxes: number[]): Goal[] {
    const last = this.last.length > 0 ? this.last : this.better.remembered();
    return last.filter((goal) => boxes.includes(goal.box));
  }

  again(boxes: number[]): void {
    this.mean(this.before(boxes).map((goal) => ({ ...goal })));
  }

  /** A newer frame is here. */
  seen(frame: ViewFrame, mine: number[]): void {
    if (frame.round !== this.round) {
      this.round = frame.round;
      this.goals = [];
      this.done = [];
    }
    if (frame.stage !== 'betting') {
      this.goals = [];
      const played = staked(frame.view.boxes, mine, this.better.order(), this.placeable);
      if (played.length > 0) {
        this.last = played;
        this.better.remember(played);
      }
    } else {
      for (const offer of frame.view.legal)
        if (offer.wager && offer.do === 'place') this.placeable.add(offer.wager);
      this.goals = this.goals.filter((goal) => goal.total !== this.there(goal));
      void this.pursue();
    }
  }

  /** Wagers that were ever offered to be placed; the Play is not among them. */
  private readonly placeable = new Set<string>();

  private offers(): Offer[] {
    return this.better.legal();
  }

  private there(spot: Spot): number {
    const box = this.better.frame()?.view.boxes.find((each) => each.number === spot.box);
    return box ? stakeOf(box, spot.wager) : 0;
  }

  /** What is meant to lie in these boxes, chips on their way included. */
  private staked(boxes: number[]): Goal[] {
    const there = staked(this.better.frame()?.view.boxes ?? [], boxes, this.better.order(), this.placeable);
    const coming = this.goals.filter(
      (goal) => boxes.includes(goal.box) && !there.some((each) => same(each, goal)),
    );
    return [...there, ...coming].map((goal) => ({ ...goal, total: this.meant(goal) }));
  }

  private mean(goals: Goal[]): void {
    const undo = goals.map((goal) => ({
      spot: { box: goal.box, wager: goal.wager },
      before: this.meant(goal),
    }));
    if (undo.length > 0) this.done.push(undo);
    this.pursueAll(goals);
  }

  private pursueAll(goals: Goal[]): void {
    this.better.meant();
    this.goals = [...this.goals.filter((old) => !goals.some((goal) => same(goal, old))), ...goals];
    void this.pursue();
  }

  /** Ask for the next thing that brings the felt nearer to what is meant; one at a time. */
  private async pursue(): Promise<void> {
    const frame = this.better.frame();
    if (this.asking || !frame || frame.stage !== 'betting') return;
    const open = this.goals.filter((goal) => goal.total !== this.there(goal));
    if (open.length === 0) return;
    const goal = this.reachable(open);
    if (!goal) {
      for (const each of open) {
        this.giveUp(each);
        this.better.refused(each, '');
      }
      return;
    }
    this.asking = true;
    const reply = await this.better.act(frame.round, actFor(goal));
    this.asking = false;
    if (!reply.ok) {
      this.giveUp(goal);
      this.better.refused(goal, reply.refused.message);
    }
    void this.pursue();
  }

  /** Mean this no more; there is nothing to undo either. */
  private giveUp(goal: Goal): void {
    this.goals = this.goals.filter((each) => !same(each, goal));
    this.done = this.done.filter((undo) => !undo.some(({ spot }) => same(spot, goal)));
  }

  /** The first goal that an offer has room for: bets in the house's order, withdrawals the other way round. */
  private reachable(open: Goal[]): Goal | undefined {
    const order = this.better.order();
    const place = (goal: Goal): number => order.indexOf(goal.wager) * (goal.total === 0 ? -1 : 1);
    const sorted = [...open].sort((one, other) => place(one) - place(other));
    return sorted.find((goal) => {
      if (goal.total === 0) return this.offer(goal, 'withdraw') !== undefined;
      const offer = this.offer(goal);
      return offer !== undefined && (goal.said || fits(goal.total, offer));
    });
  }
}

function actFor(goal: Goal): Record<string, unknown> {
  const { box, wager, total } = goal;
  if (total === 0) return { do: 'withdraw', box, wager };
  return { do: 'place', box, wager, amount_minor: total };
}

function staked(boxes: BoxView[], numbers: number[], order: string[], placeable: Set<string>): Goal[] {
  return boxes
    .filter((box) => numbers.includes(box.number))
    .flatMap((box) =>
      order
        .filter((wager) => placeable.has(wager) && stakeOf(box, wager) > 0)
        .map((wager) => ({ box: box.number, wager, total: stakeOf(box, wager) })),
    );
}

/** The nearest amount that an offer has room for. */
export function fitted(amount: number, offer: Offer): number {
  const step = offer.step_minor ?? 1;
  const most = offer.most_minor ?? Infinity;
  const least = offer.least_minor ?? 0;
  return Math.max(least, Math.min(most, Math.floor(amount / step) * step));
}

export function fits(amount: number, offer: Offer): boolean {
  return fitted(amount, offer) === amount;
}
