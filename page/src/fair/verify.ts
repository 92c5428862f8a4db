/** `queenhigh verify` in the browser: a proof is checked from nothing but itself and what somebody held. */

import { byBytes, concat, fromHex, hex, sized, utf8 } from './bytes.ts';
import { type Fact, type Piece, Wrong } from './facts.ts';
import { type Claims, type ProvenDeck, readClaims } from './form.ts';
import { boxesOf, checkPlaces, handOf, same } from './places.ts';
import { commitmentBytes, cutBytes, cutOf, sealBytes, sealDeck } from './qh1.ts';
import { sha256 } from './sha256.ts';

/** One thing that was checked: what it shows or what is wrong, and the bytes that went in and came out. */
export interface Step {
  step: string;
  ok: boolean;
  shows: Fact;
  bytes: Piece[];
}

export interface Verdict {
  round: string;
  ok: boolean;
  /** Whether the proof is about the cards seen, or about every card of every deck. */
  proves: 'seen' | 'all';
  steps: Step[];
}

/** What a player holds against a proof. */
export interface Held {
  /** The last one that was noted before betting closed. */
  commitment?: string;
  /** The seed that was sent for it; with `player` it must stand under this very id. */
  seed?: string;
  player?: string;
  /** What lay on the felt: all boxes in the round and the dealer, `{"box 1": ["Qs", "??", ...]}`. */
  cards?: Readonly<Record<string, readonly string[]>>;
}

type Check = (bytes: Piece[]) => Fact;

/** Check the proof in a text. It never throws: what is no proof has one step, `form`, that does not hold. */
export function verify(text: string, held: Held = {}): Verdict {
  const steps: Step[] = [];
  const check = (step: string, checked: Check): void => {
    const bytes: Piece[] = [];
    try {
      steps.push({ step, ok: true, shows: checked(bytes), bytes });
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      steps.push({ step, ok: false, shows: error.fact, bytes });
    }
  };
  let read: Claims | undefined;
  check('form', () => {
    read = readClaims(text);
    return shown('form');
  });
  if (read === undefined) return { round: '', ok: false, proves: 'seen', steps };
  const claims = read;
  check('decks', (bytes) => decks(claims, bytes));
  claims.decks.forEach((deck, number) => {
    check(`deck ${number} commitment`, (bytes) => commitment(deck, bytes));
    check(`deck ${number} seeds`, (bytes) => seeds(deck, bytes));
    check(`deck ${number} cut`, (bytes) => cut(deck, bytes));
    check(`deck ${number} openings`, (bytes) => openings(deck, bytes));
    if (deck.seed || deck.state === 'opened') check(`deck ${number} whole`, (bytes) => whole(deck, bytes));
  });
  check('cards', (bytes) => cards(claims, bytes));
  const { commitment: kept, seed, cards: hands } = held;
  if (kept !== undefined) check('noted', (bytes) => noted(claims, kept, bytes));
  if (seed !== undefined) check('sent', (bytes) => sent(claims, seed, held.player, bytes));
  if (hands !== undefined) check('seen', (bytes) => seen(claims, hands, bytes));
  return { round: claims.round, ok: steps.every((step) => step.ok), proves: claims.reveal, steps };
}

function shown(code: Fact['code'], values: Fact['values'] = {}): Fact {
  return { code, values };
}

function decks(claims: Claims, bytes: Piece[]): Fact {
  const { round, reveal } = claims;
  bytes.push({ label: 'round', value: round }, { label: 'reveal', value: reveal });
  claims.decks.forEach((deck, number) => {
    bytes.push({ label: 'name', of: `${number}`, value: deck.name });
    const name = `${round}-${number}`;
    if (deck.name !== name) throw new Wrong('deck_misnamed', { deck: number, name: deck.name, right: name });
    if (deck.state === 'dealt' && deck !== claims.decks.at(-1)) {
      throw new Wrong('deck_after_dealt', { deck: number });
    }
  });
  const every = claims.decks.every((deck) => deck.seed !== undefined);
  if (every !== (reveal === 'all')) throw new Wrong('reveal_wrong', { reveal });
  const opened = claims.decks.filter((deck) => deck.state === 'opened').length;
  return shown('decks', { count: claims.decks.length, round, opened });
}

function commitment(deck: ProvenDeck, bytes: Piece[]): Fact {
  const hashed = commitmentBytes(deck.name, deck.seals);
  const found = hex(sha256(hashed));
  bytes.push(
    { label: 'name', value: deck.name },
    { label: 'hashed', value: hex(hashed) },
    { label: 'sha256', value: found },
    { label: 'commitment', value: deck.commitment },
  );
  if (found !== deck.commitment) throw new Wrong('commitment_wrong');
  return shown('commitment', { commitment: found, name: deck.name });
}

function seeds(deck: ProvenDeck, bytes: Piece[]): Fact {
  for (const { player, seed, commitment: named } of deck.seeds) {
    bytes.push(
      { label: 'player_bytes', of: player, value: hex(sized(player)) },
      { label: 'seed', of: player, value: seed },
      { label: 'seed_bytes', of: player, value: hex(sized(seed)) },
      { label: 'commitment', of: player, value: named },
    );
  }
  const stranger = deck.seeds.find((each) => each.commitment !== deck.commitment);
  if (stranger) throw new Wrong('seed_for_another', { player: stranger.player });
  const players = deck.seeds.map((each) => each.player);
  const ordered = players.every((player, at) => at === 0 || byBytes(players[at - 1]!, player) < 0);
  if (!ordered) throw new Wrong('players_unordered');
  if (players.length === 0) return shown('seeds_none');
  return shown('seeds', { count: players.length, players: players.join(', ') });
}

