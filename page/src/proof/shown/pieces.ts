/** How a verdict is laid out: what each step is called, and its bytes by what they belong to. */

import type { Piece, Values } from '../../fair/facts';
import type { Step, Verdict } from '../../fair/verify';

/** `deck 1 seeds` is the step `seeds` of deck 1; steps of the whole proof have no deck. */
export function stepName(step: string): { deck: number | null; name: string } {
  const found = /^deck (\d+) (\w+)$/.exec(step);
  return found ? { deck: Number(found[1]), name: found[2]! } : { deck: null, name: step };
}

export interface Group {
  of: string;
  pieces: Piece[];
}

/** Pieces that follow one another and belong to the same card, player or hand. */
export function groups(pieces: readonly Piece[]): Group[] {
  const found: Group[] = [];
  for (const piece of pieces) {
    const of = piece.of ?? '';
    if (found.at(-1)?.of === of) found.at(-1)!.pieces.push(piece);
    else found.push({ of, pieces: [piece] });
  }
  return found;
}

const LONGEST = 80;

/** Values as a sentence has room for them: what stands in a proof can be of any length. */
export function shortened(values: Values): Values {
  const short = (value: string | number): string | number => {
    const letters = [...String(value)];
    return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, short(value)]));
}

/** All bytes of a step as lines of text: label, what it belongs to, value. */
export function asText(step: Step): string {
  return step.bytes.map(({ label, of, value }) => [label, of, value].filter(Boolean).join('\t')).join('\n');
}

export type Finding = 'no_proof' | 'other_round' | 'wrong' | 'all' | 'seen';

/** What a verdict comes to; `asked` is the round whose proof it should be, where there is one. */
export function finding(verdict: Verdict, asked: string): Finding {
  if (verdict.round === '') return 'no_proof';
  if (!verdict.ok) return 'wrong';
  if (asked && verdict.round !== asked) return 'other_round';
  return verdict.proves;
}
