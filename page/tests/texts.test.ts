/** Every text of the page in every language, with the same places; and no text that nobody has written. */

import { expect, test, vi } from 'vitest';
import english from '../src/words/english';
import spanish from '../src/words/spanish';
import { playerName, say, sayCode, words, type Key } from '../src/words/words.svelte';

type Texts = Record<string, string | Record<string, string>>;

const files = import.meta.glob<Texts>('../src/words/*/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function catalogue(language: string): Texts {
  const all: Texts = {};
  for (const [file, texts] of Object.entries(files)) {
    if (!file.includes(`/${language}/`)) continue;
    for (const [key, text] of Object.entries(texts)) {
      expect(all, `${key} is written twice`).not.toHaveProperty([key]);
      all[key] = text;
    }
  }
  return all;
}

const forms = (text: string | Record<string, string> | undefined): string[] =>
  typeof text === 'string' ? [text] : Object.values(text ?? {});
const places = (text: string | Record<string, string> | undefined): string[] =>
  [
    ...new Set(
      forms(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '')),
    ),
  ].sort();
const code = Object.values(sources).join('\n');

test('every file of texts belongs to its language', () => {
  expect(catalogue('en')).toEqual(english);
  expect(catalogue('es')).toEqual(spanish);
});

test('every text is there in both languages, with the same places', () => {
  expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  for (const [key, text] of Object.entries(english))
    expect([key, ...places(spanish[key as Key])]).toEqual([key, ...places(text)]);
});

test('a key that is not written, or one that counts without a count, is a type error', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.load('en');
  // @ts-expect-error: no such text
  expect(say('felt.dealr')).toBe('felt.dealr');
  // @ts-expect-error: how many rounds?
  expect(say('coach.stands', { rounds: 1, net: 2 })).toContain('rounds');
  expect(sayCode('phase.of_the_moon', 'full')).toBe('full');
});

test('every text has words in it', () => {
  for (const text of [...Object.values(english), ...Object.values(spanish)]) {
    for (const form of forms(text)) expect(form.trim()).not.toBe('');
  }
});

test('every text that is chosen by a code is written for each area it can be of', () => {
  const areas = [...code.matchAll(/\bsay(?:Code)?\(\s*`([\w.]+?)\$\{/g)].map((found) => found[1] ?? '');
  for (const area of areas)
    expect(
      Object.keys(english).some((key) => key.startsWith(area)),
      area,
    ).toBe(true);
});

test('no text lies about unused', () => {
  const dynamic = [...code.matchAll(/`([\w.]+?)\$\{/g)].map((found) => found[1] ?? '');
  const unused = Object.keys(english).filter(
    (key) => !code.includes(`'${key}'`) && !dynamic.some((start) => start && key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('a bot is called with its strategy in the words of the language', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const names = ['Bot Wanda (best)', 'Bot (always)', 'Bot Otto (Q-6-4)', 'Ann (best)', ''];
  for (const [language, best, always] of [
    ['es', 'mejor juego', 'siempre juega'],
    ['en', 'best', 'always'],
  ] as const) {
    await words.load(language);
    expect(names.map(playerName)).toEqual([`Bot Wanda (${best})`, `Bot (${always})`, ...names.slice(2)]);
  }
});
