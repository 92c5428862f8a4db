/** At which table somebody new sits down who only wants to play. */

import type { TableCard } from '../../link/wire';
import type { HouseCard } from '../../link/bodies';

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

/** The houses by their groups, in the order of the list. */
export function grouped(houses: readonly HouseCard[]): [string, HouseCard[]][] {
  const groups = new Map<string, HouseCard[]>();
  for (const house of houses) groups.set(house.group, [...(groups.get(house.group) ?? []), house]);
  return [...groups];
}

/** The id of the house of the first group that a newcomer understands soonest; empty where there is none. */
export function plainest(houses: readonly HouseCard[]): string {
  const marks = (house: HouseCard): number[] => [
    Number(house.game !== PLAIN_GAME),
    Object.keys(house.entries).length,
  ];
  return (
    [...(grouped(houses)[0]?.[1] ?? [])].sort((one, other) => inOrder(marks(one), marks(other)))[0]?.id ?? ''
  );
}

/** Fewer people first, so that nobody is waited for; then a round that takes bets, the plain game, fewer spots. */
function compared(one: TableCard, other: TableCard): number {
  const marks = (table: TableCard): number[] => [
    table.players.length,
    Number(table.stage !== 'betting'),
    Number(table.game !== PLAIN_GAME),
    table.limits.length,
  ];
  return inOrder(marks(one), marks(other));
}

/** By the first mark in which they differ. */
function inOrder(ours: number[], theirs: number[]): number {
  const differences = ours.map((mark, at) => mark - (theirs[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Tables as the server has them, so that none moves under a finger; only where one sits oneself comes first. */
export function ordered(tables: readonly TableCard[], name: string): TableCard[] {
  const open = tables.filter((table) => table.stage !== 'closed');
  return [...open.filter((table) => sitsAt(table, name)), ...open.filter((table) => !sitsAt(table, name))];
}
