/**
 * Card faces, made when the page is built: the CC0 art of `@letele/playing-cards` without its React, in our
 * colours and with larger corners, and beside it the ace of spades and the back of `drawn/`.
 */

import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';

const PACKAGE = new URL('../node_modules/@letele/playing-cards/', import.meta.url);
const ART = new URL('dist/index.esm.js', PACKAGE);
const LICENCE = new URL('LICENSE', PACKAGE);
const ACE = new URL('drawn/ace.svg', import.meta.url);
const BACK = new URL('drawn/back.svg', import.meta.url);
const FACES = new URL('../.faces/', import.meta.url);
const MADE_OF = new URL('made-of.txt', FACES);

const RANKS = { T: '10', J: 'j', Q: 'q', K: 'k', A: 'a' };
const COLOURS = { red: '#c8102e', '#44F': '#2b3f8c', '#FC4': '#e8b03a' };
const INKS = { c: '#16181d', d: '#c8102e', h: '#c8102e', s: '#16181d' };
/** Where each suit has a colour of its own, these two differ. */
const FOUR_INKS = { c: '#0b6e37', d: '#1756c4' };
/** How `use` places what has this width in the package, of 240: larger corners, and room between the pips. */
const PLACED = {
  32: () => square(42, -100, -137),
  26.769: () => square(36, -100, -97),
  70: ({ x, y }, card) => square(card.rank === 'A' ? 130 : 62, 0.86 * (x + 35), 0.98 * (y + 35)),
};
const INDEX_STROKE = 105;
const ATTRIBUTES = { viewBox: 'viewBox', preserveAspectRatio: 'preserveAspectRatio', xlinkHref: 'href' };
const PIP = '-600 -600 1200 1200';
const INDEX = '-500 -500 1000 1000';

/** Makes the faces before the page is compiled, and puts the art's licence beside it. */
export function faces() {
  return {
    name: 'queenhigh-faces',
    buildStart: makeFaces,
    async generateBundle() {
      const source = await readFile(LICENCE, 'utf8');
      this.emitFile({ type: 'asset', fileName: 'assets/LICENSE-cards.txt', source });
    },
  };
}

/** Writes `.faces/`, unless it was made of these very files. */
export async function makeFaces() {
  const sources = await Promise.all([ART, ACE, BACK, new URL(import.meta.url)].map((file) => readFile(file)));
  const madeOf = createHash('sha256').update(Buffer.concat(sources)).digest('hex');
  if ((await readFile(MADE_OF, 'utf8').catch(() => '')) === madeOf) return;
  await rm(FACES, { recursive: true, force: true });
  await mkdir(FACES, { recursive: true });
  const [art, ace, back] = sources.map(String);
  const drawn = { ...(await allFaces(art, ace)), back };
  for (const [name, svg] of Object.entries(drawn)) {
    const digits = name === 'As' || name === 'back' ? 1 : 0;
    await writeFile(new URL(`face-${name}.svg`, FACES), small(svg, digits));
  }
  await writeFile(MADE_OF, madeOf);
}

async function allFaces(art, ace) {
  const cards = await withoutReact(art);
  const found = {};
  for (const suit of 'cdhs') {
    for (const rank of '23456789TJQKA') {
      const name = rank + suit;
      const card = cards[suit.toUpperCase() + (RANKS[rank] ?? rank)]({});
      const ornament = name === 'As' ? ace : '';
      const svg = (ink) => written(card, { rank, ink }).replace(/(?=<.svg>$)/, ornament);
      found[name] = svg(INKS[suit]);
      if (suit in FOUR_INKS) found[`${name}-four`] = svg(FOUR_INKS[suit]);
    }
  }
  return found;
}

/** The package's cards, which call React for each element and get a plain object instead. */
function withoutReact(art) {
  const instead =
    'const _extends = Object.assign;' +
    'const React = { createElement: (tag, props, ...inside) => ({ tag, props: props ?? {}, inside }) };';
  const source = instead + art.replace(/^import .*$/gm, '');
  return import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);
}

/** An element as SVG, with pips and indices in the card's ink. */
function written(element, card, inSuit = false) {
  if (element === null || isLeftOut(element)) return '';
  const { tag, props, inside } = element;
  const suit = inSuit || props.viewBox === PIP || props.viewBox === INDEX;
  const inked = props.fill === 'none' ? { stroke: card.ink, strokeWidth: INDEX_STROKE } : { fill: card.ink };
  const changed = { use: PLACED[props.width]?.(props, card), path: suit && inked }[tag];
  const attributes = Object.entries({ ...props, ...changed }).map(([name, value]) => attribute(name, value));
  return `<${tag}${attributes.join('')}>${inside.map((each) => written(each, card, suit)).join('')}</${tag}>`;
}

/** The paper, which the page lays under the face, and the middle of the ace of spades with its address. */
function isLeftOut({ tag, props }) {
  return tag === 'text' || (props.fill === '#fff' && tag !== 'use') || props.height === 164.8;
}

function attribute(name, value) {
  if (value === undefined || name === 'className' || name === 'xmlnsXlink') return '';
  const plain = ATTRIBUTES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ` ${plain}="${COLOURS[value] ?? value}"`;
}

/** The package's paths are a thousand units wide and more: whole numbers, no `digits`, do for them. */
function small(svg, digits) {
  const overrides = {
    convertPathData: { floatPrecision: digits },
    cleanupNumericValues: { floatPrecision: 1 },
  };
  const plugins = [{ name: 'preset-default', params: { overrides } }];
  return optimize(svg, { multipass: true, plugins }).data;
}

function square(size, x, y) {
  return { width: size, height: size, x: x - size / 2, y: y - size / 2 };
}
