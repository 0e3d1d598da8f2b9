/** What the terms promise in figures, for what reckons with it and for every text that quotes it. */

/** Until when guests leave, HH:mm (TEXT-STAY-03). */
export const DEPARTURE_HOUR = '11:00';

/** In years; younger guests come with their parents (TEXT-STAY-02). */
export const MINIMUM_AGE = 18;

/** EUR (TEXT-STAY-04). */
export const LATE_CHECK_OUT_FEE = 10;

/** Until when the house keeps bags on the day of departure, HH:mm (TEXT-STAY-05). */
export const LUGGAGE_UNTIL = '18:00';
