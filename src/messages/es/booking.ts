import { guests, nights } from './counts.ts';

export const PAGE_TITLE = 'Reservar';
export const PAGE_DESCRIPTION =
  'Reserva directamente en el Hostel Maré Nova en cinco pasos: al mejor precio, sin cuenta ni tarjeta, a 50 m de la estación.';
export const SENT_TITLE = 'Solicitud enviada';
export const HEADING = 'Reserva directa';
export const LEAD =
  'Rellena el formulario en cinco pasos. La solicitud no te compromete a nada hasta que nuestro equipo la confirme contigo.';

export const STEP_NAMES = ['Fechas', 'Huéspedes', 'Habitaciones', 'Tus datos', 'Revisión'];
export const STEP_TITLES = {
  1: 'Elige las fechas',
  2: '¿Cuántas personas venís?',
  3: 'Elige las habitaciones',
  4: 'Tus datos',
  5: 'Revisa tu solicitud',
};
export const stepOf = (step: number) => `Paso ${step} de 5`;
export const PROGRESS = 'Pasos de la reserva';
export const DONE = ' (hecho)';
export const BACK_TO = 'Volver a ';

export const stayNights = nights;
export const stayGuests = guests;
export const CHECK_IN = 'Entrada';
export const CHECK_OUT = 'Salida';
export const NIGHTS = 'Noches';
export const GUESTS = 'Huéspedes';
export const TO_CHOOSE = 'por elegir';
export const SUMMARY = 'Resumen de la estancia';
export const YOUR_STAY = 'Tu estancia';
export const STAY_TOTAL = 'Total de la estancia';
export const ARRIVAL_NOTE = 'Entrada a partir de las 14:00. Salida hasta las 11:00.';
export const INCLUDED_NOTE = 'El desayuno y el Wi-Fi están incluidos para todos.';
export const PAYMENT_NOTE = 'Al confirmar, podemos pedirte el pago total o un anticipo.';

export const WHICH_DATE = 'Fecha que vas a elegir';
export const CHOOSE_DATE = 'Elige la fecha';
export const AFTER_CHECK_IN = 'Tras la entrada';
export const CLEAR_DATES = 'Borrar fechas';
export const HINTS = {
  arrival: 'Empieza por el día de llegada.',
  departure: 'Ahora elige el día de salida.',
  done: 'Fechas elegidas.',
};
export const chosenStay = (stay: string, length: string) => `${stay}: ${length}.`;
export const fullNight = (night: string) =>
  `La noche del ${night} estamos completos. Elige otras fechas.`;
export const roomNotFree = (night: string, room: string) =>
  `La noche del ${night} la habitación ${room} no está libre. Elige otras fechas.`;
export const DAYS_UNKNOWN =
  'No hemos podido saber qué días están libres. Puedes elegir las fechas igualmente: las habitaciones libres aparecen en el paso 3.';
export const TRY_AGAIN = 'Volver a intentarlo';
export const bookableUntil = (day: string, months: number) =>
  `Puedes reservar hasta el ${day}, con ${months}\u00a0meses de antelación.`;

export const PREVIOUS = 'Atrás';
export const NEXT = 'Siguiente';
export const BACK_TO_REVIEW = 'Volver a la revisión';
export const CONFIRM = 'Enviar solicitud';
export const LOADING = 'Cargando…';
export const SENDING = 'Enviando…';
