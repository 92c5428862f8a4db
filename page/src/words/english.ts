/** English: every file of `en/` together, so that a new route brings its texts as a file of its own. */

import type { Catalogue } from './words.svelte';

const parts = import.meta.glob<Catalogue>('./en/*.json', { eager: true, import: 'default' });
const all: Catalogue = Object.assign({}, ...Object.values(parts));
export default all;
