/** Frames for tests: a table of three boxes, with what a test says of it. */

import type { BoxView, Line, Offer, Told, ViewFrame } from '../src/link/wire';

export function box(number: number, more: Partial<BoxView> = {}): BoxView {
  return {
    number,
    player: '',
    name: '',
    stakes_minor: [],
    cards: [],
    discards: [],
    strength: null,
    looked: false,
    choice: '',
    voided: false,
    owed: { least_minor: 0, most_minor: 0 },
    lines: [],
    ...more,
  };
}

export function line(number: number, wager: string, more: Partial<Line> = {}): Line {
  return {
    box: number,
    wager,
    kind: 'stake',
    stake_minor: 500,
    outcome: 'win',
    won_minor: 500,
    returned_minor: 1000,
    clause: 'rws:3.10.1',
    reason: 'contest/higher',
    seen: {},
    row: '',
    ...more,
  };
}

export interface FrameWords {
  version?: number;
  stage?: string;
  round?: number;
  boxes?: BoxView[];
  dealer?: string[];
  legal?: Offer[];
  told?: Told[];
  purse?: number;
  meter?: number;
}

export function frame(said: FrameWords = {}): ViewFrame {
  const round = said.round ?? 1;
  return {
    type: 'view',
    version: said.version ?? 1,
    now: 0,
    deadline: null,
    stage: said.stage ?? 'betting',
    round,
    players: [],
    fair: {},
    paused: false,
    entered: 0,
    purse_minor: said.purse ?? 1000,
    reserved_minor: 0,
    kinds: [],
    told: said.told ?? [],
    answer: null,
    view: {
      viewer: { role: 'player', id: 'ann' },
      house: 'rws',
      digest: '',
      game: round,
      phase: 'betting',
      meters_minor: [['main', said.meter ?? 10]],
      boxes: said.boxes ?? [box(1), box(2), box(3)],
      dealer: { cards: said.dealer ?? [], strength: null, qualifies: null },
      misdealt: false,
      void_ground: null,
      legal: said.legal ?? [],
    },
  };
}
