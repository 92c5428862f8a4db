/** Whether a text can be a seed, before it is sent. */

import type { Key } from '../../words/words.svelte';
import { isText } from '../../fair/bytes';

/** In characters as people count them: code points. */
export const SEED_MOST = 128;

/** Why not, as a key of `words/`, with how long it is; nothing where it can. */
export function seedTrouble(text: string): { key: Key; count: number } | null {
  const count = [...text].length;
  if (count === 0) return { key: 'fair.seed_empty', count };
  if (count > SEED_MOST) return { key: 'fair.seed_long', count };
  return isText(text) ? null : { key: 'fair.seed_no_text', count };
}
