/** The focus of somebody whose control goes with what they did. */

import { tick } from 'svelte';

/** Where the change that comes now takes away what has the focus, it goes to this place and not to nowhere. */
export async function heldBy(place: () => HTMLElement | null | undefined): Promise<void> {
  const focused = document.activeElement;
  await tick();
  if (focused && !focused.isConnected) place()?.focus({ preventScroll: true });
}
