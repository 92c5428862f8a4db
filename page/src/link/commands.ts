/** Commands under way: each is sent again under its own id until it is answered, and is done once at most. */

import { commandId } from './ids';
import type { Answer, RefusedFrame } from './wire';

export type Reply = { ok: true; answer: Answer } | { ok: false; refused: RefusedFrame };

interface Waiting {
  text: string;
  label: string;
  done: (reply: Reply) => void;
}

const AGAIN_MS = 700;

export class Commands {
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly send: (text: string) => void,
    private readonly changed: (underWay: string[]) => void,
  ) {}

  /** Ask the table for something; `label` tells what is under way. Resolves when it is answered. */
  ask(type: string, fields: Record<string, unknown>, label = type): Promise<Reply> {
    const id = commandId();
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((done) => {
      this.waiting.set(id, { text, label, done });
      this.tell();
      this.send(text);
    });
  }

  /** The socket is open again: whatever has no answer is asked again, in order. */
  again(): void {
    for (const { text } of this.waiting.values()) this.send(text);
  }

  answered(answer: Answer): void {
    this.finish(answer.id, { ok: true, answer });
  }

  /** Whether the refusal is final. One who cannot now is asked again under the same id. */
  refused(refused: RefusedFrame): boolean {
    const waiting = this.waiting.get(refused.id);
    if (waiting && refused.code === 'server/stopping') {
      setTimeout(() => this.waiting.has(refused.id) && this.send(waiting.text), AGAIN_MS);
      return false;
    }
    return this.finish(refused.id, { ok: false, refused });
  }

  /** Nobody will answer any more. */
  forget(): void {
    this.waiting.clear();
    this.tell();
  }

  private finish(id: string, reply: Reply): boolean {
    const waiting = this.waiting.get(id);
    if (!waiting) return false;
    this.waiting.delete(id);
    this.tell();
    waiting.done(reply);
    return true;
  }

  private tell(): void {
    this.changed(Array.from(this.waiting.values(), ({ label }) => label));
  }
}
