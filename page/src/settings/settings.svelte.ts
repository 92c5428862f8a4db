/** How somebody wants the page: theme, faces, motion, sound, coach. Stored in this browser alone. */

import { kept } from './kept';

export interface Choices {
  theme: 'system' | 'light' | 'dark';
  plainFaces: boolean;
  fourColours: boolean;
  motion: 'system' | 'full' | 'none';
  sound: boolean;
  coach: 'off' | 'hints' | 'strict';
  turnUp: boolean;
}

const USUAL: Choices = {
  theme: 'system',
  plainFaces: false,
  fourColours: false,
  motion: 'system',
  sound: false,
  coach: 'hints',
  turnUp: true,
};

const KEY = 'settings';
const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const dark = window.matchMedia('(prefers-color-scheme: dark)');

class Settings {
  choices: Choices = $state({ ...USUAL, ...kept.readJson<Partial<Choices>>(KEY, {}) });
  private systemStill: boolean = $state(lessMotion.matches);
  private systemDark: boolean = $state(dark.matches);

  constructor() {
    lessMotion.addEventListener('change', (event) => (this.systemStill = event.matches));
    dark.addEventListener('change', (event) => (this.systemDark = event.matches));
  }

  /** Whether nothing shall move. */
  get still(): boolean {
    return this.choices.motion === 'none' || (this.choices.motion === 'system' && this.systemStill);
  }

  get theme(): 'light' | 'dark' {
    if (this.choices.theme !== 'system') return this.choices.theme;
    return this.systemDark ? 'dark' : 'light';
  }

  choose<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.choices[name] = value;
    kept.writeJson(KEY, this.choices);
  }
}

export const settings = new Settings();
