/** Keeps the rows of a list in place while others change bookings (LIVE-01, DAY-02). */

/**
 * The order to show after fresh data: rows already shown keep their order, gone ones are left out,
 * new ones come last, in their own order.
 *
 * @param shown the keys in their order on the screen
 * @param sorted the keys of the fresh data in their normal order
 */
export function steadyOrder(shown: readonly string[], sorted: readonly string[]): string[] {
  const fresh = new Set(sorted);
  const known = new Set(shown);
  return [...shown.filter((key) => fresh.has(key)), ...sorted.filter((key) => !known.has(key))];
}

/** The same order with all done rows at its end. */
export function withDoneLast(order: readonly string[], isDone: (key: string) => boolean): string[] {
  return [...order.filter((key) => !isDone(key)), ...order.filter(isDone)];
}
