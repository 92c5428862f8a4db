/** Colours are tokens of `src/style/tokens.css`: no component writes one of its own. */

import { expect, test } from 'vitest';
import base from '../src/style/base.css?raw';
import tokens from '../src/style/tokens.css?raw';

const components = import.meta.glob<string>('../src/**/*.svelte', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const NAMED = 'black|white|red|green|blue|gold|gr[ae]y|silver|orange|yellow|purple|pink|brown|navy|teal';
const LITERAL = new RegExp(
  String.raw`(?<=[\s:(,])(?:#[\da-f]{3,8}\b|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!var\()|(?:${NAMED})(?![\w-]))`,
  'i',
);

/** The declarations of styles, and what attributes set: `fill="..."`, `style:color={...}`. */
function declarations(source: string): string[] {
  const style = /<style>(.*)<\/style>/s.exec(source)?.[1] ?? '';
  const css = style.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;])\s*[\w-]+:[^;{}]+/g);
  const attributes = source.matchAll(/\b(?:fill|stroke|style:[\w-]+|style)="[^"]*"/g);
  return [...css, ...attributes].map(([found]) => found.trim().replace('="', ': '));
}

test.each([
  ['color: #fff', true],
  ['background: linear-gradient(90deg, var(--felt), RGB(0 0 0 / 10%))', true],
  ['border: 1px solid gold', true],
  ['fill: white"', true],
  ['background: rgb(var(--shade) / 10%)', false],
  ['white-space: nowrap', false],
  ['color: var(--on-gold)', false],
])('%j has a colour of its own: %j', (declaration, has) => expect(LITERAL.test(declaration)).toBe(has));

test('no component has a colour of its own', () => {
  const found = Object.entries(components).flatMap(([file, source]) =>
    declarations(source)
      .filter((each) => LITERAL.test(each))
      .map((each) => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});

test('every token that is used exists, and every token is used', () => {
  const all = [...Object.values(components), base, tokens].join('\n');
  const named = [...tokens.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
  const written = new Set([...all.matchAll(/(--[\w-]+)(?::|=[{"])/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)(?=\))/g)].map(([, name]) => name));
  expect([...used].filter((name) => !written.has(name))).toEqual([]);
  expect(named.filter((name) => !all.includes(`var(${name}`))).toEqual([]);
});
