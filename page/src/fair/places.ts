/** Who gets which card: places of dealing, in the words that a proof tells. */

import { Wrong } from './facts.ts';

const BOX = /^box ([1-9][0-9]?)$/;
const REPLACEMENT = /^box ([1-9][0-9]?) replacement$/;

export type Way = 'hand' | 'shuffler';

/** The numbers of the boxes that got cards, from low to high. */
export function boxesOf(places: readonly string[]): number[] {
  const found = places.map((place) => BOX.exec(place)).filter((match) => match !== null);
  return [...new Set(found.map((match) => Number(match[1])))].sort((one, other) => one - other);
}

/** Whose cards lie there: a box's replacement, the dealer's fourth and second hand lie with the first three. */
export function handOf(place: string): string {
  return place.replace(/ (replacement|fourth|second hand)$/, '');
}

/** How the cards were dealt, and to how many boxes; throws `Wrong` where no deal goes like this. */
export function checkPlaces(places: readonly string[]): { way: Way; boxes: number } {
  const boxes = boxesOf(places);
  const hands = [...boxes.map((box) => `box ${box}`), 'dealer'];
  const first = 3 * hands.length;
  const ways: Record<Way, string[]> = {
    hand: [...hands, ...hands, ...hands],
    shuffler: hands.flatMap((hand) => [hand, hand, hand]),
  };
  const way = (['hand', 'shuffler'] as const).find((each) => same(ways[each], places.slice(0, first)));
  if (boxes.length === 0 || way === undefined) throw new Wrong('first_cards_wrong');
  checkLater(places.slice(first), boxes);
  return { way, boxes: boxes.length };
}

function checkLater(places: readonly string[], boxes: readonly number[]): void {
  const community = same(places.slice(0, 2), ['community', 'community']) ? 2 : 0;
  const later = places.slice(community, places.length - dealersLater(places));
  const drawn = later.map((where) => {
    const box = Number(REPLACEMENT.exec(where)?.[1]);
    if (!boxes.includes(box)) throw new Wrong('place_unknown', { where });
    return box;
  });
  const wrong = drawn.some((box, at) => box < (drawn[at - 1] ?? 0) || box === drawn[at - 3]);
  if (wrong) throw new Wrong('replacements_wrong');
}

/** How many cards the dealer got last: a fourth, or three in place of the first. */
function dealersLater(places: readonly string[]): number {
  if (places.at(-1) === 'dealer fourth') return 1;
  return same(places.slice(-3), Array<string>(3).fill('dealer second hand')) ? 3 : 0;
}

export function same<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
