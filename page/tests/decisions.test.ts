import { beforeAll, describe, expect, test, vi } from 'vitest';
import { decisionOf, type Felt } from '../src/command/decisions';
import { understand } from '../src/command/command';
import type { Offer, TableCard } from '../src/link/wire';
import type { HouseBody, WordsBody } from '../src/link/bodies';
import { words } from '../src/words/words.svelte';
import { box, frame } from './frames';

const wagers = [
  { name: 'ante', label: 'Ante', staked: 'placed' },
  { name: 'play', label: 'Raise', staked: 'times' },
];
const hand = ['5d', 'Jc', 'Qh'];
const free: Offer = {
  do: 'play',
  box: 1,
  wager: 'play',
  amounts_minor: [500],
  discards: 3,
  discards_only: [0, 3],
  stands_free: true,
};
const stands = { box: 1, what: 'play', amount: 0, discards: [] };
const draws = { box: 1, what: 'play', amount: 500, discards: hand };

function felt(decision: Partial<HouseBody['decision']>, offers: Offer[], cards = hand): Felt {
  return {
    house: {
      decision: { wager: 'play', discards: 0, only: [], folds: true, ...decision },
    } as unknown as HouseBody,
    names: { cards: { '5d': 'five of diamonds' } } as unknown as WordsBody,
    card: { currency_decimals: 2, currency: 'USD', currency_sign: '$' } as TableCard,
    newest: frame({ boxes: [box(1, { player: 'ann', cards })] }),
    deciding: 1,
    label: (name) => wagers.find((each) => each.name === name)?.label ?? name,
    offer: (what) => offers.find((each) => each.do === what),
  };
}

const chance = felt({ discards: 3, only: [0, 3], folds: false }, [free]);
const meant = (text: string, table: Felt = chance, of = wagers): unknown => {
  const spoken = understand(text, of);
  if (!['play', 'raise', 'draw', 'stand', 'fold'].includes(spoken.what)) return spoken.what;
  return decisionOf(spoken as Parameters<typeof decisionOf>[0], table);
};

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  await words.load('en');
});

describe('where nobody folds', () => {
  test.each(['stand', 'Stand', 'stay', 'plantarse', 'me planto', 'stand box 1'])(
    '%s keeps the cards for nothing',
    (text) => {
      expect(meant(text)).toEqual(stands);
    },
  );
  test.each([
    'raise',
    'Raise $5',
    'raise 5',
    'raise $5 · three new cards',
    'raise 5 $ · tres cartas nuevas',
    'subir',
    'draw',
    'draw 3',
    'draw three',
    'throw all',
    'throw all three',
    'discard all cards',
    'three new cards',
    'throw 5d jc qh',
    'pedir',
    'cambiar',
    'cambiar las tres',
    'tirar todas',
    'descartar todo',
    'pedir tres cartas nuevas',
    'tres cartas nuevas',
  ])('%s puts the wager and replaces all three', (text) => {
    expect(meant(text)).toEqual(draws);
  });
  test.each(['play', 'jugar', 'apostar', 'play 1x'])('%s could be either, and is asked about', (text) => {
    expect(meant(text)).toMatch(/stand to keep .* draw to put the Raise/);
  });
  test('folding is answered by what there is', () => {
    expect(meant('fold')).toBe('Nobody folds here: say stand or draw.');
    expect(meant('retirarse')).toBe(meant('fold'));
  });
  test('what cannot be is said: two cards, another amount, a purse too small, cards that lie face down', () => {
    expect(meant('draw 2')).toMatch(/All three cards .* or none/);
    expect(meant('raise $20')).toMatch(/cannot be played for that: it is \$5/);
    const poor: Offer = { do: 'play', box: 1, wager: 'play', amounts_minor: [0], discards: 0 };
    expect(meant('raise', felt({ discards: 3, folds: false }, [poor]))).toMatch(/costs more than you have/);
    expect(meant('stand', felt({ discards: 3, folds: false }, [poor]))).toEqual(stands);
    expect(meant('draw', felt({ discards: 3, folds: false }, [poor], ['??', '??', '??']))).toMatch(
      /Turn up your cards/,
    );
  });
  test('nothing is drawn by a bare number, nor when there is nothing to decide', () => {
    expect(meant('3')).toBe('unclear');
    expect(meant('draw', { ...chance, deciding: undefined })).toMatch(/nothing of yours to decide/);
  });
});

describe('where one folds', () => {
  const offers: Offer[] = [
    { do: 'fold', box: 1 },
    { do: 'play', box: 1, wager: 'play', amounts_minor: [500, 1000], discards: 1 },
  ];
  const draw = felt({ discards: 1 }, offers);
  const named = [{ name: 'play', label: 'Play/Draw', staked: 'times' }];
  test('a card to be replaced has to be named', () => {
    for (const text of ['draw', 'pedir', 'cambiar', 'throw'])
      expect(meant(text, draw)).toMatch(/such as draw 5d\. You hold five of diamonds/);
    expect(meant('draw 5d', draw)).toEqual({ box: 1, what: 'play', amount: 500, discards: ['5d'] });
  });
  test('playing goes by play, raise, and the name on the button', () => {
    for (const text of ['play', 'raise', 'jugar', 'play/draw', 'Play/Draw $5']) {
      expect(meant(text, draw, named)).toEqual({ box: 1, what: 'play', amount: 500, discards: [] });
    }
    expect(meant('play 2x', draw)).toEqual({ box: 1, what: 'play', amount: 1000, discards: [] });
    expect(meant('play 3x', draw)).toMatch(/cannot be played 3 times/);
    expect(meant('fold', draw)).toEqual({ box: 1, what: 'fold', amount: 0, discards: [] });
  });
  test('a house without a draw says so', () => {
    expect(meant('draw', felt({}, offers))).toMatch(/No card is replaced/);
  });
});
