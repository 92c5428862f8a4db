/** What the parts of a rules card share: how sentences name clauses, and how a clause is shown. */

import { getContext, setContext } from 'svelte';
import type { Part } from './cited';

export interface Book {
  house: string;
  parts(text: string): Part[];
  /** Scroll to the text of a clause, mark it and say it. */
  show(clause: string): void;
}

const KEY = Symbol('book');

export function openBook(book: Book): void {
  setContext(KEY, book);
}

export function theBook(): Book {
  return getContext<Book>(KEY);
}
