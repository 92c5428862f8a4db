/** The coach's sheet: exact sums, each round once, and the band around the bankroll. */

import { describe, expect, test } from 'vitest';
import { edges, handShares } from '../src/coach/beside';
import { band, drawn, marks } from '../src/coach/chart';
import type { ChoiceBody } from '../src/link/bodies';
import { inPlace, NO_SCORE, remembered, scored, scoreFrom } from '../src/routes/drill/drilling';
import { isRatio, minus, multiplied, over, plus, shownAs } from '../src/coach/ratio';
import {
  counted,
  decided,
  decision,
  emptyTally,
  expected,
  isCounted,
  MOST_POINTS,
  opened,
  path,
  roundsOf,
  tallyFrom,
  wanted,
  type Settled,
  type Tally,
} from '../src/coach/tally';
import type { BoxView, Line, View } from '../src/link/wire';
import type { FiguresBody } from '../src/link/bodies';

const ME = 'ann';
const BET = '{"ante":1000}';

function line(wager: string, stake: number, returned: number, more: Partial<Line> = {}): Line {
  const outcome = returned > stake ? 'win' : returned < stake ? 'lose' : 'push';
  // prettier-ignore
  return {
    box: 1, wager, kind: 'stake', stake_minor: stake, outcome, won_minor: Math.max(0, returned - stake),
    returned_minor: returned, clause: '', reason: 'contest/higher', seen: {}, row: '', ...more,
  };
}

function box(more: Partial<BoxView> = {}): BoxView {
  // prettier-ignore
  return {
    number: 1, player: ME, name: 'Ann', stakes_minor: [['ante', 1000], ['play', 1000]], cards: ['Qs', '6d', '4c'],
    discards: [], strength: 300, looked: true, choice: 'play', voided: false, owed: { least_minor: 0, most_minor: 0 },
    lines: [line('ante', 1000, 2000), line('play', 1000, 2000)], ...more,
  };
}

function settled(id: string, boxes: BoxView[] = [box()], qualifies: boolean | null = true): Settled {
  const view: View = {
    viewer: { role: 'player', id: ME },
    house: 'prime',
    digest: '',
    game: 1,
    phase: 'settled',
    meters_minor: [],
    boxes,
    dealer: { cards: ['Kc', '9d', '4h'], strength: 400, qualifies },
    misdealt: false,
    void_ground: null,
    legal: [],
  };
  // prettier-ignore
  return { id, view, dealt: {}, bet: () => BET };
}

const played = (count: number, from: Tally = emptyTally(ME, 0)): Tally =>
  Array.from({ length: count }, (_, at) => `t-${at + 1}`).reduce(
    (tally, id) => counted(tally, settled(id)),
    from,
  );

describe('fractions', () => {
  test('are added without a rest, however often', () => {
    const tenth = Array.from({ length: 30 }, () => '1/10').reduce(plus, '0');
    expect(tenth).toBe('3');
    expect(plus('-315/22', '1/47')).toBe('-14783/1034');
    expect(plus('9007199254740993/9007199254740992', '-1')).toBe('1/9007199254740992');
  });
  test('are taken away, multiplied, divided and brought to least terms', () => {
    expect(minus('4250/47', '4250/47')).toBe('0');
    expect(multiplied('-42750/47', 47)).toBe('-42750');
    expect(over('4250/47', 1000)).toBe('17/188');
    expect(over('0', 1000)).toBe('0');
  });
  test('are shown as the nearest number', () => {
    expect(shownAs('-42750/47')).toBeCloseTo(-909.574468, 6);
    expect(shownAs('100000000000000000000000001/100000000000000000000000000')).toBeCloseTo(1, 12);
  });
  test('are nothing else than fractions', () => {
    for (const text of ['', '1/0', '0.5', '1e3', 'ten', '1/-2', null, 3]) expect(isRatio(text)).toBe(false);
    expect(() => plus('0.5', '1')).toThrow(RangeError);
  });
});

