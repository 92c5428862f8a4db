/** Does what the command line said, by the same ways as the buttons; answers in words where it cannot. */

import type { Coach } from '../coach/coach.svelte';
import { decide } from '../coach/deciding';
import type { Table } from '../table/table.svelte';
import type { SideName } from '../table/side';
import { money } from '../words/amounts';
import { say } from '../words/words.svelte';
import type { Deciding, Spoken } from './command';
import { decisionOf } from './decisions';
import { answerTo, canReady, type Question } from '../hear/questions';

export interface Obeying {
  table: Table;
  coach: Coach;
  sit: (box?: number) => Promise<void>;
  show: (side: SideName) => void;
  /** What was told last at this table. */
  last: string;
}

/** What is to be said in answer; nothing where the table itself will tell. */
export function obey(spoken: Spoken, by: Obeying): string {
  const { table } = by;
  switch (spoken.what) {
    case 'bet':
      return bet(table, spoken.wager, spoken.amount, spoken.box);
    case 'off':
      return off(table, spoken.wager, spoken.box);
    case 'play':
    case 'raise':
    case 'draw':
    case 'stand':
    case 'fold':
      return decided(by, spoken);
    case 'look':
      return look(table, spoken.box);
    case 'sit':
      void by.sit(spoken.box ?? undefined);
      return '';
    case 'leave':
      void table.leave(spoken.box ?? undefined);
      return '';
    case 'ready':
      if (!canReady(table)) return say('command.not_ready');
      void table.ready();
      return '';
    case 'again':
      if (!table.offer('place')) return say('command.not_betting');
      if (table.bets.before(table.myBoxes).length === 0) return say('command.no_rebet');
      table.bets.again(table.myBoxes);
      return '';
    case 'clear':
      table.bets.clear(table.myBoxes);
      return '';
    case 'undo':
      table.bets.undo();
      return '';
    case 'double':
      table.bets.double(table.myBoxes);
      return '';
    case 'verify':
      by.show('fair');
      table.proving = lastOver(table);
      return say('command.verify', { round: table.proving });
    case 'rules':
      by.show('rules');
      return say('command.rules');
    case 'challenge':
      by.show('fair');
      return say('command.challenge');
    case 'advice':
      return advice(by);
    case 'ask':
      return answerTo(spoken.question as Question, table, by.last);
    case 'help':
      return say('command.help');
    case 'unclear':
      return say(`command.unclear_${spoken.why}`, { said: spoken.said.slice(0, 60) });
  }
}

/** The last round that is over, and so can be proven. */
function lastOver(table: Table): number {
  const { newest } = table;
  if (!newest) return 1;
  return newest.stage === 'showing' ? newest.round : Math.max(1, newest.round - 1);
}

function bet(table: Table, wager: string, amount: number, box: number | null): string {
  const { card } = table;
  const place = box ?? table.myBoxes[0];
  if (!card || place === undefined) return say('command.sit_first');
  const spot = { box: place, wager };
  const minor = Math.round(amount * 10 ** card.currency_decimals);
  const offer = table.bets.offer(spot);
  if (!offer) {
    void table.spot(spot).then((found) => found.message && table.remark(found.message, found.clause));
    return '';
  }
  table.bets.set(spot, minor);
  return say('command.asked', { wager: table.label(wager), amount: money(minor, card) });
}

function off(table: Table, wager: string, box: number | null): string {
  const place = box ?? table.myBoxes[0];
  if (place === undefined) return say('command.sit_first');
  table.bets.set({ box: place, wager }, 0);
  return '';
}

function decided(by: Obeying, spoken: Deciding): string {
  const found = decisionOf(spoken, by.table);
  if (typeof found === 'string') return found;
  void decide(by.table, by.coach, found);
  return '';
}

function look(table: Table, box: number | null): string {
  const place = box ?? table.offer('look')?.box;
  if (place === undefined || !table.offer('look', place)) return say('command.nothing_to_look_at');
  void table.look(place);
  return '';
}

function advice({ coach, table }: Obeying): string {
  const { current, choices } = coach;
  if (!current || table.deciding === undefined) return say('command.no_advice');
  return `${choices[0]?.label ?? ''}. ${current.why}`;
}
