/** How the rows of a list keep their places while others change the house (LIVE-01, DAY-02). */

/**
 * The order to show after fresh data: what is shown stays where it is, what is gone is left out, what is
 * new comes last, in its own order.
 *
 * @param shown the keys as they stand on the screen
 * @param sorted the keys of the fresh data, in the order of a list that nobody is reading
 */
export function steadyOrder(shown: readonly string[], sorted: readonly string[]): string[] {
  const fresh = new Set(sorted);
  const known = new Set(shown);
  return [...shown.filter((key) => fresh.has(key)), ...sorted.filter((key) => !known.has(key))];
}

/** The same order with all that is done at its end. */
export function sunk(order: readonly string[], isDone: (key: string) => boolean): string[] {
  return [...order.filter((key) => !isDone(key)), ...order.filter(isDone)];
}
