/** Tells a table's events in the reader's language: each once, in order, also those that a gap swallowed. */

import { reality } from './reality.svelte';
import type { NoticeFrame, Player, View, ViewFrame } from '../link/frames';
import { get } from '../link/http';
import type { Hearing } from '../table/table.svelte';
import type { Step } from '../motion/steps';
import { say } from '../words/words.svelte';
import { announcer } from './announcer.svelte';
import { arrivals } from './company';
import { sounds } from './sounds';

interface RoundSteps {
  steps: { version: number; said: string[]; view: View }[];
}

export class TableTeller implements Hearing {
  private catchingUp: Promise<void> | null = null;
  /** The ending of a round after which my balance has been told. */
  private ended = '';
  /** The game that was last told of. */
  private game = 0;

  constructor(
    private readonly balance: () => string,
    /** Whether a box of mine has lines in a view. */
    private readonly paidToMe: (view: View) => boolean,
    /** A sentence with the names of its cards in full. */
    private readonly aloud: (text: string) => string,
  ) {}

  tell(frame: ViewFrame, told: number[]): void {
    this.inTurn(() => {
      for (const at of told) {
        const text = frame.said?.told[at];
        if (text) announcer.tell(text, this.aloud(text), frame.told[at]?.line?.clause ?? null);
      }
      this.game = frame.view.game;
    });
  }

  shown({ kind, frame }: Step): void {
    sounds.play(kind);
    if (kind !== 'rest') return;
    this.inTurn(() => {
      if (this.game === frame.view.game && this.paid(frame)) announcer.tell(this.balance());
    });
  }

  company(before: Player[], after: Player[]): void {
    const news = arrivals(before, after);
    if (news.length > 0) this.inTurn(() => news.forEach((text) => announcer.tell(text)));
  }

  note(text: string, clause: string | null = null): void {
    announcer.remark(text, clause);
  }

  notice(frame: NoticeFrame): void {
    if (frame.code === 'reality/check') reality.tell(frame.message);
    else announcer.remark(frame.message);
  }

  missed(rounds: string[], after: number, before: number): void {
    const earlier = this.catchingUp ?? Promise.resolve();
    const now = earlier.then(async () => {
      for (const round of rounds) {
        const found = await get<RoundSteps>(`rounds/${round}`).catch(() => null);
        if (!found) announcer.tell(say('hear.missed'));
        const steps = found?.steps.filter(({ version }) => version > after && version < before) ?? [];
        for (const text of steps.flatMap(({ said }) => said)) announcer.tell(text, this.aloud(text));
        if (steps.some((step) => this.paid(step))) announcer.tell(this.balance());
      }
    });
    this.catchingUp = now;
    void now.then(() => {
      if (this.catchingUp === now) this.catchingUp = null;
    });
  }

  /** Whether this is how a round came out for me, for the first time; a box that folded was paid earlier. */
  private paid({ view }: { view: View }): boolean {
    const ending = `${view.game} ${view.phase}`;
    const over = view.phase === 'settled' || view.phase === 'void';
    if (!over || ending === this.ended || !this.paidToMe(view)) return false;
    this.ended = ending;
    return true;
  }

  /** What happens while older news is fetched is told after it. */
  private inTurn(work: () => void): void {
    if (this.catchingUp) void this.catchingUp.then(work);
    else work();
  }
}
