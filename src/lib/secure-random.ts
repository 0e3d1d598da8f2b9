const RANGE = 2 ** 32;

/**
 * An unpredictable number in [0, 1), used like Math.random for references that must stay secret.
 */
export function secureRandom(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / RANGE;
}
