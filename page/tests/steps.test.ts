import { describe, expect, test } from 'vitest';
import { stepsBetween } from '../src/motion/steps';
import { box, frame, line } from './frames';
import type { Told } from '../src/link/wire';

const down = ['??', '??', '??'];
const staked = { player: 'ann', stakes_minor: [['ante', 500]] as [string, number][] };
const before = frame({ boxes: [box(1, staked), box(2), box(3, { ...staked, player: 'bob' })] });
const dealt = frame({
  stage: 'deciding',
  boxes: [box(1, { ...staked, cards: down }), box(2), box(3, { ...staked, player: 'bob', cards: down })],
  dealer: down,
  told: [{ code: 'closed' }, { code: 'dealt' }],
});

/** Which place the newest card of each picture lies at, 0 being the dealer's. */
function order(method: string): number[] {
  const count = new Map<number, number>();
  return stepsBetween(before, dealt, method, 'ann')
    .filter((step) => step.kind === 'deal')
    .map(({ frame: { view } }) => {
      const now = [
        ...view.boxes.map((each) => [each.number, each.cards.length] as const),
        [0, view.dealer.cards.length] as const,
      ];
      const grown = now.find(([place, cards]) => cards > (count.get(place) ?? 0));
      for (const [place, cards] of now) count.set(place, cards);
      return grown?.[0] ?? -1;
    });
}

describe('the deal', () => {
  test('goes round three times by hand, and three at once from a shuffler', () => {
    expect(order('hand')).toEqual([1, 3, 0, 1, 3, 0, 1, 3, 0]);
    expect(order('shuffler')).toEqual([1, 1, 1, 3, 3, 3, 0, 0, 0]);
  });

  test('ends in the very frame that came, and tells each thing once', () => {
    const steps = stepsBetween(before, dealt, 'hand', 'ann');
    expect(steps.at(-1)?.frame).toBe(dealt);
    expect(steps.flatMap((step) => step.told)).toEqual([0, 1]);
  });

  test('shows no open card of the dealer before the last picture', () => {
    const open = {
      ...dealt,
      view: { ...dealt.view, dealer: { ...dealt.view.dealer, cards: ['Qs', '??', '??'] } },
    };
    const steps = stepsBetween(before, open, 'hand', 'ann').slice(0, -1);
    expect(steps.every(({ frame: { view } }) => !view.dealer.cards.includes('Qs'))).toBe(true);
  });
});

describe('the end', () => {
  const played = frame({
    stage: 'moving',
    boxes: [
      box(1, { ...staked, cards: ['Qs', '6h', '4d'], choice: 'play' }),
      box(2),
      box(3, { ...staked, player: 'bob', cards: down }),
    ],
    dealer: down,
  });
  const lines = {
    one: line(1, 'ante'),
    two: line(1, 'play'),
    three: line(3, 'ante', { outcome: 'lose', returned_minor: 0 }),
  };
  const settled = frame({
    stage: 'showing',
    purse: 2500,
    meter: 99,
    boxes: [
      box(1, { ...staked, cards: ['Qs', '6h', '4d'], choice: 'play', lines: [lines.one, lines.two] }),
      box(2),
      box(3, { ...staked, player: 'bob', cards: ['2c', '3d', '9s'], lines: [lines.three] }),
    ],
    dealer: ['Jc', '9d', '2h'],
    told: [
      { code: 'dealer_shows' },
      { code: 'shows' },
      { code: 'line', line: lines.three },
      { code: 'line', line: lines.one },
      { code: 'line', line: lines.two },
      { code: 'meter' },
    ],
  });
  const steps = stepsBetween(played, settled, 'hand', 'ann');

  test('turns the hands up before anything is paid, and pays in the order that was told', () => {
    expect(steps.map((step) => step.kind)).toEqual(['reveal', 'pay', 'pay', 'pay', 'rest']);
    const paid = steps.map(({ frame: { view } }) => view.boxes.flatMap((each) => each.lines).length);
    expect(paid).toEqual([0, 1, 2, 3, 3]);
    expect(steps[1]?.frame.view.boxes[2]?.lines).toEqual([lines.three]);
  });

  test('tells of no purse and no meter before the last picture', () => {
    for (const step of steps.slice(0, -1)) {
      expect(step.frame.purse_minor).toBe(1000);
      expect(step.frame.view.meters_minor).toEqual([['main', 10]]);
    }
    expect(steps.at(-1)?.frame).toBe(settled);
  });

  test('says each payout with its picture, and everything once and in order', () => {
    expect(steps.flatMap((step) => step.told)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(steps.map((step) => step.told.length)).toEqual([2, 1, 1, 1, 1]);
  });

  test('needs no telling: after a gap the pictures come from the two views', () => {
    const silent = stepsBetween(played, { ...settled, told: [] }, 'hand', 'ann');
    expect(silent.map((step) => step.kind)).toEqual(['reveal', 'pay', 'pay', 'pay', 'rest']);
    const wholeRound = stepsBetween(before, settled, 'hand', 'ann');
    expect(wholeRound.filter((step) => step.kind === 'deal')).toHaveLength(9);
    expect(wholeRound.at(-1)?.frame).toBe(settled);
  });

  test('does not last: seven boxes of five lines are paid within four seconds', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map((number) => {
      const all = ['a', 'b', 'c', 'd', 'e'].map((wager) => line(number, wager));
      return box(number, { player: number === 1 ? 'ann' : 'bob', cards: ['Qs', '6h', '4d'], lines: all });
    });
    const quiet = many.map((each) => ({ ...each, lines: [] }));
    const all = stepsBetween(
      frame({ stage: 'moving', boxes: quiet, dealer: down }),
      frame({ stage: 'showing', boxes: many, dealer: ['Jc', '9d', '2h'] }),
      'hand',
      'ann',
    );
    const paying = all.filter((step) => step.kind === 'pay').reduce((sum, step) => sum + step.ms, 0);
    expect(paying).toBeLessThan(4000);
  });
});

