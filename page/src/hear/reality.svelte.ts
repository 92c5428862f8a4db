/** The last reality check: how long somebody has played and how they stand. It stays until they answer it. */

import { announcer } from './announcer.svelte';

class Reality {
  message = $state('');

  tell(message: string): void {
    this.message = message.charAt(0).toLocaleUpperCase() + message.slice(1);
    announcer.tell(this.message);
  }

  answered(): void {
    this.message = '';
  }
}

export const reality = new Reality();
