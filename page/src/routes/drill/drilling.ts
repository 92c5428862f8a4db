/** Drills of one house: close hands, and a score that adds up exactly. */

import type { Whose } from '../../link/house';
import { get } from '../../link/http';
import type { ChoiceBody } from '../../link/bodies';
import { isRatio, over, plus, shownAs } from '../../coach/ratio';
import type { DrillBody } from '../../link/bodies';

export interface Score {
  right: number;
  all: number;
  /** Antes given away. */
  antes: string;
}

export const NO_SCORE: Score = { right: 0, all: 0, antes: '0' };
/** So many hands back none comes again. */
const REMEMBERED = 20;

export function scoreFrom(kept: unknown): Score {
  const found = kept as Partial<Score> | null;
  const sound = Number.isInteger(found?.right) && Number.isInteger(found?.all) && isRatio(found?.antes);
  return sound ? (found as Score) : NO_SCORE;
}

export function scored(score: Score, choice: ChoiceBody, ante: number): Score {
  return {
    right: score.right + (shownAs(choice.cost) > 0 ? 0 : 1),
    all: score.all + 1,
    antes: plus(score.antes, over(choice.cost, Math.max(1, ante))),
  };
}

/** The choices in an order that tells nothing: fold, then as they are, then each card thrown as it lies. */
export function inPlace(hand: string[], choices: ChoiceBody[]): ChoiceBody[] {
  const place = ({ multiple, discards }: ChoiceBody): number[] => [
    multiple === 0 ? 0 : 1,
    discards.length,
    ...discards.map((card) => hand.indexOf(card)),
    multiple,
  ];
  const compare = (one: number[], other: number[]): number => {
    const at = one.findIndex((each, index) => each !== other[index]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  };
  return [...choices].sort((one, other) => compare(place(one), place(other)));
}

/** The last hands, without a card twice in one address. */
export function remembered(had: string[], hand: string[]): string[] {
  return [...had, hand.join('')].slice(-REMEMBERED);
}

export function askHand(house: Whose, had: string[]): Promise<DrillBody> {
  const skip = had.length > 0 ? `?skip=${had.join(',')}` : '';
  return get<DrillBody>(`${house}/drill${skip}`);
}
