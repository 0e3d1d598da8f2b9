export const NEXT_MONTH = 'Mes siguiente';
export const PREVIOUS_MONTH = 'Mes anterior';
export const LOADING = 'Cargando…';

export const ARRIVAL = 'entrada';
export const DEPARTURE = 'salida';

export const TODAY_NOTE = 'hoy';
export const PAST_NOTE = 'ya ha pasado';
export const NOT_YET_NOTE = 'aún no se puede reservar';
export const FULL_NOTE = 'completo';
export const BEFORE_CHECK_IN_NOTE = 'antes de la entrada';
export const AFTER_FULL_NOTE = 'después de noches completas';
export const CHECK_IN_NOTE = 'entrada';
export const CHECK_OUT_NOTE = 'salida';
export const NIGHT_NOTE = 'noche de la estancia';

export const LEGEND = 'Leyenda';
export const CHOSEN_ENDS = 'Entrada y salida';
export const CHOSEN_NIGHTS = 'Noches elegidas';
export const NO_ROOMS = 'Completo';
export const TODAY = 'Hoy';
