import { beforeEach, expect, test } from 'vitest';
import { Bets, fits, fitted } from '../src/table/bets.svelte';
import type { Reply } from '../src/link/commands';
import type { Offer, ViewFrame } from '../src/link/wire';
import type { Stake } from '../src/table/remembered';
import { box, frame } from './frames';

/** A table that takes bets: a stake for each wager, the Progressive only beside an Ante. */
class Felt {
  stakes = new Map<string, number>();
  asked: Record<string, unknown>[] = [];
  refusals: string[] = [];
  wishes = 0;
  refusing = '';
  stage = 'betting';
  round = 1;
  bets = new Bets({
    frame: () => this.frame,
    legal: () => this.frame.view.legal,
    act: (round, act) => this.act(round, act),
    order: () => ['ante', 'play', 'pair_plus', 'progressive'],
    refused: (spot, message) => this.refusals.push(`${spot.wager} ${message}`.trim()),
    meant: () => (this.wishes += 1),
    remembered: () => this.memory,
    remember: (bets) => (this.memory = bets),
  });
  memory: Stake[] = [];

  get frame(): ViewFrame {
    const legal: Offer[] = [];
    for (const wager of ['ante', 'pair_plus'])
      legal.push({ do: 'place', box: 1, wager, least_minor: 500, most_minor: 5000, step_minor: 100 });
    if (this.stakes.has('ante'))
      legal.push({
        do: 'place',
        box: 1,
        wager: 'progressive',
        least_minor: 250,
        most_minor: 250,
        step_minor: 250,
      });
    for (const wager of this.stakes.keys()) {
      if (wager !== 'ante' || !this.stakes.has('progressive')) legal.push({ do: 'withdraw', box: 1, wager });
    }
    const boxes = [box(1, { player: 'ann', stakes_minor: [...this.stakes.entries()] })];
    return frame({
      stage: this.stage,
      round: this.round,
      boxes,
      legal: this.stage === 'betting' ? legal : [],
    });
  }

  async act(round: number, act: Record<string, unknown>): Promise<Reply> {
    this.asked.push(act);
    await Promise.resolve();
    const wager = String(act.wager);
    if (wager === this.refusing || round !== this.round) {
      const refused = {
        type: 'refused' as const,
        id: 'x',
        code: 'purse/short',
        facts: {},
        message: 'too much',
        clause: null,
      };
      return { ok: false, refused };
    }
    if (act.do === 'withdraw') this.stakes.delete(wager);
    else this.stakes.set(wager, Number(act.amount_minor));
    this.bets.seen(this.frame, [1]);
    return { ok: true, answer: { id: 'x', version: 1 } };
  }

  async settled(): Promise<void> {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  }
}

const ante = { box: 1, wager: 'ante' };
const progressive = { box: 1, wager: 'progressive' };
let felt: Felt;

beforeEach(() => {
  felt = new Felt();
  felt.bets.seen(felt.frame, [1]);
});

test('taps raise one total, and the server is asked for totals', async () => {
  for (let tap = 0; tap < 4; tap += 1) felt.bets.add(ante, 500);
  await felt.settled();
  expect(felt.stakes.get('ante')).toBe(2000);
  expect(felt.asked.map((act) => act.amount_minor)).toEqual([500, 2000]);
});

test('what is asked for is shown as asked until it is there', async () => {
  felt.bets.add(ante, 500);
  expect(felt.bets.asked(ante)).toBe(true);
  expect(felt.bets.meant(ante)).toBe(500);
  await felt.settled();
  expect(felt.bets.asked(ante)).toBe(false);
});

test('whatever is asked for at once is one wish, in however many messages', async () => {
  felt.bets.add(ante, 500);
  await felt.settled();
  felt.bets.add(progressive, 500);
  await felt.settled();
  felt.bets.clear([1]);
  await felt.settled();
  expect(felt.asked).toHaveLength(4);
  expect(felt.wishes).toBe(3);
});

