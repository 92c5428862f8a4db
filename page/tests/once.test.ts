import { expect, test } from 'vitest';
import { Once } from '../src/hear/once';
import type { Told } from '../src/link/wire';

const meter = (amount_minor: number, more = {}): Told => ({
  code: 'meter',
  facts: { meter: 'main', amount_minor, ...more },
});
const cards = (code: Told['code'], box: number, ...of: string[]): Told => ({
  code,
  facts: { box, cards: of },
});
/** Which of these things are news, in one game after another. */
const news = (...games: Told[][]): boolean[][] => {
  const once = new Once();
  return games.map((told, game) => told.map((each) => once.isNews(each, game + 1)));
};

test('a meter is told when it stands elsewhere, not again when the next game opens', () => {
  const opened: Told = { code: 'opened', facts: { game: 2 } };
  expect(
    news([meter(100), meter(150)], [opened, meter(150), meter(160), meter(100, { case: 'back' })]),
  ).toEqual([
    [true, true],
    [true, false, true, true],
  ]);
});

test('a meter that stands where it stood is told where something was set aside', () => {
  expect(
    news([meter(100)], [meter(100), meter(100, { case: 'reserved', other_minor: 5 })], [meter(100)]),
  ).toEqual([[true], [false, true], [false]]);
});

test('a hand that was looked at is not told again when it is shown', () => {
  expect(news([cards('looked', 1, 'Qs', '6h', '4c'), cards('shows', 1, '4c', '6h', 'Qs')])).toEqual([
    [true, false],
  ]);
});

test('nor is one that has drawn', () => {
  const drew = [
    cards('looked', 1, 'Qs', '6h', '4c'),
    cards('drew', 1, '9d'),
    cards('shows', 1, 'Qs', '9d', '6h'),
  ];
  expect(news(drew)).toEqual([[true, true, false]]);
});

test('hands of others are told when they are shown, and so are one’s own of another game', () => {
  const own = ['Qs', '6h', '4c'];
  expect(
    news(
      [cards('looked', 2), cards('shows', 2, ...own), cards('looked', 1, ...own)],
      [cards('shows', 1, ...own)],
    ),
  ).toEqual([[true, true, true], [true]]);
});

test('what is no card and no meter is always told', () => {
  const line: Told = { code: 'line' };
  expect(news([{ code: 'closed' }, line, line, { code: 'closed' }])).toEqual([[true, true, true, true]]);
});