describe('a round is counted', () => {
  test('once by its id, whoever tells of it again', () => {
    const once = counted(emptyTally(ME, 0), settled('t-1'));
    expect(counted(once, settled('t-1'))).toBe(once);
    const kept = tallyFrom(JSON.parse(JSON.stringify(once)), ME, 5);
    expect(counted(kept, settled('t-1', [box({ lines: [line('ante', 1000, 0)] })]))).toBe(kept);
    expect(roundsOf(kept)).toBe(1);
  });
  test('the same by two tabs that begin with the same', () => {
    const before = decided(emptyTally(ME, 0), 't-1', 1, decision('play', '0', 1000));
    expect(counted(before, settled('t-1'))).toEqual(counted(structuredClone(before), settled('t-1')));
  });
  test('by wager, Envy added to its own and a bonus without a stake', () => {
    const lines = [
      line('ante', 1000, 2000),
      line('play', 1000, 1000),
      line('ante_bonus', 0, 5000, { kind: 'bonus' }),
      line('progressive', 250, 0),
      line('progressive', 0, 25000, { kind: 'envy' }),
    ];
    const { wagers, points } = counted(emptyTally(ME, 0), settled('t-1', [box({ lines })]));
    expect(wagers.ante).toEqual({ times: 1, staked: 1000, returned: 2000 });
    expect(wagers.ante_bonus).toEqual({ times: 1, staked: 0, returned: 5000 });
    expect(wagers.progressive).toEqual({ times: 1, staked: 250, returned: 25000 });
    expect(points[0]?.net).toBe(1000 + 0 + 5000 - 250 + 25000);
  });
  test('for my own boxes alone, and not where the hand or the round was void', () => {
    const other = box({ number: 2, player: 'bob' });
    const voided = box({ number: 3, voided: true });
    const back = box({ number: 4, lines: [line('ante', 1000, 1000, { kind: 'void' })] });
    const open = opened(emptyTally(ME, 0), 't-1');
    const after = counted(open, settled('t-1', [other, voided, back]));
    expect(roundsOf(after)).toBe(0);
    expect(after.wagers).toEqual({});
    expect(after.open).toEqual([]);
    expect(counted(after, settled('t-1', [other]))).toBe(after);
  });
  test('with the hand as it was dealt, which a draw has changed', () => {
    const drew = box({ discards: ['4c'], strength: 700 });
    expect(counted(emptyTally(ME, 0), settled('t-1', [drew])).hands).toEqual({});
    expect(counted(emptyTally(ME, 0), { ...settled('t-1', [drew]), dealt: { 1: 300 } }).hands).toEqual({
      300: 1,
    });
    expect(counted(emptyTally(ME, 0), settled('t-1')).hands).toEqual({ 300: 1 });
  });
  test('with the dealer where they turned up their hand', () => {
    const one = counted(emptyTally(ME, 0), settled('t-1', [box()], false));
    const two = counted(one, settled('t-2', [box()], null));
    expect(counted(two, settled('t-3')).dealer).toEqual({ seen: 2, qualified: 1 });
  });
  test('to be asked for where its end was not seen, until it is counted', () => {
    const open = opened(opened(emptyTally(ME, 0), 't-1'), 't-1');
    expect(open.open).toEqual(['t-1']);
    const after = counted(open, settled('t-1'));
    expect(after.open).toEqual([]);
    expect(opened(after, 't-1')).toBe(after);
  });
});

describe('a decision counts', () => {
  const cost = decision('play', '4250/47', 1000);

  test('exactly, and with its round', () => {
    let tally = emptyTally(ME, 0);
    for (let at = 1; at <= 47; at += 1) {
      tally = counted(decided(tally, `t-${at}`, 1, cost), settled(`t-${at}`));
    }
    expect(tally.decisions).toEqual({ made: 47, right: 0, cost: '4250', antes: '17/4' });
    expect(tally.pending).toEqual({});
  });
  test('once, also where it was sent again', () => {
    const sent = decided(decided(emptyTally(ME, 0), 't-1', 1, cost), 't-1', 1, decision('play', '0', 1000));
    const after = counted(sent, settled('t-1'));
    expect(after.decisions).toEqual({ made: 1, right: 1, cost: '0', antes: '0' });
    expect(decided(after, 't-1', 1, cost)).toBe(after);
  });
  test('only where the round has it: one that was refused was none', () => {
    const sent = decided(emptyTally(ME, 0), 't-1', 1, decision('fold', '4250/47', 1000));
    expect(counted(sent, settled('t-1')).decisions.made).toBe(0);
    const folded = box({ choice: 'fold', lines: [line('ante', 1000, 0)] });
    expect(counted(sent, settled('t-1', [folded])).decisions.made).toBe(1);
  });
});

