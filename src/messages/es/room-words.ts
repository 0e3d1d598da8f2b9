/** Texts about rooms that several pages share. */

/** The description of a room that has none (ROOM-LIST-13). */
export const DEFAULT_DESCRIPTION = 'Una habitación cómoda con todo lo necesario para tu estancia';

export const numbered = (roomNumber: string) => `Habitación ${roomNumber}`;

/** How many guests a room holds. */
export const upTo = (guests: number) =>
  guests === 1 ? 'Para 1 persona' : `Hasta ${guests} personas`;

/** Before and after a price. */
export const FROM = 'Desde';
export const PER_NIGHT = '/ noche';

/** The capacity filter that shows all rooms. */
export const ANY_CAPACITY = 'Todas';

/** The name of the wall of tiles, each of which links to a room. */
export const ALL_ROOMS = 'Las habitaciones de la casa';
