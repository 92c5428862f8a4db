import { describe, expect, it, test } from 'vitest';
import type { BoxView, Line, View } from '../src/link/wire';
import { boxesIn, explain, peopleOf, stepAt, stepsOf } from '../src/routes/round/past';
import type { RoundBody } from '../src/link/bodies';

const line = (wager: string, reason: string, stake: number, back: number): Line =>
  ({ box: 1, wager, reason, stake_minor: stake, returned_minor: back }) as Line;
const box = (number: number, player: string, lines: Line[] = [], stakes: [string, number][] = []): BoxView =>
  ({
    number,
    player,
    name: player.toUpperCase(),
    lines,
    cards: [],
    stakes_minor: stakes,
  }) as unknown as BoxView;
const view = (...boxes: BoxView[]): View => ({ boxes }) as unknown as View;

const paid = [line('ante', 'contest/higher', 500, 1000), line('play', 'contest/higher', 500, 500)];
const last = view(box(1, 'ann', paid), box(2, ''));
const round = {
  view: last,
  said_lines: { '1': ['Pair beats', 'Play is returned'] },
  steps: [
    { said: [], view: view(box(1, ''), box(2, '')) },
    { said: ['Round 3'], view: view(box(1, 'ann', [], [['ante', 500]]), box(2, 'bob', [], [['ante', 100]])) },
    { said: ['Settled'], view: last },
  ],
} as unknown as RoundBody;

describe('a past round', () => {
  it('has the steps in which something happened, and the boxes in which something lies', () => {
    expect(stepsOf(round).map(({ said }) => said[0])).toEqual(['Round 3', 'Settled']);
    expect(boxesIn(round.steps[1]!.view).map(({ number }) => number)).toEqual([1, 2]);
    expect(boxesIn(last).map(({ number }) => number)).toEqual([1]);
  });

  it('knows everybody who was in it', () => expect(peopleOf(round)).toEqual({ ann: 'ANN', bob: 'BOB' }));

  it('says why a line is what it is, unless a later void made it another', () => {
    const before = view(
      box(1, 'ann', [line('ante', 'contest/lower', 500, 0), line('play', 'contest/higher', 500, 500)]),
    );
    explain({ ...round, steps: [{ ...round.steps[2]!, view: before }] });
    expect(paid.map(({ why }) => why)).toEqual(['Pair beats', 'Play is returned']);
    expect(before.boxes[0]!.lines.map(({ why }) => why)).toEqual(['', 'Play is returned']);
  });
});

test.each([
  ['', 4],
  ['#1', 0],
  ['#3', 2],
  ['#99', 4],
  ['#0', 0],
  ['#proof', 4],
])('address %j of five steps', (hash, at) => expect(stepAt(hash, 5)).toBe(at));
