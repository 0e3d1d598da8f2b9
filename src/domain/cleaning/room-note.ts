/** The longest note on a room, in characters. */
export const ROOM_NOTE_MAX_LENGTH = 140;

export const READY_NOTES = [
  'Lâmpada fundida',
  'Faltam toalhas',
  'Objeto esquecido',
  'Torneira a pingar',
  'Malas ficam no quarto',
  'Não quer limpeza hoje',
] as const;

/**
 * The note with ready words behind it, or without them where it had them. Returns the note as it
 * was where they no longer fit.
 */
export function withReadyNote(note: string, words: string): string {
  const parts = note.split('. ').map((part) => part.trim());
  const others = parts.filter((part) => part !== '' && part !== words);
  const next = (parts.includes(words) ? others : [...others, words]).join('. ');
  return next.length > ROOM_NOTE_MAX_LENGTH ? note : next;
}
