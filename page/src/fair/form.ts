/** Reads the document of a proof: strictly, for what is not looked at could be made to look like proof. */

import { fromHex, isText } from './bytes.ts';
import { Wrong } from './facts.ts';
import { type Json, NoJson, readJson } from './json.ts';
import { CARDS, type PlayerSeed } from './qh1.ts';

const LENGTH_LIMIT = 1_000_000;
const DIGEST = /^[0-9a-f]{64}$/;
const ROUND = /^[!-~]{1,80}-(0|[1-9][0-9]{0,17})$/;
const SIZE = CARDS.length;

export interface SentSeed extends PlayerSeed {
  commitment: string;
}

export interface Opening {
  dealt: number;
  sealed: number;
  card: string;
  salt: Uint8Array;
}

export interface ProvenDeck {
  name: string;
  commitment: string;
  state: 'dealt' | 'opened';
  seals: Uint8Array[];
  seeds: SentSeed[];
  /** As told. */
  cut: number[];
  openings: Opening[];
  /** The server's, where the viewer may know the whole deck. */
  seed: Uint8Array | undefined;
}

export interface PlacedCard {
  dealt: number;
  where: string;
  card: string | undefined;
}

/** What a proof says, before any of it is believed. */
export interface Claims {
  round: string;
  reveal: 'seen' | 'all';
  decks: ProvenDeck[];
  cards: PlacedCard[];
}

type Told = Json | undefined;
type Read<T> = (value: Told, where: string) => T;

/** The claims of a proof in JSON; throws `Wrong` with the part that is not as it should be. */
export function readClaims(text: string): Claims {
  const fields = ['scheme', 'round', 'reveal', 'decks', 'cards'];
  const whole = table(parsed(text), '', fields);
  if (whole('scheme', (value) => value) !== 'qh1') throw new Wrong('unknown_scheme');
  return {
    decks: whole('decks', list(1, 16, deck)),
    round: whole('round', matching(ROUND)),
    reveal: whole('reveal', oneOf(['seen', 'all'])),
    cards: whole('cards', list(0, SIZE, placed)),
  };
}

function parsed(text: string): Json {
  // A character has three bytes at most in UTF-8; only what is near the limit is counted.
  const large = text.length * 3 > LENGTH_LIMIT && new TextEncoder().encode(text).length > LENGTH_LIMIT;
  if (large) throw new Wrong('too_long', { most: LENGTH_LIMIT });
  try {
    return readJson(text.replace(/^\ufeff/, ''));
  } catch (error) {
    if (!(error instanceof NoJson)) throw error;
    throw error.key === undefined ? new Wrong('no_json') : new Wrong('key_twice', { field: error.key });
  }
}

function deck(value: Told, where: string): ProvenDeck {
  const fields = ['name', 'commitment', 'state', 'seals', 'seeds', 'cut', 'openings'];
  const told = table(value, where, fields, ['seed']);
  return {
    name: told('name', text(120)),
    commitment: told('commitment', digest),
    state: told('state', oneOf(['dealt', 'opened'])),
    seals: told('seals', list(SIZE, SIZE, bytes)),
    seeds: told('seeds', list(0, 64, sent)),
    openings: told('openings', list(0, SIZE, opening)),
    seed: told('seed', optional(bytes)),
    cut: told('cut', list(SIZE, SIZE, place)),
  };
}

function sent(value: Told, where: string): SentSeed {
  const told = table(value, where, ['player', 'seed', 'commitment']);
  return {
    player: told('player', text(40)),
    seed: told('seed', text(128)),
    commitment: told('commitment', digest),
  };
}

function opening(value: Told, where: string): Opening {
  const told = table(value, where, ['dealt', 'sealed', 'card', 'salt']);
  return {
    dealt: told('dealt', place),
    sealed: told('sealed', place),
    card: told('card', oneOf(CARDS)),
    salt: told('salt', bytes),
  };
}

function placed(value: Told, where: string): PlacedCard {
  const told = table(value, where, ['dealt', 'where'], ['card']);
  return {
    dealt: told('dealt', place),
    where: told('where', text(40)),
    card: told('card', optional(oneOf(CARDS))),
  };
}

/** An object with these fields and no others, as something to read them from. */
function table(value: Told, where: string, needed: string[], more: string[] = []) {
  if (!(value instanceof Map)) throw new Wrong('wrong_value', { where });
  for (const field of value.keys()) {
    if (![...needed, ...more].includes(field)) throw new Wrong('unknown_field', { where, field });
  }
  for (const field of needed) {
    if (!value.has(field)) throw new Wrong('missing_field', { where, field });
  }
  return <T>(field: string, read: Read<T>): T => read(value.get(field), where ? `${where}.${field}` : field);
}

function optional<T>(read: Read<T>): Read<T | undefined> {
  return (value, where) => (value === undefined ? undefined : read(value, where));
}

function list<T>(least: number, most: number, read: Read<T>): Read<T[]> {
  return (value, where) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      throw new Wrong('wrong_value', { where });
    }
    return value.map((each, at) => read(each, `${where}[${at}]`));
  };
}

/** Text of 1 to so many code points. */
function text(most: number): Read<string> {
  return checked((value) => {
    return typeof value === 'string' && value !== '' && isText(value) && [...value].length <= most;
  });
}

function matching(pattern: RegExp): Read<string> {
  return checked((value) => typeof value === 'string' && pattern.test(value));
}

const digest = matching(DIGEST);
const bytes: Read<Uint8Array> = (value, where) => fromHex(digest(value, where));
const place: Read<number> = checked(
  (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SIZE,
);

function oneOf<T extends string>(known: readonly T[]): Read<T> {
  return checked((value) => (known as readonly Told[]).includes(value));
}

function checked<T extends Json>(right: (value: Told) => boolean): Read<T> {
  return (value, where) => {
    if (!right(value)) throw new Wrong('wrong_value', { where });
    return value as T;
  };
}
