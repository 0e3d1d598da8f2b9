export const ROOM = 'Room';
export const pageTitle = (numbered: string, title: string) => `${numbered}: ${title}`;

export const YOU_ARE_HERE = 'You are here';
export const PICTURES = 'Pictures of the room';
export const pictureOf = (title: string, place: number, count: number) =>
  `${title}, picture ${place} of ${count}`;
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
export const seeAll = (count: number) => `See all ${count} pictures`;

export const PRICE_AND_BOOKING = 'Price and booking';
export const BOOK_DIRECT = 'Book direct';
export const ADVANTAGES = ['Best price', 'Free upgrade, subject to availability', 'Flexible dates'];
export const ELSEWHERE = 'On other sites';

export const AMENITIES = 'Amenities';
export const AMENITIES_LOADING = 'Loading…';
export const AMENITIES_FAILED = 'We could not load the amenities.';
export const ASK_RECEPTION = 'Reception can tell you what this room has:';
export const RETRY = 'Try again';
export const AVAILABILITY = 'Availability';

export const POLICIES_TITLE = 'Room policies';
export const POLICIES = {
  checkIn: 'Check-in from 14:00 to 23:00',
  checkOut: 'Check-out by 11:00',
  cancellation: 'Free cancellation up to 48 hours before arrival',
  payment: 'Payment by cash, card or bank transfer',
};

export const NEARBY = 'Nearby';
