/** Buttons that are not to be used now say so by `aria-disabled`: they take no click, yet keep the focus.
 *
 * By `disabled` a button that somebody has just used would lose it, and a reader their place. A spot of the
 * felt takes the click all the same: it tells why it is closed.
 */

export function heedDisabled(event: MouseEvent): void {
  const button = (event.target as Element | null)?.closest('button[aria-disabled="true"]');
  if (!button || button.hasAttribute('data-spot')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A key that is held down decides once: what a button means may have changed by the time it repeats. */
export function onceByKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
