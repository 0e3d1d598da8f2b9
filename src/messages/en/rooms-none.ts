export const NONE_FOUND = 'No rooms match your filters.';
export const FAILED = 'We could not load the rooms. Check your connection and try again.';
export const CLEAR_FILTERS = 'Clear filters';
export const BOOK_FOR_GROUP = 'Book for a group';
export const CONTACT_US = 'Contact us';
export const LARGER_GROUPS =
  'For larger groups, the booking form spreads people over several rooms.';
export const ASK_RECEPTION = 'Reception is open 24 hours a day and can tell you what is available.';
