/** What several pages say alike of rooms. */

/** Of a room without a description (ROOM-LIST-13). */
export const DEFAULT_DESCRIPTION = 'A comfortable room with everything you need for your stay';

export const numbered = (roomNumber: string) => `Room ${roomNumber}`;

/** How many may sleep in it. */
export const upTo = (guests: number) => (guests === 1 ? 'For 1 guest' : `Up to ${guests} guests`);

/** In front of a price, and behind it. */
export const FROM = 'From';
export const PER_NIGHT = '/ night';

/** The capacity filter that lets every room through. */
export const ANY_CAPACITY = 'All';

/** The wall of tiles, each the door of a room. */
export const ALL_ROOMS = 'The rooms of the house';
