/**
 * Creates a value on first use and keeps it. Used for Intl formatters: the first one takes up to
 * 100 ms on a phone, which a page that needs none must not spend at startup.
 */
export function lazyValue<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
