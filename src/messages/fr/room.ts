export const ROOM = 'Chambre';
export const pageTitle = (numbered: string, title: string) => `${numbered}\u202f: ${title}`;

export const YOU_ARE_HERE = 'Vous êtes ici';
export const PICTURES = 'Photos de la chambre';
export const pictureOf = (title: string, place: number, count: number) =>
  `${title}, photo ${place} sur ${count}`;
export const placeOf = (place: number, count: number) => `${place} sur ${count}`;
export const seeAll = (count: number) => `Voir les ${count} photos`;

export const PRICE_AND_BOOKING = 'Prix et réservation';
export const BOOK_DIRECT = 'Réserver en direct';
export const ADVANTAGES = [
  'Meilleur prix',
  'Surclassement gratuit selon disponibilité',
  'Souplesse sur les dates',
];
export const ELSEWHERE = 'Sur d’autres plateformes';

export const AMENITIES = 'Équipements';
export const AMENITIES_LOADING = 'Chargement…';
export const AMENITIES_FAILED = 'Impossible de charger les équipements.';
export const ASK_RECEPTION = 'La réception vous dira ce que contient cette chambre\u202f:';
export const RETRY = 'Réessayer';
export const AVAILABILITY = 'Disponibilités';

export const POLICIES_TITLE = 'Conditions';
export const POLICIES = {
  checkIn: 'Arrivée de 14\u00a0h à 23\u00a0h',
  checkOut: 'Départ jusqu’à 11\u00a0h',
  cancellation: 'Annulation gratuite jusqu’à 48\u00a0heures avant l’arrivée',
  payment: 'Paiement en espèces, par carte ou par virement',
};

export const NEARBY = 'À proximité';
