/** Headings of amenities that are no category of the database (ROOM-DET-05). */

/** Over the features of the room itself. */
export const OWN_FEATURES = 'Neste quarto';
