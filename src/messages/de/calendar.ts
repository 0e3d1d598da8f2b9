export const NEXT_MONTH = 'Nächster Monat';
export const PREVIOUS_MONTH = 'Vorheriger Monat';
export const LOADING = 'Wird geladen …';

export const ARRIVAL = 'Anreise';
export const DEPARTURE = 'Abreise';

export const TODAY_NOTE = 'heute';
export const PAST_NOTE = 'vergangen';
export const NOT_YET_NOTE = 'noch nicht buchbar';
export const FULL_NOTE = 'ausgebucht';
export const BEFORE_CHECK_IN_NOTE = 'vor der Anreise';
export const AFTER_FULL_NOTE = 'nach ausgebuchten Nächten';
export const CHECK_IN_NOTE = 'Anreise';
export const CHECK_OUT_NOTE = 'Abreise';
export const NIGHT_NOTE = 'Nacht Ihres Aufenthalts';

export const LEGEND = 'Legende';
export const CHOSEN_ENDS = 'An- und Abreise';
export const CHOSEN_NIGHTS = 'Gewählte Nächte';
export const NO_ROOMS = 'Ausgebucht';
export const TODAY = 'Heute';
