/** What a word for a decision means in the house at hand: a decision, or why it is none, in words.

 * A decision cannot be taken back, so a word that could mean two things is asked about and never guessed.
 */

import type { Decision } from '../coach/deciding';
import { amountsFor, together } from '../table/playing';
import { FACE_DOWN } from '../link/frames';
import type { BoxView, Offer } from '../link/wire';
import type { Table } from '../table/table.svelte';
import { listed, money } from '../words/amounts';
import { say } from '../words/words.svelte';
import type { Deciding } from './command';

/** What is read of a table for that. */
export type Felt = Pick<Table, 'house' | 'names' | 'card' | 'newest' | 'deciding' | 'label'> & {
  offer(what: string, box?: number): Offer | undefined;
};

export function decisionOf(spoken: Deciding, table: Felt): Decision | string {
  const folds = table.house?.decision.folds ?? true;
  if (spoken.what === 'fold' && !folds) return say('command.nobody_folds');
  const box = spoken.box ?? table.deciding;
  const offer = box === undefined ? undefined : table.offer(spoken.what === 'fold' ? 'fold' : 'play', box);
  if (box === undefined || !offer) return say('command.nothing_to_decide');
  switch (spoken.what) {
    case 'fold':
      return { box, what: 'fold', amount: 0, discards: [] };
    case 'stand':
      return playing(table, offer, box, []);
    case 'draw':
      return drawing(table, offer, box, spoken.count);
    case 'raise':
      if (!folds && spoken.discards.length === 0) return drawing(table, offer, box, null, spoken);
      return playing(table, offer, box, spoken.discards, spoken);
    case 'play':
      if (!folds && spoken.discards.length === 0) {
        return say('command.stand_or_draw', { wager: table.label(offer.wager ?? 'play') });
      }
      return playing(table, offer, box, spoken.discards, spoken);
  }
}

interface Much {
  times: number | null;
  amount?: number;
}

const LEAST: Much = { times: null };

function playing(
  table: Felt,
  offer: Offer,
  box: number,
  discards: string[],
  much = LEAST,
): Decision | string {
  const { card } = table;
  const amounts = amountsFor(offer, discards.length);
  const { times, amount: said } = much;
  const ofMoney = (whole: number): number | undefined => {
    const minor = Math.round(whole * 10 ** (card?.currency_decimals ?? 2));
    return amounts.find((each) => each === minor);
  };
  // A bare number is how many times; where that cannot be, it is money.
  const amount = said === undefined ? (amounts[(times ?? 1) - 1] ?? ofMoney(times ?? 0)) : ofMoney(said);
  if (amount !== undefined) return { box, what: 'play', amount, discards };
  const could = card ? listed(amounts.map((each) => money(each, card))) : '';
  return say(said === undefined ? 'command.no_times' : 'command.no_amount', {
    count: times ?? 0,
    amounts: could,
  });
}

/** New cards, without a word on which: all of them where they only go together, and else one has to say. */
function drawing(
  table: Felt,
  offer: Offer,
  box: number,
  count: number | null,
  much?: Much,
): Decision | string {
  if (!table.house?.decision.discards) return say('command.no_draw');
  const hand = handIn(table, box);
  if (!hand || hand.cards.includes(FACE_DOWN)) return say('command.look_first');
  if (!offer.discards) return say('command.cannot_draw');
  if (together(offer)) {
    if (count !== null && count !== 3) return say('command.all_or_none');
    return playing(table, offer, box, hand.cards, much);
  }
  const cards = listed(hand.cards.map((each) => table.names?.cards[each] ?? each));
  return say('command.name_card', { card: (hand.cards[0] ?? '').toLowerCase(), cards });
}

function handIn(table: Felt, box: number): BoxView | undefined {
  return table.newest?.view.boxes.find((each) => each.number === box);
}
