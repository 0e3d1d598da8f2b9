export const NOT_FOUND = 'Habitación no encontrada';
export const NOT_OPENED = 'No hemos podido abrir la habitación';
export const NO_NUMBER = 'Falta el número de habitación en la dirección';
export const notActive = (numbered: string) =>
  `${numbered} no encontrada o no disponible en este momento`;
export const loadFailed = (detail: string) =>
  `Error al cargar los datos de la habitación: ${detail}`;
export const UNKNOWN_ERROR = 'error desconocido';
export const NO_ANSWER =
  'No hemos recibido los datos de esta habitación. Comprueba la conexión y vuelve a intentarlo.';
export const NOT_THERE = 'La habitación que buscas no existe o no está disponible.';
export const RETRY = 'Volver a intentarlo';
export const BACK_TO_ROOMS = 'Volver a las habitaciones';
export const BOOK = 'Reservar';
