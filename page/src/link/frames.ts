/** What the server sends over a table's socket, as docs/server.md has it. Unknown fields are ignored. */

export type Amounts = [string, number][];

export interface Offer {
  do: string;
  box?: number;
  wager?: string;
  least_minor?: number;
  most_minor?: number | null;
  step_minor?: number;
  amounts_minor?: number[];
  discards?: number;
  /** How many may go, where it is not any number up to `discards`. */
  discards_only?: number[];
  /** Who discards nothing stakes nothing. */
  stands_free?: boolean;
}

export interface Line {
  box: number;
  wager: string;
  kind: 'stake' | 'bonus' | 'envy' | 'void';
  stake_minor: number;
  outcome: 'win' | 'lose' | 'push';
  won_minor: number;
  returned_minor: number;
  clause: string;
  reason: string;
  row: string;
  /** Why, in the reader's language; the page puts it here from `said`. */
  why?: string;
}

export interface BoxView {
  number: number;
  player: string;
  name: string;
  stakes_minor: Amounts;
  cards: string[];
  discards: string[];
  strength: number | null;
  looked: boolean;
  choice: string;
  voided: boolean;
  owed: { least_minor: number; most_minor: number };
  lines: Line[];
}

export interface DealerView {
  cards: string[];
  strength: number | null;
  qualifies: boolean | null;
  /** Cards that are everybody's, where the house deals some. */
  community?: string[];
}

export interface View {
  viewer: { role: string; id: string };
  house: string;
  digest: string;
  game: number;
  phase: string;
  meters_minor: Amounts;
  boxes: BoxView[];
  dealer: DealerView;
  misdealt: boolean;
  void_ground: string | null;
  legal: Offer[];
}

export interface Player {
  id: string;
  name: string;
  boxes: number[];
  bot?: boolean;
  away?: boolean;
  ready?: boolean;
  if_away?: 'fold' | 'best';
  leaving?: boolean;
  bank_ms?: number;
  given_up?: number[];
}

export interface Fair {
  commitment?: string;
  deck?: number;
  seeds?: [string, string][];
  opened?: string[];
}

export interface Told {
  code: string;
  facts?: Record<string, unknown>;
  line?: Line;
}

/** The sentences of a view in the reader's language. */
export interface Said {
  told: string[];
  lines: Record<string, string[]>;
}

export interface Answer {
  id: string;
  version: number;
  box?: number;
}

export interface ViewFrame {
  type: 'view';
  version: number;
  now: number;
  deadline: number | null;
  stage: string;
  round: number;
  view: View;
  players: Player[];
  fair: Fair;
  paused: boolean;
  entered: number;
  purse_minor: number | null;
  reserved_minor: number | null;
  kinds: string[];
  told: Told[];
  said?: Said;
  answer: Answer | null;
}

export interface Limit {
  wager: string;
  label: string;
  least_minor: number;
  most_minor: number | null;
  step_minor: number;
}

/** A table as lists show it. */
export interface TableCard {
  id: string;
  name: string;
  house: string;
  house_name: string;
  game: string;
  digest: string;
  currency: string;
  currency_sign: string;
  currency_decimals: number;
  boxes: number;
  free_boxes: number;
  players: string[];
  watchers: number;
  stage: string;
  round: number;
  paused: boolean;
  limits: Limit[];
  meters_minor: Record<string, number>;
  settings: {
    /** Limits and pay tables of its own: `ante=10..200 play_bonus:generous`. */
    posted: string;
    deal: string;
    method: string;
    pace: string;
    timed: boolean;
    bet_seconds: number;
    decide_seconds: number;
    entry: string;
    bots: boolean;
    reveal: string;
    progressive: string;
    hold_minutes: number;
  };
}

export interface TableFrame {
  type: 'table';
  protocol: number;
  page?: string;
  table: TableCard;
  me: { id: string; name: string; role: string; boxes: number[]; host: boolean; code: string };
  frame: ViewFrame;
}

export interface RefusedFrame {
  type: 'refused';
  id: string;
  code: string;
  facts: Record<string, unknown>;
  message: string;
  clause: string | null;
}

export interface MeterFrame {
  type: 'meter';
  meters_minor: Amounts;
  currency: string;
}

export interface NoticeFrame {
  type: 'notice';
  code: string;
  facts: Record<string, unknown>;
  message: string;
}

export interface ClosingFrame {
  type: 'closing';
  code: number;
  retry_ms: number;
  message: string;
}

export interface LobbyFrame {
  type: 'lobby';
  now: number;
  page?: string;
  tables: TableCard[];
}

export type Frame =
  | ViewFrame
  | TableFrame
  | RefusedFrame
  | MeterFrame
  | NoticeFrame
  | ClosingFrame
  | LobbyFrame
  | { type: 'pong'; id: string; now: number };

export const FACE_DOWN = '??';

export function stakeOf(box: BoxView, wager: string): number {
  return box.stakes_minor.find(([name]) => name === wager)?.[1] ?? 0;
}
