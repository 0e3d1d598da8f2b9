/** The time one run takes, in ms. */
export function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** The middle of several measurements. */
export function median(times: number, measure: () => number): number {
  return middle(Array.from({ length: times }, measure));
}

/** The middle of several figures. */
export function middle(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** A repeatable source of chance (mulberry32), so that every run measures the same house. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
