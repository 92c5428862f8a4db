/** Scheme `qh1` byte by byte, as docs/fairness.md has it: order, deck, seals, commitment, cut. */

import { byBytes, concat, sized, u32, u8, utf8 } from './bytes.ts';
import { hmac, keyed, sha256 } from './sha256.ts';

/** The deck before it is shuffled. */
export const CARDS: readonly string[] = [...'23456789TJQKA'].flatMap((rank) =>
  [...'cdhs'].map((suit) => rank + suit),
);
const ORDER = utf8('qh1/order\0');
const SALT = utf8('qh1/salt\0');
const SEAL = utf8('qh1/seal\0');
const COMMITMENT = utf8('qh1/commitment\0');
const CUT = utf8('qh1/cut\0');
const SEED = utf8('qh1/seed\0');

/** The numbers from 0 to `count` - 1 (256 at most) in the order that a key of 32 bytes puts them in. */
export function order(key: Uint8Array, count: number): number[] {
  const list = Array.from({ length: count }, (_, number) => number);
  const chance = stream(key);
  for (let choices = count; choices > 1; choices -= 1) {
    let byte = chance();
    while (byte >= 256 - (256 % choices)) byte = chance();
    const taken = byte % choices;
    [list[choices - 1], list[taken]] = [list[taken]!, list[choices - 1]!];
  }
  return list;
}

function stream(key: Uint8Array): () => number {
  const mac = keyed(key);
  let block: Uint8Array = new Uint8Array(0);
  let at = 0;
  let counter = 0;
  return () => {
    if (at === block.length) {
      block = mac(concat(ORDER, u32(counter)));
      at = 0;
      counter += 1;
    }
    at += 1;
    return block[at - 1]!;
  };
}

export interface Deck {
  order: number[];
  /** The card in each sealed place. */
  cards: string[];
  salts: Uint8Array[];
  seals: Uint8Array[];
  commitment: Uint8Array;
}

/** The deck that a seed of 32 bytes orders and seals under its name, `TABLE-ROUND-NUMBER`. */
export function sealDeck(seed: Uint8Array, name: string): Deck {
  const mac = keyed(seed);
  const ordered = order(seed, CARDS.length);
  const cards = ordered.map((number) => CARDS[number]!);
  const salts = cards.map((_, place) => mac(concat(SALT, u8(place))));
  const seals = cards.map((card, place) => sha256(sealBytes(place, card, salts[place]!)));
  return { order: ordered, cards, salts, seals, commitment: sha256(commitmentBytes(name, seals)) };
}

/** What a seal is the SHA-256 of. */
export function sealBytes(place: number, card: string, salt: Uint8Array): Uint8Array {
  return concat(SEAL, u8(place), utf8(card), salt);
}

/** What a commitment is the SHA-256 of. */
export function commitmentBytes(name: string, seals: readonly Uint8Array[]): Uint8Array {
  return concat(COMMITMENT, sized(name), ...seals);
}

export interface PlayerSeed {
  player: string;
  seed: string;
}

/** What the key of the cut is the SHA-256 of; a player has one seed at most. */
export function cutBytes(commitment: Uint8Array, seeds: readonly PlayerSeed[]): Uint8Array {
  const sorted = [...seeds].sort((one, other) => byBytes(one.player, other.player));
  const parts = sorted.flatMap(({ player, seed }) => [sized(player), sized(seed)]);
  return concat(CUT, commitment, u32(seeds.length), ...parts);
}

/** Which sealed place each card dealt comes from. */
export function cutOf(commitment: Uint8Array, seeds: readonly PlayerSeed[]): number[] {
  return order(sha256(cutBytes(commitment, seeds)), CARDS.length);
}

/** The seed of a deck, which an auditor who has the secret can work out. */
export function serverSeed(secret: Uint8Array, nonce: Uint8Array, name: string): Uint8Array {
  return hmac(secret, concat(SEED, nonce, utf8(name)));
}
