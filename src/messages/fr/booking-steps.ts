import { nights } from './counts.ts';

export const GUEST_COUNT = 'Nombre de voyageurs';
export const GUEST_COUNT_HINT = 'De 1 à 50 voyageurs par demande.';
export const ONE_LESS = 'Un voyageur de moins';
export const ONE_MORE = 'Un voyageur de plus';
export const ROOMS_FOLLOW =
  'À l’étape suivante, nous vous proposons des chambres pour tous, réunis dans une seule ou répartis dans deux ou trois.';
export const MINORS =
  'L’âge minimum est de 18\u00a0ans. Les mineurs dorment dans la chambre de leurs parents\u202f: comptez-les ici aussi.';

export const FIRST_GUEST =
  'Les coordonnées du premier voyageur suffisent\u202f: il sera notre contact principal.';
export const NAME = 'Prénom et nom';
export const EMAIL = 'E-mail';
export const PHONE = 'Téléphone';
export const PHONE_HINT = 'Par exemple, +33 6 39 98 01 23 ou 0033 6 39 98 01 23.';
export const MESSAGE = 'Message';
export const PRIVACY = {
  before: 'Ces données ne servent qu’à traiter votre réservation. Lisez la',
  link: 'Politique de confidentialité',
  after: '.',
};

export const DATES = 'Dates';
export const ROOMS = 'Chambres';
export const CONTACT = 'Contact principal';
export const NO_MESSAGE = 'Aucun message';
export const CHANGE = 'Modifier';
export const CHANGE_WHAT = {
  dates: 'Modifier les dates',
  guests: 'Modifier le nombre de voyageurs',
  rooms: 'Modifier les chambres',
  contact: 'Modifier le contact',
  message: 'Modifier le message',
};
export const GOOD_TO_KNOW = 'Bon à savoir';
export const TAXES = 'Les prix s’entendent TVA comprise. La taxe de séjour est réglée sur place.';
export const TERMS = {
  before: 'En envoyant la demande, vous acceptez les',
  link: 'Conditions générales',
  after: '.',
};

export const shortNights = (count: number) => nights(count).replace(' ', '\u00a0');

export const withVat = (length: string) => `${length}, TVA comprise`;
export const INCLUDED = 'Petit-déjeuner et Wi-Fi compris';
export const totalOf = (sum: string) => `Total (${sum})`;

export const YOUR_DATES = 'Vos dates';
export const CHOOSE_CHECK_IN = 'Choisir l’arrivée';
export const CHOOSE_CHECK_OUT = 'Choisir le départ';
export const checkInOn = (day: string) => `Arrivée ${day}`;
export const CHOOSE_ROOMS = 'Choisir les chambres';
export const CHOOSE_DATES = 'Choisissez d’autres dates';
export const CALL = 'Appeler';
export const totalFor = (length: string) => `Total, ${length}`;
export const SUMMARY_BUTTON = 'Récapitulatif du séjour\u202f: ';
