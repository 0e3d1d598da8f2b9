export const CHECK_IN_MISSING = 'Elige la fecha de entrada.';
export const CHECK_OUT_MISSING = 'Elige la fecha de salida.';
export const CHECK_IN_PAST = 'Esta fecha de entrada ya ha pasado.';
export const DATE_ORDER = 'La salida tiene que ser posterior a la entrada.';
export const TOO_FAR = 'Se puede reservar con 9\u00a0meses de antelación como máximo.';
export const TOO_LONG =
  'En la web puedes reservar hasta 30\u00a0noches. Si quieres quedarte más tiempo, llámanos.';

export const TOO_FEW_GUESTS = 'Indica al menos 1 huésped.';
export const TOO_MANY_GUESTS = 'Indica 50\u00a0huéspedes como máximo.';

export const ROOMS_MISSING = 'Elige una combinación de habitaciones.';
export const ROOMS_TOO_SMALL = 'En las habitaciones elegidas no caben todos los huéspedes.';
export const moreThanCome = (accommodated: number, guests: number) =>
  `Has repartido ${accommodated} huéspedes en las habitaciones, pero la reserva es para ${guests}.`;

export const NAME_MISSING = 'Escribe tu nombre.';
export const NAME_TOO_LONG = 'El nombre puede tener 200\u00a0caracteres como máximo.';
export const EMAIL_MISSING = 'Escribe el correo electrónico del contacto principal.';
export const EMAIL_INVALID = 'El correo electrónico no es válido: revísalo.';
export const PHONE_MISSING = 'Escribe el teléfono del contacto principal.';
export const PHONE_INVALID = 'El teléfono no es válido: revísalo.';
export const MESSAGE_TOO_LONG = 'El mensaje puede tener 3900\u00a0caracteres como máximo.';

export const GUEST_MISSING = 'Añade al menos un huésped.';
export const CONTACT_INCOMPLETE = 'Faltan datos del contacto principal.';
export const ROOM_MISSING = 'Elige al menos una habitación.';
export const DATES_MISSING = 'Elige las fechas de entrada y salida.';
