/** Exact sums of fractions as the server writes them, `-315/22`: texts in, texts out, and no float between. */

interface Ratio {
  above: bigint;
  below: bigint;
}

const WRITTEN = /^(-?\d+)(?:\/([1-9]\d*))?$/;

function read(text: string): Ratio {
  const found = WRITTEN.exec(text);
  if (!found) throw new RangeError(`not a fraction: ${text}`);
  return { above: BigInt(found[1] ?? 0), below: BigInt(found[2] ?? 1) };
}

function write({ above, below }: Ratio): string {
  const common = divisor(above < 0n ? -above : above, below);
  return below === common ? String(above / common) : `${above / common}/${below / common}`;
}

function divisor(one: bigint, other: bigint): bigint {
  while (other > 0n) [one, other] = [other, one % other];
  return one;
}

export function plus(one: string, other: string): string {
  const [a, b] = [read(one), read(other)];
  return write({ above: a.above * b.below + b.above * a.below, below: a.below * b.below });
}

export const minus = (one: string, other: string): string => plus(one, multiplied(other, -1));

/** One fraction divided by a whole number above nothing. */
export function over(text: string, by: number): string {
  const { above, below } = read(text);
  return write({ above, below: below * BigInt(by) });
}

/** One fraction a whole number of times. */
export function multiplied(text: string, by: number): string {
  const { above, below } = read(text);
  return write({ above: above * BigInt(by), below });
}

/** Whether it is a fraction as the server writes one. */
export const isRatio = (text: unknown): text is string => typeof text === 'string' && WRITTEN.test(text);

/** For a picture or a label; nothing is worked out from it. */
export function shownAs(text: string): number {
  const { above, below } = read(text);
  const whole = above / below;
  return Number(whole) + Number(above - whole * below) / Number(below);
}
