export const ROOM = 'Zimmer';
export const pageTitle = (numbered: string, title: string) => `${numbered}: ${title}`;

export const YOU_ARE_HERE = 'Sie sind hier';
export const PICTURES = 'Bilder des Zimmers';
export const pictureOf = (title: string, place: number, count: number) =>
  `${title}, Bild ${place} von ${count}`;
export const placeOf = (place: number, count: number) => `${place} von ${count}`;
export const seeAll = (count: number) => `Alle ${count} Bilder ansehen`;

export const PRICE_AND_BOOKING = 'Preis und Buchung';
export const BOOK_DIRECT = 'Direkt buchen';
export const ADVANTAGES = [
  'Bester Preis',
  'Kostenloses Upgrade je nach Verfügbarkeit',
  'Flexible Reisedaten',
];
export const ELSEWHERE = 'Auf anderen Portalen';

export const AMENITIES = 'Ausstattung';
export const AMENITIES_LOADING = 'Wird geladen …';
export const AMENITIES_FAILED = 'Die Ausstattung konnte nicht geladen werden.';
export const ASK_RECEPTION = 'Was es in diesem Zimmer gibt, sagt Ihnen die Rezeption:';
export const RETRY = 'Erneut versuchen';
export const AVAILABILITY = 'Verfügbarkeit';

export const POLICIES_TITLE = 'Konditionen';
export const POLICIES = {
  checkIn: 'Anreise von 14:00 bis 23:00\u00a0Uhr',
  checkOut: 'Abreise bis 11:00\u00a0Uhr',
  cancellation: 'Kostenlose Stornierung bis 48 Stunden vor der Anreise',
  payment: 'Zahlung bar, mit Karte oder per Überweisung',
};

export const NEARBY = 'In der Nähe';
