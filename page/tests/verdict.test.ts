import { describe, expect, it, test } from 'vitest';
import vectors from '../../tests/fair/vectors/qh1.json';
import { asText, finding, groups, shortened, stepName } from '../src/proof/shown/pieces';
import { seedTrouble } from '../src/proof/shown/seed';
import { verify } from '../src/fair/verify';

describe('a verdict', () => {
  const { proof } = vectors.proofs[2]!;
  const text = JSON.stringify(proof);
  const verdict = verify(text);

  it('comes to one of a few findings', () => {
    expect(finding(verdict, proof.round)).toBe(proof.reveal);
    expect(finding(verdict, '')).toBe(proof.reveal);
    expect(finding(verdict, 'felt-999')).toBe('other_round');
    expect(finding(verify('{}'), proof.round)).toBe('no_proof');
    expect(finding(verify(text, { seed: 'never sent' }), proof.round)).toBe('wrong');
  });

  it('gathers bytes by what they belong to, and gives them all as text', () => {
    const openings = verdict.steps.find(({ step }) => step === 'deck 1 openings')!;
    const found = groups(openings.bytes);
    expect(found.map(({ of }) => of)).toEqual(proof.decks[1]!.openings.map(({ card }) => card));
    expect(found[0]!.pieces.map(({ label }) => label)).toEqual(['hashed', 'sha256', 'seal']);
    expect(asText(openings).split('\n')).toHaveLength(openings.bytes.length);
    expect(asText(openings)).toContain(proof.decks[1]!.seals[proof.decks[1]!.openings[0]!.sealed]);
  });

  it('names its steps by deck', () => {
    expect(stepName('deck 1 openings')).toEqual({ deck: 1, name: 'openings' });
    expect(stepName('cards')).toEqual({ deck: null, name: 'cards' });
  });

  it('has room for what stands in it', () => {
    expect(shortened({ seed: '♥'.repeat(200), count: 3 })).toEqual({ seed: `${'♥'.repeat(79)}…`, count: 3 });
  });
});

test.each([
  ['', 'fair.seed_empty'],
  ['♥'.repeat(129), 'fair.seed_long'],
  ['x'.repeat(10_000), 'fair.seed_long'],
  ['half \ud83c', 'fair.seed_no_text'],
])('%.12s is no seed', (text, key) => expect(seedTrouble(text)?.key).toBe(key));

test.each(['x', '🂡'.repeat(128), 'ñandú ♛'])('%.12s is a seed', (text) =>
  expect(seedTrouble(text)).toBeNull(),
);
