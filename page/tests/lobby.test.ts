import { describe, expect, it } from 'vitest';
import type { TableCard } from '../src/link/wire';
import type { HouseCard } from '../src/link/bodies';
import { tableCode, tableId } from '../src/routes/lobby/address';
import { chosen, grouped, isOpen, ordered, plainest } from '../src/routes/lobby/choose';
import { settingsOf, wrongWith, type HouseChoice, type Wish } from '../src/routes/lobby/make/making';

interface Unlike extends Omit<Partial<TableCard>, 'settings'> {
  settings?: Partial<TableCard['settings']>;
}

function table(id: string, unlike: Unlike = {}): TableCard {
  const limit = { wager: 'ante', label: 'Ante', least_minor: 500, most_minor: 50_000, step_minor: 100 };
  const usual = { deal: 'digital', pace: 'clock', entry: 'open' };
  return {
    id,
    house: 'rws',
    game: 'Three Card Poker',
    boxes: 7,
    free_boxes: 7,
    players: [],
    stage: 'betting',
    paused: false,
    limits: [limit],
    ...unlike,
    settings: { ...usual, ...unlike.settings },
  } as TableCard;
}

const ids = (tables: TableCard[]): string[] => tables.map(({ id }) => id);

describe('the table that is chosen for somebody who sits down now', () => {
  it.each([
    ['a full one', { free_boxes: 0 }],
    ['a paused one', { paused: true }],
    ['a closed one', { stage: 'closed' }],
    ['a live one', { settings: { deal: 'live' } }],
    ['one that a dealer moves on', { settings: { pace: 'dealer' } }],
    ['one by code', { settings: { entry: 'code' } }],
  ] as [string, Unlike][])('is not %s', (_, unlike) => {
    expect(isOpen(table('no', unlike))).toBe(false);
    expect(chosen([table('no', unlike)])).toBeUndefined();
    expect(chosen([table('no', unlike), table('yes', { players: ['Ann', 'Ben'] })])?.id).toBe('yes');
  });

  it('has as few people as possible, for nobody waits at an empty one', () => {
    const tables = [
      table('two', { players: ['Ann', 'Ben'] }),
      table('one', { players: ['Cem'] }),
      table('none'),
    ];
    expect(chosen(tables)?.id).toBe('none');
    expect(chosen(tables.slice(0, 2))?.id).toBe('one');
  });

  it('takes bets now, rather than in a while', () => {
    const tables = [
      table('later', { players: ['Ann'], stage: 'deciding' }),
      table('now', { players: ['Ben'] }),
    ];
    expect(chosen(tables)?.id).toBe('now');
  });

  it('plays the plain game, with the fewest spots to learn', () => {
    const draw = table('draw', { game: '3 Card Draw Poker' });
    const more = table('more', { limits: [...table('').limits, ...table('').limits] });
    expect(chosen([draw, more])?.id).toBe('more');
    expect(chosen([draw, more, table('plain')])?.id).toBe('plain');
    expect(chosen([draw])?.id).toBe('draw');
  });

  it('is of the house that was asked for', () => {
    const tables = [table('rws'), table('prime', { house: 'prime', players: ['Ann'] })];
    expect(chosen(tables, '', 'prime')?.id).toBe('prime');
    expect(chosen(tables, '', 'draw')).toBeUndefined();
  });

  it('is the one at which they sit already, even a full one', () => {
    const mine = table('mine', { players: ['Ann'], free_boxes: 0 });
    expect(chosen([table('empty'), mine], 'Ann')?.id).toBe('mine');
    expect(chosen([table('empty'), mine], 'Ben')?.id).toBe('empty');
    expect(chosen([table('empty'), mine], '')?.id).toBe('empty');
  });

  it('is opened in the plainest house where no box is free', () => {
    const house = (id: string, game: string, entries: number): HouseCard =>
      ({
        id,
        game,
        entries: Object.fromEntries(Array.from({ length: entries }, (_, at) => [String(at), ''])),
      }) as unknown as HouseCard;
    const plain = 'Three Card Poker';
    expect(
      plainest([house('draw', '3 Card Draw Poker', 1), house('four', plain, 4), house('three', plain, 3)]),
    ).toBe('three');
    expect(plainest([house('draw', '3 Card Draw Poker', 2)])).toBe('draw');
    expect(plainest([])).toBe('');
    const elsewhere = { ...house('two', plain, 2), group: 'rooms' };
    expect(plainest([house('four', plain, 4), elsewhere])).toBe('four');
    expect(grouped([elsewhere, elsewhere])).toEqual([['rooms', [elsewhere, elsewhere]]]);
  });

  it('leaves the list as it was', () => {
    const tables = [table('two', { players: ['Ann', 'Ben'] }), table('none')];
    chosen(tables);
    expect(ids(tables)).toEqual(['two', 'none']);
  });
});

