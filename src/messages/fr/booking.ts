import { guests, nights } from './counts.ts';

export const PAGE_TITLE = 'Réserver';
export const PAGE_DESCRIPTION =
  'Réservez en direct au Hostel Maré Nova en cinq étapes\u202f: au meilleur prix, sans compte ni carte bancaire, à 50\u00a0m de la gare.';
export const SENT_TITLE = 'Demande envoyée';
export const HEADING = 'Réservation directe';
export const LEAD =
  'Remplissez le formulaire en cinq étapes. Votre demande attend ensuite notre confirmation.';

export const STEP_NAMES = ['Dates', 'Voyageurs', 'Chambres', 'Coordonnées', 'Confirmer'];
export const STEP_TITLES = {
  1: 'Choisissez vos dates',
  2: 'Combien serez-vous\u202f?',
  3: 'Choisissez vos chambres',
  4: 'Vos coordonnées',
  5: 'Vérifiez votre demande',
};
export const stepOf = (step: number) => `Étape ${step} sur 5`;
export const PROGRESS = 'Étapes de la réservation';
export const DONE = ' (étape terminée)';
export const BACK_TO = 'Revenir à\u202f: ';

export const stayNights = nights;
export const stayGuests = guests;
export const CHECK_IN = 'Arrivée';
export const CHECK_OUT = 'Départ';
export const NIGHTS = 'Nuits';
export const GUESTS = 'Voyageurs';
export const TO_CHOOSE = 'à choisir';
export const SUMMARY = 'Récapitulatif du séjour';
export const YOUR_STAY = 'Votre séjour';
export const STAY_TOTAL = 'Total du séjour';
export const ARRIVAL_NOTE = 'Arrivée à partir de 14\u00a0h. Départ jusqu’à 11\u00a0h.';
export const INCLUDED_NOTE = 'Le petit-déjeuner et le Wi-Fi sont compris pour tous.';
export const PAYMENT_NOTE =
  'Le paiement intégral ou un acompte peut être demandé à la confirmation.';

export const WHICH_DATE = 'Date à choisir';
export const CHOOSE_DATE = 'Choisir la date';
export const AFTER_CHECK_IN = 'Après l’arrivée';
export const CLEAR_DATES = 'Effacer les dates';
export const HINTS = {
  arrival: 'Commencez par le jour de votre arrivée.',
  departure: 'Choisissez maintenant le jour du départ.',
  done: 'Dates choisies.',
};
export const chosenStay = (stay: string, length: string) => `${stay}\u202f: ${length}.`;
export const fullNight = (night: string) =>
  `Nous sommes complets la nuit du ${night}. Choisissez d’autres dates.`;
export const roomNotFree = (night: string, room: string) =>
  `«\u00a0${room}\u00a0» n’est pas libre la nuit du ${night}. Choisissez d’autres dates.`;
export const DAYS_UNKNOWN =
  'Les jours libres ne sont pas connus pour le moment. Choisissez tout de même vos dates\u202f: les chambres libres s’affichent à l’étape 3.';
export const TRY_AGAIN = 'Réessayer';
export const bookableUntil = (day: string, months: number) =>
  `Vous pouvez réserver jusqu’au ${day}, soit ${months}\u00a0mois à l’avance.`;

export const PREVIOUS = 'Précédent';
export const NEXT = 'Suivant';
export const BACK_TO_REVIEW = 'Revenir au récapitulatif';
export const CONFIRM = 'Envoyer la demande';
export const LOADING = 'Chargement…';
export const SENDING = 'Envoi en cours…';
