import { countIn } from '@/domain/language/plural.ts';

const count = countIn('en');

export const TITLE = 'Rooms';
export const DESCRIPTION =
  'Thirteen rooms: singles, doubles, twins, family rooms and dormitories, with breakfast, Wi-Fi and bed linen included. Compare prices and book direct.';
export const LEAD =
  'Breakfast, Wi-Fi and bed linen are included in every room. Prices are per room per night.';

export const GUESTS = 'Guests';
export const GUESTS_PER_ROOM = 'Guests per room';
export const SORT_BY = 'Sort by';
export const SORTS = {
  number: 'Room number',
  'price-low': 'Price, lowest first',
  'price-high': 'Price, highest first',
  capacity: 'Number of guests',
};

export const FOUND = 'Rooms found';
export const foundCount = count('room found', 'rooms found');
export const LOADING = 'Loading…';
export const NOT_LOADED = 'The rooms did not load';

export const perPerson = (price: string, guests: number) =>
  `${price} per person for a party of ${guests}`;

export const DETAILS = 'View details';
export const BOOK = 'Book';

export const RETRY = 'Try again';

export const GROUP_TITLE = 'Coming as a group?';
export const GROUP_TEXT =
  'Tell us how many you are, up to 50. The form combines the rooms and shows who sleeps where: one request and one contact for everyone.';
export const BOOK_AS_GROUP = 'Book as a group';
export const PREFER_TO_TALK = 'Prefer to talk?';

export const forExample = (guests: number) => `For example, ${guests} guests`;
export const groupPerPerson = (price: string) => `${price} per person`;

export const NONE_FOUND = 'No rooms match your filters.';
export const FAILED = 'We could not load the rooms. Check your connection and try again.';
export const CLEAR_FILTERS = 'Clear filters';
export const BOOK_FOR_GROUP = 'Book for a group';
export const CONTACT_US = 'Contact us';
export const LARGER_GROUPS =
  'For larger groups, the booking form spreads people over several rooms.';
export const ASK_RECEPTION = 'Reception is open 24 hours a day and can tell you what is available.';
