/** A house as the server tells it: wagers in their order, rules card, and the names of hands and cards. */

import { words } from '../words/words.svelte';
import { get } from './http';

export interface PayRow {
  name: string;
  label: string;
  pays: string;
  clause: string | null;
  envy: string;
}

export interface RulesCard {
  table: string;
  dealer: string;
  discards: string;
  wagers: {
    name: string;
    label: string;
    stake: string;
    after_fold: string;
    needs: string;
    clause: string | null;
  }[];
  /** Hand against the dealer's; none in a house without one. */
  contest: {
    title: string;
    when: string[];
    rows: { wager: string; label: string; endings: string[] }[];
    /** The clauses behind each situation, several with commas. */
    clauses: string[];
  } | null;
  pays: { wager: string; title: string; rows: PayRow[]; notes: string[] }[];
  payment: string[];
  payment_names: string[];
  meters: { name: string; sentence: string }[];
  voids: string[];
  printed: string[];
  readings: { id: string; text: string }[];
  clauses: { id: string; text: string }[];
}

export interface WagerBody {
  name: string;
  label: string;
  kind: string;
  /** Whether one places it, it goes with another, it is made by playing, or has no stake of its own. */
  staked: 'placed' | 'equal' | 'collected' | 'times' | 'none';
  /** The wager that it hangs on, where it is not placed by itself. */
  on: string | null;
  stake: string;
  least_minor: number | null;
  most_minor: number | null;
  step_minor: number | null;
  /** The rows of its pay table, each with the meter that it is paid from, where it is. */
  rows: { name: string; label: string; clause: string | null; meter: string | null }[];
  clause: string | null;
}

export interface HouseBody {
  id: string;
  name: string;
  game: string;
  document: string;
  currency: string;
  currency_sign: string;
  currency_decimals: number;
  boxes: number;
  boxes_per_player: number;
  digest: string;
  wagers: WagerBody[];
  meters_minor: Record<string, number>;
  /** What each meter is called in the reader's language. */
  meter_names: Record<string, string>;
  order: string[];
  method: string;
  decision: {
    wager: string;
    discards: number;
    /** How many may go, where it is not any number up to `discards`. */
    only: number[];
    /** Whether a hand may be folded; where not, one stands for nothing or pays to draw. */
    folds: boolean;
  };
  opens: string[];
  dealer_shows: number;
  always_qualifies: boolean;
  /** How many cards are dealt for everybody beside the dealer's hand. */
  community: number;
  card: RulesCard;
  /** The clause that prints each of the card's `printed` figures. */
  printed_clauses: (string | null)[];
  text: string;
}

export interface Figure {
  name: string;
  label: string;
  edge: string;
  percent: number;
  of_all_money: number | null;
  hit_frequency: number;
  deviation: number;
  note: string;
}

export interface Figures {
  house: string;
  digest: string;
  entries: Figure[];
  best_play: string;
  /** In which language that sentence is; a rule of thumb is told in English. */
  best_play_language: string;
  dealer_qualifies: string;
  hands: Record<string, string>;
  meters: { name: string; break_even_minor: number | null }[];
}

/** What the meter is called from which a row is paid; empty where a house has one alone, or the row none. */
export function meterOf(house: HouseBody | null, wager: string, row: string): string {
  if (!house || Object.keys(house.meters_minor).length < 2) return '';
  const meter = house.wagers.find(({ name }) => name === wager)?.rows.find(({ name }) => name === row)?.meter;
  return meter ? (house.meter_names[meter] ?? meter) : '';
}

/** A hand of three cards by the rules of a house. */
export interface HandBody {
  /** The row that it makes on each wager; wagers on which it makes none are left out. */
  rows: Record<string, string>;
}

/** A house in a list: what it is, and what is special about it in words. */
export interface HouseCard {
  id: string;
  name: string;
  game: string;
  /** Which houses it belongs with; those to begin with are the first group. */
  group: string;
  document: string;
  currency: string;
  boxes: number;
  wagers: string[];
  labels: Record<string, string>;
  /** What has an edge of its own, as the figures name it, and what it is called. */
  entries: Record<string, string>;
  dealer: string;
  discards: string;
  meters: string[];
  meter_names: Record<string, string>;
  digest: string;
}

/** Names that the server has for everything that is read aloud. */
export interface Names {
  language: string;
  hands: string[];
  short: string[];
  /** Kinds of hands, each with the least strength of it. */
  categories: { name: string; label: string; from: number }[];
  cards: Record<string, string>;
  outcomes: Record<string, string>;
  phases: Record<string, string>;
  grounds: Record<string, string>;
}

const asked = new Map<string, Promise<unknown>>();

/** An answer that does not change, asked for once a language; one that failed is asked for anew. */
function once<T>(path: string): Promise<T> {
  const key = `${words.language} ${path}`;
  let found = asked.get(key) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    asked.set(key, found);
    found.catch(() => asked.delete(key));
  }
  return found;
}

export const listOfHouses = (): Promise<HouseCard[]> =>
  once<{ houses: HouseCard[] }>('houses').then(({ houses }) => houses);
/** Whose house is asked about: one of the catalogue, or a table's own with what it posts. */
export type Whose = `houses/${string}` | `tables/${string}`;
export const inCatalogue = (id: string): Whose => `houses/${encodeURIComponent(id)}`;
export const ofTable = (id: string): Whose => `tables/${encodeURIComponent(id)}`;
export const houseOf = (whose: Whose): Promise<HouseBody> =>
  once(whose.startsWith('tables/') ? `${whose}/house` : whose);
export const figuresOf = (whose: Whose): Promise<Figures> => once(`${whose}/figures`);
/** Which row a hand makes on each wager that has one; `cards` as `QsJs4d`. */
export const handOf = (whose: Whose, cards: string): Promise<HandBody> =>
  once(`${whose}/hand?cards=${encodeURIComponent(cards)}`);
export const namesNow = (): Promise<Names> => once(`words/${words.language}`);
