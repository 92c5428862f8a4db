/** Clauses in a sentence: where their ids stand, so that each can be a link to its text. */

export interface Part {
  text: string;
  /** The clause or reading that this part names; empty for plain words. */
  clause: string;
}

/** Takes sentences apart by the clauses they name: ids that are known, as long as they stand there, and without
 * the brackets around one alone, since a link needs none. */
export function citing(ids: readonly string[]): (text: string) => Part[] {
  if (ids.length === 0) return (text) => [{ text, clause: '' }];
  const any = [...ids]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
  const pattern = new RegExp(`\\((${any})\\)|(?<![\\w:/.-])(${any})(?!\\w|[.:/]\\w)`, 'g');
  return (text) => {
    const parts: Part[] = [];
    let end = 0;
    for (const found of text.matchAll(pattern)) {
      const clause = found[1] ?? found[2] ?? '';
      if (found.index > end) parts.push({ text: text.slice(end, found.index), clause: '' });
      parts.push({ text: clause, clause });
      end = found.index + found[0].length;
    }
    if (end < text.length) parts.push({ text: text.slice(end), clause: '' });
    return parts;
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

const ANCHOR = 'clause-';

/** The id of the element that holds a clause, and what follows `#` in its address. */
export function anchorOf(clause: string): string {
  return ANCHOR + clause;
}

/** The clause that an address points to; empty where it points to none. */
export function clauseIn(hash: string): string {
  const said = hash.replace(/^#/, '');
  if (!said.startsWith(ANCHOR)) return '';
  try {
    return decodeURIComponent(said.slice(ANCHOR.length));
  } catch {
    return said.slice(ANCHOR.length);
  }
}

/** A sentence with the clause behind it, as the card writes its others. */
export const withClause = (sentence: string, clause: string | null | undefined): string =>
  clause ? `${sentence} (${clause})` : sentence;
