/** The page of a room (ROOM-DET-01 to ROOM-DET-17). */

/** The title while the room is still loading. */
export const ROOM = 'Chambre';
export const pageTitle = (numbered: string, title: string) => `${numbered}\u202f: ${title}`;

export const YOU_ARE_HERE = 'Vous êtes ici';
export const PICTURES = 'Photos de la chambre';
export const pictureOf = (title: string, place: number, count: number) =>
  `${title}, photo ${place} sur ${count}`;
export const placeOf = (place: number, count: number) => `${place} sur ${count}`;

export const PRICE_AND_BOOKING = 'Prix et réservation';
/** Before and after the price per night in a request, if a lower price is shown. */
export const LOWEST_PRICE = {
  before:
    'C’est le prix le plus bas de cette chambre. Dans une demande de réservation, chaque nuit est comptée à',
  after: '.',
};
export const BOOK_DIRECT = 'Réserver en direct';
/** The advantages of booking directly (BOOK-LAND-05). */
export const ADVANTAGES = [
  'Meilleur prix',
  'Surclassement gratuit selon disponibilité',
  'Souplesse sur les dates',
];
export const ELSEWHERE = 'Sur d’autres plateformes';

export const AMENITIES = 'Équipements';
export const AMENITIES_LOADING = 'Chargement…';
export const AMENITIES_FAILED = 'Impossible de charger les équipements.';
/** Followed by the phone number. */
export const ASK_RECEPTION = 'La réception vous dira ce que contient cette chambre\u202f:';
export const RETRY = 'Réessayer';
export const AVAILABILITY = 'Disponibilités';

/** The policies as this page states them (ROOM-DET-12, TEXT-ROOM-01 to TEXT-ROOM-04). */
export const POLICIES_TITLE = 'Conditions';
export const POLICIES = {
  checkIn: 'Arrivée de 14:00 à 23:00',
  checkOut: 'Départ jusqu’à 11:00',
  cancellation: 'Annulation gratuite jusqu’à 48\u00a0heures avant l’arrivée',
  payment: 'Paiement en espèces, par carte ou par virement',
};

export const NEARBY = 'À proximité';
