/** What a step of the verifier shows, as a code with its values; `words/` has the sentence for each. */

/** Where a step holds. */
// prettier-ignore
export const SHOWN = [
  'form', 'decks', 'commitment', 'seeds', 'seeds_none', 'cut', 'openings', 'openings_none', 'whole',
  'cards_hand', 'cards_shuffler', 'cards_none', 'noted', 'sent', 'seen',
] as const;

/** Where it does not. */
// prettier-ignore
export const WRONG = [
  'too_long', 'no_json', 'key_twice', 'unknown_field', 'missing_field', 'unknown_scheme', 'wrong_value',
  'deck_misnamed', 'deck_after_dealt', 'reveal_wrong', 'commitment_wrong', 'seed_for_another',
  'players_unordered', 'cut_wrong', 'openings_unordered', 'opened_yet_dealt', 'card_twice',
  'card_from_elsewhere', 'card_false', 'seed_missing', 'seed_wrong', 'cards_not_dealt', 'cards_skipped',
  'cards_not_opened', 'card_not_told', 'first_cards_wrong', 'place_unknown', 'replacements_wrong',
  'noted_unknown', 'not_noted', 'not_sent', 'not_seen', 'other_boxes',
] as const;

/** What stands before the bytes of a step. */
// prettier-ignore
export const LABELS = [
  'name', 'round', 'reveal', 'hashed', 'sha256', 'commitment', 'player', 'player_bytes', 'seed',
  'seed_bytes', 'cut_key', 'cut', 'cut_told', 'seal', 'server_seed', 'order', 'deck', 'seals',
  'seals_told', 'cards', 'noted', 'seen',
] as const;

export type Label = (typeof LABELS)[number];
export type Values = Record<string, string | number>;

export interface Fact {
  code: (typeof SHOWN)[number] | (typeof WRONG)[number];
  values: Values;
}

/** Bytes as hexadecimal digits, places as numbers, text as it is. */
export interface Piece {
  label: Label;
  /** Which one, where there are several: a card, a player, a hand. */
  of?: string;
  value: string;
}

/** A step that does not hold, and why. */
export class Wrong extends Error {
  readonly fact: Fact;

  constructor(code: (typeof WRONG)[number], values: Values = {}) {
    super(code);
    this.fact = { code, values };
  }
}
