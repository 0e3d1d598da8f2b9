import { countIn } from '@/domain/language/plural.ts';

const count = countIn('es');

export const TITLE = 'Habitaciones';
export const DESCRIPTION =
  'Trece habitaciones: individuales, dobles, de dos camas, familiares y dormitorios compartidos, con desayuno, Wi-Fi y ropa de cama. Compara precios y reserva.';
export const LEAD =
  'Todas con desayuno, Wi-Fi y ropa de cama incluidos. El precio es por habitación y noche.';

export const GUESTS = 'Huéspedes';
export const GUESTS_PER_ROOM = 'Huéspedes por habitación';
export const SORT_BY = 'Orden';
export const SORTS = {
  number: 'Número de habitación',
  'price-low': 'Precio más bajo',
  'price-high': 'Precio más alto',
  capacity: 'Capacidad',
};

export const FOUND = 'Habitaciones encontradas';
export const foundCount = count('habitación encontrada', 'habitaciones encontradas');
export const LOADING = 'Cargando…';
export const NOT_LOADED = 'Las habitaciones no se han cargado';

export const perPerson = (price: string, guests: number) =>
  `${price} por persona, si sois ${guests}`;

export const DETAILS = 'Ver detalles';
export const BOOK = 'Reservar';

export const RETRY = 'Volver a intentarlo';

export const GROUP_TITLE = '¿Venís en grupo?';
export const GROUP_TEXT =
  'Indica cuántos sois, hasta 50. El formulario combina las habitaciones y muestra quién duerme dónde: una sola solicitud y un solo contacto para todos.';
export const BOOK_AS_GROUP = 'Reservar en grupo';
export const PREFER_TO_TALK = '¿Prefieres hablar?';

export const forExample = (guests: number) => `Por ejemplo, ${guests} personas`;
export const groupPerPerson = (price: string) => `${price} por persona`;

export const NONE_FOUND = 'Ninguna habitación coincide con los filtros elegidos.';
export const FAILED =
  'No hemos podido cargar las habitaciones. Comprueba la conexión y vuelve a intentarlo.';
export const CLEAR_FILTERS = 'Borrar filtros';
export const BOOK_FOR_GROUP = 'Reservar para un grupo';
export const CONTACT_US = 'Contacta con nosotros';
export const LARGER_GROUPS = 'Si sois más, el formulario reparte el grupo en varias habitaciones.';
export const ASK_RECEPTION = 'La recepción atiende las 24\u00a0horas y te dice qué hay libre.';
