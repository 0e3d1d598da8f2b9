const counts = new Map<string, number>();

/**
 * Writes on the root element, as an attribute, that something is in the page; gives back how to take
 * it away. For styles of what stands elsewhere: `:root:has(…)` would say the same, but browsers search
 * the whole page for it at every change, which costs a phone some 8 ms each time.
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
