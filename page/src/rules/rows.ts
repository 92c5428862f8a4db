/** The row of each pay table that a hand makes, as far as its lines or cards tell; endings by the hand, row by row. */

import { FACE_DOWN } from '../link/frames';
import type { BoxView } from '../link/wire';

export type Hand = Pick<BoxView, 'cards' | 'lines'>;
/** Row by wager. */
export type Rows = Record<string, string>;

const CARDS = 3;

/** As lines have it; what others made pays Envy and is not one's own row. */
export function rowsOfLines(lines: Hand['lines']): Rows {
  const made = lines.filter((line) => line.row && line.kind !== 'envy' && line.kind !== 'void');
  return Object.fromEntries(made.map((line) => [line.wager, line.row]));
}

/** The cards of a hand that is seen whole, in an order of their own, so that a hand is asked for once. */
export function cardsOf(hand: Hand | undefined): string {
  const cards = hand?.cards ?? [];
  return cards.length !== CARDS || cards.includes(FACE_DOWN) ? '' : [...cards].sort().join('');
}

/** The parts of an ending in their order, with every word of it; one that goes by no hand is whole. */
export function partsOf(ending: string): string[] {
  const at = ending.indexOf('; ');
  const rows = at < 0 ? [] : ending.slice(0, at + 1).split(/(?<=,) /);
  return rows.length > 1 ? [...rows, ending.slice(at + 2)] : [ending];
}
