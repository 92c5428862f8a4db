/** The coach at one table: exact advice for the hand at hand, and whether a choice may go through. */

import type { Decision } from './deciding';
import { announcer } from '../hear/announcer.svelte';
import { stakeOf } from '../link/frames';
import type { BoxView } from '../link/wire';
import { post } from '../link/http';
import type { Table } from '../table/table.svelte';
import { settings } from '../settings/settings.svelte';
import { money } from '../words/amounts';
import { say, words } from '../words/words.svelte';
import { minus, shownAs } from './ratio';
import type { AdviceAnswer, ChoiceBody } from '../link/bodies';

export class Coach {
  advice: AdviceAnswer | null = $state.raw(null);
  /** The decision that was warned of; the same once more goes through. */
  warned: Decision | null = $state.raw(null);
  warning = $state('');
  private key = '';
  private asking = false;

  constructor(private readonly table: Table) {}

  /** The hand of mine that is to be decided, once I have seen it. */
  private get box(): BoxView | undefined {
    const { newest, deciding } = this.table;
    const box = newest?.view.boxes.find((each) => each.number === deciding);
    return box?.looked ? box : undefined;
  }

  /** AdviceAnswer on the hand that is to be decided now, and no other. */
  get current(): AdviceAnswer | null {
    const { advice, box } = this;
    return advice && box && advice.box === box.number && same(advice.hand, box.cards) ? advice : null;
  }

  /** The same, once the page shows that hand. */
  get seen(): AdviceAnswer | null {
    const found = this.current;
    const shown = this.table.shown?.view.boxes.find((box) => box.number === found?.box);
    return found && shown && same(shown.cards, found.hand) ? found : null;
  }

  /** The Ante in the box that is advised on: what a worth is measured by. */
  get ante(): number {
    const { box, table } = this;
    const name = table.house?.wagers.find((wager) => wager.kind === 'ante')?.name;
    return box && name ? stakeOf(box, name) : 0;
  }

  /** What may be chosen now, best first; a cost is beside the best of these. */
  get choices(): ChoiceBody[] {
    const { current, ante } = this;
    if (!current) return [];
    const amounts = this.table.offer('play', current.box)?.amounts_minor;
    const open = current.choices.filter(
      ({ multiple }) => !multiple || !ante || !amounts || amounts.includes(multiple * ante),
    );
    const best = open[0]?.cost ?? '0';
    return open.map((choice) => ({ ...choice, cost: minus(choice.cost, best) }));
  }

  /** Ask for advice on the hand at hand, once; called whenever the table has changed. */
  watch(): void {
    const { box } = this;
    const wanted = settings.choices.coach !== 'off' && box !== undefined;
    const key = wanted
      ? `${words.language} ${this.table.newest?.round} ${box.number} ${box.cards.join('')}`
      : '';
    if (key === this.key) return;
    this.key = key;
    this.takeBack();
    this.asking = false;
    if (key) void this.ask(key, box?.number ?? 0);
  }

  private async ask(key: string, box: number): Promise<void> {
    this.asking = true;
    const found = await post<AdviceAnswer>('advice', { table: this.table.id, box }).catch(() => null);
    if (this.key !== key) return;
    this.asking = false;
    if (found) this.advice = found;
  }

  /** The choice that a decision is, among those advised on. */
  chosen(decision: Decision): ChoiceBody | undefined {
    const { choices, ante } = this;
    if (this.current?.box !== decision.box) return undefined;
    if (decision.what === 'fold') return choices.find((choice) => choice.multiple === 0);
    const free = decision.amount === 0; // which only standing is, where it costs nothing
    const fitting = choices.filter(
      (choice) => (choice.multiple > 0 || free) && same(choice.discards, decision.discards),
    );
    return fitting.find((choice) => choice.multiple * ante === decision.amount) ?? fitting[0];
  }

  /** Whether a decision goes through; a strict coach asks once before a mistake, or before it has counted. */
  allows(decision: Decision): boolean {
    const { card } = this.table;
    if (settings.choices.coach !== 'strict' || !card) return true;
    if (this.warned && JSON.stringify(this.warned) === JSON.stringify(decision)) return true;
    const choice = this.chosen(decision);
    if (choice ? shownAs(choice.cost) <= 0 : !this.asking) return true;
    this.warned = decision;
    const best = this.choices[0]?.label ?? '';
    this.warning = choice
      ? say('coach.sure', { choice: choice.label, cost: money(shownAs(choice.cost), card), best })
      : say('coach.counting');
    announcer.answer(this.warning);
    return false;
  }

  /** Nothing is asked any more: one thinks again. */
  takeBack(): void {
    this.warned = null;
    this.warning = '';
  }

  /** A decision is made: it counts for the sheet. */
  decided(decision: Decision): void {
    const choice = this.chosen(decision);
    this.takeBack();
    if (choice && this.current) this.onDecided?.(this.current, choice);
  }

  /** Whoever keeps the sheet. */
  onDecided: ((advice: AdviceAnswer, choice: ChoiceBody) => void) | null = null;
}

const same = (one: string[], other: string[]): boolean => [...one].sort().join() === [...other].sort().join();
