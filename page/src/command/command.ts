/** The command line: words in, one of a few commands out. `ante 10`, `pair plus 5`, `ready`, `throw 4c`. */

export interface WagerName {
  name: string;
  label: string;
  /** `times` where it is made by playing on: its name is then what the button says. */
  staked?: string;
}

/** What is to become of a hand. `raise` is the wager by its name, which is not the same as `play` everywhere. */
export type Deciding =
  | { what: 'play' | 'raise'; box: number | null; discards: string[]; times: number | null; amount?: number }
  | { what: 'draw'; box: number | null; count: number | null }
  | { what: 'fold' | 'stand'; box: number | null };

// prettier-ignore
export type Spoken =
  | { what: 'bet'; wager: string; amount: number; box: number | null }
  | { what: 'off'; wager: string; box: number | null }
  | Deciding
  | { what: 'look' | 'sit' | 'leave'; box: number | null }
  | { what: 'ask'; question: string }
  | { what: 'ready' | 'again' | 'clear' | 'undo' | 'double' | 'verify' | 'rules' | 'advice' | 'challenge' | 'help' }
  | { what: 'unclear'; why: 'words' | 'amount' | 'wager' | 'cards'; said: string };

// prettier-ignore
const PLAIN: Record<string, Spoken['what']> = {
  ready: 'ready', deal: 'ready', next: 'ready', listo: 'ready', lista: 'ready', repartir: 'ready',
  nextround: 'ready', otrapartida: 'ready',
  'rebet': 'again', 're-bet': 'again', again: 'again', repetir: 'again',
  clear: 'clear', quitar: 'clear', undo: 'undo', deshacer: 'undo', double: 'double', doblar: 'double',
  verify: 'verify', verificar: 'verify', rules: 'rules', reglas: 'rules',
  advice: 'advice', hint: 'advice', consejo: 'advice', challenge: 'challenge', retar: 'challenge',
  help: 'help', '?': 'help', ayuda: 'help',
};
// prettier-ignore
const BOXED: Record<string, 'fold' | 'stand' | 'look' | 'sit' | 'leave'> = {
  fold: 'fold', retirarse: 'fold', 'me retiro': 'fold',
  look: 'look', mirar: 'look', sit: 'sit', sentarse: 'sit', leave: 'leave', levantarse: 'leave',
  stand: 'stand', stay: 'stand', keep: 'stand',
  plantarse: 'stand', plantarme: 'stand', 'me planto': 'stand', quedarse: 'stand',
};
const PLAY = new Set(['play', 'jugar', 'apostar']);
const RAISE = new Set(['raise', 'subir']);
// prettier-ignore
const DRAW = new Set([
  'throw', 'discard', 'draw', 'replace', 'exchange', 'swap', 'change',
  'tirar', 'descartar', 'pedir', 'cambiar', 'reemplazar', 'robar',
]);
/** Words that may stand around a number of cards, and the numbers; `all` are as many as a hand has. */
// prettier-ignore
const AROUND = new Set([
  'the', 'my', 'card', 'cards', 'hand', 'new', 'las', 'los', 'mis', 'carta', 'cartas', 'mano', 'nueva', 'nuevas', '·',
]);
// prettier-ignore
const COUNTS: Record<string, number> = {
  all: 3, three: 3, two: 2, one: 1, todo: 3, todos: 3, todas: 3, tres: 3, dos: 2, una: 1,
};
const NEW_CARDS = /^(?:three|3) new cards$|^(?:tres|3) cartas nuevas$/;
// prettier-ignore
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
  const boxed = BOXED[rest];
  if (boxed) return { what: boxed, box };
  const made = wagers.find(
    ({ staked, label }) => staked === 'times' && begins(rest, label.toLocaleLowerCase()),
  );
  if (PLAY.has(first)) return played('play', others, box, said);
  if (RAISE.has(first)) return played('raise', others, box, said);
  if (made)
    return played('raise', rest.slice(made.label.length).trim().split(' ').filter(Boolean), box, said);
  if (DRAW.has(first)) return drawn(others, box, said);
  if (NEW_CARDS.test(rest)) return { what: 'draw', box, count: 3 };
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

