import { beforeEach, describe, expect, it } from 'vitest';
import type { ViewFrame } from '../src/link/wire';
import { note, noted, noteFrame, noteSeed } from '../src/table/noted';
import { kept } from '../src/settings/kept';

const ONE = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

/** A frame of round 7 with one box of ann's. */
function frame(stage: string, commitment?: string, stakes: [string, number][] = [['ante', 500]]): ViewFrame {
  const boxes = [{ number: 1, player: 'ann', stakes_minor: stakes }];
  return { stage, round: 7, fair: { commitment }, view: { boxes } } as unknown as ViewFrame;
}

describe('what is held against a proof', () => {
  beforeEach(() => kept.write('noted', '[]'));

  it('is the commitment over which betting was seen to close, and the seed of whoever had a stake', () => {
    noteFrame('felt', frame('betting', ONE), 'ann');
    noteSeed('felt-7', ONE, 'seven', 'ann');
    expect(noted('felt-7')).toEqual({});
    noteFrame('felt', frame('deciding', ONE), 'ann');
    expect(noted('felt-7')).toEqual({ commitment: ONE, seed: 'seven', player: 'ann' });
    expect(noted('felt-8')).toEqual({});
  });

  it('has no seed of somebody without a stake', () => {
    noteFrame('felt', frame('betting', ONE), 'ann');
    noteSeed('felt-7', ONE, 'seven', 'ann');
    noteFrame('felt', frame('showing', ONE, []), 'ann');
    expect(noted('felt-7')).toEqual({ commitment: ONE });
  });

  it('forgets the seed of a deck that was challenged, also where its answer comes late', () => {
    noteFrame('felt', frame('betting', ONE), 'ann');
    noteSeed('felt-7', ONE, 'seven', 'ann');
    noteFrame('felt', frame('betting', OTHER), 'ann');
    noteSeed('felt-7', ONE, 'late', 'ann');
    noteFrame('felt', frame('deciding', OTHER), 'ann');
    expect(noted('felt-7')).toEqual({ commitment: OTHER });
  });

  it('is what was noted while bets were open, whatever the table says later', () => {
    noteFrame('felt', frame('betting', ONE), 'ann');
    noteFrame('felt', frame('deciding', OTHER), 'ann');
    noteFrame('felt', frame('showing', OTHER), 'ann');
    expect(noted('felt-7')).toEqual({ commitment: ONE });
  });

  it('is nothing of a round that was joined too late', () => {
    noteFrame('felt', frame('deciding', ONE), 'ann');
    expect(noted('felt-7')).toEqual({});
  });

  it('is kept of the last fifty rounds', () => {
    for (let round = 1; round <= 60; round += 1) note(`felt-${round}`, { commitment: ONE, closed: true });
    expect(noted('felt-10')).toEqual({});
    expect(noted('felt-11')).toEqual({ commitment: ONE });
    expect(kept.readJson<unknown[]>('noted', [])).toHaveLength(50);
  });

  it('survives notes that somebody has spoilt', () => {
    for (const spoilt of ['nonsense', '{"round": 1}', '[null, 3, {"round": 4}]']) {
      kept.write('noted', spoilt);
      expect(noted('felt-7')).toEqual({});
      note('felt-7', { commitment: ONE, closed: true });
      expect(noted('felt-7')).toEqual({ commitment: ONE });
    }
  });
});
