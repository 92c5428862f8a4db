/** One table as this page knows it: changed by the server's frames alone, never ahead of them. */

import { Picture, type Teller } from '../motion/picture.svelte';
import { noteFrame, noteSeed } from './noted';
import { remember, remembered } from './remembered';
import { settings } from '../settings/settings.svelte';
import { say, words } from '../words/words.svelte';
import { Bets, type Spot } from './bets.svelte';
import { Commands, type Reply } from '../link/commands';
import { FACE_DOWN } from '../link/frames';
import type { BoxView, Frame, NoticeFrame, Offer, PlayerInfo } from '../link/wire';
import type { TableCard, TableFrame, ViewFrame } from '../link/wire';
import { get, post } from '../link/http';
import { namesNow } from '../link/house';
import type { HouseBody, WordsBody } from '../link/bodies';
import { chance } from '../link/ids';
import { Line, SIGNED_OUT } from '../link/line.svelte';
import { me } from '../link/me.svelte';
import { pageIs } from '../link/page';
import type { RoundBody, SpotBody } from '../link/bodies';

export interface Hearing extends Teller {
  /** Something for the person at this page, such as why a bet was refused. */
  note(text: string, clause?: string | null): void;
  /** Something else is asked for, or bets are closed: such a note has had its time. */
  settle(): void;
  /** Something that the server wants this person to know. */
  notice(frame: NoticeFrame): void;
  /** Who sits here has changed, perhaps. */
  company(before: PlayerInfo[], after: PlayerInfo[]): void;
  /** Somebody comes back who had stakes while bets were open in this round, and has them no more. */
  wasAway(table: string, round: number, player: string): void;
  /** Frames of these rounds were missed, after one version and before another. */
  missed(rounds: string[], after: number, before: number): void;
}

const BETS = ['place', 'withdraw'];
/** What the page asks for on somebody's behalf alone, never by itself. */
const WISHES = ['seat', 'leave', 'ready', 'play', 'fold', 'challenge', 'pause'];
const lookAt = (box: number | undefined): string => `look ${String(box)}`;

export class Table {
  card: TableCard | null = $state.raw(null);
  newest: ViewFrame | null = $state.raw(null);
  house: HouseBody | null = $state.raw(null);
  names: WordsBody | null = $state.raw(null);
  myRole: TableFrame['me'] | null = $state.raw(null);
  /** Labels of commands that are sent and not answered. */
  underWay: string[] = $state.raw([]);
  /** Close code of a socket that will not come back, or 0. */
  over = $state(0);
  readonly line: Line;
  readonly picture: Picture;
  readonly bets: Bets;
  private readonly commands: Commands;
  private heard = 0;
  /** The newest version whose events were announced or fetched. */
  private announced = 0;
  private seeded = '';
  /** My hands of the last round, to look at until I bet again. */
  private last: { round: number; hands: BoxView[] } = $state.raw({ round: 0, hands: [] });
  /** The round that is being proven beside the felt, or 0. */
  proving = $state(0);
  /** A seed that somebody typed for the round at hand. */
  ownSeed = $state('');

  constructor(
    readonly id: string,
    private readonly hearing: Hearing,
  ) {
    const method = (): string => this.card?.settings.method || this.house?.method || 'hand';
    this.picture = new Picture(hearing, method, () => me.id);
    this.commands = new Commands(
      (text) => this.line.send(text),
      (labels) => (this.underWay = labels),
    );
    this.bets = new Bets({
      frame: () => this.newest,
      legal: () => this.legal,
      act: (round, act) =>
        this.commands.ask('act', { round, act }, `${String(act.box)} ${String(act.wager)}`),
      order: () => this.house?.order ?? [],
      refused: (spot, message) => void this.explain(spot, message),
      meant: () => hearing.settle(),
      remembered: () => (me.id ? remembered(this.id, me.id).bets : []),
      remember: (bets) => remember(this.id, me.id, { bets }),
    });
    this.line = new Line(() => `tables/${encodeURIComponent(id)}/socket?language=${words.language}`, {
      frame: (frame) => this.hear(frame),
      opened: () => this.commands.again(),
      ended: (code) => {
        this.over = code;
        if (code === SIGNED_OUT) void me.ended().catch(() => undefined);
      },
    });
  }

