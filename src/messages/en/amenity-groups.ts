/** Headings of amenity groups that are not categories in the database (ROOM-DET-05). */

/** The heading above the room's own features. */
export const OWN_FEATURES = 'In this room';
