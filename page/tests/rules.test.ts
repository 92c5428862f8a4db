import { describe, expect, it } from 'vitest';
import type { Line } from '../src/link/wire';
import { anchorOf, citing, clauseIn, withClause } from '../src/rules/cited';
import { partsOf } from '../src/rules/rows';
import { cardsOf, rowsOfLines } from '../src/rules/rows';

describe('clauses in a sentence', () => {
  const parts = citing(['rws:3.1', 'rws:3.10', 'rws:3.10.1', 'draw/T2', 'own (a)']);
  const clauses = (text: string): string[] =>
    parts(text)
      .map(({ clause }) => clause)
      .filter(Boolean);

  it('are links, and brackets around one alone are not needed', () => {
    expect(parts('foreign card (rws:3.1)')).toEqual([
      { text: 'foreign card ', clause: '' },
      { text: 'rws:3.1', clause: 'rws:3.1' },
    ]);
    expect(parts('rws:3.10, rws:3.1').map(({ text }) => text)).toEqual(['rws:3.10', ', ', 'rws:3.1']);
  });

  it('are taken whole, and only where they are known', () => {
    expect(clauses('see rws:3.10.1 and rws:3.10.')).toEqual(['rws:3.10.1', 'rws:3.10']);
    expect(clauses('see rws:3.11, rws:3.1.9 and xrws:3.1')).toEqual([]);
    expect(clauses('misdeal (draw/T2), by own (a)')).toEqual(['draw/T2', 'own (a)']);
  });

  it('lose no other word', () => {
    const text = 'Envy (one for each): rws:3.1 says so.';
    expect(
      parts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(citing([])(text)).toEqual([{ text, clause: '' }]);
    expect(parts('')).toEqual([]);
  });

  it('have an address each', () => {
    expect(anchorOf('rws:3.9.2')).toBe('clause-rws:3.9.2');
    expect(clauseIn('#clause-rws:3.9.2')).toBe('rws:3.9.2');
    expect(clauseIn('#clause-draw%2FT2')).toBe('draw/T2');
    expect(clauseIn('#clause-%E0%A4%A')).toBe('%E0%A4%A');
    expect(clauseIn('#main')).toBe('');
    expect(clauseIn('')).toBe('');
  });
});

describe('the rows of a hand', () => {
  const line = (wager: string, row: string, kind: Line['kind'] = 'stake'): Line =>
    ({ wager, row, kind }) as Line;

  it('come from its lines once it is settled, not from what others made', () => {
    const lines = [
      line('ante', ''),
      line('ante_bonus', 'straight', 'bonus'),
      line('progressive', 'mini_royal', 'envy'),
    ];
    expect(rowsOfLines([...lines, line('pair_plus', 'straight')])).toEqual({
      ante_bonus: 'straight',
      pair_plus: 'straight',
    });
    expect(rowsOfLines([line('pair_plus', 'pair', 'void')])).toEqual({});
  });

  it('are asked for by its cards, the same hand once, and none that is face down', () => {
    expect(cardsOf({ cards: ['Qs', 'Js', '4d'], lines: [] })).toBe('4dJsQs');
    expect(cardsOf({ cards: ['4d', 'Qs', 'Js'], lines: [] })).toBe('4dJsQs');
    expect(cardsOf({ cards: ['??', '??', '??'], lines: [] })).toBe('');
    expect(cardsOf({ cards: ['Qs', '??', '4d'], lines: [] })).toBe('');
    expect(cardsOf(undefined)).toBe('');
  });
});

describe('an ending that goes by the hand', () => {
  it('has a line for each hand and loses no word', () => {
    const english = 'straight flush 5 to 1, three of a kind 4 to 1, straight 2 to 1; otherwise lost';
    expect(partsOf(english)).toEqual([
      'straight flush 5 to 1,',
      'three of a kind 4 to 1,',
      'straight 2 to 1;',
      'otherwise lost',
    ]);
    expect(partsOf(english).join(' ')).toBe(english);
    expect(partsOf('escalera de color 6 a 1, trío 4 a 1; si no, 1 a 1').at(-1)).toBe('si no, 1 a 1');
  });
  it('is whole where it goes by none', () => {
    for (const plain of [
      '1 to 1',
      'returned',
      'by its pay table, else push',
      'según su tabla; si no, se devuelve',
      '',
    ]) {
      expect(partsOf(plain)).toEqual([plain]);
    }
  });
});

it('a printed figure names the clause that prints it', () => {
  expect(['pauma:9', null, undefined].map((clause) => withClause('4.3 %', clause))).toEqual([
    '4.3 % (pauma:9)',
    '4.3 %',
    '4.3 %',
  ]);
});
