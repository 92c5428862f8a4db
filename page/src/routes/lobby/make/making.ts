/** A table that somebody wants: from what stands in the form to what the server is asked for. */

import type { TableSettings } from '../../../link/wire';

export interface Wish {
  house: string;
  name: string;
  /** The least and the most Ante as typed; empty for what the house has. */
  least: string;
  most: string;
  boxes: number;
  byCode: boolean;
  bots: boolean;
  timed: boolean;
  betSeconds: number;
  decideSeconds: number;
  progressive: boolean;
}

export interface HouseChoice {
  /** The wager whose limits the table may post; empty where there is none. */
  ante: string;
  least: string;
  most: string;
  hasMeter: boolean;
  boxes: number;
}

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;

export function isAmount(text: string): boolean {
  return AMOUNT.test(text.trim());
}

/** What is wrong with a wish, by the field it stands in; the rest is the server's to judge. */
export function wrongWith(wish: Wish): 'least' | 'most' | null {
  if (wish.least && !isAmount(wish.least)) return 'least';
  if (wish.most && !isAmount(wish.most)) return 'most';
  return null;
}

export function settingsOf(wish: Wish, choice: HouseChoice): Partial<TableSettings> {
  const clock = { bet_seconds: wish.betSeconds, decide_seconds: wish.decideSeconds };
  return {
    house: wish.house,
    ...(wish.name.trim() ? { name: wish.name.trim() } : {}),
    ...posted(wish, choice),
    ...(wish.boxes < choice.boxes ? { boxes: wish.boxes } : {}),
    timed: wish.timed,
    ...(wish.timed ? clock : {}),
    entry: wish.byCode ? 'code' : 'open',
    bots: wish.bots,
    ...(choice.hasMeter ? { progressive: wish.progressive ? 'own' : 'none' } : {}),
  };
}

/** Limits in the words of a table's settings: `ante=10..200`. */
function posted(wish: Wish, choice: HouseChoice): { posted?: string } {
  if (!choice.ante || (!wish.least && !wish.most)) return {};
  const plain = (text: string): string => text.trim().replace(',', '.');
  return {
    posted: `${choice.ante}=${plain(wish.least || choice.least)}..${plain(wish.most || choice.most)}`,
  };
}
