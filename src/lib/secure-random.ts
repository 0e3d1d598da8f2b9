const RANGE = 2 ** 32;

/** A number in [0, 1), like Math.random, that nobody can guess: for references that prove something. */
export function secureRandom(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / RANGE;
}
