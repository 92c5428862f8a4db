/** What is under way at one felt and not sent yet: cards that are marked, a chip that is carried, a spot in question. */

import { createContext } from 'svelte';
import { Drag } from './chips/drag.svelte';
import { Discards } from './discards.svelte';

export class Touch {
  readonly discards = new Discards();
  readonly drag = new Drag();
  /** The limits of the spot that was last pointed at, focused or tapped. */
  asked = $state('');
}

/** What is under way at the felt around a component. */
export const [touchOf, provideTouch] = createContext<Touch>();
