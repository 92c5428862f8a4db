/** Money, shares and times as the reader's language writes them; amounts are whole minor units until then. */

import { words } from './words.svelte';

export interface Money {
  currency: string;
  currency_sign: string;
  currency_decimals: number;
}

/** An amount with the house's sign: `S$12.50`, or `S$12` where nothing is behind the point.

 * What an exact worth leaves between two coins is told to the hundredth of the smaller one: `S$0.1432`.
 */
export function money(minor: number, of: Money, signed = false): string {
  const unit = 10 ** of.currency_decimals;
  const digits = minor % unit === 0 ? 0 : of.currency_decimals + (Number.isInteger(minor) ? 0 : 2);
  const format = new Intl.NumberFormat(words.locale, {
    style: 'currency',
    currency: of.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  const parts = format.formatToParts(minor / unit);
  return minus(
    parts
      .map((part, at) => (part.type === 'currency' ? of.currency_sign : closed(part, parts[at - 1])))
      .join(''),
  );
}

/** With a minus that is read as one and never stands alone at the end of a line, which a hyphen does. */
function minus(text: string): string {
  return text.replace('-', '\u2212');
}

/** A part without the space that only a code in letters needs before the number. */
function closed(part: Intl.NumberFormatPart, before: Intl.NumberFormatPart | undefined): string {
  return part.type === 'literal' && before?.type === 'currency' ? '' : part.value;
}

/** An amount in the fewest characters, for a chip: `25`, `2.5`, `1K`. */
export function short(minor: number, of: Money): string {
  const format = new Intl.NumberFormat(words.locale, { notation: 'compact', maximumFractionDigits: 2 });
  return format.format(minor / 10 ** of.currency_decimals);
}

/** A share: `3.373 %`. */
export function percent(share: number, digits = 2): string {
  const format = new Intl.NumberFormat(words.locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return minus(format.format(share));
}

export function number(value: number, digits = 0, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'auto';
  return minus(
    new Intl.NumberFormat(words.locale, { maximumFractionDigits: digits, signDisplay }).format(value),
  );
}

/** When something was, in the reader's own time. */
export function moment(ms: number): string {
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(ms);
}

/** The time of day, to the second. */
export function clock(ms: number): string {
  return new Intl.DateTimeFormat(words.locale, { timeStyle: 'medium' }).format(ms);
}

const MINUTES_FROM = 120;

/** How long something takes: to the second within two minutes, beyond in whole minutes. */
export function duration(seconds: number): string {
  const [count, unit] = seconds > MINUTES_FROM ? [Math.round(seconds / 60), 'minute'] : [seconds, 'second'];
  return new Intl.NumberFormat(words.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Words in a row: `1, 2 and 5`. */
export function listed(each: readonly (string | number)[]): string {
  return new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(each.map(String));
}

/** A fraction as the server writes exact numbers, `-315/22`, as a number to show. */
export function fraction(text: string): number {
  const [above = '0', below = '1'] = text.split('/');
  return Number(above) / Number(below);
}
