/** The figures of the terms, for the code that uses them and for the texts that quote them. */

/** When guests must have checked out, HH:mm (TEXT-STAY-03). */
export const DEPARTURE_HOUR = '11:00';

/** In years; younger guests come with their parents (TEXT-STAY-02). */
export const MINIMUM_AGE = 18;

/** EUR (TEXT-STAY-04). */
export const LATE_CHECK_OUT_FEE = 10;

/** How long luggage is kept on the day of departure, HH:mm (TEXT-STAY-05). */
export const LUGGAGE_UNTIL = '18:00';
