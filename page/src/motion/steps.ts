/** What is seen between two views: pictures in order, each a whole frame that is less than the newer one.

 * Pictures come from the difference of the two, so a gap between them costs motion and no truth. Whatever a
 * picture does not show yet (a result, a purse, a meter) is as it was before.
 */

import { FACE_DOWN } from '../link/frames';
import type { BoxView, Line, Told, ViewFrame } from '../link/wire';

export interface Step {
  frame: ViewFrame;
  /** How long it is looked at before the next one. */
  ms: number;
  /** Which of the newer frame's `told` are said with it. */
  told: number[];
  /** What it is, for sounds and tests. */
  kind: 'deal' | 'turn' | 'draw' | 'reveal' | 'pay' | 'rest';
}

const DEAL_MS = 70;
const DEALT_MS = 200;
const TURN_MS = 260;
const DRAW_MS = 450;
const REVEAL_MS = 650;
const PAY_MS = 320;
const OTHERS_MS = 90;
/** A hand as it is dealt; the dealer may draw a further card. */
const DEALT = 3;
/** Where everybody's cards lie, as boxes are numbered and the dealer is 0. */
const COMMUNITY = -1;
/** All payouts of a round together take no longer than this. */
const ALL_PAID_MS = 3600;

/** The pictures from one frame to the next. The last one is the newer frame itself. */
export function stepsBetween(
  before: ViewFrame | null,
  after: ViewFrame,
  method: string,
  mine: string,
): Step[] {
  const steps: Step[] = [];
  if (before !== null && before.round === after.round && before.view.game === after.view.game) {
    steps.push(...dealing(before, after, method));
    steps.push(...turning(before, after, mine));
    steps.push(...ending(before, after, mine));
  }
  steps.push({ frame: after, ms: 0, told: [], kind: 'rest' });
  spread(steps, after.told);
  return steps;
}

function dealing(before: ViewFrame, after: ViewFrame, method: string): Step[] {
  const dealt = before.view.dealer.cards.length === 0 && after.view.dealer.cards.length > 0;
  if (!dealt) return [];
  const boxes = after.view.boxes.filter((box) => box.cards.length > 0).map((box) => box.number);
  const areas = [...boxes, 0];
  const one =
    method === 'shuffler' ? areas.flatMap((area) => [area, area, area]) : [...areas, ...areas, ...areas];
  const count = new Map<number, number>();
  const steps: Step[] = [];
  for (const area of one) {
    count.set(area, (count.get(area) ?? 0) + 1);
    steps.push({ frame: partlyDealt(before, after, count), ms: DEAL_MS, told: [], kind: 'deal' });
  }
  for (const _ of after.view.dealer.community ?? []) {
    count.set(COMMUNITY, (count.get(COMMUNITY) ?? 0) + 1);
    steps.push({ frame: partlyDealt(before, after, count), ms: DEAL_MS, told: [], kind: 'deal' });
  }
  const last = steps.at(-1);
  if (last) last.ms = DEALT_MS;
  return steps;
}

/** The newer frame with so many cards at each place, all face down, nothing decided and nothing told. */
function partlyDealt(before: ViewFrame, after: ViewFrame, count: Map<number, number>): ViewFrame {
  const hidden = (area: number): string[] => Array<string>(count.get(area) ?? 0).fill(FACE_DOWN);
  const boxes = after.view.boxes.map((box) => ({
    ...box,
    cards: hidden(box.number),
    strength: null,
    lines: [],
    choice: '',
    looked: false,
  }));
  const common = after.view.dealer.community ? { community: hidden(COMMUNITY) } : {};
  const dealer = { cards: hidden(0), strength: null, qualifies: null, ...common };
  return still(before, after, boxes, dealer);
}

/** A player's own cards are turned up; cards that are replaced leave before the new ones are seen. */
function turning(before: ViewFrame, after: ViewFrame, mine: string): Step[] {
  const turned = after.view.boxes.some((box, at) => {
    const was = before.view.boxes[at];
    return box.player === mine && was !== undefined && hides(was) && !hides(box) && was.cards.length === 3;
  });
  const thrown = after.view.boxes.some((box, at) => changedCards(before.view.boxes[at], box));
  const drew = thrown || after.view.boxes.some((box, at) => refilled(before.view.boxes[at], box));
  if (drew) {
    const leaving: Step = { frame: partlyDrawn(before, after), ms: DRAW_MS, told: [], kind: 'draw' };
    const coming: Step = { frame: drawn(before, after), ms: DRAW_MS, told: [], kind: 'draw' };
    return thrown ? [leaving, coming] : [coming];
  }
  const over = revealed(after) && !revealed(before);
  return turned && !over ? [{ frame: before, ms: TURN_MS, told: [], kind: 'turn' }] : [];
}

function partlyDrawn(before: ViewFrame, after: ViewFrame): ViewFrame {
  const boxes = after.view.boxes.map((box, at) => {
    const was = before.view.boxes[at];
    if (!was || !changedCards(was, box)) return was ? { ...box, cards: was.cards, lines: was.lines } : box;
    return { ...was, cards: was.cards.filter((card) => box.cards.includes(card)), discards: box.discards };
  });
  return still(before, after, boxes, before.view.dealer);
}

