/** The chip in one's hand, which a tap on a spot puts down. It is the same at every table of a currency, so it is
 * kept for the session and not by a felt. */

import type { TableCard } from '../../link/wire';
import { chipsFor, firstChip } from './chips';

class Hand {
  private chosen: Record<string, number> = $state({});

  chip(card: TableCard): number {
    const chips = chipsFor(card);
    const found = this.chosen[card.currency];
    return found && chips.includes(found) ? found : firstChip(card, chips);
  }

  choose(card: TableCard, chip: number): void {
    this.chosen[card.currency] = chip;
  }
}

export const hand = new Hand();
