/** What guests are told of a room's pictures (PIC-03). */
import type { ShownText, TranslatedRoom } from './translated-room.ts';

/**
 * What a picture of a room shows, in the room's language, else in Portuguese, which is better than
 * not at all. Undefined where nobody has said it.
 */
export function pictureWords(
  { picture_texts, words }: TranslatedRoom<{ picture_texts?: unknown }>,
  image: string | null | undefined,
): ShownText | undefined {
  const own = textOf(image, words?.pictures);
  if (own) return { text: own, lang: undefined };
  const text = textOf(image, picture_texts);
  return text ? { text, lang: words && 'pt' } : undefined;
}

/** Of texts as they are stored, by the addresses of pictures. */
function textOf(image: string | null | undefined, stored: unknown): string | undefined {
  const texts: [string, unknown][] = Object.entries(stored ?? {});
  const text = texts.find(([address]) => address === image)?.[1];
  return typeof text === 'string' ? text : undefined;
}
