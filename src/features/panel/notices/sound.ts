// Two short notes synthesised by Web Audio, so that no sound file is loaded.

/** E5 and B5, the second while the first fades. */
const NOTES = [
  { hertz: 659.26, startS: 0 },
  { hertz: 987.77, startS: 0.12 },
];
const ATTACK_S = 0.01;
const FADE_S = 0.45;
const LOUDNESS = 0.14;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

/**
 * Prepares the audio context; call it from a press. Browsers play no sound before somebody has
 * pressed something on the page, and some only with a context resumed during that press.
 */
export async function readySound(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  await context.resume().catch(() => {});
}

/** Plays the sound, where the browser lets it; otherwise nothing is played now or later. */
export async function playSound(): Promise<void> {
  // Without a press so far, the browser would delay the sound until the next one, far too late.
  const { userActivation }: { userActivation?: UserActivation } = navigator;
  if (userActivation && !userActivation.hasBeenActive) return;
  await readySound();
  if (context?.state !== 'running') return;
  const out = context;
  for (const { hertz, startS } of NOTES) {
    const start = out.currentTime + startS;
    const tone = out.createOscillator();
    const volume = out.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(SILENCE, start);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + ATTACK_S);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + FADE_S);
    tone.connect(volume).connect(out.destination);
    tone.start(start);
    tone.stop(start + FADE_S);
  }
}
