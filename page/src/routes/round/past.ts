/** A round that was played, as the server tells it to this reader. */

import { FACE_DOWN } from '../../link/frames';
import type { BoxView, Line, View } from '../../link/wire';
import { playerName } from '../../words/words.svelte';
import type { RoundBody, RoundStep } from '../../link/bodies';

/** The steps in which something happened that this reader may know of. */
export function stepsOf(round: RoundBody): RoundStep[] {
  return round.steps.filter((step) => step.said.length > 0);
}

/** Boxes in which something lies: those of the round. */
export function boxesIn(view: View): BoxView[] {
  return view.boxes.filter(
    (box) => box.stakes_minor.length > 0 || box.cards.length > 0 || box.lines.length > 0,
  );
}

/** Put to each line why it is what it is; one that a later void has changed has no sentence of its own. */
export function explain(round: RoundBody): void {
  for (const box of [round.view, ...round.steps.map(({ view }) => view)].flatMap(({ boxes }) => boxes)) {
    box.lines.forEach((line, at) => (line.why = whyOf(round, box.number, at, line)));
  }
}

function whyOf(round: RoundBody, box: number, at: number, line: Line): string {
  const last = round.view.boxes.find((each) => each.number === box)?.lines[at];
  const same = last && last.wager === line.wager && last.reason === line.reason;
  return same ? (round.said_lines[String(box)]?.[at] ?? '') : '';
}

/** The step that an address means, `#4` for the fourth; the last one where it means none. */
export function stepAt(hash: string, count: number): number {
  const said = /^#(\d{1,6})$/.exec(hash);
  const at = said ? Number(said[1]) - 1 : count - 1;
  return Math.max(0, Math.min(count - 1, at));
}

/** Players by their ids, from all that is known of the round. */
export function peopleOf(round: RoundBody): Record<string, string> {
  const boxes = [...round.steps.map((step) => step.view), round.view].flatMap((view) => view.boxes);
  return Object.fromEntries(
    boxes.filter((box) => box.player).map((box) => [box.player, playerName(box.name || box.player)]),
  );
}

export const isDown = (card: string): boolean => card === FACE_DOWN;
