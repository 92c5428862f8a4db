import { expect, test } from 'vitest';
import { amountOf, cardOf, understand } from '../src/command/command';
import { cardsAloud } from '../src/hear/aloud';

const wagers = [
  { name: 'ante', label: 'Ante' },
  { name: 'play', label: 'Play' },
  { name: 'pair_plus', label: 'Pair Plus' },
  { name: 'double_shot', label: 'Double Shot Bonus' },
];
const said = (text: string) => understand(text, wagers);

test('a wager and an amount are a bet', () => {
  expect(said('ante 10')).toEqual({ what: 'bet', wager: 'ante', amount: 10, box: null });
  expect(said('  Pair   Plus 5 ')).toEqual({ what: 'bet', wager: 'pair_plus', amount: 5, box: null });
  expect(said('pp5')).toEqual({ what: 'bet', wager: 'pair_plus', amount: 5, box: null });
  expect(said('pair_plus=2.50 box 3')).toEqual({ what: 'bet', wager: 'pair_plus', amount: 2.5, box: 3 });
  expect(said('double shot bonus 1')).toEqual({ what: 'bet', wager: 'double_shot', amount: 1, box: null });
  expect(said('ante off')).toEqual({ what: 'off', wager: 'ante', box: null });
});

test('decisions, with cards to throw and how many times', () => {
  expect(said('play')).toEqual({ what: 'play', box: null, discards: [], times: null });
  expect(said('play 2x')).toEqual({ what: 'play', box: null, discards: [], times: 2 });
  expect(said('throw 4c')).toEqual({ what: 'play', box: null, discards: ['4c'], times: null });
  expect(said('play throw 10♥')).toEqual({ what: 'play', box: null, discards: ['Th'], times: null });
  expect(said('draw')).toEqual({ what: 'draw', box: null, count: null });
  expect(said('throw all')).toEqual({ what: 'draw', box: null, count: 3 });
  expect(said('stand box 2')).toEqual({ what: 'stand', box: 2 });
  expect(said('raise')).toEqual({ what: 'raise', box: null, discards: [], times: null });
  expect(said('fold box 2')).toEqual({ what: 'fold', box: 2 });
});

test('the same in Spanish', () => {
  expect(said('listo')).toEqual({ what: 'ready' });
  expect(said('descartar 4c')).toEqual({ what: 'play', box: null, discards: ['4c'], times: null });
  expect(said('retirarse casilla 2')).toEqual({ what: 'fold', box: 2 });
  expect(said('saldo')).toEqual({ what: 'ask', question: 'b' });
});

test('plain words', () => {
  for (const [text, what] of [
    ['ready', 'ready'],
    ['Re-bet', 'again'],
    ['rebet', 'again'],
    ['verify', 'verify'],
    ['help', 'help'],
  ]) {
    expect(said(text ?? '').what).toBe(what);
  }
});

test('what is not understood says which part', () => {
  expect(said('ante ten')).toEqual({ what: 'unclear', why: 'amount', said: 'ten' });
  expect(said('ante 1e9')).toEqual({ what: 'unclear', why: 'amount', said: '1e9' });
  expect(said('tip 5')).toEqual({ what: 'unclear', why: 'wager', said: 'tip 5' });
  expect(said('throw the four')).toEqual({ what: 'unclear', why: 'cards', said: 'throw the four' });
  expect(said('good evening')).toEqual({ what: 'unclear', why: 'words', said: 'good evening' });
  expect(said('(((').what).toBe('unclear');
});

test('amounts as people write them, and none that are not', () => {
  expect(['10', '2.50', '2,5', 'S$5', '£ 7'].map(amountOf)).toEqual([10, 2.5, 2.5, 5, 7]);
  expect(['', '-5', '1.234', 'five', '1e3', '0x10', '9999999999'].map(amountOf)).toEqual(Array(7).fill(null));
});

test('cards as people write them', () => {
  expect(['Qs', 'tH', '10d', '4♣', '1c', 'QQ'].map(cardOf)).toEqual(['Qs', 'Th', 'Td', '4c', null, null]);
});

test('cards are spoken by their names', () => {
  const names = { Kc: 'king of clubs', Td: 'ten of diamonds', '2h': 'two of hearts' };
  expect(cardsAloud('Dealer shows Kc 10d 2h', names)).toBe(
    'Dealer shows king of clubs, ten of diamonds, two of hearts',
  );
  expect(cardsAloud('Box 1 shows K♣ and stays', names)).toBe('Box 1 shows king of clubs and stays');
  expect(cardsAloud('Box 2: Ante 10, 5 back (rws:3.2)', names)).toBe('Box 2: Ante 10, 5 back (rws:3.2)');
});
