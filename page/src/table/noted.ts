/** What this browser noted while bets were open, so that a proof can be held against it later.

 * Only what must stand in a fair proof is held against one: a commitment where the page saw betting close, since a
 * challenge that came after it stopped looking would change it; a seed where its player had a stake by then.
 */

import type { ViewFrame } from '../link/wire';
import { kept } from '../settings/kept';
import type { Held } from '../fair/verify';

interface Note {
  round: string;
  commitment: string;
  seed?: string;
  player?: string;
  /** Betting was seen to close over this commitment. */
  closed?: boolean;
  staked?: boolean;
}

const KEY = 'noted';
const MOST = 50;
/** Stages in which nothing can change the deck any more, and whose boxes are those of the round. */
const CLOSED = ['deciding', 'showing'];

function all(): Note[] {
  const found = kept.readJson<unknown>(KEY, []);
  return Array.isArray(found) ? (found as Note[]).filter((each) => typeof each?.round === 'string') : [];
}

/** Keep what is known of a round; another commitment takes the place of everything that went with the one before. */
export function note(round: string, known: Partial<Note> & { commitment: string }): void {
  const notes = all();
  const before = notes.find((each) => each.round === round && each.commitment === known.commitment);
  const now = { ...before, ...known, round };
  if (before && JSON.stringify(before) === JSON.stringify(now)) return;
  kept.writeJson(KEY, [...notes.filter((each) => each.round !== round), now].slice(-MOST));
}

/** Keep a seed that the server took, unless another deck has taken the place of the one it was for. */
export function noteSeed(round: string, commitment: string, seed: string, player: string): void {
  const stands = all().some((each) => each.round === round && each.commitment === commitment);
  if (stands) note(round, { commitment, seed, player });
}

/** What a proof of this round must agree with. */
export function noted(round: string): Held {
  const found = all().find((each) => each.round === round);
  if (!found?.closed) return {};
  const { commitment, seed, player } = found;
  return { commitment, ...(found.staked && seed && player ? { seed, player } : {}) };
}

/** Note the commitment of an open round; and once bets are closed over it, that they are. */
export function noteFrame(table: string, frame: ViewFrame, player: string): void {
  const { commitment } = frame.fair;
  const round = `${table}-${frame.round}`;
  if (frame.stage === 'betting' && commitment) note(round, { commitment });
  const found = CLOSED.includes(frame.stage) && all().find((each) => each.round === round);
  if (!found || found.closed) return;
  const staked = frame.view.boxes.some(
    (box) => box.player === player && player && box.stakes_minor.length > 0,
  );
  note(round, { commitment: found.commitment, closed: true, staked });
}
