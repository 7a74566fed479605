// A few soft sounds, made on the spot; none unless the player turned them on.

import { settings } from "../kit/settings.svelte";

let context: AudioContext | null = null;

const TUNES = { turn: [523, 659], move: [392], time: [440, 330], end: [523, 659, 784, 1047] } as const;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  TUNES[tune].forEach((pitch, i) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(0.08, now + i * 0.11);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + i * 0.11 + 0.25);
    tone.connect(volume).connect(context!.destination);
    tone.start(now + i * 0.11);
    tone.stop(now + i * 0.11 + 0.26);
  });
}
