/** Whom a table waits for, as its frames have it: nothing is foretold here, only read. */

import type { ViewFrame } from '../link/wire';
import { playerName } from '../words/words.svelte';

export interface Waiting {
  /** Names of the players who are still to act, oneself left out. */
  others: string[];
  me: boolean;
  /** Nobody else is still to act: a dealer closes the betting, or opens the next round. */
  dealer: boolean;
  /** Everybody with a stake is ready: what the clock counts is the time to the deal. */
  dealing: boolean;
  /** Boxes of mine with no bet, where another of mine has one. */
  empty: number[];
}

/** `byDealer` is whether a person deals here, and not the clock. */
export function waitingIn(frame: ViewFrame, me: string, byDealer = false): Waiting {
  const waited = byDealer && frame.stage === 'showing' ? [] : stillToAct(frame, me);
  const { boxes } = frame.view;
  const betting = frame.stage === 'betting';
  const everybody = betting && waited.length === 0 && boxes.some((box) => box.stakes_minor.length > 0);
  const own = (betting && frame.players.find(({ id }) => id === me && me !== '')?.boxes) || [];
  const bare = own.filter((number) => !boxes.find((box) => box.number === number)?.stakes_minor.length);
  return {
    others: [...new Set(waited.filter(({ id }) => id !== me).map(({ name }) => playerName(name)))],
    me: waited.some(({ id }) => id === me && me !== ''),
    dealer: byDealer && (everybody || frame.stage === 'showing'),
    dealing: everybody && !byDealer,
    empty: bare.length < own.length ? bare : [],
  };
}

/** Who has not decided, is not ready to be dealt cards, or, once I have, has not seen enough of the round. */
function stillToAct({ stage, players, view }: ViewFrame, me: string): { id: string; name: string }[] {
  if (stage === 'deciding') {
    return view.boxes
      .filter((box) => box.cards.length > 0 && !box.choice && box.owed.most_minor > 0)
      .map((box) => ({ id: box.player, name: box.name || String(box.number) }));
  }
  if (stage === 'betting') {
    const staked = new Set(view.boxes.filter((box) => box.stakes_minor.length > 0).map((box) => box.player));
    return players.filter((player) => staked.has(player.id) && !player.ready);
  }
  const done = players.some(({ id, ready }) => id === me && ready);
  return stage === 'showing' && done ? players.filter(({ bot, away, ready }) => !bot && !away && !ready) : [];
}