  close(): void {
    this.line.close();
    this.picture.forget();
  }

  /** What the page shows now; the newest frame may be ahead of it. */
  get shown(): ViewFrame | null {
    return this.picture.frame;
  }

  get mine(): PlayerInfo | undefined {
    return this.newest?.players.find((player) => player.id === me.id && me.id !== '');
  }

  get myBoxes(): number[] {
    return this.mine?.boxes ?? [];
  }

  /** My hands of this round, the ones of a box that I have left included. */
  get myHands(): BoxView[] {
    return this.shown?.view.boxes.filter((box) => me.id !== '' && box.player === me.id) ?? [];
  }

  /** What is kept back for the Play of my hands: the least that they may still ask for. */
  get kept(): number {
    return this.myHands.reduce((sum, box) => sum + box.owed.least_minor, 0);
  }

  /** How a box of mine came out in the round before, as long as nothing of mine lies on the felt. */
  before(number: number): BoxView | undefined {
    const { shown } = this;
    const idle = shown?.stage === 'betting' && shown.round === this.last.round + 1;
    if (!idle || this.myHands.some((box) => box.stakes_minor.length > 0)) return undefined;
    return this.last.hands.find((box) => box.number === number);
  }

  /** What the server takes from me now: nothing once I have asked to leave, and no bet once I have said ready. */
  get legal(): Offer[] {
    const offers = this.newest?.view.legal ?? [];
    if (this.underWay.includes('leave')) return [];
    return this.underWay.includes('ready') ? offers.filter(({ do: what }) => !BETS.includes(what)) : offers;
  }

  offer(what: string, box?: number): Offer | undefined {
    const found = this.legal.find((offer) => offer.do === what && (box === undefined || offer.box === box));
    return found?.do === 'look' && this.underWay.includes(lookAt(found.box)) ? undefined : found;
  }

  /** The box of mine that is to be decided now: the first one. None before the page knows who one is. */
  get deciding(): number | undefined {
    if (!this.mine) return undefined;
    return this.offer('fold')?.box ?? this.offer('play')?.box;
  }

  label(wager: string): string {
    return this.house?.wagers.find((each) => each.name === wager)?.label ?? wager;
  }

  // ---- what one may ask for

  /** Sit down at this box, or the first free one. */
  async sit(box?: number, code = '', ifAway = ''): Promise<Reply> {
    const fields = {
      ...(box ? { box } : {}),
      ...(code ? { code } : {}),
      ...(ifAway ? { if_away: ifAway } : {}),
    };
    return this.told(await this.send('seat', fields, 'seat'));
  }

  async leave(box?: number): Promise<Reply> {
    return this.told(await this.send('leave', box ? { box } : {}, 'leave'));
  }

  async ready(ready = true): Promise<Reply> {
    return this.told(await this.send('ready', { round: this.newest?.round ?? 0, ready }, 'ready'));
  }

  /** Turn up the cards of a box of mine. */
  async look(box: number): Promise<void> {
    const label = lookAt(box);
    if (this.underWay.includes(label)) return;
    this.told(await this.send('act', { round: this.newest?.round ?? 0, act: { do: 'look', box } }, label));
  }

  async act(act: Record<string, unknown>): Promise<Reply> {
    const label = String(act.do);
    return this.told(await this.send('act', { round: this.newest?.round ?? 0, act }, label));
  }

  async challenge(): Promise<Reply> {
    const fields = { round: this.newest?.round ?? 0, commitment: this.newest?.fair.commitment ?? '' };
    return this.told(await this.send('challenge', fields, 'challenge'));
  }

