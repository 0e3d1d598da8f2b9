/** What the terms promise in figures, for every text that quotes them (TEXT-STAY-01 to TEXT-STAY-05). */

/** In years; younger guests come with their parents. */
export const MINIMUM_AGE = 18;

/** EUR. */
export const LATE_CHECK_OUT_FEE = 10;

/** Until when the house keeps bags on the day of departure, HH:mm. */
export const LUGGAGE_UNTIL = '18:00';
