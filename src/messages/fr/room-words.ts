/** Texts about rooms that several pages share. */

/** The description of a room that has none (ROOM-LIST-13). */
export const DEFAULT_DESCRIPTION =
  'Une chambre confortable avec tout le nécessaire pour votre séjour';

export const numbered = (roomNumber: string) => `Chambre ${roomNumber}`;

/** How many guests a room holds. */
export const upTo = (guests: number) =>
  guests === 1 ? 'Pour 1 personne' : `Jusqu’à ${guests} personnes`;

/** Before and after a price. */
export const FROM = 'À partir de';
export const PER_NIGHT = '/ nuit';

/** The capacity filter that shows all rooms. */
export const ANY_CAPACITY = 'Tous';

/** The name of the wall of tiles, each of which links to a room. */
export const ALL_ROOMS = 'Les chambres de la maison';
