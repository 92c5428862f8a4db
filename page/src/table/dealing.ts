/** What lies before the dealer: which cards are a hand, and what there is to say of it. */

import type { PlainKey } from '../words/words.svelte';
import type { DealerView, View } from '../link/wire';
import type { HouseBody } from '../link/bodies';

/** A hand as it is dealt; a fourth card is drawn to it, three further ones replace it. */
const HAND = 3;

/** The dealer's hands one after the other: the last counts, and another before it was replaced. */
export function handsOf(cards: string[]): string[][] {
  return cards.length === 2 * HAND ? [cards.slice(0, HAND), cards.slice(HAND)] : [cards];
}

/** What is said of the dealer's qualifying: nothing where every hand does, nor of one that is not yet the last. */
export function qualifying(
  view: Pick<View, 'dealer' | 'phase'> | undefined,
  house: HouseBody | null,
): PlainKey | '' {
  const qualifies = view?.dealer.qualifies ?? null;
  if (qualifies === null || house?.always_qualifies || view?.phase === 'dealer_drawing') return '';
  return qualifies ? 'felt.qualifies' : 'felt.not_qualified';
}

/** The cards that are everybody's, or their places, so that nothing moves when they are dealt. */
export function communityOf(dealer: DealerView | undefined, house: HouseBody | null): (string | null)[] {
  const cards = dealer?.community ?? [];
  const places = Math.max(cards.length, house?.community ?? 0);
  return Array.from({ length: places }, (_, at) => cards[at] ?? null);
}
