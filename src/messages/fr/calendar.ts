export const NEXT_MONTH = 'Mois suivant';
export const PREVIOUS_MONTH = 'Mois précédent';
export const LOADING = 'Chargement…';

export const ARRIVAL = 'arrivée';
export const DEPARTURE = 'départ';

export const TODAY_NOTE = 'aujourd’hui';
export const PAST_NOTE = 'passé';
export const NOT_YET_NOTE = 'pas encore ouvert à la réservation';
export const FULL_NOTE = 'complet';
export const BEFORE_CHECK_IN_NOTE = 'avant l’arrivée';
export const AFTER_FULL_NOTE = 'après des nuits complètes';
export const CHECK_IN_NOTE = 'arrivée';
export const CHECK_OUT_NOTE = 'départ';
export const NIGHT_NOTE = 'nuit de votre séjour';

export const LEGEND = 'Légende';
export const CHOSEN_ENDS = 'Arrivée et départ';
export const CHOSEN_NIGHTS = 'Nuits choisies';
export const NO_ROOMS = 'Complet';
export const TODAY = 'Aujourd’hui';
