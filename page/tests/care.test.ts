import { describe, expect, it, test } from 'vitest';
import { bindsAtOnce, isLonger, mayBeBroke, minorOf, minutesOf } from '../src/care/limits';
import { moneyOf } from '../src/link/currencies';

test.each([
  ['50', 2, 5000],
  ['2.5', 2, 250],
  ['2,50', 2, 250],
  [' 1 000 ', 2, 100_000],
  ['1\u00a0000', 0, 1000],
  ['0', 2, 0],
  ['7.', 2, 700],
])('%j is an amount', (typed, decimals, minor) => expect(minorOf(typed, decimals)).toBe(minor));

test.each(['', 'ten', '-5', '1e3', '2.505', '1,000.00', '9'.repeat(14), '٣'])('%j is none', (typed) =>
  expect(minorOf(typed, 2)).toBeNull(),
);

test.each([
  ['1', 1],
  [' 60 ', 60],
  ['1440', 1440],
  ['0', null],
  ['1441', null],
  ['1.5', null],
  ['an hour', null],
])('%j as minutes', (typed, minutes) => expect(minutesOf(typed)).toBe(minutes));

describe('a wish', () => {
  it('binds at once where it is stricter, or where there was no limit', () => {
    expect(bindsAtOnce(10, null)).toBe(true);
    expect(bindsAtOnce(10, 20)).toBe(true);
    expect(bindsAtOnce(20, 20)).toBe(true);
    expect(bindsAtOnce(30, 20)).toBe(false);
    expect(bindsAtOnce(null, 20)).toBe(false);
  });

  it('for a break is offered only where it makes the one under way longer', () => {
    const now = 1_000_000_000;
    expect(isLonger(0, now, 15)).toBe(true);
    expect(isLonger(now + 20 * 60_000, now, 15)).toBe(false);
    expect(isLonger(now + 20 * 60_000, now, 60)).toBe(true);
  });
});

test('a purse that pays for a box at every table is not taken for empty', () => {
  const tables = [
    { limits: [{ least_minor: 500 }, { least_minor: 100 }] },
    { limits: [{ least_minor: 1000 }] },
  ];
  expect(mayBeBroke(2999, tables)).toBe(true);
  expect(mayBeBroke(3000, tables)).toBe(false);
  expect(mayBeBroke(10 ** 6, [])).toBe(true);
});

test('a currency that no table has is written as the browser knows it', () => {
  expect(moneyOf('GBP')).toEqual({ currency: 'GBP', currency_sign: '£', currency_decimals: 2 });
  expect(moneyOf('JPY').currency_decimals).toBe(0);
  expect(moneyOf('no currency')).toMatchObject({ currency_sign: 'no currency ', currency_decimals: 2 });
});
