export const NONE_FOUND = 'Aucune chambre ne correspond à vos filtres.';
export const FAILED = 'Impossible de charger les chambres. Vérifiez votre connexion et réessayez.';
export const CLEAR_FILTERS = 'Effacer les filtres';
export const BOOK_FOR_GROUP = 'Réserver pour un groupe';
export const CONTACT_US = 'Nous contacter';
export const LARGER_GROUPS =
  'Si vous êtes plus nombreux, le formulaire répartit votre groupe dans plusieurs chambres.';
export const ASK_RECEPTION = 'La réception vous répond 24\u00a0h/24 et vous dit ce qui est libre.';
