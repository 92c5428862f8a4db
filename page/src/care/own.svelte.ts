/** One's own limits as the server has them; changed only by its answers. */

import { announcer } from '../hear/announcer.svelte';
import { get, put } from '../link/http';
import type { LimitsChange } from '../link/bodies';
import type { LimitsView } from '../link/bodies';

export class OwnLimits {
  now: LimitsView | null = $state.raw(null);
  /** The last thing that was said about them: done, or why not. */
  told = $state('');

  async load(): Promise<void> {
    await get<LimitsView>('me/limits').then(
      (found) => (this.now = found),
      (error: Error) => (this.told = error.message),
    );
  }

  /** Ask for a change; `done` is said where it was made. */
  async change(change: LimitsChange, done: (limits: LimitsView) => string): Promise<boolean> {
    try {
      this.now = await put<LimitsView>('me/limits', change);
      this.tell(done(this.now));
      return true;
    } catch (error) {
      this.tell((error as Error).message);
      return false;
    }
  }

  tell(text: string): void {
    this.told = text.charAt(0).toLocaleUpperCase() + text.slice(1);
    announcer.answer(this.told);
  }
}
