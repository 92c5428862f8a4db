/** Arrow keys in a group of radios: to the next one, which is chosen by that, as everywhere else. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What each radio of a group does with a key. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const group = event.currentTarget.closest('[role="radiogroup"]');
  if (step === undefined || !group) return;
  event.preventDefault();
  const radios = [...group.querySelectorAll<HTMLElement>('[role="radio"]')];
  const next = radios.at((radios.indexOf(event.currentTarget) + step) % radios.length);
  next?.focus();
  next?.click();
}
