/** Worths as the coach tells them, beside the Ante. */

import { words } from '../words/words.svelte';
import { shownAs } from './ratio';

/** So many Antes: `+0.2312`, `-1`. */
export function antes(text: string, signed = true): string {
  const format = new Intl.NumberFormat(words.language, {
    maximumFractionDigits: 4,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return format.format(shownAs(text));
}
