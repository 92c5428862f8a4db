/** One's own limits: as the server tells them, and what somebody types into a number it takes. */

export const MINUTES_MOST = 1440;
export const BREAKS_MINUTES = [15, 60, 1440, 10080, 43200] as const;
export const EXCLUSIONS_DAYS = [30, 90, 180, 365, 'forever'] as const;

/** An amount as people type it, in minor units: `50`, `2.5` or `2,50`; nothing where it is none. */
export function minorOf(typed: string, decimals: number): number | null {
  const found = /^(\d{1,13})(?:[.,](\d*))?$/.exec(typed.replaceAll(/[\s\u00a0\u202f]/g, ''));
  const behind = found?.[2] ?? '';
  if (!found || behind.length > decimals) return null;
  return Number(found[1] + behind.padEnd(decimals, '0'));
}

/** Whether a purse may be too small for any bet of these tables; the server knows it to the coin.

 * A box that plays costs three times its least wager at most: the Ante, what goes with it, the least Play.
 */
export function mayBeBroke(balanceMinor: number, tables: { limits: { least_minor: number }[] }[]): boolean {
  const least = tables.map(({ limits }) => 3 * Math.max(0, ...limits.map((each) => each.least_minor)));
  return least.length === 0 || balanceMinor < Math.max(...least);
}

/** Whole minutes of a day; nothing where it is none. */
export function minutesOf(typed: string): number | null {
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= MINUTES_MOST ? minutes : null;
}

/** Whether a wish binds at once: a limit where there is none, or a smaller one. */
export function bindsAtOnce(wished: number | null, now: number | null): boolean {
  return now === null || (wished !== null && wished <= now);
}

/** Whether something lasts longer than it does now; only then may it be asked for. */
export function isLonger(untilMs: number, nowMs: number, minutes: number): boolean {
  return nowMs + minutes * 60_000 > untilMs;
}
