import { beforeEach, expect, test } from 'vitest';
import { kept } from '../src/settings/kept';
import { remember, remembered } from '../src/table/remembered';

const bets = [{ box: 1, wager: 'ante', total: 500 }];

beforeEach(() => kept.write('bets', '[]'));

test('each table has its own bets, and nobody has those of somebody else', () => {
  remember('one', 'ann', { bets });
  remember('two', 'ann', { open: 4 });
  expect(remembered('one', 'ann')).toMatchObject({ bets, open: 0 });
  expect(remembered('two', 'ann')).toMatchObject({ bets: [], open: 4 });
  expect(remembered('one', 'ben')).toMatchObject({ bets: [], open: 0 });
});

test('what is known of one thing stays when another changes', () => {
  remember('one', 'ann', { bets });
  remember('one', 'ann', { open: 7 });
  expect(remembered('one', 'ann')).toMatchObject({ bets, open: 7 });
});

test('so many tables and no more are remembered, the last ones', () => {
  for (let table = 0; table < 30; table += 1) remember(String(table), 'ann', { bets });
  expect(kept.readJson<unknown[]>('bets', [])).toHaveLength(20);
  expect(remembered('9', 'ann').bets).toEqual([]);
  expect(remembered('10', 'ann').bets).toEqual(bets);
});

test('what somebody else wrote there harms nothing', () => {
  for (const text of [
    '{"a":1}',
    '[null,7,{"table":"one"}]',
    'no',
    '[{"table":"one","player":"ann","bets":[null,{"box":"1"}],"open":"x"}]',
  ]) {
    kept.write('bets', text);
    expect(remembered('one', 'ann')).toEqual({ table: 'one', player: 'ann', bets: [], open: 0 });
  }
});
