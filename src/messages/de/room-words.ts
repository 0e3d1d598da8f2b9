/** Texts about rooms that several pages share. */

/** The description of a room that has none (ROOM-LIST-13). */
export const DEFAULT_DESCRIPTION =
  'Ein komfortables Zimmer mit allem, was Sie für Ihren Aufenthalt brauchen';

export const numbered = (roomNumber: string) => `Zimmer ${roomNumber}`;

/** How many guests a room holds. */
export const upTo = (guests: number) =>
  guests === 1 ? 'Für 1 Person' : `Bis zu ${guests} Personen`;

/** Before and after a price. */
export const FROM = 'Ab';
export const PER_NIGHT = '/ Nacht';

/** The capacity filter that shows all rooms. */
export const ANY_CAPACITY = 'Alle';

/** The name of the wall of tiles, each of which links to a room. */
export const ALL_ROOMS = 'Die Zimmer des Hauses';
