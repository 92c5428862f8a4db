/** Drills of one house: close hands, and a score that adds up exactly. */

import type { Whose } from '../../link/house';
import { get } from '../../link/http';
import type { Choice } from '../../coach/coach.svelte';
import { isRatio, over, plus, shownAs } from '../../coach/ratio';

export interface DrillHand {
  house: string;
  hand: string[];
  /** What the dealer shows. */
  shown: string[];
  stakes_minor: Record<string, number>;
  choices: Choice[];
  why: string;
}

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

export function scored(score: Score, choice: Choice, ante: number): Score {
  return {
    right: score.right + (shownAs(choice.cost) > 0 ? 0 : 1),
    all: score.all + 1,
    antes: plus(score.antes, over(choice.cost, Math.max(1, ante))),
  };
}

/** The choices in an order that tells nothing: fold, then as they are, then each card thrown as it lies. */
export function inPlace(hand: string[], choices: Choice[]): Choice[] {
  const place = ({ multiple, discards }: Choice): number[] => [
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

export function askHand(house: Whose, had: string[]): Promise<DrillHand> {
  const skip = had.length > 0 ? `?skip=${had.join(',')}` : '';
  return get<DrillHand>(`${house}/drill${skip}`);
}