function cut(deck: ProvenDeck, bytes: Piece[]): Fact {
  const named = fromHex(deck.commitment);
  const hashed = cutBytes(named, deck.seeds);
  const found = cutOf(named, deck.seeds);
  bytes.push(
    { label: 'hashed', value: hex(hashed) },
    { label: 'cut_key', value: hex(sha256(hashed)) },
    { label: 'cut', value: found.join(' ') },
    { label: 'cut_told', value: deck.cut.join(' ') },
  );
  const players = new Set(deck.seeds.map((each) => each.player));
  if (players.size < deck.seeds.length) throw new Wrong('players_unordered');
  if (!same(found, deck.cut)) throw new Wrong('cut_wrong');
  return shown('cut');
}

function openings(deck: ProvenDeck, bytes: Piece[]): Fact {
  const opened = deck.openings;
  const fits = opened.map(({ sealed, card, salt }) => {
    const hashed = sealBytes(sealed, card, salt);
    const [found, seal] = [hex(sha256(hashed)), hex(deck.seals[sealed]!)];
    bytes.push(
      { label: 'hashed', of: card, value: hex(hashed) },
      { label: 'sha256', of: card, value: found },
      { label: 'seal', of: card, value: seal },
    );
    return found === seal;
  });
  if (opened.some((each, at) => at > 0 && each.dealt <= opened[at - 1]!.dealt)) {
    throw new Wrong('openings_unordered');
  }
  if (deck.state === 'opened') {
    if (opened.length > 0) throw new Wrong('opened_yet_dealt');
    return shown('openings_none');
  }
  if (new Set(opened.map((each) => each.card)).size < opened.length) throw new Wrong('card_twice');
  opened.forEach(({ dealt, sealed, card }, at) => {
    if (sealed !== deck.cut[dealt]) throw new Wrong('card_from_elsewhere', { dealt });
    if (!fits[at]) throw new Wrong('card_false', { dealt, card });
  });
  return shown('openings', { count: opened.length });
}

function whole(deck: ProvenDeck, bytes: Piece[]): Fact {
  if (!deck.seed) throw new Wrong('seed_missing');
  const made = sealDeck(deck.seed, deck.name);
  const [found, told] = [hex(concat(...made.seals)), hex(concat(...deck.seals))];
  bytes.push(
    { label: 'server_seed', value: hex(deck.seed) },
    { label: 'order', value: made.order.join(' ') },
    { label: 'deck', value: made.cards.join(' ') },
    { label: 'seals', value: found },
    { label: 'seals_told', value: told },
  );
  if (found !== told) throw new Wrong('seed_wrong');
  return shown('whole');
}

function cards(claims: Claims, bytes: Piece[]): Fact {
  const played = claims.decks.at(-1)!;
  for (const [hand, told] of handsOf(claims, (where) => where)) {
    bytes.push({ label: 'cards', of: hand, value: told.join(' ') });
  }
  if (played.state === 'opened') {
    if (claims.cards.length > 0) throw new Wrong('cards_not_dealt');
    return shown('cards_none');
  }
  if (claims.cards.some((card, at) => card.dealt !== at)) throw new Wrong('cards_skipped');
  const told = claims.cards.filter((card) => card.card !== undefined);
  const opened = played.openings;
  const agree = told.every(({ dealt, card }, at) => dealt === opened[at]?.dealt && card === opened[at].card);
  if (told.length !== opened.length || !agree) throw new Wrong('cards_not_opened');
  if (played.seed && told.length < claims.cards.length) throw new Wrong('card_not_told');
  const { way, boxes } = checkPlaces(claims.cards.map((card) => card.where));
  return shown(`cards_${way}`, { count: boxes });
}

function handsOf(claims: Claims, named: (where: string) => string): Map<string, string[]> {
  const hands = new Map<string, string[]>();
  for (const { where, card } of claims.cards) {
    hands.set(named(where), [...(hands.get(named(where)) ?? []), card ?? '??']);
  }
  return hands;
}

function noted(claims: Claims, kept: string, bytes: Piece[]): Fact {
  const known = claims.decks.map((deck) => deck.commitment);
  const last = known.at(-1)!;
  const plain = kept.toLowerCase();
  bytes.push({ label: 'noted', value: plain }, { label: 'commitment', value: last });
  if (!known.includes(plain)) throw new Wrong('noted_unknown', { commitment: plain });
  if (plain !== last) throw new Wrong('not_noted', { commitment: last });
  return shown('noted');
}

function sent(claims: Claims, seed: string, player: string | undefined, bytes: Piece[]): Fact {
  bytes.push({ label: 'seed', value: seed });
  const counted = claims.decks
    .at(-1)!
    .seeds.find((each) => each.seed === seed && (player === undefined || each.player === player));
  if (!counted) throw new Wrong('not_sent', { seed });
  bytes.push({ label: 'player', value: counted.player }, { label: 'seed_bytes', value: hex(utf8(seed)) });
  return shown('sent');
}

/** Every card seen went to the hand in which it was seen, and no box got cards but those that bet. */
function seen(claims: Claims, hands: Readonly<Record<string, readonly string[]>>, bytes: Piece[]): Fact {
  const told = handsOf(claims, handOf);
  for (const [hand, held] of Object.entries(hands)) {
    bytes.push({ label: 'seen', of: hand, value: held.join(' ') });
    const missing = held.find((card) => card !== '??' && !told.get(hand)?.includes(card));
    if (missing !== undefined) throw new Wrong('not_seen', { hand, card: missing });
  }
  if (!same(boxesOf([...told.keys()]), boxesOf(Object.keys(hands)))) throw new Wrong('other_boxes');
  return shown('seen');
}
