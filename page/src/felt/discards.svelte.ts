/** Cards that are marked to be thrown; one can change one's mind until the decision is sent. */

export class Discards {
  private key = $state('');
  private cards: string[] = $state([]);

  marked(round: number, box: number): string[] {
    return this.key === `${round}:${box}` ? this.cards : [];
  }

  /** Mark a card, or take the mark back; where only one may go, the new mark replaces the old.
   *
   * `whole` are cards that only go together.
   */
  toggle(round: number, box: number, card: string, most: number, whole: string[] = []): void {
    const now = this.marked(round, box);
    this.key = `${round}:${box}`;
    if (whole.length > 0) this.cards = now.length > 0 ? [] : whole;
    else if (now.includes(card)) this.cards = now.filter((each) => each !== card);
    else this.cards = [...now, card].slice(-most);
  }
}
