/** What a play offer leaves room for: how many cards may go, and for how much. */

import type { PlainKey } from '../words/words.svelte';
import type { Offer } from '../link/wire';
import type { HouseBody } from '../link/bodies';

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

/** Whether what costs something may be done with so many cards discarded; to draw is what costs where one stands. */
export function putsWith(play: Offer | undefined, folds: boolean, count: number): boolean {
  if (!play || (!folds && !play.stands_free)) return false;
  return count === 0 ? folds : mayDiscard(play, count);
}

/** Whether there are two ways and no more, a button each: to stand, or to draw all cards anew. */
export function standsOrDrawsAll({ folds, discards, only }: HouseBody['decision']): boolean {
  const whole = only.includes(discards) && only.every((count) => count === 0 || count === discards);
  return !folds && discards > 0 && whole;
}

/** Which words ask for a decision: what may be done by this offer, and nothing else. */
export function promptFor(play: Offer | undefined, folds: boolean, hidden: boolean): PlainKey {
  if (folds) return play?.discards ? 'phase.play_or_draw' : 'phase.your_turn';
  if (play?.stands_free) return together(play) ? 'phase.stand_or_draw' : 'phase.stand_or_mark';
  return hidden ? 'phase.look_or_stand' : 'phase.only_stand';
}
