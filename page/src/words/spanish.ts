/** Spanish: every file of `es/` together. */

import type { Catalogue } from './words.svelte';

const parts = import.meta.glob<Catalogue>('./es/*.json', { eager: true, import: 'default' });
const all: Catalogue = Object.assign({}, ...Object.values(parts));
export default all;
