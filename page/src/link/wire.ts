/** Frames of sockets. Written by `make docs` from the records of `queenhigh.wire`: do not edit. */

/** Everything, on connecting and on `sync`: the table's card beside its view. */
export interface TableFrame {
  type: 'table';
  protocol: number;
  page: string;
  table: TableCard;
  me: MeHere;
  frame: ViewFrame;
}

/** A table as everybody may know it without sitting down. */
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
  limits: WagerLimits[];
  meters_minor: Record<string, number>;
  settings: TableSettings;
}

/** Limits of a wager that can be placed at a table. */
export interface WagerLimits {
  wager: string;
  label: string;
  least_minor: number;
  most_minor: number | null;
  step_minor: number;
}

/** A table's settings; what is not said is as in a friendly game. */
export interface TableSettings {
  house: string;
  name: string;
  posted: string;
  boxes: number;
  deal: 'digital' | 'live';
  method: 'hand' | 'shuffler' | '';
  pace: 'clock' | 'dealer';
  timed: boolean;
  bet_seconds: number;
  least_bet_seconds: number;
  decide_seconds: number;
  show_seconds: number;
  bank_seconds: number;
  refill_seconds: number;
  grace_seconds: number;
  hold_minutes: number;
  void_minutes: number;
  progressive: string;
  entry: 'code' | 'open';
  bots: boolean;
  reveal: 'all' | 'seen';
}

/** The viewer at a table; `code` is empty for all but its host. */
export interface MeHere {
  id: string;
  name: string;
  role: string;
  boxes: number[];
  host: boolean;
  code: string;
}

/** The table as one viewer sees it: whole, so that only the newest one matters. */
export interface ViewFrame {
  type: 'view';
  version: number;
  now: number;
  deadline: number | null;
  stage: string;
  round: number;
  view: View;
  players: PlayerInfo[];
  fair: FairInfo;
  paused: boolean;
  entered: number;
  purse_minor: number | null;
  reserved_minor: number | null;
  kinds: string[];
  told: Told[];
  answer: Answer | null;
  said?: Said;
}

/** A round as one person sees it, with what that person may do. */
export interface View {
  viewer: Actor;
  house: string;
  digest: string;
  game: number;
  phase:
    | 'betting'
    | 'closed'
    | 'dealer_drawing'
    | 'deciding'
    | 'idle'
    | 'replacing'
    | 'revealing'
    | 'settled'
    | 'settling'
    | 'void';
  meters_minor: [string, number][];
  boxes: BoxView[];
  dealer: DealerView;
  misdealt: boolean;
  void_ground: string | null;
  legal: Offer[];
}

/** One person at the table, or beside it. */
export interface Actor {
  role: 'bystander' | 'dealer' | 'player' | 'supervisor';
  id?: string;
}

/** One box as somebody sees it. `name` is what its player is called, `player` who that is. */
export interface BoxView {
  number: number;
  player: string;
  name: string;
  stakes_minor: [string, number][];
  cards: string[];
  discards: string[];
  strength: number | null;
  looked: boolean;
  choice: string;
  voided: boolean;
  owed: Owed;
  lines: Line[];
}

/** What staying in may still cost: the least Play there is for this box, and the most. Folding is free. */
export interface Owed {
  least_minor: number;
  most_minor: number;
}

/** One payout line. `won_minor` leaves the stake out, `returned_minor` has it in; both are 0 on a loss. */
export interface Line {
  box: number;
  wager: string;
  kind: 'bonus' | 'envy' | 'stake' | 'void';
  stake_minor: number;
  outcome: 'lose' | 'push' | 'win';
  won_minor: number;
  returned_minor: number;
  clause: string;
  reason:
    | 'bonus/added'
    | 'bonus/pays'
    | 'collection'
    | 'contest/equal'
    | 'contest/higher'
    | 'contest/lower'
    | 'contest/no_row'
    | 'contest/not_qualified'
    | 'envy/pays'
    | 'folded'
    | 'meter/pays'
    | 'row/added'
    | 'row/folded'
    | 'row/not_beaten'
    | 'row/not_beaten_pushes'
    | 'row/nothing'
    | 'row/pays'
    | 'row/pushes'
    | 'void/box'
    | 'void/game';
  seen: Seen;
  row: string;
}

/** What decided a line, as far as its reason needs it; the rest stands in the line and in the house. */
export interface Seen {
  strength?: number;
  dealer_strength?: number;
  suit?: number;
  first?: boolean;
  drew?: boolean;
  colour?: '' | 'black' | 'mixed' | 'red';
  category?: string;
  other_box?: number;
  first_row?: string;
  first_strength?: number;
  ground?:
    'box' | 'dealer_count' | 'deck_count' | 'exposed_cards' | 'foreign_card' | 'misdeal' | 'wrong_deal';
  due_minor?: number;
}

