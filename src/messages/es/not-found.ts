export const TITLE = 'Página no encontrada';
export const NO_SUCH_TILE = 'Este azulejo no forma parte de la pared.';
export const ADVICE =
  'Puede que la dirección haya cambiado o tenga una errata. Empieza por la página de inicio.';
export const HOME = 'Volver al inicio';
export const BOOK = 'Reservar';
