/**
 * How the names of events in our calendars end. A calendar of this product never tells a platform what came
 * from it, so that what another house with it tells is never our own nights coming back (CHAN-05).
 */
export const HOUSE_UID = '@hostel';
