/** Small sounds of the felt, made here and not fetched; off until somebody wants them. Each is also seen. */

import { settings } from '../settings/settings.svelte';
import type { Step } from '../motion/steps';

type Note = { hz: number; ms: number; type: OscillatorType; gain: number };

const NOTES: Partial<Record<Step['kind'], Note>> = {
  deal: { hz: 180, ms: 30, type: 'triangle', gain: 0.08 },
  turn: { hz: 320, ms: 60, type: 'triangle', gain: 0.08 },
  draw: { hz: 260, ms: 50, type: 'triangle', gain: 0.08 },
  reveal: { hz: 420, ms: 120, type: 'sine', gain: 0.1 },
  pay: { hz: 640, ms: 70, type: 'sine', gain: 0.06 },
};

class Sounds {
  private context: AudioContext | undefined;

  play(kind: Step['kind']): void {
    const note = NOTES[kind];
    if (!note || !settings.choices.sound || document.hidden) return;
    try {
      this.context ??= new AudioContext();
      const { context } = this;
      const tone = context.createOscillator();
      const volume = context.createGain();
      const end = context.currentTime + note.ms / 1000;
      tone.type = note.type;
      tone.frequency.value = note.hz;
      volume.gain.setValueAtTime(note.gain, context.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, end);
      tone.connect(volume).connect(context.destination);
      tone.start();
      tone.stop(end);
    } catch {
      // No sound to be had here; everything is seen anyway.
    }
  }
}

export const sounds = new Sounds();
