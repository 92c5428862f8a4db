import { describe, expect, it } from 'vitest';
import { checkPlaces, handOf } from '../src/fair/places';
import {
  amountsFor,
  mayDiscard,
  promptFor,
  putsWith,
  standsOrDrawsAll,
  together,
} from '../src/table/playing';
import type { Offer } from '../src/link/wire';

const any: Offer = { do: 'play', amounts_minor: [500, 1000], discards: 2 };
const whole: Offer = {
  do: 'play',
  amounts_minor: [500],
  discards: 3,
  discards_only: [0, 3],
  stands_free: true,
};

describe('what a play offer leaves room for', () => {
  it('takes any number of discards, or those that it names', () => {
    expect([0, 1, 2, 3].map((count) => mayDiscard(any, count))).toEqual([true, true, true, false]);
    expect([0, 1, 2, 3].map((count) => mayDiscard(whole, count))).toEqual([true, false, false, true]);
    expect([together(any), together(whole), together(undefined)]).toEqual([false, true, false]);
  });
  it('costs nothing to stand where it says so', () => {
    expect(amountsFor(any, 0)).toEqual([500, 1000]);
    expect(amountsFor(whole, 0)).toEqual([0]);
    expect(amountsFor(whole, 3)).toEqual([500]);
    expect(amountsFor(undefined, 0)).toEqual([]);
  });
});

describe('where nobody folds', () => {
  const decision = { wager: 'play', discards: 3, only: [0, 3], folds: false };
  const poor: Offer = { do: 'play', amounts_minor: [0], discards: 0 };
  it('a button draws all cards, whatever is marked', () => {
    expect(standsOrDrawsAll(decision)).toBe(true);
    expect(standsOrDrawsAll({ ...decision, only: [] })).toBe(false);
    expect(standsOrDrawsAll({ ...decision, folds: true })).toBe(false);
    expect([0, 1, 3].map((count) => putsWith(whole, false, count))).toEqual([false, false, true]);
    expect([putsWith(poor, false, 3), putsWith(undefined, false, 3)]).toEqual([false, false]);
    expect([0, 2, 3].map((count) => putsWith(any, true, count))).toEqual([true, true, false]);
  });
  it('is asked about what may be done, and nothing else', () => {
    expect(promptFor(whole, false, false)).toBe('phase.stand_or_draw');
    expect(promptFor(poor, false, false)).toBe('phase.only_stand');
    expect(promptFor(poor, false, true)).toBe('phase.look_or_stand');
    expect(promptFor(any, true, false)).toBe('phase.play_or_draw');
    expect(promptFor({ do: 'play', amounts_minor: [500] }, true, false)).toBe('phase.your_turn');
  });
});

describe("the dealer's second hand in a proof", () => {
  const first = ['box 1', 'box 1', 'box 1', 'dealer', 'dealer', 'dealer'];
  const second = Array<string>(3).fill('dealer second hand');
  it('comes last and whole', () => {
    expect(checkPlaces([...first, 'box 1 replacement', ...second])).toEqual({ way: 'shuffler', boxes: 1 });
    expect(handOf('dealer second hand')).toBe('dealer');
    expect(() => checkPlaces([...first, ...second.slice(1)])).toThrow();
    expect(() => checkPlaces([...first, ...second, 'dealer fourth'])).toThrow();
  });
});
