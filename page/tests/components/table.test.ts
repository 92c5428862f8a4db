// @vitest-environment happy-dom
/** The table page through a round: what is enabled, what a tap asks for, what is shown and announced. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ViewFrame } from '../../src/link/wire';
import { Touch } from '../../src/felt/touch.svelte';
import { all, ANN, one, sitAtTable, settle, type Seat } from './seat';

let seat: Seat;

beforeEach(async () => {
  seat = await sitAtTable();
});

afterEach(() => seat.leave());

const betting = ({ players }: ViewFrame): boolean => players.length === 2;
const deciding = ({ view }: ViewFrame): boolean => view.boxes[2]!.cards.includes('Qc');
const settled = ({ stage }: ViewFrame): boolean => stage === 'showing';
const anteIs =
  (minor: number) =>
  ({ view }: ViewFrame): boolean =>
    view.boxes[2]!.stakes_minor.some(([wager, stake]) => wager === 'ante' && stake === minor);

/** What takes a click now: spots by their wager, buttons by what they are for. */
function enabled(): string[] {
  const spots = all('button.spot[aria-disabled="false"]').map((each) => each.dataset.spot!);
  const buttons = all('.actions button[aria-disabled="false"]').map((each) => each.className.split(' ')[0]!);
  return [...spots, ...buttons];
}

test('takes clicks only where the server has an offer', async () => {
  await seat.until(betting);
  expect(enabled()).toEqual(['3:ante', '3:pair_plus']);
  await seat.until(anteIs(1000));
  expect(enabled()).toEqual(['3:ante', '3:pair_plus', 'ready']);
  await seat.until(deciding);
  expect(enabled()).toEqual(['fold', 'play']);
  await seat.until(settled);
  expect(enabled()).toEqual(['ready']);
});

test('a tap asks for the chip in hand, and shows it when the server does', async () => {
  await seat.until(betting);
  all('.chips [role=radio]')[1]!.click();
  seat.spot('ante').click();
  expect(seat.acts).toEqual([{ do: 'place', box: 3, wager: 'ante', amount_minor: 2500 }]);
  await settle();
  expect(one('[data-spot="3:ante"] .sent').textContent).toContain('25');
  expect(one('[data-balance]').textContent).toContain('1,000');
  await seat.until(anteIs(1000));
  expect(one('[data-spot="3:ante"] .stake').textContent).toBe('10');
  expect(one('[data-balance]').textContent).toContain('990');
});

test('the key Delete takes a chip away', async () => {
  await seat.until(anteIs(1000));
  all('.chips [role=radio]')[0]!.click();
  seat.spot('ante').dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
  expect(seat.acts).toEqual([{ do: 'place', box: 3, wager: 'ante', amount_minor: 500 }]);
});

test('a button whose meaning has just changed takes no click for a moment', async () => {
  seat.hearUntil(deciding);
  one('.actions .fold').click();
  expect(seat.acts).toEqual([]);
  await settle();
  one('.actions .fold').click();
  expect(seat.acts).toEqual([{ do: 'fold', box: 3 }]);
});

test('a double click decides one box, and the next box after a moment', async () => {
  const view = await seat.until(deciding);
  const both = structuredClone(view);
  both.players[0]!.boxes = [3, 5];
  both.view.boxes[4]!.player = ANN.id;
  both.view.legal.push(...view.view.legal.map((offer) => ({ ...offer, box: 5 })));
  seat.hear(both);
  await settle();
  one('.actions .play').click();
  one('.actions .play').click();
  const next = structuredClone(both);
  next.version += 1;
  next.view.legal = both.view.legal.filter(({ box }) => box === 5);
  next.answer = { id: seat.socket.sent.at(-1)!.id, version: next.version };
  seat.hear(next);
  one('.actions .play').click();
  expect(seat.acts).toEqual([{ do: 'play', box: 3, amount_minor: 1000 }]);
  await settle();
  one('.actions .play').click();
  expect(seat.acts.at(-1)).toEqual({ do: 'play', box: 5, amount_minor: 1000 });
});

test('shows cards to their player alone, and at the end what each wager was paid', async () => {
  await seat.until(deciding);
  const names = (box: string): (string | null)[] =>
    all(`.card`, one(box)).map((each) => each.getAttribute('aria-label'));
  expect(names('.box.mine')).toEqual(['nine of hearts', 'queen of clubs', 'nine of spades']);
  expect(names('.others .box:has([aria-label])')).toEqual(['face down', 'face down', 'face down']);
  await seat.until(settled);
  expect(all('.box.mine .spot .outcome').map(({ className }) => className.split(' ')[1])).toEqual([
    'win',
    'push',
    'win',
  ]);
  expect(all('.box.mine .lines tfoot td').at(-1)!.textContent).toBe('+S$15');
  expect(one('.dealer .hand').textContent).toContain('Ten high');
});

test('announces everything once and in order, also a view that comes twice', async () => {
  await seat.until(anteIs(1000));
  await seat.until(settled);
  const told = seat.said.filter((each) =>
    /^(No more|Dealt|Box 5 folds|Dealer shows|Meter|Balance)/.test(each),
  );
  expect(told).toEqual([
    'No more bets',
    'Dealt by hand to boxes 3, 5 and the dealer',
    'Box 5 folds',
    'Dealer shows three of spades, ten of hearts, two of diamonds',
    'Meter main at S$10,000',
    expect.stringMatching(/^Balance S\$1,015/),
  ]);
  const before = seat.said;
  seat.again();
  await settle();
  expect(seat.said).toEqual(before);
});

test('answers a key in the live region, and again when it is asked again', async () => {
  await seat.until(deciding);
  const before = seat.said.length;
  for (let times = 0; times < 2; times += 1) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
    await settle();
  }
  const [first, second] = seat.said.slice(before);
  expect(first).toMatch(/nine of hearts, queen of clubs/);
  expect(second).toBe(first);
});

test('what is under way at one felt is not under way at another', () => {
  const [one, other] = [new Touch(), new Touch()];
  one.discards.toggle(1, 3, 'Qc', 1);
  expect(one.discards.marked(1, 3)).toEqual(['Qc']);
  expect(other.discards.marked(1, 3)).toEqual([]);
});
