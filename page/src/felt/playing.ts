/** What a play offer leaves room for: how many cards may go, and for how much. */

import type { Offer } from '../link/frames';

/** Whether so many cards may be discarded. */
export function mayDiscard(offer: Offer, count: number): boolean {
  return offer.discards_only ? offer.discards_only.includes(count) : count <= (offer.discards ?? 0);
}

/** What it costs to play with so many cards discarded: one of these. */
export function amountsFor(offer: Offer | undefined, count: number): number[] {
  return offer?.stands_free && count === 0 ? [0] : (offer?.amounts_minor ?? []);
}

/** How many cards go together with a first one: all of them where fewer may not. */
export function together(offer: Offer | undefined): boolean {
  return offer !== undefined && !mayDiscard(offer, 1) && !mayDiscard(offer, 2) && mayDiscard(offer, 3);
}
