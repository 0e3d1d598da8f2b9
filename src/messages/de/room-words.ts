/** What several pages say alike of rooms. */

/** Of a room without a description (ROOM-LIST-13). */
export const DEFAULT_DESCRIPTION =
  'Ein komfortables Zimmer mit allem, was Sie für Ihren Aufenthalt brauchen';

export const numbered = (roomNumber: string) => `Zimmer ${roomNumber}`;

/** How many may sleep in it. */
export const upTo = (guests: number) =>
  guests === 1 ? 'Für 1 Person' : `Bis zu ${guests} Personen`;

/** In front of a price, and behind it. */
export const FROM = 'Ab';
export const PER_NIGHT = '/ Nacht';

/** The capacity filter that lets every room through. */
export const ANY_CAPACITY = 'Alle';

/** The wall of tiles, each the door of a room. */
export const ALL_ROOMS = 'Die Zimmer des Hauses';
