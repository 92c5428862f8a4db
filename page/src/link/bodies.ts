/** Answers over HTTP. Written by `make docs` from the records of `queenhigh.wire`: do not edit. */

import type { Facts, TableCard, Told, View } from './wire';

/** An error over HTTP, as RFC 9457 has it, with our code. */
export interface Problem {
  code: string;
  status: number;
  title: string;
  detail?: string;
  type?: string;
  facts?: Facts;
}

/** Somebody who has just come in. The session itself is in the cookie. */
export interface SignedInBody {
  id: string;
  name: string;
  role: string;
  guest: boolean;
  csrf: string;
  expires_ms: number;
}

/** Oneself, with the rights that this session has. */
export interface MeBody {
  id: string;
  name: string;
  role: string;
  guest: boolean;
  roles: string[];
  scopes: string[];
  csrf: string;
  purses: PurseBody[];
}

export interface PurseBody {
  currency: string;
  balance_minor: number;
  reserved_minor: number;
}

export interface Rounds {
  rounds: RoundLine[];
  next: string | null;
}

/** A round of one's own. */
export interface RoundLine {
  id: string;
  table: string;
  round: number;
  currency: string;
  at_ms: number;
  ending: string;
  house: string;
  staked_minor: number;
  net_minor: number;
}

export interface Transfers {
  transfers: TransferLine[];
  next: string | null;
}

/** A transfer to or from one's purse; the amount is negative where it left it. */
export interface TransferLine {
  id: string;
  currency: string;
  amount_minor: number;
  reason: string;
  table: string;
  round: number;
  at_ms: number;
}

export interface Tokens {
  tokens: TokenLine[];
}

/** A token without its secret. */
export interface TokenLine {
  id: string;
  scopes: string[];
  created_ms: number;
  expires_ms: number;
  used_ms: number;
}

/** A new token; it is shown this once. */
export interface NewToken {
  id: string;
  token: string;
  scopes: string[];
  days: number;
}

/** Somebody's own limits as they are now. Days are those of UTC. */
export interface LimitsView {
  now_ms: number;
  day_ends_ms: number;
  loss: LossView[];
  time: TimeView;
  reality: RealityView;
  break_until_ms: number | null;
  excluded_until_ms: number | null;
  excluded_forever: boolean;
}

/** The most that is lost in a day in one currency, and where the day stands. */
export interface LossView {
  currency: string;
  limit_minor: number | null;
  waiting: WaitingLoss | null;
  lost_minor: number;
  left_minor: number | null;
}

/** A rise that waits; no limit is none at all. */
export interface WaitingLoss {
  limit_minor: number | null;
  from_ms: number;
}

export interface TimeView {
  limit_minutes: number | null;
  waiting: WaitingMinutes | null;
  played_ms: number;
}

/** The same of a limit in minutes. */
export interface WaitingMinutes {
  minutes: number | null;
  from_ms: number;
}

export interface RealityView {
  every_minutes: number | null;
  waiting: WaitingMinutes | null;
}

/** What somebody wants of their limits. What is left out stays as it is; null takes a limit away. */
export interface LimitsChange {
  loss_minor?: Record<string, number | null>;
  time_minutes?: number | null;
  reality_minutes?: number | null;
  break_minutes?: number;
  exclude_days?: number | 'forever';
}

export interface Tables {
  tables: TableCard[];
}

/** A table that was opened. The code is told to its host alone; whoever shall sit there needs it. */
export interface Opened {
  table: TableCard;
  code: string | null;
}

/** A bot that has sat down. */
export interface BotSeat {
  id: string;
  name: string;
  box: number;
  strategy: string;
}

/** What was asked is done; the table has this version. */
export interface Done {
  version: number;
}

/** What may stand on a spot; one that is closed says why by code and sentence. */
export interface SpotBody {
  box: number;
  wager: string;
  label: string;
  open: boolean;
  least_minor: number | null;
  most_minor: number | null;
  step_minor: number | null;
  stake_minor: number;
  code: string;
  message: string;
  clause: string;
}

export interface Meters {
  meters: MeterBody[];
}

export interface MeterBody {
  id: string;
  name: string;
  currency: string;
  shown_minor: number;
  seed_minor: number;
  contribution: string;
  awards: AwardBody[];
}

/** A share of a meter that was paid, or taken back where negative. */
export interface AwardBody {
  table: string;
  round: number;
  row: string;
  before_minor: number;
  amount_minor: number;
  at_ms: number;
}

/** A round as one person may see it. */
export interface RoundBody {
  id: string;
  table: string;
  round: number;
  house: string;
  digest: string;
  currency: string;
  over: boolean;
  reveal: string;
  view: View;
  said_lines: Record<string, string[]>;
  steps: RoundStep[];
}

/** A step of a round: what it told, a sentence each, and the view after it, as on a table's socket. */
export interface RoundStep {
  version: number;
  at_ms: number;
  by: string;
  told: Told[];
  said: string[];
  view: View;
}

/** A whole round as text for `queenhigh replay`. */
export interface RecordBody {
  id: string;
  record: string;
}

/** The words of one language. Hands stand by their strength, from 0 up. */
export interface WordsBody {
  language: string;
  hands: string[];
  short: string[];
  categories: CategoryBody[];
  cards: Record<string, string>;
  outcomes: Record<string, string>;
  phases: Record<string, string>;
  grounds: Record<string, string>;
  server: Record<string, string>;
}

