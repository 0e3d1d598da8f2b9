/**
 * Scrolls the strip that a part lies in sideways, if the part is not wholly shown. Not by
 * scrollIntoView: since Chromium 150 the Tab key goes on from what that has shown, past the skip
 * link.
 */
export function showInStrip(part: Element | null | undefined): void {
  const strip = part?.parentElement;
  if (!part || !strip) return;
  const { left, right } = part.getBoundingClientRect();
  const shown = strip.getBoundingClientRect();
  if (left >= shown.left && right <= shown.right) return;
  strip.scrollLeft += (left + right - shown.left - shown.right) / 2;
}
