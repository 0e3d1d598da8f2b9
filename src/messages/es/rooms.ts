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
