// Two short notes, made by the browser: no file travels for them.

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
 * Lets the browser play later. Browsers play nothing before somebody has pressed something on the page,
 * and some only what was made ready in that very press.
 */
export async function readySound(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  await context.resume().catch(() => {});
}

/** Plays the sound, where the browser lets it; otherwise nothing is played now or later. */
export async function playSound(): Promise<void> {
  // What a browser holds back until the next press would ring long after the news.
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