export interface DealerView {
  cards: string[];
  strength: number | null;
  qualifies: boolean | null;
  community?: string[];
}

/** One legal act, for whoever asked, with the room it leaves: the fields that such an act fills in. */
export interface Offer {
  do:
    | 'close'
    | 'deal'
    | 'draw_fourth'
    | 'fold'
    | 'look'
    | 'move_hands'
    | 'open'
    | 'place'
    | 'play'
    | 'replace'
    | 'replace_dealer'
    | 'reveal'
    | 'settle'
    | 'void_box'
    | 'void_game'
    | 'withdraw';
  box?: number;
  wager?: string;
  least_minor?: number;
  most_minor?: number;
  step_minor?: number;
  amounts_minor?: number[];
  discards?: number;
  discards_only?: number[];
  stands_free?: boolean;
  cards?: number;
  community?: number;
  method?: string;
  ground?: string;
  meters?: string[];
  game?: number;
  count_least?: number;
  count_not?: number;
  unless_repaired?: boolean;
  areas?: number[];
}

/** Somebody at the table, as everybody sees them. */
export interface PlayerInfo {
  id: string;
  name: string;
  boxes: number[];
  bot?: boolean;
  away?: boolean;
  ready?: boolean;
  if_away?: 'best' | 'fold';
  leaving?: boolean;
  bank_ms?: number;
  given_up?: number[];
}

/** What is public of the committed deck before the round is over. */
export interface FairInfo {
  commitment?: string;
  deck?: number;
  seeds?: [string, string][];
  opened?: string[];
}

/** One thing that happened, for one reader: its code and facts, and the payout line where it is one. */
export interface Told {
  code:
    | 'box_void'
    | 'closed'
    | 'community'
    | 'community_shows'
    | 'dealer_drew'
    | 'dealer_replaced'
    | 'dealer_shows'
    | 'dealt'
    | 'drew'
    | 'folded'
    | 'game_void'
    | 'line'
    | 'looked'
    | 'loss_undone'
    | 'meter'
    | 'moved'
    | 'no_envy'
    | 'opened'
    | 'placed'
    | 'played'
    | 'shows'
    | 'taken_back'
    | 'withdrawn';
  facts?: Facts;
  line?: Line;
}

/** What a code needs beside it to be said. `case` tells apart what one code can be about. */
export interface Facts {
  case?: string;
  role?: string;
  needed_role?: string;
  act?: string;
  player?: string;
  game?: number;
  other_game?: number;
  phase?: string;
  box?: number;
  boxes?: number[];
  areas?: number[];
  moves?: [number, number][];
  wager?: string;
  other_wager?: string;
  all_of?: string[];
  one_of?: string[];
  amount_minor?: number;
  other_minor?: number;
  least_minor?: number;
  most_minor?: number;
  step_minor?: number;
  amounts_minor?: number[];
  times?: number;
  count?: number;
  needed?: number;
  counts?: number[];
  card?: string;
  cards?: string[];
  method?: string;
  methods?: string[];
  meter?: string;
  ground?: string;
  grounds?: string[];
  name?: string;
  known?: string[];
  clause?: string;
  choice?: string;
}

/** What a command came to: done at this version. */
export interface Answer {
  id: string;
  version: number;
  box?: number;
}

/**
 * Sentences of a view, for a socket that wants them: of each entry of `told`, and by box why each of its
 * lines is what it is.
 */
export interface Said {
  told: string[];
  lines: Record<string, string[]>;
}

export interface RefusedFrame {
  type: 'refused';
  id: string;
  code: string;
  facts: Facts;
  message: string;
  clause: string | null;
}

export interface MeterFrame {
  type: 'meter';
  meters_minor: [string, number][];
  currency: string;
}

/**
 * Something a person should know, such as how long they have played: a reality check has `played_ms` and by
 * currency `net_minor`.
 */
export interface NoticeFrame {
  type: 'notice';
  code: 'reality/check';
  facts: Record<string, unknown>;
  message: string;
}

export interface PongFrame {
  type: 'pong';
  id: string;
  now: number;
}

export interface ClosingFrame {
  type: 'closing';
  code: number;
  retry_ms: number;
  message: string;
}

/** The open tables, whenever something has changed. */
export interface LobbyFrame {
  type: 'lobby';
  now: number;
  page: string;
  tables: TableCard[];
}

export type Frame =
  TableFrame | ViewFrame | RefusedFrame | MeterFrame | NoticeFrame | PongFrame | ClosingFrame | LobbyFrame;
