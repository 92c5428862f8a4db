/** Bytes as docs/fairness.md writes them: hexadecimal digits, UTF-8, numbers of fixed size. */

/** Not to be had: the text holds half a surrogate pair, which has no UTF-8. */
export class NoText extends Error {}

const encoder = new TextEncoder();
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hex(data: Uint8Array): string {
  let text = '';
  for (const byte of data) text += HEX[byte];
  return text;
}

/** The bytes of an even count of hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  const data = new Uint8Array(text.length / 2);
  for (let at = 0; at < data.length; at += 1) data[at] = parseInt(text.slice(2 * at, 2 * at + 2), 16);
  return data;
}

export function isText(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** UTF-8 without normalisation; half a surrogate pair is refused, which `TextEncoder` would replace. */
export function utf8(text: string): Uint8Array {
  if (!isText(text)) throw new NoText('half a surrogate pair is no text');
  return encoder.encode(text);
}

export function u8(number: number): Uint8Array {
  return Uint8Array.of(number);
}

/** Four bytes, the highest first. */
export function u32(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Text behind the count of its bytes, so that no two rows of texts give the same bytes. */
export function sized(text: string): Uint8Array {
  const data = utf8(text);
  return concat(u32(data.length), data);
}

/** By the bytes of UTF-8, which is by code points, and not by JavaScript's halves of surrogate pairs. */
export function byBytes(one: string, other: string): number {
  const [first, second] = [utf8(one), utf8(other)];
  const end = Math.min(first.length, second.length);
  for (let at = 0; at < end; at += 1) {
    if (first[at] !== second[at]) return first[at]! - second[at]!;
  }
  return first.length - second.length;
}
