import { nights } from './counts.ts';

export const GUEST_COUNT = 'Número de huéspedes';
export const GUEST_COUNT_HINT = 'De 1 a 50\u00a0huéspedes por solicitud.';
export const ONE_LESS = 'Un huésped menos';
export const ONE_MORE = 'Un huésped más';
export const ROOMS_FOLLOW =
  'En el paso siguiente te mostramos las habitaciones donde cabéis todos, juntos o en dos o tres habitaciones.';
export const MINORS =
  'La edad mínima es de 18\u00a0años. Los menores se alojan con sus padres, en una habitación solo para la familia: cuéntalos aquí también.';

export const FIRST_GUEST =
  'Solo necesitamos los datos del primer huésped, que será el contacto principal de la reserva.';
export const NAME = 'Nombre y apellidos';
export const EMAIL = 'Correo electrónico';
export const PHONE = 'Teléfono';
export const PHONE_HINT = 'Por ejemplo, +34 612 345 678 o 0034 612 345 678.';
export const MESSAGE = 'Mensaje';
export const PRIVACY = {
  before: 'Usamos estos datos solo para gestionar tu reserva. Lee la',
  link: 'Política de privacidad',
  after: '.',
};

export const DATES = 'Fechas';
export const ROOMS = 'Habitaciones';
export const CONTACT = 'Contacto principal';
export const NO_MESSAGE = 'Sin mensaje';
export const CHANGE = 'Cambiar';
export const CHANGE_WHAT = {
  dates: 'Cambiar fechas',
  guests: 'Cambiar huéspedes',
  rooms: 'Cambiar habitaciones',
  contact: 'Cambiar contacto',
  message: 'Cambiar mensaje',
};
export const GOOD_TO_KNOW = 'Conviene saber';
export const TAXES = 'Los precios incluyen el IVA. La tasa turística se paga en recepción.';
export const TERMS = {
  before: 'Al enviar la solicitud, aceptas los',
  link: 'Términos y condiciones',
  after: '.',
};

export const shortNights = nights;

export const withVat = (length: string) => `${length}, IVA incluido`;
export const INCLUDED = 'Desayuno y Wi-Fi incluidos';
export const totalOf = (sum: string) => `Total (${sum})`;

export const YOUR_DATES = 'Tus fechas';
export const CHOOSE_CHECK_IN = 'Elige la entrada';
export const CHOOSE_CHECK_OUT = 'Elige la salida';
export const checkInOn = (day: string) => `Entrada ${day}`;
export const CHOOSE_ROOMS = 'Elige habitación';
export const CHOOSE_DATES = 'Elige otras fechas';
export const CALL = 'Llamar';
export const totalFor = (length: string) => `Total, ${length}`;
export const SUMMARY_BUTTON = 'Resumen de la estancia: ';
