/** What several pages say alike of rooms. */

/** Of a room without a description (ROOM-LIST-13). */
export const DEFAULT_DESCRIPTION = 'Una habitación cómoda con todo lo necesario para tu estancia';

export const numbered = (roomNumber: string) => `Habitación ${roomNumber}`;

/** How many may sleep in it. */
export const upTo = (guests: number) =>
  guests === 1 ? 'Para 1 persona' : `Hasta ${guests} personas`;

/** In front of a price, and behind it. */
export const FROM = 'Desde';
export const PER_NIGHT = '/ noche';

/** The capacity filter that lets every room through. */
export const ANY_CAPACITY = 'Todas';

/** The wall of tiles, each the door of a room. */
export const ALL_ROOMS = 'Las habitaciones de la casa';
