/** What all that is said of a house shares: how sentences name its clauses, and how a clause is shown. */

import { getContext, setContext } from 'svelte';
import type { HouseBody } from '../link/bodies';
import { citing, type Part } from './cited';

export interface Book {
  house: string;
  parts(text: string): Part[];
  /** Bring the text of a clause into sight. */
  show(clause: string): void;
}

const KEY = Symbol('book');

/** Let everything within this component link the clauses of a house, once it is there. */
export function openBook(house: () => HouseBody | null, show: (clause: string) => void): void {
  let known: HouseBody | null = null;
  let cited = citing([]);
  setContext<Book>(KEY, {
    get house() {
      return house()?.id ?? '';
    },
    parts: (text) => {
      const now = house();
      if (now !== known)
        cited = citing(now ? [...now.card.clauses, ...now.card.readings].map(({ id }) => id) : []);
      known = now;
      return cited(text);
    },
    show,
  });
}

export function theBook(): Book {
  return getContext<Book>(KEY);
}
