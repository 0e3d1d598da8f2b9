export const ROOM = 'Habitación';
export const pageTitle = (numbered: string, title: string) => `${numbered}: ${title}`;

export const YOU_ARE_HERE = 'Estás en';
export const PICTURES = 'Imágenes de la habitación';
export const pictureOf = (title: string, place: number, count: number) =>
  `${title}, imagen ${place} de ${count}`;
export const placeOf = (place: number, count: number) => `${place} de ${count}`;
export const seeAll = (count: number) => `Ver las ${count} imágenes`;

export const PRICE_AND_BOOKING = 'Precio y reserva';
export const BOOK_DIRECT = 'Reserva directa';
export const ADVANTAGES = [
  'Mejor precio',
  'Mejora de habitación gratuita, según disponibilidad',
  'Flexibilidad en las fechas',
];
export const ELSEWHERE = 'En otras plataformas';

export const AMENITIES = 'Equipamiento';
export const AMENITIES_LOADING = 'Cargando…';
export const AMENITIES_FAILED = 'No hemos podido cargar el equipamiento.';
export const ASK_RECEPTION = 'En recepción te dicen qué tiene esta habitación:';
export const RETRY = 'Volver a intentarlo';
export const AVAILABILITY = 'Disponibilidad';

export const POLICIES_TITLE = 'Condiciones';
export const POLICIES = {
  checkIn: 'Entrada de 14:00 a 23:00',
  checkOut: 'Salida hasta las 11:00',
  cancellation: 'Cancelación gratuita hasta 48\u00a0horas antes de la llegada',
  payment: 'Pago en efectivo, con tarjeta o por transferencia',
};

export const NEARBY = 'En los alrededores';