describe('the band', () => {
  test('adds up means and variances, and is unknown from the first round that is', () => {
    const four = played(4);
    expect(wanted(four)).toEqual([BET]);
    expect(path(four).map(({ mean }) => mean)).toEqual([0, null, null, null, null]);
    const known = expected(four, BET, '-101/3', '2500/1');
    expect(wanted(known)).toEqual([]);
    const last = path(known).at(-1)!;
    expect(last).toEqual({ rounds: 4, net: 8000, mean: -404 / 3, deviation: 100 });
    expect(band(last)).toEqual([-404 / 3 - 200, -404 / 3 + 200]);
    expect(expected(known, BET, '-101/3', '2500').points).toEqual(known.points);
  });
  test('counts each box of a round', () => {
    const two = counted(emptyTally(ME, 0), settled('t-1', [box(), box({ number: 2 })]));
    expect(two.several).toBe(1);
    expect(path(expected(two, BET, '-10', '8')).at(-1)).toMatchObject({ rounds: 1, mean: -20, deviation: 4 });
  });
  test('stays whole when old points are folded together', () => {
    const many = expected(played(MOST_POINTS + 150), BET, '-1/3', '4');
    expect(many.points.length).toBeLessThanOrEqual(MOST_POINTS);
    expect(roundsOf(many)).toBe(MOST_POINTS + 150);
    const last = path(many).at(-1)!;
    expect(last.net).toBe((MOST_POINTS + 150) * 2000);
    expect(last.mean).toBeCloseTo(-(MOST_POINTS + 150) / 3, 9);
    expect(last.deviation).toBeCloseTo(Math.sqrt((MOST_POINTS + 150) * 4), 9);
    expect(isCounted(many, `t-${MOST_POINTS + 150}`)).toBe(true);
  });
});

describe('what is kept', () => {
  test('comes back as it was, for the same person alone', () => {
    const tally = expected(played(3), BET, '-1/3', '4');
    expect(tallyFrom(JSON.parse(JSON.stringify(tally)), ME, 9)).toEqual(tally);
    expect(tallyFrom(tally, 'bob', 9)).toEqual(emptyTally('bob', 9));
  });
  test('is nothing where it is spoilt', () => {
    const spoilt = [
      null,
      3,
      'x',
      {},
      { ...played(1), points: [{ mean: 'NaN' }] },
      { ...played(1), decisions: null },
    ];
    for (const each of spoilt) expect(tallyFrom(each, ME, 9)).toEqual(emptyTally(ME, 9));
  });
});

describe('beside what is exact', () => {
  const figures = {
    entries: [
      { name: 'ante_play', label: 'Ante and Play', edge: '1/20' },
      { name: 'pair_plus', label: 'Pair Plus', edge: '149/5525' },
    ],
    hands: { pair: '72/425', high_card: '822/1105' },
  } as unknown as FiguresBody;
  const wagers = [
    { name: 'ante', kind: 'ante', on: null },
    { name: 'play', kind: 'play', on: 'ante' },
    { name: 'ante_bonus', kind: 'bonus', on: 'ante' },
    { name: 'pair_plus', kind: 'hand', on: null },
    { name: 'drop', kind: 'collection', on: 'pair_plus' },
  ];

  test('the contest is measured by its Ante, with Play and bonus in it', () => {
    const lines = [
      line('ante', 1000, 0),
      line('play', 1000, 0),
      line('ante_bonus', 0, 1000, { kind: 'bonus' }),
    ];
    const [contest, side] = edges(
      counted(emptyTally(ME, 0), settled('t-1', [box({ lines })])),
      figures,
      wagers,
    );
    expect(contest).toEqual({ name: 'ante_play', label: 'Ante and Play', own: 1, exact: 0.05 });
    expect(side?.own).toBeNull();
  });
  test('what is collected belongs to the wager it comes with', () => {
    const lines = [line('ante', 1000, 1000), line('pair_plus', 500, 1000), line('drop', 100, 0)];
    const [contest, side] = edges(
      counted(emptyTally(ME, 0), settled('t-1', [box({ lines })])),
      figures,
      wagers,
    );
    expect([contest?.own, side?.own]).toEqual([0, -0.8]);
  });
  test('hands fall under their kind by the least strength of it', () => {
    const kinds = [
      { name: 'high_card', label: 'high card', from: 0 },
      { name: 'pair', label: 'pair', from: 439 },
    ];
    const tally = { ...emptyTally(ME, 0), hands: { 438: 2, 439: 1, 600: 1 } };
    const [pair, high] = handShares(tally, figures, kinds);
    expect(pair).toMatchObject({ name: 'pair', times: 2, seen: 0.5, exact: 72 / 425 });
    expect(high).toMatchObject({ name: 'high_card', times: 2, seen: 0.5 });
  });
});

