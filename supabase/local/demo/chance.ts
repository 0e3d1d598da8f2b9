/** Pseudo-random choices that are the same at every load: the same day gives the same house. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  share(): number;
  /** A whole number of a range, both ends included. */
  between(least: number, most: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** One of several values, by its weight. */
  weigh<T>(weights: readonly (readonly [T, number])[]): T;
  /** Normally distributed around 0, with a standard deviation of 1. */
  spread(): number;
}

/** A generator that is seeded with a name (mulberry32). */
export function chanceOf(name: string): Chance {
  let state = hashOf(name);
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    share,
    between: (least, most) => least + Math.floor(share() * (most - least + 1)),
    pick: (list) => list[Math.floor(share() * list.length)] ?? list[0],
    weigh: (weights) => {
      let left = share() * weights.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of weights) {
        left -= weight;
        if (left < 0) return value;
      }
      throw new RangeError('There is nothing to choose from');
    },
    spread: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
  };
}

/** A whole number for a text, always the same (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
