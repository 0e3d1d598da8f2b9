export const NONE_FOUND = 'Ninguna habitación coincide con los filtros elegidos.';
export const FAILED =
  'No hemos podido cargar las habitaciones. Comprueba la conexión y vuelve a intentarlo.';
export const CLEAR_FILTERS = 'Borrar filtros';
export const BOOK_FOR_GROUP = 'Reservar para un grupo';
export const CONTACT_US = 'Contacta con nosotros';
export const LARGER_GROUPS = 'Si sois más, el formulario reparte el grupo en varias habitaciones.';
export const ASK_RECEPTION = 'La recepción atiende las 24\u00a0horas y te dice qué hay libre.';
