/**
 * The end of each UID in our calendars. A calendar of this product never gives a platform its own
 * entries back, so an entry with this ending is a stay of another house, never an echo of our own
 * nights (CHAN-05).
 */
export const HOUSE_UID = '@hostel';
