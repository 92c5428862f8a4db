/** What a reader has been told of cards and meters, so that each is told once.

 * The server's history is whole at every step: a meter stands at the end of one game and at the opening of the next,
 * and a hand is shown that its player has looked at. Whoever has heard it needs no second time.
 */

import type { Told } from '../link/wire';

export class Once {
  private readonly meters = new Map<string, number>();
  private game = 0;
  /** Cards of this game that were told, each with its box. */
  private readonly cards = new Set<string>();

  /** Whether this tells anything that was not told before; it counts as told from now on. */
  isNews({ code, facts = {} }: Told, game: number): boolean {
    if (game !== this.game) this.cards.clear();
    this.game = game;
    if (code === 'meter') {
      const moved = this.moved(String(facts.meter), Number(facts.amount_minor));
      return moved || facts.other_minor !== undefined; // what is set aside moves no meter
    }
    if (!['looked', 'drew', 'shows'].includes(code)) return true;
    const cards = ((facts.cards ?? []) as string[]).map((card) => `${String(facts.box)} ${card}`);
    const known = cards.every((card) => this.cards.has(card));
    for (const card of cards) this.cards.add(card);
    return code !== 'shows' || !known;
  }

  private moved(meter: string, amount: number): boolean {
    const before = this.meters.get(meter);
    this.meters.set(meter, amount);
    return amount !== before;
  }
}
