/** Houses, their figures, and the names of hands and cards: asked for once a language. */

import { words } from '../words/words.svelte';
import type { FiguresBody, HandBody, HouseBody, HouseCard, Houses, WordsBody } from './bodies';
import { get } from './http';

/** What the meter is called from which a row is paid; empty where a house has one alone, or the row none. */
export function meterOf(house: HouseBody | null, wager: string, row: string): string {
  if (!house || Object.keys(house.meters_minor).length < 2) return '';
  const meter = house.wagers.find(({ name }) => name === wager)?.rows.find(({ name }) => name === row)?.meter;
  return meter ? (house.meter_names[meter] ?? meter) : '';
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

export const listOfHouses = (): Promise<HouseCard[]> => once<Houses>('houses').then(({ houses }) => houses);
/** Whose house is asked about: one of the catalogue, or a table's own with what it posts. */
export type Whose = `houses/${string}` | `tables/${string}`;
export const inCatalogue = (id: string): Whose => `houses/${encodeURIComponent(id)}`;
export const ofTable = (id: string): Whose => `tables/${encodeURIComponent(id)}`;
export const houseOf = (whose: Whose): Promise<HouseBody> =>
  once(whose.startsWith('tables/') ? `${whose}/house` : whose);
export const figuresOf = (whose: Whose): Promise<FiguresBody> => once(`${whose}/figures`);
/** Which row a hand makes on each wager that has one; `cards` as `QsJs4d`. */
export const handOf = (whose: Whose, cards: string): Promise<HandBody> =>
  once(`${whose}/hand?cards=${encodeURIComponent(cards)}`);
export const namesNow = (): Promise<WordsBody> => once(`words/${words.language}`);