/** New cards have come; everything else lies as it lay. */
function drawn(before: ViewFrame, after: ViewFrame): ViewFrame {
  const boxes = after.view.boxes.map((box, at) => {
    const was = before.view.boxes[at];
    if (!was) return box;
    const cards = hides(was) ? Array<string>(box.cards.length).fill(FACE_DOWN) : box.cards;
    return { ...box, cards, strength: hides(was) ? null : box.strength, lines: was.lines };
  });
  return still(before, after, boxes, before.view.dealer);
}

function ending(before: ViewFrame, after: ViewFrame, mine: string): Step[] {
  const steps: Step[] = [];
  if (revealed(after) && !revealed(before)) {
    const turned = paid(before, after, new Set());
    const { dealer } = turned.view;
    if (dealer.cards.length > DEALT && before.view.dealer.cards.length <= DEALT) {
      const first = { ...dealer, cards: dealer.cards.slice(0, DEALT), strength: null, qualifies: null };
      const view = { ...turned.view, dealer: first };
      steps.push({ frame: { ...turned, view }, ms: REVEAL_MS, told: [], kind: 'reveal' });
    }
    steps.push({ frame: turned, ms: REVEAL_MS, told: [], kind: 'reveal' });
  }
  const fresh = freshLines(before, after);
  const ordered = inOrder(fresh, after.told);
  const seen = new Set<Line>();
  const whole = ordered.reduce((sum, line) => sum + lineMs(after, line, mine), 0);
  const pace = Math.min(1, ALL_PAID_MS / Math.max(1, whole));
  for (const line of ordered) {
    seen.add(line);
    const frame = paid(before, after, new Set(seen));
    steps.push({ frame, ms: lineMs(after, line, mine) * pace, told: [], kind: 'pay' });
  }
  return steps;
}

function lineMs(after: ViewFrame, line: Line, mine: string): number {
  return after.view.boxes.some((box) => box.number === line.box && box.player === mine) ? PAY_MS : OTHERS_MS;
}

/** Lines that the older frame did not have. */
function freshLines(before: ViewFrame, after: ViewFrame): Line[] {
  return after.view.boxes.flatMap((box, at) => {
    const old = before.view.boxes[at]?.lines ?? [];
    return box.lines.filter((line) => !old.some((each) => sameLine(each, line)));
  });
}

/** In the order in which they were told, which is the house's order of payment. */
function inOrder(lines: Line[], told: Told[]): Line[] {
  const place = (line: Line): number => {
    const found = told.findIndex((each) => each.line !== undefined && sameLine(each.line, line));
    return found < 0 ? told.length : found;
  };
  return lines
    .map((line) => [place(line), line] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, line]) => line);
}

/** All cards as they end, and of what is new only these lines paid. */
function paid(before: ViewFrame, after: ViewFrame, seen: Set<Line>): ViewFrame {
  const boxes = after.view.boxes.map((box, at) => {
    const old = before.view.boxes[at]?.lines ?? [];
    const lines = box.lines.filter((line) => seen.has(line) || old.some((each) => sameLine(each, line)));
    return { ...box, lines };
  });
  return still(before, after, boxes, after.view.dealer);
}

/** A picture on the way: what tells of the result is as it was. */
function still(
  before: ViewFrame,
  after: ViewFrame,
  boxes: BoxView[],
  dealer: ViewFrame['view']['dealer'],
): ViewFrame {
  return {
    ...after,
    purse_minor: before.purse_minor,
    reserved_minor: before.reserved_minor,
    view: { ...after.view, boxes, dealer, meters_minor: before.view.meters_minor, legal: [] },
  };
}

/** Say each thing with the first picture that shows it; what no picture shows is said with the last. */
function spread(steps: Step[], told: Told[]): void {
  const last = steps.length - 1;
  const find = (kind: Step['kind']): number => steps.map((step) => step.kind).lastIndexOf(kind);
  const pays = steps.flatMap((step, at) => (step.kind === 'pay' ? [at] : []));
  let line = 0;
  let from = 0;
  told.forEach((each, index) => {
    let at = last;
    if (['closed', 'dealt', 'community'].includes(each.code)) at = find('deal');
    else if (each.code === 'drew') at = find('draw');
    else if (each.code.endsWith('shows')) at = steps.findIndex(({ kind }) => kind === 'reveal');
    else if (['dealer_drew', 'dealer_replaced'].includes(each.code)) at = find('reveal');
    else if (each.code === 'line') at = pays[line++] ?? -1;
    from = Math.max(from, at < 0 ? 0 : at);
    steps[Math.min(from, last)]?.told.push(index);
  });
}

const hides = (box: BoxView): boolean => box.cards.includes(FACE_DOWN);
const revealed = (frame: ViewFrame): boolean =>
  frame.view.dealer.cards.length > 0 && !frame.view.dealer.cards.includes(FACE_DOWN);

function changedCards(was: BoxView | undefined, now: BoxView): boolean {
  if (!was || was.cards.length !== 3 || now.cards.length !== 3) return false;
  const known = !hides(was) && !hides(now);
  return known && was.cards.some((card) => !now.cards.includes(card));
}

/** Whether a hand that had thrown cards has them replaced. */
function refilled(was: BoxView | undefined, now: BoxView): boolean {
  return (
    was !== undefined &&
    was.cards.length > 0 &&
    was.cards.length < now.cards.length &&
    now.discards.length > 0
  );
}

function sameLine(one: Line, other: Line): boolean {
  return (
    one.box === other.box &&
    one.wager === other.wager &&
    one.kind === other.kind &&
    one.reason === other.reason &&
    one.row === other.row &&
    one.returned_minor === other.returned_minor
  );
}
