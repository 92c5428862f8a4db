/** Which row of each pay table the hand at hand makes: the server says it, the page lights it. */

import { handOf, type Whose } from '../link/house';
import { cardsOf, rowsOfLines, type Hand, type Rows } from './rows';

export class LitRows {
  /** Row by wager; empty where no hand is to be seen. */
  rows: Rows = $state.raw({});
  private asked = '';

  /** Follow a hand: before it is settled by its cards, then by its lines. */
  watch(house: Whose, hand: Hand | undefined): void {
    if (hand?.lines.length) return this.show('', rowsOfLines(hand.lines));
    const cards = cardsOf(hand);
    const wanted = cards && `${house} ${cards}`;
    if (wanted && wanted === this.asked) return;
    this.show(wanted, {});
    if (!wanted) return;
    handOf(house, cards).then(
      ({ rows }) => this.asked === wanted && (this.rows = rows),
      () => this.asked === wanted && (this.asked = ''),
    );
  }

  private show(asked: string, rows: Rows): void {
    this.asked = asked;
    this.rows = rows;
  }
}
