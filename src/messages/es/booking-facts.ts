export const BOOKING_HOURS = {
  checkIn: 'Entrada de 14:00 a 00:00',
  checkOut: 'Salida hasta las 11:00',
  breakfast: 'Desayuno de 7:00 a 10:00',
};

export const BOOKING_CANCELLATION = 'Cancelación gratuita hasta 24\u00a0horas antes de la llegada';

export const PAYMENT_NOTE = 'Al confirmar, podemos pedirte el pago total o un anticipo.';

/** Only the certified program bills (DEPOSIT-04). */
export const NOT_A_BILL = 'No sirve como factura.';

export const MESSAGE = 'Mensaje';
export const ROOM = 'Habitación';
export const GUESTS = 'Huéspedes';
export const NIGHTS_TIMES_PRICE = 'Noches × precio';
export const TOTAL = 'Total';
export const totalWithVat = (sum: string) => `Total, IVA incluido: ${sum}`;
export const SIGNATURE = 'Firma';
