export const NEXT_MONTH = 'Next month';
export const PREVIOUS_MONTH = 'Previous month';
export const LOADING = 'Loading…';

export const ARRIVAL = 'arrive';
export const DEPARTURE = 'leave';

export const TODAY_NOTE = 'today';
export const PAST_NOTE = 'in the past';
export const NOT_YET_NOTE = 'not open for booking yet';
export const FULL_NOTE = 'fully booked';
export const BEFORE_CHECK_IN_NOTE = 'before check-in';
export const AFTER_FULL_NOTE = 'after nights that are fully booked';
export const CHECK_IN_NOTE = 'check-in';
export const CHECK_OUT_NOTE = 'check-out';
export const NIGHT_NOTE = 'a night of your stay';

export const LEGEND = 'Key';
export const CHOSEN_ENDS = 'Check-in and check-out';
export const CHOSEN_NIGHTS = 'Your nights';
export const NO_ROOMS = 'Fully booked';
export const TODAY = 'Today';