test('another round is shown at once', () => {
  const next = frame({ round: 2, told: [{ code: 'opened' }] });
  const steps = stepsBetween(dealt, next, 'hand', 'ann');
  expect(steps.map((step) => step.kind)).toEqual(['rest']);
  expect(steps[0]?.told).toEqual([0]);
});

test('a draw is seen before the dealer is, and the dealer before the dealer draws', () => {
  const mine = (cards: string[], more = {}) =>
    box(1, { ...staked, cards, looked: true, choice: 'play', discards: ['Kd'], ...more });
  const thrown = frame({ stage: 'moving', boxes: [mine(['4c', '7c'])], dealer: down });
  const paid = line(1, 'ante');
  const over = frame({
    stage: 'showing',
    boxes: [mine(['4c', '7c', '2h'], { strength: 9, lines: [paid] })],
    dealer: ['Jc', '9d', '3h', 'As'],
    told: [
      { code: 'drew' },
      { code: 'dealer_shows' },
      { code: 'shows' },
      { code: 'dealer_drew' },
      { code: 'line', line: paid },
    ],
  });
  const steps = stepsBetween(thrown, over, 'hand', 'ann');
  expect(steps.map((step) => step.kind)).toEqual(['draw', 'reveal', 'reveal', 'pay', 'rest']);
  expect(steps.map((step) => step.told)).toEqual([[0], [1, 2], [3], [4], []]);
  const [draw, first, second] = steps.map((step) => step.frame.view);
  expect(draw?.boxes[0]?.cards).toEqual(['4c', '7c', '2h']);
  expect(draw?.dealer.cards).toEqual(down);
  expect(first?.dealer).toEqual({ cards: ['Jc', '9d', '3h'], strength: null, qualifies: null });
  expect(second?.dealer.cards).toHaveLength(4);
  expect(second?.boxes[0]?.lines).toEqual([]);
});

test('a card that is replaced leaves before the new one is seen', () => {
  const mine = (cards: string[], discards: string[] = []) =>
    frame({ stage: 'deciding', boxes: [box(1, { ...staked, cards, discards, looked: true })], dealer: down });
  const steps = stepsBetween(mine(['Qs', '6h', '4d']), mine(['Qs', '6h', 'As'], ['4d']), 'hand', 'ann');
  expect(steps.map((step) => step.kind)).toEqual(['draw', 'draw', 'rest']);
  expect(steps[0]?.frame.view.boxes[0]?.cards).toEqual(['Qs', '6h']);
});

test('community cards are dealt after all hands, and are turned with the dealer', () => {
  const beside = (said: Parameters<typeof frame>[0], community: string[]): ReturnType<typeof frame> => {
    const made = frame(said);
    return { ...made, view: { ...made.view, dealer: { ...made.view.dealer, community } } };
  };
  const hand = (cards: string[]): ReturnType<typeof box>[] => [box(1, { player: 'u1', cards })];
  const bare = frame({ stage: 'moving', boxes: hand([]) });
  const told: Told[] = [{ code: 'dealt' }, { code: 'community' }];
  const dealt = beside({ stage: 'deciding', boxes: hand(down), dealer: down, told }, ['??', '??']);
  const dealing = stepsBetween(bare, dealt, 'hand', 'u1');
  const lying = dealing.map(({ frame: { view } }) => [
    view.dealer.cards.length,
    view.dealer.community?.length,
  ]);
  expect(lying.slice(0, -3).every(([, common]) => common === 0)).toBe(true);
  expect(lying.slice(-4)).toEqual([
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 2],
  ]);
  expect(dealing.slice(0, -1).every(({ kind }) => kind === 'deal')).toBe(true);
  expect(dealing.at(-1)?.frame.view.dealer.community).toEqual(['??', '??']);
  expect(dealing.at(-2)?.told).toEqual([0, 1]);
  const turned = beside(
    {
      stage: 'showing',
      boxes: hand(['Kd', '9c', '3h']),
      dealer: ['Jc', '9d', '2h', 'As'],
      told: [{ code: 'dealer_shows' }, { code: 'community_shows' }, { code: 'shows' }],
    },
    ['4s', '4d'],
  );
  const [first] = stepsBetween(dealt, turned, 'hand', 'u1');
  expect(first?.frame.view.dealer).toEqual({
    cards: ['Jc', '9d', '2h'],
    strength: null,
    qualifies: null,
    community: ['4s', '4d'],
  });
  expect(first?.told).toEqual([0, 1, 2]);
});