describe('the chart', () => {
  const paper = { width: 320, height: 230, left: 60, right: 16, top: 12, bottom: 40 };

  test('has round marks', () => {
    expect(marks(-1234, 3210, 4)).toEqual([0, 2000]);
    expect(marks(0, 7, 4)).toEqual([0, 2, 4, 6]);
    expect(marks(0, 1, 4)).toEqual([0, 1]);
    expect(marks(0, 9, 4)).toEqual([0, 5]);
    expect(marks(-45_000, 42_000, 4)).toEqual([-25_000, 0, 25_000]);
  });
  test('keeps every point on the paper, the band among them', () => {
    const stands = path(expected(played(40), BET, '-34', '2690000'));
    const { own, band: around, amounts, rounds } = drawn(stands, paper);
    const numbers =
      [own, around]
        .join(' ')
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
    expect(Math.min(...xs)).toBe(60);
    expect(Math.max(...xs)).toBe(304);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...ys)).toBeLessThanOrEqual(190);
    expect(amounts.some(({ value }) => value === 0)).toBe(true);
    expect(rounds.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
  });
  test('is drawn where nothing has moved', () => {
    const { own, band: around } = drawn([{ rounds: 0, net: 0, mean: 0, deviation: 0 }], paper);
    expect(own).not.toContain('NaN');
    expect(around).toBe('');
  });
});

describe('a drill', () => {
  const choice = (action: string, cost: string, multiple: number, discards: string[] = []): ChoiceBody => ({
    action,
    label: action,
    value: '0',
    cost,
    multiple,
    discards,
  });

  test('lays choices out in an order that does not tell the best', () => {
    const all = [
      choice('discard 4c', '0', 1, ['4c']),
      choice('stand', '5', 1),
      choice('discard Qs', '7', 1, ['Qs']),
      choice('fold', '9', 0),
    ];
    const names = (found: ChoiceBody[]): string[] => found.map(({ action }) => action);
    const order = ['fold', 'stand', 'discard Qs', 'discard 4c'];
    expect(names(inPlace(['Qs', '6d', '4c'], all))).toEqual(order);
    expect(names(inPlace(['Qs', '6d', '4c'], [...all].reverse()))).toEqual(order);
    const plays = [
      choice('play 3x', '0', 3),
      choice('fold', '8', 0),
      choice('play 1x', '5', 1),
      choice('play 2x', '3', 2),
    ];
    expect(names(inPlace([], plays))).toEqual(['fold', 'play 1x', 'play 2x', 'play 3x']);
  });
  test('scores exactly', () => {
    const score = [
      choice('play', '100/3', 1),
      choice('play', '100/3', 1),
      choice('fold', '0', 0),
      choice('play', '100/3', 1),
    ].reduce((sum, each) => scored(sum, each, 1000), NO_SCORE);
    expect(score).toEqual({ right: 1, all: 4, antes: '1/10' });
    expect(scoreFrom(JSON.parse(JSON.stringify(score)))).toEqual(score);
    for (const spoilt of [null, {}, { right: 1, all: 'x', antes: '0' }, { right: 1, all: 1, antes: '1.5' }]) {
      expect(scoreFrom(spoilt)).toBe(NO_SCORE);
    }
  });
  test('remembers the last twenty hands', () => {
    const had = Array.from({ length: 25 }, (_, at) => [`${at}c`]).reduce(remembered, [] as string[]);
    expect(had).toHaveLength(20);
    expect(had.at(-1)).toBe('24c');
  });
});
