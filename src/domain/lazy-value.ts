/**
 * Makes something on first use and keeps it: for what Intl offers, the first of which costs a phone up
 * to 100 ms, so that a page that needs none makes none as it comes to life.
 */
export function lazyValue<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
