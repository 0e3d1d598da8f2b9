/**
 * Makes something on first use and keeps it: for Intl's formatters, each of which costs a phone some
 * milliseconds at the moment when a page comes to life.
 */
export function madeOnce<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
