/** Everything that happens, as text: announced once and in order.

 * There is one for the session: a document has one live region, and one note over it. What a table keeps of it is
 * the table's own (`log.svelte.ts`).
 */

import { Listeners } from '../settings/listeners';

export interface Heard {
  id: number;
  text: string;
  aloud: string;
  /** A sentence about the round, with the clause it rests on; or a word to this person alone. */
  kind: 'round' | 'note';
  clause: string | null;
  /** About something that was asked for: it goes when something else is. */
  passing?: boolean;
}

const SPOKEN = 12;
const BATCH_MS = 40;

class Announcer {
  /** What the live region holds: each an element of its own, so that what repeats is read again. */
  spoken: Heard[] = $state.raw([]);
  /** The last word to this person, shown until it is waved away or another comes. */
  note: Heard | null = $state.raw(null);
  /** Opens the rules at a clause, where somebody is at a table. */
  openClause: ((id: string) => void) | null = $state.raw(null);
  /** Hear everything that is told or remarked. */
  readonly listeners = new Listeners<Heard>();
  private count = 0;
  private waiting: Heard[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell what happened in the round; `aloud` is how it is spoken, where that differs from how it is read. */
  tell(text: string, aloud = text, clause: string | null = null): void {
    this.add({ id: ++this.count, text, aloud, kind: 'round', clause });
  }

  /** Tell this person something: a refusal, a notice, an answer to a key. */
  remark(text: string, clause: string | null = null, passing = false): void {
    if (!text) return;
    const heard: Heard = {
      id: ++this.count,
      text: capital(text),
      aloud: capital(text),
      kind: 'note',
      clause,
      passing,
    };
    this.note = heard;
    this.add(heard);
  }

  /** Say something without keeping it: the answer to a question by key. */
  answer(text: string): void {
    this.speak({ id: ++this.count, text, aloud: text, kind: 'note', clause: null });
  }

  /** What was asked for last is no matter any more, nor is why it was refused. */
  settle(): void {
    if (this.note?.passing) this.note = null;
  }

  clear(): void {
    this.spoken = [];
    this.note = null;
  }

  private add(heard: Heard): void {
    this.listeners.tell(heard);
    this.speak(heard);
  }

  private speak(heard: Heard): void {
    this.waiting.push(heard);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.spoken = [...this.spoken.slice(-SPOKEN), ...this.waiting.splice(0)];
    }, BATCH_MS);
  }
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A phrase as a sentence of its own. */
export const sentence = (text: string): string => `${capital(text)}.`;

export const announcer = new Announcer();
