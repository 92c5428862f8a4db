/** Where a table is that somebody was told of: its link, its address, or its id alone. */

const ID = /^[a-z0-9]{1,40}$/i;
const CODE = /^[A-Z0-9]{4,12}$/;

/** The id in what was pasted; nothing where there is none. */
export function tableId(text: string): string {
  const said = text.trim();
  const found = /\/tables\/([^/?#\s]+)/.exec(said)?.[1] ?? said;
  return ID.test(found) ? found : '';
}

/** A code as the server has it: capitals without gaps; nothing where it is none. */
export function tableCode(text: string): string {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : '';
}