  async pause(paused: boolean): Promise<Reply> {
    return this.told(await this.send('pause', { paused }, 'pause'));
  }

  /** What a spot takes, or why it takes nothing now. */
  spot({ box, wager }: Spot): Promise<SpotBody> {
    return post<SpotBody>(`tables/${this.id}/spot`, { box, wager });
  }

  /** Tell this person why a spot takes nothing now: asked of the server, which alone knows. */
  async whyClosed(spot: Spot): Promise<void> {
    const found = await this.spot(spot).catch(() => null);
    if (found?.message) this.remark(found.message, found.clause);
  }

  /** Put this seed, and no other, into the cut of the deck that stands. */
  async seed(text: string): Promise<Reply> {
    return this.told(await this.giveSeed(text));
  }

  /** Everything again, the table's card included. */
  sync(): void {
    this.line.send(JSON.stringify({ type: 'sync', id: `s${chance(8)}` }));
  }

  /** Speak to the server as whoever one has become. */
  renew(): void {
    this.over = 0;
    this.line.renew();
    void this.learn();
  }

  /** Everything in the language that is spoken now; whatever is under way goes on. */
  translate(): void {
    if (!this.over) this.line.goOver();
    void this.learn();
    void this.explainLast();
  }

  private send(type: string, fields: Record<string, unknown>, label: string): Promise<Reply> {
    if (WISHES.includes(label)) this.hearing.settle();
    return this.commands.ask(type, fields, label);
  }

  private told(reply: Reply): Reply {
    if (!reply.ok) this.refused(reply.refused.code, reply.refused.message, reply.refused.clause);
    return reply;
  }

  private refused(code: string, message: string, clause: string | null): void {
    this.hearing.note(code === 'command/stale' ? say('table.late') : message, clause);
  }

  /** A word to this person alone. */
  remark(text: string, clause: string | null = null): void {
    this.hearing.note(text, clause);
  }

  /** Say why a bet that was meant did not come about. */
  private async explain(spot: Spot, message: string): Promise<void> {
    if (message) return this.hearing.note(message);
    const found = await this.spot(spot).catch(() => null);
    const why = found?.message || say('table.bet_not_taken', { wager: this.label(spot.wager) });
    this.hearing.note(why, found?.clause);
  }

  // ---- what comes

  private hear(frame: Frame): void {
    switch (frame.type) {
      case 'table':
        pageIs(frame.page);
        this.card = frame.table;
        this.myRole = frame.me;
        if (this.house?.digest !== frame.table.digest) void this.learn();
        this.seen(frame.frame, true);
        break;
      case 'view':
        this.seen(frame, false);
        break;
      case 'refused':
        this.commands.refused(frame);
        break;
      case 'meter':
        this.meters(frame.meters_minor);
        break;
      case 'notice':
        this.hearing.notice(frame);
        break;
      default:
        break; // nothing this page knows, or nothing for a table
    }
  }

  private seen(frame: ViewFrame, whole: boolean): void {
    if (frame.version < this.heard && !whole) return;
    const next = frame.version + (whole ? 1 : 0); // on connecting nothing is told with the view
    const gap = this.heard > 0 && next > this.heard + 1;
    if (gap) {
      const rounds = new Set([this.newest?.round ?? frame.round, frame.round]);
      this.hearing.missed(
        [...rounds].map((round) => `${this.id}-${round}`),
        this.heard,
        next,
      );
    }
    if (whole && (gap || this.heard === 0)) this.announced = frame.version;
    this.heard = frame.version;
    for (const box of frame.view.boxes) {
      box.lines.forEach((line, at) => (line.why = frame.said?.lines[String(box.number)]?.[at] ?? ''));
    }
    if (this.newest) this.hearing.company(this.newest.players, frame.players);
    if (this.newest?.stage === 'betting' && frame.stage !== 'betting') this.hearing.settle();
    this.newest = frame;
    if (frame.stage === 'showing') {
      const hands = frame.view.boxes.filter(
        (box) => me.id !== '' && box.player === me.id && box.lines.length > 0,
      );
      this.last = { round: frame.round, hands };
    }
    this.bets.seen(frame, this.myBoxes);
    this.noteStakes(frame, whole);
    this.picture.show(this.isNews(frame) ? frame : { ...frame, told: [], kinds: [] });
    if (frame.answer) this.commands.answered(frame.answer);
    noteFrame(this.id, frame, me.id);
    this.sendSeed(frame);
    this.turnUp(frame);
  }

