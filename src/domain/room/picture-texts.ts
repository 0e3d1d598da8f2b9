/** What the pictures of a room show, by their addresses (PIC-01). */

export type PictureTexts = Readonly<Record<string, string>>;

/** The texts as they are stored; anything else has none. */
export function storedPictureTexts(stored: unknown): Record<string, string> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => {
      const [, text]: [string, unknown] = entry;
      return typeof text === 'string';
    }),
  );
}

/** The texts to store: trimmed, only of pictures that the room has, none that is empty. */
export function settledPictureTexts(
  texts: PictureTexts,
  images: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    images.flatMap((image) => {
      const text = (texts[image] ?? '').trim();
      return text === '' ? [] : [[image, text] as const];
    }),
  );
}
