import { describe, expect, it } from 'vitest';
import { checkPlaces, handOf } from '../src/fair/places';
import { amountsFor, mayDiscard, together } from '../src/felt/playing';

const any = { do: 'play', amounts_minor: [500, 1000], discards: 2 };
const whole = { do: 'play', amounts_minor: [500], discards: 3, discards_only: [0, 3], stands_free: true };

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
