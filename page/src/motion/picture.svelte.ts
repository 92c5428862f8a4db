/** What the page shows: the newest frame, or on the way to it the pictures in between. */

import type { ViewFrame } from '../link/wire';
import { settings } from '../settings/settings.svelte';
import { stepsBetween, type Step } from './steps';

/** More frames than this wait for no picture: the page has fallen behind. */
const PATIENCE = 6;

export interface Teller {
  /** Say these of a frame's `told`, by their place. */
  tell(frame: ViewFrame, told: number[]): void;
  /** A picture is shown, and what belongs to it has been said. */
  shown(step: Step): void;
}

export class Picture {
  frame: ViewFrame | null = $state.raw(null);
  /** Whether pictures are still to come. */
  moving = $state(false);
  private queue: ViewFrame[] = [];
  private steps: { step: Step; of: ViewFrame }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly teller: Teller,
    private readonly method: () => string,
    private readonly mine: () => string,
  ) {}

  /** A newer frame. */
  show(frame: ViewFrame): void {
    this.queue.push(frame);
    const newRound = this.frame !== null && frame.round !== this.frame.round;
    if (settings.still || newRound || this.queue.length > PATIENCE || document.hidden) this.finish();
    else if (!this.moving) this.next();
  }

  /** Show the newest frame at once; everything on the way is still told, in order. */
  finish(): void {
    clearTimeout(this.timer);
    while (this.steps.length > 0 || this.queue.length > 0) {
      if (this.steps.length === 0) this.load();
      for (const { step, of } of this.steps.splice(0)) this.apply(step, of);
    }
    this.moving = false;
  }

  /** Nothing is shown any more, and nothing told. */
  forget(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.steps = [];
    this.moving = false;
    this.frame = null;
  }

  private load(): void {
    const frame = this.queue.shift();
    if (!frame) return;
    const steps = stepsBetween(this.frame, frame, this.method(), this.mine());
    this.steps = steps.map((step) => ({ step, of: frame }));
  }

  private readonly next = (): void => {
    for (;;) {
      if (this.steps.length === 0) this.load();
      const found = this.steps.shift();
      if (!found) {
        this.moving = false;
        return;
      }
      this.apply(found.step, found.of);
      if (found.step.ms > 0) {
        this.moving = true;
        this.timer = setTimeout(this.next, found.step.ms);
        return;
      }
    }
  };

  private apply(step: Step, of: ViewFrame): void {
    this.frame = step.frame;
    if (step.told.length > 0) this.teller.tell(of, step.told);
    this.teller.shown(step);
  }
}
