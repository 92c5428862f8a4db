/** Keys in a group of radios: arrows to the next one, Home and End to the ends; where one goes is chosen by that. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ENDS: Record<string, number> = { Home: 0, End: -1 };

/** What each radio of a group does with a key. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const group = event.currentTarget.closest('[role="radiogroup"]');
  const radios = [...(group?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
  const step = STEPS[event.key];
  const at =
    step === undefined ? ENDS[event.key] : (radios.indexOf(event.currentTarget) + step) % radios.length;
  if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const next = radios.at(at);
  if (!next || next.ariaDisabled === 'true') return;
  next.focus();
  next.click();
}
