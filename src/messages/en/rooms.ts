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
