export const CHECK_IN_MISSING = 'Choisissez la date d’arrivée';
export const CHECK_OUT_MISSING = 'Choisissez la date de départ';
export const CHECK_IN_PAST = 'Cette date d’arrivée est déjà passée. Choisissez-en une autre.';
export const DATE_ORDER = 'Le départ doit être après l’arrivée';
export const TOO_FAR = 'Vous pouvez réserver jusqu’à 9\u00a0mois à l’avance.';
export const TOO_LONG =
  'En ligne, vous pouvez réserver jusqu’à 30\u00a0nuits. Pour rester plus longtemps, appelez-nous.';

export const TOO_FEW_GUESTS = 'Indiquez au moins 1 voyageur';
export const TOO_MANY_GUESTS = 'Indiquez 50 voyageurs au maximum';

export const ROOMS_MISSING = 'Choisissez une combinaison de chambres';
export const ROOMS_TOO_SMALL = 'Les chambres choisies n’ont pas assez de places';
export const moreThanCome = (accommodated: number, guests: number) =>
  `Vous avez placé ${accommodated} voyageurs dans les chambres, mais la réservation est pour ${guests}.`;

export const NAME_MISSING = 'Indiquez votre nom';
export const NAME_TOO_LONG = 'Le nom ne peut pas dépasser 200 caractères';
export const EMAIL_MISSING = 'Indiquez l’adresse e-mail du contact principal';
export const EMAIL_INVALID = 'Indiquez une adresse e-mail valide';
export const PHONE_MISSING = 'Indiquez le téléphone du contact principal';
export const PHONE_INVALID = 'Indiquez un numéro de téléphone valide';
export const MESSAGE_TOO_LONG = 'Le message ne peut pas dépasser 3900 caractères';

export const GUEST_MISSING = 'Ajoutez au moins un voyageur';
export const CONTACT_INCOMPLETE = 'Les coordonnées du contact principal sont incomplètes';
export const ROOM_MISSING = 'Choisissez au moins une chambre';
export const DATES_MISSING = 'Choisissez les dates d’arrivée et de départ';