  /** Return true if the events of a view are not announced yet. The server may send the same view twice: with
   * each of two answers, or to a socket that was opened while the view was being sent. */
  private isNews({ version, told }: ViewFrame): boolean {
    if (told.length === 0 || version <= this.announced) return false;
    this.announced = version;
    return true;
  }

  /** Remember that stakes of mine lie there while bets are open; and who comes back may find them gone. */
  private noteStakes(frame: ViewFrame, whole: boolean): void {
    const who = this.myRole?.id ?? '';
    if (!who) return;
    const staked = frame.view.boxes.some((box) => box.player === who && box.stakes_minor.length > 0);
    const { open } = remembered(this.id, who);
    remember(this.id, who, { open: staked && frame.stage === 'betting' ? frame.round : 0 });
    if (whole && open && !(staked && frame.round === open)) this.hearing.wasAway(this.id, open, who);
  }

  /** A meter that other tables feed has moved; it is shown once no picture of ours is under way. */
  private meters(amounts: [string, number][]): void {
    if (!this.newest || this.newest.stage === 'moving') return;
    this.newest = { ...this.newest, view: { ...this.newest.view, meters_minor: amounts } };
    this.picture.show({ ...this.newest, told: [], kinds: [] });
  }

  /** Each commitment gets a fresh seed, or the one that was typed, from whoever sits here. */
  private sendSeed(frame: ViewFrame): void {
    const commitment = frame.fair.commitment ?? '';
    const seated = this.mine && !this.underWay.includes('leave');
    if (!seated || frame.stage !== 'betting' || !commitment || commitment === this.seeded) return;
    this.seeded = commitment;
    const seed = this.ownSeed || chance(32);
    this.ownSeed = '';
    void this.giveSeed(seed);
  }

  private async giveSeed(seed: string): Promise<Reply> {
    const round = this.newest?.round ?? 0;
    const commitment = this.newest?.fair.commitment ?? '';
    const reply = await this.send('seed', { round, seed, commitment }, 'seed');
    if (reply.ok) noteSeed(`${this.id}-${round}`, commitment, seed, me.id);
    return reply;
  }

  /** My cards are turned up for me where I want that, box by box. */
  private turnUp(frame: ViewFrame): void {
    if (!settings.choices.turnUp) return;
    for (const offer of frame.view.legal) {
      const box = offer.do === 'look' && frame.view.boxes.find((each) => each.number === offer.box);
      if (box && box.cards.includes(FACE_DOWN)) void this.look(box.number);
    }
  }

  private async learn(): Promise<void> {
    const { language } = words;
    const [house, names] = await Promise.all([
      get<HouseBody>(`tables/${encodeURIComponent(this.id)}/house`),
      namesNow(),
    ]).catch(() => [null, null]);
    if (language !== words.language) return; // asked for anew
    if (house) this.house = house;
    if (names) this.names = names;
  }

  /** Why my hands of the last round were paid what they were, as it is said now. */
  private async explainLast(): Promise<void> {
    const { round, hands } = this.last;
    if (hands.length === 0) return;
    const found = await get<RoundBody>(`rounds/${this.id}-${round}`).catch(() => null);
    if (!found || this.last.round !== round) return;
    const said = (box: BoxView): BoxView['lines'] =>
      box.lines.map((line, at) => ({ ...line, why: found.said_lines[box.number]?.[at] ?? '' }));
    this.last = { round, hands: hands.map((box) => ({ ...box, lines: said(box) })) };
  }
}
