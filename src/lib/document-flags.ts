const counts = new Map<string, number>();

/**
 * Sets an attribute on the root element while something is in the page, and returns a function that
 * removes it. Styles elsewhere on the page depend on it. `:root:has(…)` could do the same, but
 * browsers search the whole page for it at every change, which costs a phone some 8 ms each time.
 */
export function setDocumentFlag(name: `data-${string}`): () => void {
  const change = (by: number) => {
    const count = (counts.get(name) ?? 0) + by;
    counts.set(name, count);
    document.documentElement.toggleAttribute(name, count > 0);
  };
  change(1);
  return () => change(-1);
}
