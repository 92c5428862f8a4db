/** The command line: words in, one of a few commands out. `ante 10`, `pair plus 5`, `ready`, `throw 4c`. */

export interface WagerName {
  name: string;
  label: string;
}

export type Spoken =
  | { what: 'bet'; wager: string; amount: number; box: number | null }
  | { what: 'off'; wager: string; box: number | null }
  | { what: 'play'; box: number | null; discards: string[]; times: number | null }
  | { what: 'fold' | 'look' | 'sit' | 'leave'; box: number | null }
  | { what: 'ask'; question: string }
  | { what: 'ready' | 'again' | 'clear' | 'undo' | 'double' | 'verify' | 'rules' | 'advice' | 'challenge' | 'help' }
  | { what: 'unclear'; why: 'words' | 'amount' | 'wager' | 'cards'; said: string };

const PLAIN: Record<string, Spoken['what']> = {
  ready: 'ready', deal: 'ready', next: 'ready', listo: 'ready', lista: 'ready', repartir: 'ready',
  'rebet': 'again', 're-bet': 'again', again: 'again', repetir: 'again',
  clear: 'clear', quitar: 'clear', undo: 'undo', deshacer: 'undo', double: 'double', doblar: 'double',
  verify: 'verify', verificar: 'verify', rules: 'rules', reglas: 'rules',
  advice: 'advice', hint: 'advice', consejo: 'advice', challenge: 'challenge', retar: 'challenge',
  help: 'help', '?': 'help', ayuda: 'help',
};
const BOXED: Record<string, 'fold' | 'look' | 'sit' | 'leave'> = {
  fold: 'fold', retirarse: 'fold', look: 'look', mirar: 'look', sit: 'sit', sentarse: 'sit',
  leave: 'leave', levantarse: 'leave',
};
const PLAY = new Set(['play', 'raise', 'stand', 'jugar', 'apostar']);
const THROW = new Set(['throw', 'discard', 'tirar', 'descartar']);
const QUESTIONS: Record<string, string> = {
  cards: 'c', cartas: 'c', dealer: 'd', crupier: 'd', banca: 'd', time: 't', tiempo: 't', meter: 'm', bote: 'm',
  balance: 'b', saldo: 'b', last: 'l', options: 'o', opciones: 'o',
};
const CARD = /^(10|[2-9tjqka])([cdhs♣♦♥♠])$/i;
const SUITS: Record<string, string> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** What somebody means; `wagers` are the house's, by name and by what the felt calls them. */
export function understand(text: string, wagers: WagerName[]): Spoken {
  const said = text.trim().toLocaleLowerCase().replace(/\s+/g, ' ');
  const [rest, box] = cutBox(said);
  const [first = '', ...others] = rest.split(' ');
  const plain = PLAIN[rest.replaceAll(' ', '')] ?? PLAIN[rest];
  if (plain) return { what: plain } as Spoken;
  if (QUESTIONS[rest]) return { what: 'ask', question: QUESTIONS[rest] };
  if (/^[cdtmblo]$/.test(rest)) return { what: 'ask', question: rest };
  const boxed = BOXED[first];
  if (boxed && others.length === 0) return { what: boxed, box };
  if (THROW.has(first)) return thrown(others, box, said);
  if (PLAY.has(first)) return played(others, box, said);
  return bet(rest, box, wagers, said);
}

/** The box that is named at the end or the beginning: `ante 10 box 3`. */
function cutBox(said: string): [string, number | null] {
  const found = /(?:^| )(?:box|casilla|puesto) (\d+)(?: |$)/.exec(said);
  if (!found) return [said, null];
  return [said.replace(found[0], ' ').trim(), Number(found[1])];
}

export function cardOf(text: string): string | null {
  const found = CARD.exec(text);
  if (!found) return null;
  const rank = found[1] === '10' ? 'T' : (found[1] ?? '').toUpperCase();
  const suit = (found[2] ?? '').toLowerCase();
  return rank + (SUITS[suit] ?? suit);
}

function thrown(cards: string[], box: number | null, said: string): Spoken {
  const discards = cards.map(cardOf);
  if (discards.length === 0 || discards.includes(null)) return { what: 'unclear', why: 'cards', said };
  return { what: 'play', box, discards: discards as string[], times: null };
}

/** `play`, `play 2x`, `play throw 4c`. */
function played(others: string[], box: number | null, said: string): Spoken {
  const at = others.findIndex((word) => THROW.has(word));
  if (at >= 0) return thrown(others.slice(at + 1), box, said);
  const times = /^(\d+)x?$/.exec(others.join(''));
  if (others.length > 0 && !times) return { what: 'unclear', why: 'words', said };
  return { what: 'play', box, discards: [], times: times ? Number(times[1]) : null };
}

function bet(rest: string, box: number | null, wagers: WagerName[], said: string): Spoken {
  const found = wagerIn(rest, wagers);
  if (!found) return { what: 'unclear', why: /\d/.test(rest) ? 'wager' : 'words', said };
  const left = rest.slice(found.length).trim().replace(/^[=:]\s*/, '');
  if (/^(off|none|0|fuera|nada)$/.test(left)) return { what: 'off', wager: found.wager, box };
  const amount = amountOf(left);
  if (amount === null) return { what: 'unclear', why: 'amount', said: left };
  return { what: 'bet', wager: found.wager, amount, box };
}

/** The longest name of a wager with which the words begin. */
function wagerIn(rest: string, wagers: WagerName[]): { wager: string; length: number } | null {
  const names = wagers.flatMap(({ name, label }) =>
    [name, name.replaceAll('_', ' '), label.toLocaleLowerCase(), initials(label)].map((text) => ({ wager: name, text })),
  );
  const fitting = names.filter(({ text }) => text !== '' && new RegExp(`^${escape(text)}(?![\\p{L}])`, 'u').test(rest));
  const best = fitting.sort((one, other) => other.text.length - one.text.length)[0];
  return best ? { wager: best.wager, length: best.text.length } : null;
}

const initials = (label: string): string =>
  label.includes(' ') ? label.split(' ').map((word) => word.charAt(0)).join('').toLocaleLowerCase() : '';
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** An amount as people type it, in whole units: `10`, `2.50`, `2,50`, `S$5`. Words are none. */
export function amountOf(text: string): number | null {
  const found = /^[^\d.,-]{0,3}\s?(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  return Number(`${found[1]}.${found[2] ?? '0'}`);
}
