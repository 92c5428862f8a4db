/** At which table somebody new sits down who only wants to play. */

import type { TableCard } from '../../link/frames';

/** The game that the page is about; a newcomer meets it before its relatives. */
const PLAIN_GAME = 'Three Card Poker';

/** Whether anybody may sit down there now and be dealt cards without waiting for a person. */
export function isOpen(table: TableCard): boolean {
  const { deal, entry, pace } = table.settings;
  const runs = deal === 'digital' && pace === 'clock' && !table.paused && table.stage !== 'closed';
  return runs && entry === 'open' && table.free_boxes > 0;
}

export function sitsAt(table: TableCard, name: string): boolean {
  return name !== '' && table.players.includes(name);
}

/** The best table for somebody of this name: where they sit already, else one that is theirs at once. */
export function chosen(tables: readonly TableCard[], name = '', house = ''): TableCard | undefined {
  const wanted = tables.filter((table) => !house || table.house === house);
  const own = wanted.find((table) => sitsAt(table, name) && table.stage !== 'closed');
  return own ?? wanted.filter(isOpen).sort(compared)[0];
}

/** Fewer people first, so that nobody is waited for; then a round that takes bets, the plain game, fewer spots. */
function compared(one: TableCard, other: TableCard): number {
  const marks = (table: TableCard): number[] => [
    table.players.length,
    Number(table.stage !== 'betting'),
    Number(table.game !== PLAIN_GAME),
    table.limits.length,
  ];
  const [ours, theirs] = [marks(one), marks(other)];
  const at = ours.findIndex((mark, place) => mark !== theirs[place]);
  return at < 0 ? 0 : ours[at]! - theirs[at]!;
}

/** Tables as the server has them, so that none moves under a finger; only where one sits oneself comes first. */
export function ordered(tables: readonly TableCard[], name: string): TableCard[] {
  const open = tables.filter((table) => table.stage !== 'closed');
  return [...open.filter((table) => sitsAt(table, name)), ...open.filter((table) => !sitsAt(table, name))];
}
