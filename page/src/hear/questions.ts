/** What one key asks, answered in words from what the page shows. */

import type { BoxView } from '../link/wire';
import { FACE_DOWN } from '../link/frames';
import { handsOf } from '../table/dealing';
import { together } from '../table/playing';
import type { Table } from '../table/table.svelte';
import { listed, money } from '../words/amounts';
import { say, sayCode } from '../words/words.svelte';
import { sentence } from './announcer.svelte';
import { clockText, secondsLeft, waitedFor } from './standing';

export const QUESTIONS = ['c', 'd', 't', 'm', 'b', 'l', 'o'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The answer to a question by key; `last` is what was told last. */
export function answerTo(question: Question, table: Table, last: string): string {
  const { card, shown } = table;
  if (!card || !shown) return say('hear.not_here');
  switch (question) {
    case 'c':
      return table.myHands.length > 0
        ? table.myHands.map((box) => myCards(box, table)).join(' ')
        : say('hear.no_cards');
    case 'd':
      return dealersCards(table);
    case 't':
      return timeLeft(table);
    case 'm':
      return meters(table);
    case 'b':
      return balance(table);
    case 'l':
      return last || say('hear.nothing_yet');
    case 'o':
      return choices(table);
  }
}

function cardNames(cards: string[], table: Table): string {
  return listed(
    cards.map((card) => (card === FACE_DOWN ? say('hear.face_down') : (table.names?.cards[card] ?? card))),
  );
}

function handName(strength: number | null, table: Table): string {
  return strength === null ? '' : (table.names?.hands[strength] ?? '');
}

function myCards(box: BoxView, table: Table): string {
  if (box.cards.length === 0) return say('hear.box_empty', { box: box.number });
  const cards = cardNames(box.cards, table);
  const hand = handName(box.strength, table);
  return say(hand ? 'hear.my_hand' : 'hear.my_cards', { box: box.number, cards, hand });
}

function dealersCards(table: Table): string {
  const dealer = table.shown?.view.dealer;
  if (!dealer || dealer.cards.length === 0) return say('hear.dealer_none');
  const [before, after] = handsOf(dealer.cards).map((each) => cardNames(each, table));
  const cards = after ? say('hear.replaced', { before: before ?? '', after }) : (before ?? '');
  const hand = handName(dealer.strength, table);
  const said = say(hand ? 'hear.dealer_hand' : 'hear.dealer_cards', { cards, hand });
  return dealer.community
    ? `${said} ${say('hear.community', { cards: cardNames(dealer.community, table) })}`
    : said;
}

function timeLeft(table: Table): string {
  return [...waitedFor(table), clockText(table, secondsLeft(table)) || say('phase.no_clock')]
    .map(sentence)
    .join(' ');
}

function meters(table: Table): string {
  const { card, shown } = table;
  const found = shown?.view.meters_minor ?? [];
  if (!card || found.length === 0) return say('hear.no_meter');
  return found
    .map(([name, minor]) =>
      say('hear.meter', { meter: table.house?.meter_names?.[name] ?? name, amount: money(minor, card) }),
    )
    .join(' ');
}

/** Which table this is, and where its round stands. */
export function whereIAm({ card, shown }: Table): string {
  if (!card || !shown) return say('hear.not_here');
  const phase = sayCode(`phase.${shown.stage}`, shown.stage);
  return say('hear.table', { table: card.name, round: shown.round, phase });
}

export function balance(table: Table): string {
  const { card, shown } = table;
  if (!card || !shown || shown.purse_minor === null) return say('hear.no_purse');
  const kept = table.kept;
  const places = { amount: money(shown.purse_minor, card), kept: money(kept, card) };
  return say(kept ? 'hear.balance_kept' : 'hear.balance', places);
}

/** What one may do now, from the offers alone. */
function choices(table: Table): string {
  const { card } = table;
  if (!card) return say('hear.not_here');
  const found = table.legal.flatMap((offer) => {
    const wager = offer.wager ? table.label(offer.wager) : '';
    const amount = (minor: number | null | undefined): string => (minor == null ? '' : money(minor, card));
    const amounts = listed((offer.amounts_minor ?? []).map((minor) => money(minor, card)));
    const places = {
      box: offer.box ?? '',
      wager,
      least: amount(offer.least_minor),
      most: amount(offer.most_minor),
      amounts,
    };
    const fixed = offer.do === 'place' && offer.least_minor === offer.most_minor;
    const costly = together(offer) ? 'hear.may.play_draw_all' : 'hear.may.play_draw';
    const draws = offer.stands_free ? costly : 'hear.may.play_discard';
    const plays = offer.discards
      ? draws
      : offer.amounts_minor?.[0] === 0
        ? 'hear.may.play_free'
        : `hear.may.${offer.do}`;
    const key = fixed ? 'hear.may.place_exactly' : plays;
    return sayCode(key, '', places) || [];
  });
  if (canReady(table)) found.push(say('hear.may.ready'));
  return found.length > 0 ? found.join('; ') : say('hear.may.nothing');
}

/** Whether saying that one is ready would move the round on. */
export function canReady(table: Table): boolean {
  const { newest, mine } = table;
  const busy = table.bets.busy || table.underWay.some((label) => label === 'ready' || label === 'leave');
  if (!newest || !mine || mine.ready || busy) return false;
  const staked = newest.view.boxes.some(
    (box) => mine.boxes.includes(box.number) && box.stakes_minor.length > 0,
  );
  return newest.stage === 'showing' || (newest.stage === 'betting' && staked);
}
