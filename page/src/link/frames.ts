/** What the page adds to frames: the reason of a payout in words, cards face down, and the stake on a wager. */

import type { BoxView } from './wire';

declare module './wire' {
  interface Line {
    /** Why, in the reader's language; the page puts it here from `said`. */
    why?: string;
  }
}

export type Amounts = [string, number][];

export const FACE_DOWN = '??';

export function stakeOf(box: BoxView, wager: string): number {
  return box.stakes_minor.find(([name]) => name === wager)?.[1] ?? 0;
}