test('a stake never leaves the room of its offer', async () => {
  felt.bets.add(ante, 100);
  await felt.settled();
  expect(felt.stakes.get('ante')).toBe(500);
  felt.bets.add(ante, 999_999);
  await felt.settled();
  expect(felt.stakes.get('ante')).toBe(5000);
});

test('undo goes back tap by tap, and taking the last chip takes the stake', async () => {
  felt.bets.add(ante, 500);
  await felt.settled();
  felt.bets.add(ante, 500);
  await felt.settled();
  felt.bets.undo();
  await felt.settled();
  expect(felt.stakes.get('ante')).toBe(500);
  felt.bets.take(ante, 500);
  await felt.settled();
  expect(felt.stakes.has('ante')).toBe(false);
});

test('re-bet places what others need first, clear takes it back the other way round', async () => {
  felt.bets.add(ante, 1000);
  await felt.settled();
  felt.bets.add(progressive, 500);
  await felt.settled();
  felt.stage = 'deciding';
  felt.bets.seen(felt.frame, [1]);
  felt.stakes.clear();
  felt.stage = 'betting';
  felt.round = 2;
  felt.bets.seen(felt.frame, [1]);
  expect(felt.bets.before([1])).toEqual([
    { ...ante, total: 1000 },
    { ...progressive, total: 250 },
  ]);
  felt.asked = [];
  felt.bets.again([1]);
  await felt.settled();
  expect(felt.asked.map((act) => act.wager)).toEqual(['ante', 'progressive']);
  felt.asked = [];
  felt.bets.clear([1]);
  await felt.settled();
  expect(felt.asked.map((act) => [act.do, act.wager])).toEqual([
    ['withdraw', 'progressive'],
    ['withdraw', 'ante'],
  ]);
});

test('re-bet knows what was played before the page was opened anew', async () => {
  felt.bets.add(ante, 1000);
  await felt.settled();
  expect(felt.memory).toEqual([]);
  felt.stage = 'deciding';
  felt.bets.seen(felt.frame, [1]);
  const later = new Felt();
  later.memory = felt.memory;
  later.bets.seen(later.frame, [1]);
  expect(later.bets.before([2])).toEqual([]);
  later.bets.again([1]);
  await later.settled();
  expect([...later.stakes]).toEqual([['ante', 1000]]);
});

test('double doubles every stake as far as it goes', async () => {
  felt.bets.add(ante, 3000);
  await felt.settled();
  felt.bets.double([1]);
  await felt.settled();
  expect(felt.stakes.get('ante')).toBe(5000);
});

test('a refusal is told once and not asked for again', async () => {
  felt.refusing = 'ante';
  felt.bets.add(ante, 500);
  await felt.settled();
  expect(felt.refusals).toEqual(['ante too much']);
  expect(felt.asked).toHaveLength(1);
  expect(felt.bets.asked(ante)).toBe(false);
});

test('what no offer has room for is given up and said', async () => {
  felt.bets.set(progressive, 250);
  await felt.settled();
  expect(felt.asked).toEqual([]);
  expect(felt.refusals).toEqual(['progressive']);
});

test('an amount that somebody typed is asked for as it is, so that the server says why not', async () => {
  felt.refusing = 'ante';
  felt.bets.set(ante, 7);
  await felt.settled();
  expect(felt.asked.map((act) => act.amount_minor)).toEqual([7]);
  expect(felt.refusals).toEqual(['ante too much']);
});

test('nothing that was meant for one round is asked for in the next', async () => {
  felt.bets.add(ante, 500);
  felt.round = 2;
  felt.bets.seen(felt.frame, [1]);
  await felt.settled();
  expect(felt.stakes.has('ante')).toBe(false);
  expect(felt.bets.asked(ante)).toBe(false);
});

test('amounts are fitted to steps', () => {
  const offer: Offer = { do: 'place', least_minor: 500, most_minor: 1150, step_minor: 100 };
  expect([1, 760, 1150, 5000].map((amount) => fitted(amount, offer))).toEqual([500, 700, 1100, 1150]);
  expect(fits(700, offer)).toBe(true);
  expect(fits(750, offer)).toBe(false);
});
