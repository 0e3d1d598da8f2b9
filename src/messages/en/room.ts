/** The page of a room (ROOM-DET-01 to ROOM-DET-17). */

/** Until it is known which room it is. */
export const ROOM = 'Room';
export const pageTitle = (numbered: string, title: string) => `${numbered}: ${title}`;

export const YOU_ARE_HERE = 'You are here';
export const PICTURES = 'Pictures of the room';
export const pictureOf = (title: string, place: number, count: number) =>
  `${title}, picture ${place} of ${count}`;
export const placeOf = (place: number, count: number) => `${place} of ${count}`;

export const PRICE_AND_BOOKING = 'Price and booking';
/** Around the price of a night in a request, where a lower one is shown. */
export const LOWEST_PRICE = {
  before: 'This is the lowest price for this room. In a booking request, each night is priced at',
  after: '.',
};
export const BOOK_DIRECT = 'Book direct';
/** Why booking with the house itself pays (BOOK-LAND-05). */
export const ADVANTAGES = ['Best price', 'Free upgrade, subject to availability', 'Flexible dates'];
export const ELSEWHERE = 'On other sites';

export const AMENITIES = 'Amenities';
export const AMENITIES_LOADING = 'Loading…';
export const AMENITIES_FAILED = 'We could not load the amenities.';
/** In front of the phone number. */
export const ASK_RECEPTION = 'Reception can tell you what this room has:';
export const RETRY = 'Try again';
export const AVAILABILITY = 'Availability';

/** The house's figures for this page (ROOM-DET-12, TEXT-ROOM-01 to TEXT-ROOM-04). */
export const POLICIES_TITLE = 'Room policies';
export const POLICIES = {
  checkIn: 'Check-in from 14:00 to 23:00',
  checkOut: 'Check-out by 11:00',
  cancellation: 'Free cancellation up to 48 hours before arrival',
  payment: 'Payment by cash, card or bank transfer',
};

export const NEARBY = 'Nearby';