/** A kind of hand, and the least strength that is of it. */
export interface CategoryBody {
  name: string;
  label: string;
  from: number;
}

export interface Houses {
  houses: HouseCard[];
}

/** A house in a list. */
export interface HouseCard {
  id: string;
  name: string;
  game: string;
  group: string;
  document: string;
  currency: string;
  boxes: number;
  wagers: string[];
  labels: Record<string, string>;
  entries: Record<string, string>;
  dealer: string;
  discards: string;
  meters: string[];
  meter_names: Record<string, string>;
  digest: string;
}

/** A house whole. `rules` is its canonical form, `text` the file it is written in. */
export interface HouseBody {
  id: string;
  name: string;
  game: string;
  document: string;
  currency: string;
  currency_sign: string;
  currency_decimals: number;
  boxes: number;
  boxes_per_player: number;
  digest: string;
  wagers: WagerBody[];
  meters_minor: Record<string, number>;
  meter_names: Record<string, string>;
  order: string[];
  opens: string[];
  method: string;
  decision: DecisionBody;
  dealer_shows: number;
  always_qualifies: boolean;
  community: number;
  card: RulesCard;
  printed_clauses: (string | null)[];
  clauses: Record<string, string>;
  rules: Record<string, unknown>;
  text: string;
}

export interface WagerBody {
  name: string;
  label: string;
  kind: string;
  staked: 'collected' | 'equal' | 'none' | 'placed' | 'times';
  on: string | null;
  stake: string;
  least_minor: number | null;
  most_minor: number | null;
  step_minor: number | null;
  rows: RowBody[];
  clause: string | null;
}

export interface RowBody {
  name: string;
  label: string;
  clause: string | null;
  meter: string | null;
}

/**
 * What a player decides: the wager they play by, empty where there is none, and how many cards they may
 * throw.
 */
export interface DecisionBody {
  wager: string;
  discards: number;
  only: number[];
  folds: boolean;
}

/** All of a house's rules in words. */
export interface RulesCard {
  table: string;
  dealer: string;
  discards: string;
  wagers: CardWager[];
  contest: CardContest | null;
  pays: CardTable[];
  payment: string[];
  payment_names: string[];
  meters: CardMeter[];
  voids: string[];
  printed: string[];
  readings: CardText[];
  clauses: CardText[];
}

/** One wager: its stake and what it needs in words, and what a fold does to it. */
export interface CardWager {
  name: string;
  label: string;
  stake: string;
  after_fold: string;
  needs: string;
  clause: string;
}

/** Hand against the dealer's: the situations, and for each wager how it ends in them. */
export interface CardContest {
  title: string;
  when: string[];
  rows: CardContestRow[];
  clauses: string[];
}

/** How a wager ends in each situation of the contest; empty where it is not concerned. */
export interface CardContestRow {
  wager: string;
  label: string;
  endings: string[];
}

/** One pay table, with notes on its rows and on Envy. */
export interface CardTable {
  wager: string;
  title: string;
  rows: CardRow[];
  notes: string[];
}

/** One row of a pay table. */
export interface CardRow {
  name: string;
  label: string;
  pays: string;
  clause: string;
  envy: string;
}

export interface CardMeter {
  name: string;
  sentence: string;
}

/** A clause or a reading by its id as it is cited. */
export interface CardText {
  id: string;
  text: string;
}

export interface FiguresBody {
  house: string;
  digest: string;
  entries: EntryBody[];
  best_play: string;
  best_play_language: string;
  dealer_qualifies: string;
  hands: Record<string, string>;
  meters: MeterFigure[];
}

/** One wager with what hangs on it. Edges are the house's: positive where it gains. */
export interface EntryBody {
  name: string;
  label: string;
  edge: string;
  percent: number;
  of_all_money: number | null;
  hit_frequency: number;
  deviation: number;
  note: string;
}

/** The least that a meter must hold for a fair bet; none where nothing it can hold will do. */
export interface MeterFigure {
  name: string;
  break_even_minor: number | null;
}

/** Three cards. `rows` has the pay tables that look at no more than these, where they make a row of it. */
export interface HandBody {
  cards: string[];
  strength: number;
  name: string;
  rows: Record<string, string>;
}

/** One round of a bet: fractions as text, in minor units, or their square for the variance. */
export interface ExpectedBody {
  mean: string;
  variance: string;
  bet: string;
  wagers: Record<string, EntryMean>;
}

export interface EntryMean {
  mean: string;
}

export interface AdviceAnswer {
  table: string;
  box: number;
  hand: string[];
  currency: string;
  choices: ChoiceBody[];
  best: number;
  why: string;
  chances: ChancesBody | null;
}

/** One thing that may be done. Worths are exact, as text: minor units of `currency`, often a fraction. */
export interface ChoiceBody {
  action: string;
  label: string;
  value: string;
  cost: string;
  multiple: number;
  discards: string[];
}

/**
 * How the hand as it is stands against the dealer's, over every deal left: fractions as text, which sum to
 * one.
 */
export interface ChancesBody {
  not_qualified: string;
  higher: string;
  equal: string;
  lower: string;
}

/** A close hand, with what advice would say of it. */
export interface DrillBody {
  house: string;
  hand: string[];
  shown: string[];
  stakes_minor: Record<string, number>;
  currency: string;
  choices: ChoiceBody[];
  why: string;
  chances: ChancesBody | null;
  gap: string;
}
