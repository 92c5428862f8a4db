/** Which chips lie in the tray, and how they look. */

import type { WagerLimits, TableCard } from '../../link/wire';

const FACES = [1, 2, 5, 10, 25, 50, 100, 500, 1000, 5000, 10_000];
const SHOWN = 5;
const COLOURS = ['white', 'red', 'blue', 'green', 'black', 'purple', 'orange'];

/** Chips that suit the table's limits: from the smallest stake upwards, five at most, in minor units. */
export function chipsFor(card: TableCard): number[] {
  const unit = 10 ** card.currency_decimals;
  const limits = card.limits.filter((limit) => limit.least_minor !== limit.most_minor);
  const least = Math.min(...limits.map((limit) => limit.least_minor));
  const step = Math.min(...limits.map((limit) => limit.step_minor));
  const most = Math.max(...limits.map((limit) => limit.most_minor ?? Infinity));
  const fitting = FACES.map((face) => face * unit).filter((chip) => chip % step === 0 && chip <= most);
  const from = fitting.findLastIndex((chip) => chip <= least);
  const spread = fitting
    .slice(Math.max(0, from))
    .filter((chip) => [1, 5, 25, 100, 500, 1000, 5000].includes(chip / unit));
  return (spread.length >= 2 ? spread : fitting.slice(Math.max(0, from))).slice(0, SHOWN);
}

/** The chip one begins with: the smallest that makes a stake on its own. */
export function firstChip(card: TableCard, chips: number[]): number {
  const ante: WagerLimits | undefined = card.limits[0];
  return chips.find((chip) => chip >= (ante?.least_minor ?? 0)) ?? chips[0] ?? 0;
}

export function chipColour(chip: number, chips: number[]): string {
  return COLOURS[Math.max(0, chips.indexOf(chip)) + 1] ?? 'white';
}
