import { describe, expect, it } from 'vitest';
import { communityOf, handsOf, qualifying } from '../src/table/dealing';
import type { DealerView } from '../src/link/wire';
import { meterOf } from '../src/link/house';
import type { HouseBody } from '../src/link/bodies';

const first = ['9c', '5d', '2h'];
const second = ['Qs', 'Qh', '3d'];
const house = (more: Partial<HouseBody>): HouseBody =>
  ({ always_qualifies: false, community: 0, ...more }) as HouseBody;
const dealer = (more: Partial<DealerView>): DealerView => ({
  cards: first,
  strength: 1,
  qualifies: true,
  ...more,
});

describe("the dealer's cards", () => {
  it('are one hand, with a fourth card too, or two of which the first was replaced', () => {
    expect(handsOf([])).toEqual([[]]);
    expect(handsOf(first)).toEqual([first]);
    expect(handsOf([...first, 'As'])).toEqual([[...first, 'As']]);
    expect(handsOf([...first, ...second])).toEqual([first, second]);
  });

  it('are said to qualify where they might not, and once they are the last', () => {
    const settled = { dealer: dealer({}), phase: 'settled' as const };
    expect(qualifying(settled, house({}))).toBe('felt.qualifies');
    expect(qualifying({ ...settled, dealer: dealer({ qualifies: false }) }, house({}))).toBe(
      'felt.not_qualified',
    );
    expect(qualifying(settled, house({ always_qualifies: true }))).toBe('');
    expect(qualifying({ ...settled, phase: 'dealer_drawing' as const }, house({}))).toBe('');
    expect(qualifying({ ...settled, dealer: dealer({ qualifies: null }) }, house({}))).toBe('');
    expect(qualifying(undefined, null)).toBe('');
  });
});

describe("everybody's cards", () => {
  it('have their places before they are dealt', () => {
    expect(communityOf(dealer({ community: [] }), house({ community: 2 }))).toEqual([null, null]);
    expect(communityOf(undefined, house({ community: 2 }))).toEqual([null, null]);
    expect(communityOf(dealer({ community: ['??'] }), house({ community: 2 }))).toEqual(['??', null]);
    expect(communityOf(dealer({ community: ['4s', '4d'] }), null)).toEqual(['4s', '4d']);
    expect(communityOf(dealer({}), house({}))).toEqual([]);
  });
});

it('a jackpot is told by its meter where there are several', () => {
  const rows = [
    { name: 'royal', label: 'Royal', clause: null, meter: 'mega' },
    { name: 'four', label: 'Four', clause: null, meter: null },
  ];
  const wagers = [{ name: 'progressive', rows }] as unknown as HouseBody['wagers'];
  const several = house({ wagers, meters_minor: { mega: 1, minor: 2 }, meter_names: { mega: 'Mega' } });
  expect(meterOf(several, 'progressive', 'royal')).toBe('Mega');
  expect([
    meterOf(several, 'progressive', 'four'),
    meterOf(several, 'ante', 'royal'),
    meterOf(null, 'a', 'b'),
  ]).toEqual(['', '', '']);
  expect(meterOf({ ...several, meters_minor: { mega: 1 } }, 'progressive', 'royal')).toBe('');
});
