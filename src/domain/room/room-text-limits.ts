/** The database's limits for a room's texts, in any language, with the error messages. */
import type { RoomText } from './translated-room.ts';

/** Returns a check for texts that are too long, not counting surrounding spaces. */
const atMost =
  (length: number, message: string) =>
  (text: string): string | undefined =>
    text.trim().length > length ? message : undefined;

/** What is wrong with a text, or undefined. */
export const ROOM_TEXT_TOO_LONG: Record<RoomText, (text: string) => string | undefined> = {
  name: atMost(120, 'O nome pode ter até 120 caracteres.'),
  room_title: atMost(200, 'O título pode ter até 200 caracteres.'),
  room_subtitle: atMost(300, 'O subtítulo pode ter até 300 caracteres.'),
  description: atMost(4000, 'A descrição pode ter até 4000 caracteres.'),
  full_description: atMost(20_000, 'A descrição completa pode ter até 20 000 caracteres.'),
};

/** What is wrong with a feature, or undefined. */
export const featureTooLong = atMost(200, 'Cada característica pode ter até 200 caracteres.');

/** What is wrong with the name of an amenity or a category, or undefined. */
export const amenityNameTooLong = ROOM_TEXT_TOO_LONG.name;
