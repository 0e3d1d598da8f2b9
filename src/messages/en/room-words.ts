/** Texts about rooms that several pages share. */

/** The description of a room that has none (ROOM-LIST-13). */
export const DEFAULT_DESCRIPTION = 'A comfortable room with everything you need for your stay';

export const numbered = (roomNumber: string) => `Room ${roomNumber}`;

/** How many guests a room holds. */
export const upTo = (guests: number) => (guests === 1 ? 'For 1 guest' : `Up to ${guests} guests`);

/** Before and after a price. */
export const FROM = 'From';
export const PER_NIGHT = '/ night';

/** The capacity filter that shows all rooms. */
export const ANY_CAPACITY = 'All';

/** The name of the wall of tiles, each of which links to a room. */
export const ALL_ROOMS = 'The rooms of the house';