describe('the list of tables', () => {
  it('keeps its order, with one’s own first and closed ones gone', () => {
    const tables = [
      table('a', { players: ['Ann'] }),
      table('b', { stage: 'closed' }),
      table('c'),
      table('d', { players: ['Ben'] }),
    ];
    expect(ids(ordered(tables, ''))).toEqual(['a', 'c', 'd']);
    expect(ids(ordered(tables, 'Ben'))).toEqual(['d', 'a', 'c']);
  });
});

describe('a table that somebody was told of', () => {
  it.each([
    ['https://cards.example/tables/wgtrwfbd', 'wgtrwfbd'],
    ['http://127.0.0.1:8000/tables/wgtrwfbd?from=chat#x', 'wgtrwfbd'],
    ['Come! http://10.0.0.2:8000/tables/wgtrwfbd code ABCDEF', 'wgtrwfbd'],
    ['/tables/wgtrwfbd', 'wgtrwfbd'],
    ['  wgtrwfbd ', 'wgtrwfbd'],
    ['hello there', ''],
    ['https://cards.example/rounds/wgtrwfbd-3', ''],
    ['../../etc', ''],
    ['', ''],
  ])('is found in %j', (text, id) => expect(tableId(text)).toBe(id));

  it.each([
    ['abcdef', 'ABCDEF'],
    [' AB-CD EF ', 'ABCDEF'],
    ['', ''],
    ['no such code at all', ''],
    ['ÄÖÜ', ''],
  ])('has the code %j', (text, code) => expect(tableCode(text)).toBe(code));
});

describe('a table that somebody wants', () => {
  const wish: Wish = {
    house: 'rws',
    name: '',
    least: '',
    most: '',
    boxes: 7,
    byCode: false,
    bots: true,
    timed: true,
    betSeconds: 20,
    decideSeconds: 15,
    progressive: true,
  };
  const choice: HouseChoice = { ante: 'ante', least: '5', most: '500', hasMeter: true, boxes: 7 };

  it('says nothing of what is as usual', () => {
    expect(settingsOf(wish, choice)).toEqual({
      house: 'rws',
      timed: true,
      bet_seconds: 20,
      decide_seconds: 15,
      entry: 'open',
      bots: true,
      progressive: 'own',
    });
  });

  it('posts limits, filled up from the house', () => {
    expect(settingsOf({ ...wish, least: ' 10 ', most: '200' }, choice)).toMatchObject({
      posted: 'ante=10..200',
    });
    expect(settingsOf({ ...wish, least: '2,50' }, choice)).toMatchObject({ posted: 'ante=2.50..500' });
    expect(settingsOf({ ...wish, most: '50' }, choice)).toMatchObject({ posted: 'ante=5..50' });
    expect(settingsOf({ ...wish, most: '50' }, { ...choice, ante: '' })).not.toHaveProperty('posted');
  });

  it('has no clock, no meter and a code where that is wanted', () => {
    const settings = settingsOf(
      { ...wish, timed: false, progressive: false, byCode: true, boxes: 3, name: ' Us ' },
      choice,
    );
    expect(settings).toEqual({
      house: 'rws',
      name: 'Us',
      boxes: 3,
      timed: false,
      entry: 'code',
      bots: true,
      progressive: 'none',
    });
    expect(settingsOf(wish, { ...choice, hasMeter: false })).not.toHaveProperty('progressive');
  });

  it.each([
    [{}, null],
    [{ least: 'ten' }, 'least'],
    [{ least: '10', most: '1e9' }, 'most'],
    [{ most: '-5' }, 'most'],
    [{ least: '2.505' }, 'least'],
    [{ least: '10', most: '20.5' }, null],
  ] as [Partial<Wish>, string | null][])('is told what is no amount in %j', (said, field) => {
    expect(wrongWith({ ...wish, ...said })).toBe(field);
  });
});
