/** A room's pictures as guests see them. */

/** As many as a room's page shows (CONST-BOOK-08). */
const MAX_PICTURES = 3;

/**
 * The addresses of the pictures to show, each once though a room may list it twice; null alone where
 * there are none, which stands for the room's tile.
 */
export function shownPictures(images: readonly string[]): (string | null)[] {
  return images.length === 0 ? [null] : [...new Set(images)].slice(0, MAX_PICTURES);
}