/** How many cards are meant: null where no number is said, undefined where something else is. */
function countOf(words: string[]): number | null | undefined {
  const [said, ...more] = words.filter((word) => !AROUND.has(word));
  if (said === undefined) return null;
  if (more.length > 0) return said in COUNTS ? countOf(more) : undefined; // `all three`
  return COUNTS[said] ?? (/^[1-3]$/.test(said) ? Number(said) : undefined);
}

/** `throw 4c`, `draw`, `draw 3`, `throw all`: these cards, or so many of them. */
function drawn(words: string[], box: number | null, said: string): Spoken {
  const count = countOf(words);
  if (count !== undefined) return { what: 'draw', box, count };
  const discards = words.map(cardOf);
  if (discards.includes(null)) return { what: 'unclear', why: 'cards', said };
  return { what: 'play', box, discards: discards as string[], times: null };
}

/** `play`, `play 2x`, `play throw 4c`, and what the button says: `raise $5`, `raise $5 · three new cards`. */
function played(what: 'play' | 'raise', others: string[], box: number | null, said: string): Spoken {
  const at = others.findIndex((word) => DRAW.has(word));
  if (at >= 0) return drawn(others.slice(at + 1), box, said);
  const [amount, rest] = cutMoney(others.join(' '));
  const left = rest ? rest.split(' ') : [];
  const how = { what, box, discards: [], ...(amount === null ? {} : { amount }) };
  if (left.length === 0 || (left.length > 1 && countOf(left) === 3)) return { ...how, times: null };
  const times = /^(\d+)x?$/.exec(left.join(''));
  return times ? { ...how, times: Number(times[1]) } : { what: 'unclear', why: 'words', said };
}

/** The amount of money at the beginning, known by its sign: `$5` or `5 €`. A bare number is how many times. */
function cutMoney(said: string): [number | null, string] {
  const found = /^(?:\p{L}{0,2}\p{Sc}\s?([\d.,]+)|([\d.,]+)\s?\p{L}{0,2}\p{Sc})(?: |$)/u.exec(said);
  const amount = found && amountOf(found[1] ?? found[2] ?? '');
  return found && amount !== null ? [amount, said.slice(found[0].length).trim()] : [null, said];
}

function bet(rest: string, box: number | null, wagers: WagerName[], said: string): Spoken {
  const found = wagerIn(rest, wagers);
  if (!found) return { what: 'unclear', why: /\d/.test(rest) ? 'wager' : 'words', said };
  const left = rest
    .slice(found.length)
    .trim()
    .replace(/^[=:]\s*/, '');
  if (/^(off|none|0|fuera|nada)$/.test(left)) return { what: 'off', wager: found.wager, box };
  const amount = amountOf(left);
  if (amount === null) return { what: 'unclear', why: 'amount', said: left };
  return { what: 'bet', wager: found.wager, amount, box };
}

/** The longest name of a wager with which the words begin. */
function wagerIn(rest: string, wagers: WagerName[]): { wager: string; length: number } | null {
  const names = wagers.flatMap(({ name, label }) =>
    [name, name.replaceAll('_', ' '), label.toLocaleLowerCase(), initials(label)].map((text) => ({
      wager: name,
      text,
    })),
  );
  const fitting = names.filter(({ text }) => text !== '' && begins(rest, text));
  const best = fitting.sort((one, other) => other.text.length - one.text.length)[0];
  return best ? { wager: best.wager, length: best.text.length } : null;
}

const begins = (rest: string, text: string): boolean =>
  new RegExp(`^${escape(text)}(?![\\p{L}])`, 'u').test(rest);
const initials = (label: string): string =>
  label.includes(' ')
    ? label
        .split(' ')
        .map((word) => word.charAt(0))
        .join('')
        .toLocaleLowerCase()
    : '';
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** An amount as people type it, in whole units: `10`, `2.50`, `2,50`, `S$5`. Words are none. */
export function amountOf(text: string): number | null {
  const found = /^[^\d.,-]{0,3}\s?(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  return Number(`${found[1]}.${found[2] ?? '0'}`);
}
