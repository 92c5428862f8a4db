import { describe, expect, it, test } from 'vitest';
import { BACK, faceUrl } from '../src/cards/faces';
import { RANKS, SUITS } from '../src/cards/glyphs';
import { CARDS } from '../src/fair/qh1';

const svgs = import.meta.glob<string>('../.faces/face-*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const svg = (name: string): string => svgs[`../.faces/face-${name}.svg`] ?? '';

/** Bytes of pictures, each compressed on its own, as they go over the wire. */
async function zipped(names: string[]): Promise<number> {
  const sizes = names.map(async (name) => {
    const stream = new Blob([svg(name)]).stream().pipeThrough(new CompressionStream('gzip'));
    return (await new Response(stream).arrayBuffer()).byteLength;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe('faceUrl', () => {
  it('has a picture of its own for each card', () => {
    expect(new Set(CARDS.map((card) => faceUrl(card))).size).toBe(52);
    expect(new Set(CARDS.map((card) => faceUrl(card, true))).size).toBe(52);
    expect(faceUrl('Qs')).toContain('face-Qs');
    expect(CARDS.map((card) => faceUrl(card))).not.toContain(BACK);
  });

  it('changes clubs and diamonds alone for four colours', () => {
    const changed = CARDS.filter((card) => faceUrl(card, true) !== faceUrl(card));
    expect(changed).toEqual(CARDS.filter((card) => /[cd]/.test(card.slice(1))));
  });

  test.each(['??', '', 'Xx', 'back-four'])('shows the back for %j', (card) => {
    expect(faceUrl(card)).toBe(BACK);
    expect(faceUrl(card, true)).toBe(BACK);
  });
});

describe('the pictures', () => {
  it('are drawings alone: no text, no script, no address', () => {
    expect(Object.keys(svgs)).toHaveLength(52 + 26 + 1);
    for (const text of Object.values(svgs)) {
      expect(text).toMatch(/^<svg /);
      expect(text).not.toMatch(/<(text|script|style|image|foreignObject)\b|me\.uk|href="[^#]|NaN|undefined/);
      expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toContain('http');
    }
  });

  it('have the ink of their suit', () => {
    const inks = { '2s': '#16181d', Qh: '#c8102e', 'Qd-four': '#1756c4', '9c-four': '#0b6e37' };
    for (const [name, ink] of Object.entries(inks)) expect(svg(name)).toContain(ink);
  });

  it('are small', async () => {
    const courts = CARDS.filter((card) => /[JQK]/.test(card));
    expect(await zipped(courts)).toBeLessThan(75_000);
    expect(await zipped([...CARDS.filter((card) => !courts.includes(card)), 'back'])).toBeLessThan(22_000);
  });
});

test('a plain face has a path for each rank and suit', () => {
  expect(CARDS.filter((card) => !RANKS[card[0]!] || !SUITS[card[1]!])).toEqual([]);
});
