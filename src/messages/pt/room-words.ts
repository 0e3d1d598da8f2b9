/** What several pages say alike of rooms. */

/** Of a room without a description (ROOM-LIST-13). */
export const DEFAULT_DESCRIPTION = 'Quarto confortável com excelentes comodidades';

export const numbered = (roomNumber: string) => `Quarto ${roomNumber}`;

/** How many may sleep in it. */
export const upTo = (guests: number) => `Até ${guests} pessoa(s)`;

/** In front of a price, and behind it. */
export const FROM = 'A partir de';
export const PER_NIGHT = '/ noite';

/** The capacity filter that lets every room through. */
export const ANY_CAPACITY = 'Todos';

/** The wall of tiles, each the door of a room. */
export const ALL_ROOMS = 'Os quartos da casa';
