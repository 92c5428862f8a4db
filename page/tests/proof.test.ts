import { describe, expect, it, test } from 'vitest';
import fairness from '../../docs/fairness.md?raw';
import vectors from '../../tests/fair/vectors/qh1.json';
import { byBytes, concat, fromHex, hex, NoText, sized, u32, utf8 } from '../src/fair/bytes';
import { LABELS, SHOWN, WRONG } from '../src/fair/facts';
import { CARDS, cutBytes, cutOf, order, sealDeck, serverSeed } from '../src/fair/qh1';
import { hmac, keyed, sha256 } from '../src/fair/sha256';
import { type Held, verify } from '../src/fair/verify';
import english from '../src/words/en/verifier.json';
import spanish from '../src/words/es/verifier.json';

const repeated = (byte: number, count: number): Uint8Array => new Uint8Array(count).fill(byte);
const ascending = (from: number, count: number): Uint8Array =>
  Uint8Array.from({ length: count }, (_, at) => from + at);

describe('SHA-256', () => {
  const two = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
  test.each([
    ['nothing', utf8(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', utf8('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['two blocks', utf8(two), '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    [
      'a million a',
      repeated(0x61, 1_000_000),
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    ],
    ['55 zeros', repeated(0, 55), '02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7'],
    ['56 zeros', repeated(0, 56), 'd4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb'],
    ['57 zeros', repeated(0, 57), '65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785'],
    ['64 zeros', repeated(0, 64), 'f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b'],
    ['1,000 Q', repeated(0x51, 1000), '1d4d102b02b25b47ee98a092711f3e77fd2f50229ead2759946770d3761f61f7'],
  ])('of %s', (_, data, digest) => expect(hex(sha256(data))).toBe(digest));

  it('does not care where the bytes lie in their buffer', () => {
    const whole = concat(repeated(7, 3), utf8('abc'), repeated(7, 3));
    expect(sha256(whole.subarray(3, 6))).toEqual(sha256(utf8('abc')));
  });
});

describe('HMAC-SHA-256, RFC 4231', () => {
  const long = 'Test Using Larger Than Block-Size Key - Hash Key First';
  const longer =
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to ' +
    'be hashed before being used by the HMAC algorithm.';
  test.each([
    [
      1,
      repeated(0x0b, 20),
      utf8('Hi There'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      2,
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      3,
      repeated(0xaa, 20),
      repeated(0xdd, 50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      4,
      ascending(1, 25),
      repeated(0xcd, 50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [6, repeated(0xaa, 131), utf8(long), '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54'],
    [
      7,
      repeated(0xaa, 131),
      utf8(longer),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('test case %i', (_, key, message, digest) => expect(hex(hmac(key, message))).toBe(digest));

  it('keeps a key of one block as it is, and a keyed one for many messages', () => {
    const mac = keyed(repeated(1, 64));
    expect(hex(mac(utf8('a')))).toBe(hex(hmac(repeated(1, 64), utf8('a'))));
    expect(hex(mac(utf8('b')))).not.toBe(hex(mac(utf8('a'))));
    expect(hex(hmac(repeated(1, 65), utf8('a')))).toBe(hex(hmac(sha256(repeated(1, 65)), utf8('a'))));
  });
});

describe('bytes', () => {
  it('refuses half a surrogate pair', () => {
    expect(() => utf8('\ud800')).toThrow(NoText);
    expect(() => sized('♛\udc00')).toThrow(NoText);
    expect(hex(sized('♥'))).toBe('00000003e299a5');
    expect(hex(utf8('\ufeff𝄞'))).toBe('efbbbff09d849e');
  });

  it('orders by code points', () => {
    const ordered = ['a', 'ab', 'b', 'ü', '\uffff', '𝄞'];
    expect([...ordered].reverse().sort(byBytes)).toEqual(ordered);
    expect(hex(u32(0xdeadbeef))).toBe('deadbeef');
    expect(hex(fromHex('00ff7f80'))).toBe('00ff7f80');
  });
});

test('the worked numbers of docs/fairness.md', () => {
  const block = fairness.split('## Worked numbers')[1]!.split('```text\n')[1]!.split('```')[0]!;
  const lines = block.split('\n').map((line) => [line.slice(0, 17).trim(), line.slice(17)]);
  const seed = ascending(0, 32);
  const deck = sealDeck(seed, 'felt-1-0');
  const seeds = [
    { player: 'u2', seed: '♥' },
    { player: 'u1', seed: 'seven' },
  ];
  const cut = cutOf(deck.commitment, seeds);
  const found = {
    'stream 0': hex(hmac(seed, concat(utf8('qh1/order\0'), u32(0)))),
    order: deck.order.join(' '),
    cards: deck.cards.join(' '),
    'salt 0': hex(deck.salts[0]!),
    'seal 0': hex(deck.seals[0]!),
    'salt 51': hex(deck.salts[51]!),
    'seal 51': hex(deck.seals[51]!),
    commitment: hex(deck.commitment),
    'cut key': hex(sha256(cutBytes(deck.commitment, seeds))),
    cut: cut.join(' '),
    dealt: cut.map((place) => deck.cards[place]).join(' '),
    'server seed': hex(serverSeed(seed, ascending(32, 32), 'felt-1-0')),
  };
  expect(Object.fromEntries(lines)).toMatchObject(found);
});

describe('the shared vectors', () => {
  it('has orders, server seeds, decks and cuts', () => {
    expect(CARDS).toEqual(vectors.unshuffled);
    for (const each of vectors.orders) expect(order(fromHex(each.key), each.count)).toEqual(each.order);
    for (const { secret, nonce, name, seed } of vectors.server_seeds) {
      expect(hex(serverSeed(fromHex(secret), fromHex(nonce), name))).toBe(seed);
    }
    for (const each of vectors.decks) {
      const deck = sealDeck(fromHex(each.seed), each.name);
      expect(deck.cards).toEqual(each.cards);
      expect(deck.salts.map(hex)).toEqual(each.salts);
      expect(deck.seals.map(hex)).toEqual(each.seals);
      expect(hex(deck.commitment)).toBe(each.commitment);
    }
    for (const each of vectors.cuts) {
      const seeds = each.seeds.map(([player, seed]) => ({ player: player!, seed: seed! }));
      expect(cutOf(fromHex(each.commitment), seeds)).toEqual(each.cut);
    }
  });

  test.each(vectors.proofs)('$what', ({ ok, proof }) => {
    const found = verify(JSON.stringify(proof));
    expect(found).toMatchObject({ ok, round: proof.round, proves: proof.reveal });
  });

  test.each(vectors.tampered)('$what', ({ of, path, value }) => {
    type Part = Record<string, unknown>;
    const document = structuredClone(vectors.proofs[of]!.proof) as unknown as Part;
    const part = path.slice(0, -1).reduce((inner, key) => inner[key] as Part, document);
    part[path.at(-1)!] = value;
    expect(verify(JSON.stringify(document)).ok).toBe(false);
  });
});

describe('a step', () => {
  const { proof } = vectors.proofs[2]!;
  const text = JSON.stringify(proof);

  it('gives the bytes that went in and came out', () => {
    const { steps } = verify(text);
    const told = Object.fromEntries(steps.map(({ step, bytes }) => [step, bytes]));
    const [, hashed, digest, commitment] = told['deck 1 commitment']!;
    expect(hex(sha256(fromHex(hashed!.value)))).toBe(digest!.value);
    expect(digest!.value).toBe(commitment!.value);
    const [preimage, key] = told['deck 1 cut']!;
    expect(order(sha256(fromHex(preimage!.value)), 52).join(' ')).toBe(told['deck 1 cut']![2]!.value);
    expect(hex(sha256(fromHex(preimage!.value)))).toBe(key!.value);
    const opened = told['deck 1 openings']!;
    expect(opened).toHaveLength(3 * proof.decks[1]!.openings.length);
    expect(hex(sha256(fromHex(opened[0]!.value)))).toBe(opened[2]!.value);
    expect(told['deck 0 whole']![0]!.value).toBe(proof.decks[0]!.seed);
    expect(told.cards!.map((piece) => piece.of)).toEqual([...new Set(proof.cards.map((card) => card.where))]);
  });

  it('says what is wrong, and where', () => {
    const form = (other: string) => verify(other).steps.map((step) => [step.step, step.ok, step.shows]);
    const unknown = { code: 'unknown_field', values: { where: '', field: 'reveals' } };
    expect(form(text.replace('"reveal"', '"reveals"'))).toEqual([['form', false, unknown]]);
    const twice = { code: 'key_twice', values: { field: 'scheme' } };
    expect(form(text.replace('{"scheme"', '{"scheme":1,"scheme"'))).toEqual([['form', false, twice]]);
  });
});

describe('what somebody holds against a proof', () => {
  const { proof } = vectors.proofs[2]!;
  const { player, seed } = proof.decks[1]!.seeds[0]!;
  const commitments = proof.decks.map((deck) => deck.commitment);
  const hands: Record<string, string[]> = {};
  for (const { where, card } of proof.cards) (hands[where.replace(/ (repl|four).*/, '')] ??= []).push(card!);
  const held: Held = { commitment: commitments[1]!.toUpperCase(), seed, player, cards: hands };
  const box = Object.keys(hands)[0]!;

  const wrong = (other: Held): string[] =>
    verify(JSON.stringify(proof), { ...held, ...other })
      .steps.filter((step) => !step.ok)
      .map((step) => step.shows.code);

  it('agrees with what is true', () => {
    const steps = verify(JSON.stringify(proof), held).steps.map((step) => step.step);
    expect(steps.slice(-3)).toEqual(['noted', 'sent', 'seen']);
    expect(wrong({})).toEqual([]);
    expect(wrong({ cards: { ...hands, [box]: ['??', '??', '??'] } })).toEqual([]);
  });

  test.each<[string, Held, string]>([
    ['a challenge that one was not told of', { commitment: commitments[0]! }, 'not_noted'],
    ['another deck', { commitment: 'ab'.repeat(32) }, 'noted_unknown'],
    ['another seed', { seed: `${seed}!` }, 'not_sent'],
    ["somebody else's seed", { player: 'nobody' }, 'not_sent'],
    ['another card', { cards: { ...hands, dealer: ['??', hands[box]![0]!] } }, 'not_seen'],
    ['a hand that got no card', { cards: { ...hands, 'box 98': ['As'] } }, 'not_seen'],
    ['a box that got no card', { cards: { ...hands, 'box 98': ['??'] } }, 'other_boxes'],
    ['a box that did not bet', { cards: { dealer: hands.dealer! } }, 'other_boxes'],
  ])('finds %s', (_, other, code) => expect(wrong(other)).toEqual([code]));
});

test('every step, every fact and all bytes have words in both languages', () => {
  const steps = 'form decks commitment seeds cut openings whole cards noted sent seen'.split(' ');
  const keys = [
    ...steps.map((step) => `verifier.step.${step}`),
    ...[...SHOWN, ...WRONG].map((code) => `verifier.shows.${code}`),
    ...LABELS.map((label) => `verifier.bytes.${label}`),
  ].sort();
  expect(Object.keys(english).sort()).toEqual(keys);
  expect(Object.keys(spanish).sort()).toEqual(keys);
});

test('a proof is checked in a moment', () => {
  const text = JSON.stringify(vectors.proofs[2]!.proof);
  verify(text);
  const before = performance.now();
  for (let times = 0; times < 10; times += 1) verify(text);
  expect((performance.now() - before) / 10).toBeLessThan(30);
});
