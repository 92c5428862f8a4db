/** Ids and seeds from the browser's own source of chance; `randomUUID` is not there on plain http. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

export function chance(letters: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(letters)), (byte) => LETTERS[byte & 31]).join('');
}

const ours = chance(12);
let count = 0;

/** An id that no other command has: of this page, and of its kind. */
export function commandId(): string {
  count += 1;
  return `${ours}.${count}`;
}
