/** The calendar for choosing a stay (BOOK-STEP1-01). */

export const NEXT_MONTH = 'Mês seguinte';
export const PREVIOUS_MONTH = 'Mês anterior';
export const LOADING = 'A carregar...';

/** The text in the cell of a day; keep it as short as possible. */
export const ARRIVAL = 'entrada';
export const DEPARTURE = 'saída';

/** Notes that screen readers read after the day. */
export const TODAY_NOTE = 'hoje';
export const PAST_NOTE = 'passado';
export const NOT_YET_NOTE = 'ainda sem reservas';
export const FULL_NOTE = 'sem quartos livres';
export const BEFORE_CHECK_IN_NOTE = 'antes do check-in';
export const AFTER_FULL_NOTE = 'depois de noites sem quartos livres';
export const CHECK_IN_NOTE = 'check-in';
export const CHECK_OUT_NOTE = 'check-out';
export const NIGHT_NOTE = 'noite da estadia';

export const LEGEND = 'Legenda';
export const CHOSEN_ENDS = 'Check-in e check-out';
export const CHOSEN_NIGHTS = 'Noites escolhidas';
export const NO_ROOMS = 'Sem quartos livres';
export const TODAY = 'Hoje';
