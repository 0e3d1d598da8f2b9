export const BOOKING_HOURS = {
  checkIn: 'Entrada de 14:00 a 00:00',
  checkOut: 'Salida hasta las 11:00',
  breakfast: 'Desayuno de 7:00 a 10:00',
};

export const BOOKING_CANCELLATION = 'Cancelación gratuita hasta 24\u00a0horas antes de la llegada';
