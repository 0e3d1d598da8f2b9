/** What several pages say alike of rooms. */

/** Of a room without a description (ROOM-LIST-13). */
export const DEFAULT_DESCRIPTION =
  'Une chambre confortable avec tout le nécessaire pour votre séjour';

export const numbered = (roomNumber: string) => `Chambre ${roomNumber}`;

/** How many may sleep in it. */
export const upTo = (guests: number) =>
  guests === 1 ? 'Pour 1 personne' : `Jusqu’à ${guests} personnes`;

/** In front of a price, and behind it. */
export const FROM = 'À partir de';
export const PER_NIGHT = '/ nuit';

/** The capacity filter that lets every room through. */
export const ANY_CAPACITY = 'Tous';

/** The wall of tiles, each the door of a room. */
export const ALL_ROOMS = 'Les chambres de la maison';
