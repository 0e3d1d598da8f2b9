/**
 * The begin of a text, of at most so many UTF-16 units, cut between two characters as people see
 * them. Half of one would be no text: PostgreSQL refuses it, and with it the whole reading.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of SEGMENTER.segment(text.slice(0, most * 2))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

const SEGMENTER = new Intl.Segmenter();
