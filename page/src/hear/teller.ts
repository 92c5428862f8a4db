/** Tells a table's events in the reader's language: each once, in order, also those that a gap swallowed. */

import { reality } from './reality.svelte';
import type { NoticeFrame, PlayerInfo, Told, View, ViewFrame } from '../link/wire';
import { get } from '../link/http';
import { me } from '../link/me.svelte';
import type { Hearing } from '../table/table.svelte';
import type { Step } from '../motion/steps';
import { say } from '../words/words.svelte';
import { announcer } from './announcer.svelte';
import { arrivals } from './company';
import { Once } from './once';
import { sounds } from './sounds';
import type { RoundBody, RoundStep } from '../link/bodies';

const stepsOf = (round: string): Promise<RoundStep[] | null> =>
  get<RoundBody>(`rounds/${encodeURIComponent(round)}`).then(
    ({ steps }) => steps,
    () => null,
  );

export class TableTeller implements Hearing {
  private catchingUp: Promise<void> | null = null;
  /** The ending of a round after which my balance has been told. */
  private ended = '';
  /** The game that was last told of. */
  private game = 0;
  private readonly once = new Once();
  /** I have sat down, and am yet to be told where. */
  private arrived = false;

  constructor(
    /** Which table this is and how it stands. */
    private readonly place: () => string,
    private readonly balance: () => string,
    /** Whether a box of mine has lines in a view. */
    private readonly paidToMe: (view: View) => boolean,
    /** A sentence with the names of its cards in full. */
    private readonly aloud: (text: string) => string,
  ) {}

  tell(frame: ViewFrame, told: number[]): void {
    this.inTurn(() => {
      for (const at of told) {
        this.sentence(frame.told[at], frame.said?.told[at], frame.view.game);
      }
      this.game = frame.view.game;
    });
  }

  shown({ kind, frame }: Step): void {
    sounds.play(kind);
    if (kind !== 'rest') return;
    this.inTurn(() => {
      if (this.arrived) announcer.tell(`${this.place()} ${this.balance()}`);
      this.arrived = false;
      if (this.game === frame.view.game && this.paid(frame)) announcer.tell(this.balance());
    });
  }

  company(before: PlayerInfo[], after: PlayerInfo[]): void {
    const news = arrivals(before, after);
    const seated = (players: PlayerInfo[]): boolean => players.some(({ id }) => id === me.id && me.id !== '');
    if (seated(after) && !seated(before)) this.arrived = true;
    if (news.length > 0) this.inTurn(() => news.forEach((text) => announcer.tell(text)));
  }

  note(text: string, clause: string | null = null): void {
    announcer.remark(text, clause, true);
  }

  settle(): void {
    announcer.settle();
  }

  notice(frame: NoticeFrame): void {
    if (frame.code === 'reality/check') reality.tell(frame.message);
    else announcer.remark(frame.message);
  }

  missed(rounds: string[], after: number, before: number): void {
    this.lookBack(async () => {
      for (const round of rounds) {
        const found = await stepsOf(round);
        if (!found) announcer.tell(say('hear.missed'));
        const steps = found?.filter(({ version }) => version > after && version < before) ?? [];
        for (const { told, said, view } of steps)
          told.forEach((each, at) => this.sentence(each, said[at], view.game));
        if (steps.some((step) => this.paid(step))) announcer.tell(this.balance());
      }
    });
  }

  wasAway(table: string, round: number, player: string): void {
    this.lookBack(async () => {
      const steps = await stepsOf(`${table}-${round}`);
      const taken = ({ code, facts }: Told): boolean => code === 'withdrawn' && facts?.player === player;
      if (steps?.some(({ by, told }) => by !== player && told.some(taken)))
        announcer.remark(say('hear.returned', { round }));
    });
  }

  /** One thing that happened, unless it is known. */
  private sentence(told: Told | undefined, text: string | undefined, game: number): void {
    if (told && text && this.once.isNews(told, game))
      announcer.tell(text, this.aloud(text), told.line?.clause ?? null);
  }

  /** Something older is fetched and told; whatever happens meanwhile is told after it. */
  private lookBack(work: () => Promise<void>): void {
    const now = (this.catchingUp ?? Promise.resolve()).then(work);
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
