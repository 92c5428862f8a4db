/** The running sheet of one sitting: what this browser has seen of one's rounds at a house in a currency.

 * A round is counted once it is shown settled, by its id, on what is kept at that moment: neither a reload nor
 * a second tab counts it again. A round whose end was missed is asked for.
 */

import { untrack } from 'svelte';
import type { Amounts } from '../link/frames';
import type { BoxView, TableCard, View, ViewFrame } from '../link/wire';
import { ofTable } from '../link/house';
import type { WagerBody } from '../link/bodies';
import { get, post } from '../link/http';
import { me } from '../link/me.svelte';
import type { Table } from '../table/table.svelte';
import { kept } from '../settings/kept';
import type { Coach } from './coach.svelte';
import type { AdviceAnswer } from '../link/bodies';
import type { ChoiceBody } from '../link/bodies';
import {
  counted,
  decided,
  decision,
  emptyTally,
  expected,
  isCounted,
  opened,
  tallyFrom,
  wanted,
  type Tally,
} from './tally';
import type { ExpectedBody, RoundBody } from '../link/bodies';

/** A tab that nobody looks at leaves it to the others to count. */
const UNSEEN_MS = 1500;
/** Bets whose worth is remembered; beside a meter that moves each is another. */
const MOST_KNOWN = 64;

/** The pay tables that a table posts: with others the same bets are worth something else. */
const payTables = ({ settings }: TableCard): string[] =>
  settings.posted.split(' ').filter((word) => word.includes(':'));

export class Sheet {
  tally: Tally = $state.raw(emptyTally('', 0));
  private key = '';
  /** Rounds that are settled and whose picture is still to come. */
  private readonly waiting = new Map<string, { round: number; view: View }>();
  /** Each round of mine before its end: the strength of hands by box, and what meters held. */
  private readonly before = new Map<string, { dealt: Record<number, number>; meters: Amounts }>();
  private readonly known = new Map<string, ExpectedBody>();
  private readonly asked = new Set<string>();

  constructor(
    private readonly table: Table,
    coach: Coach,
  ) {
    coach.onDecided = (advice, choice) => this.decided(advice, choice, coach.ante);
  }

  /** Follow the table; called whenever it, or what is shown of it, has changed. */
  watch(): void {
    const { card, house, newest, shown, picture } = this.table;
    const { moving } = picture;
    const who = me.id;
    if (!card || !house || !newest || !shown || !who) return;
    untrack(() => {
      this.open(card, who);
      this.notice(newest);
      for (const [id, { round, view }] of this.waiting) {
        if (shown.round < round || (shown.round === round && (moving || shown.stage !== 'showing'))) continue;
        this.waiting.delete(id);
        if (document.hidden) setTimeout(() => this.count(id, view), UNSEEN_MS);
        else this.count(id, view);
      }
    });
  }

  /** What is kept now, also by another tab. */
  refresh(): void {
    if (this.key) this.tally = this.read();
  }

  /** Begin again with nothing. */
  anew(): void {
    this.before.clear();
    this.update(() => emptyTally(me.id, Date.now()));
  }

  private open(card: TableCard, who: string): void {
    const key = ['sheet', card.house, card.currency, ...payTables(card)].join('.');
    if (key === this.key && this.tally.who === who) return;
    this.key = key;
    this.tally = this.read();
    void this.learn();
  }

  private read(): Tally {
    return tallyFrom(kept.readJson<unknown>(this.key, null), me.id, Date.now());
  }

  private update(change: (tally: Tally) => Tally): void {
    if (!this.key) return;
    const before = this.read();
    const after = change(before);
    if (after !== before) kept.writeJson(this.key, after);
    this.tally = after;
  }

  private idOf(round: number): string {
    return `${this.table.id}-${round}`;
  }

  private notice({ round, stage, view }: ViewFrame): void {
    const id = this.idOf(round);
    const mine = view.boxes.filter((box) => box.player === me.id && box.cards.length > 0);
    if (mine.length > 0 && ['deciding', 'moving'].includes(stage)) {
      const dealt = { ...this.before.get(id)?.dealt };
      for (const box of mine)
        if (box.choice === '' && box.strength !== null) dealt[box.number] = box.strength;
      this.before.set(id, { dealt, meters: view.meters_minor });
      if (!this.tally.open.includes(id)) this.update((tally) => opened(tally, id));
    }
    if (stage === 'showing' && mine.length > 0 && !isCounted(this.tally, id))
      this.waiting.set(id, { round, view });
    for (const each of this.tally.open) {
      const ours = each.startsWith(`${this.table.id}-`);
      if (ours && each !== id && !this.waiting.has(each)) void this.catchUp(each);
    }
  }

  private count(id: string, view: View): void {
    const { dealt, meters } = this.before.get(id) ?? { dealt: {}, meters: view.meters_minor };
    this.update((tally) => counted(tally, { id, view, dealt, bet: (box) => this.betOf(box, meters) }));
    this.before.delete(id);
    void this.learn();
  }

  /** What was staked before the deal, and beside a progressive what its meters held. */
  private betOf(box: BoxView, meters: Amounts): string {
    const { wagers = [], decision } = this.table.house ?? {};
    const of = (name: string): WagerBody | undefined => wagers.find((wager) => wager.name === name);
    const how = (name: string): string => of(name)?.staked ?? (name === decision?.wager ? 'times' : 'placed');
    const stakes = box.stakes_minor.filter(([name, minor]) => minor > 0 && how(name) === 'placed').sort();
    const metered = stakes.some(([name]) => of(name)?.kind === 'progressive');
    return JSON.stringify({
      stakes_minor: Object.fromEntries(stakes),
      meters_minor: metered ? Object.fromEntries(meters) : {},
    });
  }

  /** A round of mine ended while nobody looked. */
  private async catchUp(id: string): Promise<void> {
    if (this.asked.has(id)) return;
    this.asked.add(id);
    const found = await get<RoundBody>(`rounds/${encodeURIComponent(id)}`).catch(() => null);
    if (found?.over) this.count(id, found.view);
  }

  private decided(advice: AdviceAnswer, choice: ChoiceBody, ante: number): void {
    const { newest } = this.table;
    if (!newest) return;
    const folds = choice.multiple === 0 && this.table.offer('fold', advice.box) !== undefined;
    const what = decision(folds ? 'fold' : 'play', choice.cost, ante);
    this.update((tally) => decided(tally, this.idOf(newest.round), advice.box, what));
  }

  /** Ask what the bets that were made bring on average; one that is not answered is asked for after the next round. */
  private async learn(): Promise<void> {
    for (const bet of wanted(this.tally)) {
      const found = this.known.get(bet) ?? (await this.askFor(bet));
      if (!found) continue;
      if (this.known.size >= MOST_KNOWN) this.known.clear();
      this.known.set(bet, found);
      this.update((tally) => expected(tally, bet, found.mean, found.variance));
    }
  }

  private async askFor(bet: string): Promise<ExpectedBody | null> {
    return post<ExpectedBody>(`${ofTable(this.table.id)}/expected`, JSON.parse(bet)).catch(() => null);
  }
}
