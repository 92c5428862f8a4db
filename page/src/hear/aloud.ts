/** How a sentence is spoken where that differs from how it is read. */

const CARDS = /(?<![\p{L}\d])(?:(?:10|[2-9TJQKA])[cdhs♣♦♥♠](?: |(?![\p{L}\d])))+/gu;
const SUITS: Record<string, string> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** A sentence with its cards by name: `Dealer shows Kc 9♦` becomes `Dealer shows king of clubs, nine of diamonds`. */
export function cardsAloud(text: string, names: Record<string, string>): string {
  return text.replace(CARDS, (run) => {
    const cards = run
      .trim()
      .split(' ')
      .map((card) => {
        const suit = card.slice(-1);
        return names[card.slice(0, -1).replace('10', 'T') + (SUITS[suit] ?? suit)] ?? card;
      });
    return cards.join(', ') + (run.endsWith(' ') ? ' ' : '');
  });
}
