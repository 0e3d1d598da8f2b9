import { guests, rooms } from './counts.ts';
import type { StageWords } from '../pt/guest-page.ts';

export const PAGE_TITLE = 'Tu reserva';

const named = (text: string, name: string | null) =>
  name === null ? `${text}.` : `${text}, ${name}.`;

const stage = (words: StageWords) => words;

export const STAGES = {
  'in-review': stage({
    label: 'En revisión',
    title: (name) => named('Hemos recibido tu solicitud', name),
    text: () =>
      'No tienes que hacer nada. Nuestro equipo te responde por correo y en esta página ves en qué punto está.',
  }),
  'awaiting-payment': stage({
    label: 'Falta el pago',
    title: (name) => named('Solo falta el pago', name),
    text: (_, count) =>
      `Te guardamos ${count === 1 ? 'la habitación' : 'las habitaciones'} y confirmamos la reserva en cuanto recibamos el pago.`,
  }),
  'payment-pending': stage({
    label: 'A la espera del pago',
    title: (name) => named('Esperamos tu pago', name),
    text: (_, count) =>
      `Te guardamos ${count === 1 ? 'la habitación' : 'las habitaciones'} y confirmamos la reserva en cuanto lo recibamos.`,
  }),
  paid: stage({
    label: 'Pago recibido, falta la confirmación',
    title: (name) => named('Hemos recibido tu pago', name),
    text: () => 'Solo falta que confirmemos: te avisamos por correo.',
  }),
  confirmed: stage({
    label: 'Confirmada',
    title: (name, day) => named(`Hasta el ${day}`, name),
    text: (day) => `Tu reserva está confirmada. Te esperamos el ${day}, a partir de las 14:00.`,
  }),
  'in-house': stage({
    label: 'Ya estás en casa',
    title: (name) => named('Estás en tu casa', name),
    text: () => 'La recepción está abierta las 24\u00a0horas. La salida es hasta las 11:00.',
  }),
  over: stage({
    label: 'Hasta la próxima',
    title: (name) => named('Hasta la próxima', name),
    text: () => 'Gracias por alojarte con nosotros.',
  }),
  unsettled: stage({
    label: 'Sin confirmar',
    title: (name) => named('Habla con nosotros', name),
    text: () =>
      'El día de entrada ya ha pasado y tu solicitud sigue sin confirmar. Llámanos y te decimos cómo está.',
  }),
  cancelled: stage({
    label: 'Cancelada',
    title: (name) => named('Tu reserva se ha cancelado', name),
    text: (_, count) =>
      `Ya no te guardamos ${count === 1 ? 'la habitación' : 'las habitaciones'}. Si quieres venir en otro momento, aquí estamos.`,
  }),
  lapsed: stage({
    label: 'Caducada',
    title: () => 'La solicitud ha caducado. No te hemos cobrado nada.',
    text: (_, count) =>
      count === 1
        ? 'La habitación vuelve a estar libre. Si todavía la quieres, haz otra solicitud o llámanos.'
        : 'Las habitaciones vuelven a estar libres. Si todavía las quieres, haz otra solicitud o llámanos.',
  }),
};

export const REQUEST = 'Solicitud';
export const BOOKING = 'Reserva';
export const GROUP = 'Grupo';
export const FREE_DATES = 'Ver fechas libres';

export const STEPS = {
  legend: 'Estado de la solicitud',
  received: 'Recibida',
  inReview: 'En revisión',
  payment: 'Pago',
  confirmed: 'Confirmada',
  byMail: 'te avisamos por correo',
  soon: 'lo antes posible',
  until: (moment: string) => `antes del ${moment}`,
  afterPayment: 'después del pago',
};

/** 'dom., 22 nov, 15:20'. */
export const dayAndClock = (day: string, clock: string) => `${day}, ${clock}`;

const NUMBERS = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** 'la habitación', 'las tres habitaciones', 'las 11 habitaciones'. */
const theRooms = (count: number) =>
  count === 1 ? 'la habitación' : `las ${NUMBERS[count - 2] ?? count} habitaciones`;

export const PROMISES = {
  answer: 'Te respondemos antes del ',
  hold: (count: number, moment: string) =>
    `Te guardamos ${theRooms(count)} hasta el ${moment}, hora de Portugal.`,
  soon: 'Te respondemos lo antes posible.',
  payOnArrival: 'Pagas a tu llegada.',
  restDue: (sum: string) => `Quedan ${sum} por pagar a tu llegada.`,
  allPaid: 'Está todo pagado.',
  confirmEmail: (moment: string) =>
    `Confirma tu correo antes del ${moment}, hora de Portugal: el enlace está en el correo que te enviamos. Después, la solicitud caduca.`,
  way: 'Sal de la estación, cruza la calle y ya has llegado: ',
  street: (street: string, metres: number) => `${street}, a ${metres}\u00a0m`,
};

export const TICKET = {
  title: 'Tu estancia',
  checkIn: 'Entrada',
  checkInHours: 'desde\u00a0las\u00a014:00',
  checkOut: 'Salida',
  checkOutHours: 'hasta\u00a0las\u00a011:00',
  nights: 'Noches',
  guests: 'Huéspedes',
  guestsInRooms: (guestCount: number, roomCount: number) => `${guestCount}, en ${rooms(roomCount)}`,
  total: 'Total, IVA incluido',
  paid: 'Ya pagado',
  due: 'Falta por pagar',
  noBill: 'No sirve como factura.',
  perPersonAndNight: 'Por persona y noche',
  perPersonOnAverage: 'Por persona y noche, de media',
  calendar: 'Guardar en calendario',
  print: 'Imprimir',
};

export const NEXT_STEPS_TITLE = 'Qué pasa ahora';
export const NEXT_STEPS = [
  'La recepción comprueba que todo esté bien y te responde por correo. Si hay alguna duda, te llama.',
  'Al confirmar podemos pedirte el pago total o un anticipo. De momento no pagas nada.',
  'Con la confirmación verás aquí cómo llegar. Tu hora de llegada nos la puedes decir ya.',
];

export const DIRECTIONS = {
  title: 'Cómo llegar',
  openMap: 'Abrir en el mapa',
  inService: (service: string) => `en ${service}`,
  copyAddress: 'Copiar dirección',
  byTrain: 'En tren',
  fromAirport: 'Autobús o tren hasta la estación y después 50\u00a0m a pie.',
};

export const roomsTitle = (count: number) => (count === 1 ? 'Tu habitación' : 'Tus habitaciones');
export const room = (number: string) => `Habitación ${number}`;
/** Of a stay that reception changed: the day of the last change, and what was otherwise. */
export const changed = (day: string, was: string) => `Cambiada el ${day}. Antes: ${was}.`;
export const sleepsHere = (count: number) =>
  count === 1 ? 'Aquí duerme 1' : `Aquí duermen ${count}`;

export const ARRIVAL = {
  title: '¿A qué hora llegas?',
  question: '¿Ya sabes a qué hora llegas?',
  hour: (day: string) => `Hora de llegada, ${day}`,
  unknown: 'Todavía no lo sé',
  afterMidnight: 'Después de medianoche',
  wish: 'Un mensaje para la recepción',
  example: 'Por ejemplo: una cuna, una cama de abajo, bicicletas.',
  note: 'La recepción ve la hora y el mensaje el día de tu llegada. Hasta entonces puedes cambiarlos.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: (time: string) => `Guardado a ${time.startsWith('01') ? 'la' : 'las'} ${time}.`,
  failed: 'No se ha podido guardar. Vuelve a intentarlo o llámanos.',
  tooLong: 'El mensaje puede tener hasta 300\u00a0caracteres.',
};

export const GOOD_TO_KNOW = {
  title: 'Conviene saber',
  checkIn: 'Entrada',
  checkInHours: 'de 14:00 a 00:00',
  checkInNote:
    'La recepción está abierta las 24\u00a0horas. ¿Llegas después de medianoche? Avísanos.',
  checkOut: 'Salida',
  checkOutHours: 'hasta las 11:00',
  checkOutNote: 'Ese día puedes dejarnos el equipaje hasta las\u00a018:00.',
  breakfast: 'Desayuno',
  breakfastHours: 'de 7:00 a 10:00',
  breakfastNote: 'Incluido para todos.',
  payment: 'Pago',
  paymentOf: (sum: string) => `Pago de ${sum}`,
  paymentWhen: 'a tu llegada',
  paymentBefore: 'antes de confirmar',
  paymentNote: 'Efectivo, tarjeta (Visa, Mastercard) o transferencia con justificante.',
  freeCancellation: 'Cancelación gratuita',
  cancelUntil: (day: string, clock: string) =>
    `hasta el ${day}, a ${clock.startsWith('01') ? 'la' : 'las'} ${clock}`,
  lateCancellation: (sum: string | null) =>
    `Después cobramos la primera noche${sum === null ? '' : `: ${sum}`}.`,
};

export const KEEP_LINK = {
  title: 'Guardar esta página',
  text: 'Solo puede abrirla quien tenga el enlace. Lo encuentras también en todos nuestros correos.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
};

export const TALK_TO_US = {
  title: 'Hablar con nosotros',
  hours: 'Las 24\u00a0horas. Dinos el número',
  message: 'Enviar un mensaje',
  about: (reference: string) => `Sobre la reserva ${reference}: `,
};

export const BAR = {
  checkInHours: 'a partir de las 14:00',
  answerUntil: 'Respuesta antes del',
  reception: 'Recepción',
  open: 'abierta 24\u00a0horas',
  call: 'Llamar',
  pay: 'Pagar',
};

const paidBack = (sum: string) =>
  `Ya has pagado ${sum}: nos pondremos en contacto contigo para devolverte ese importe.`;

export const CHANGE_OF_PLANS = {
  title: '¿Cambio de planes?',
  withdraw: 'Retirar la solicitud',
  cancel: 'Cancelar la reserva',
  mayWithdraw: (moment: string) =>
    `Puedes retirar la solicitud aquí, sin coste, hasta el ${moment}. Para cambiar fechas o habitaciones, habla con nosotros.`,
  mayCancel: (moment: string) =>
    `Puedes cancelar aquí, sin coste, hasta el ${moment}. Para cambiar fechas o habitaciones, habla con nosotros.`,
  tooLate: (moment: string) => `La cancelación gratuita terminó el ${moment}. Llámanos.`,
  withdraws: (count: number, days: string) =>
    `Vas a retirar la solicitud para ${theRooms(count)}, ${days}.`,
  cancels: (count: number, days: string) => `Vas a cancelar ${theRooms(count)}, ${days}.`,
  paidBack: (sum: string) => `. ${paidBack(sum)}`,
  done: 'Reserva cancelada. No te hemos cobrado nada.',
  donePaid: (sum: string) => `Reserva cancelada. ${paidBack(sum)}`,
  failed: 'No se ha podido cancelar. Vuelve a intentarlo o llámanos.',
};

export const PAPER = {
  checkIn: 'Entrada',
  checkOut: 'Salida',
  nights: 'Noches',
  guests: 'Huéspedes',
};

export const EVENT = {
  unconfirmed: (house: string) => `${house} (por confirmar)`,
  booking: (numbers: string) => `Reserva ${numbers}`,
  room: (number: string, name: string, guestCount: number) =>
    `Habitación ${number}, ${name}: ${guests(guestCount)}`,
  total: (sum: string) => `Total: ${sum}`,
  hours: 'Entrada de 14:00 a 00:00. Salida hasta las 11:00.',
  reception: (phone: string) => `Recepción: ${phone}`,
  fileName: (reference: string) => `reserva-${reference}.ics`,
};

export const LOADING = {
  waiting: 'Abriendo tu reserva…',
  failed: 'Ahora mismo no podemos abrir tu reserva.',
  retry: 'Volver a intentarlo',
};

/** What a link says that opens no request (TRACK-06). */
export const UNKNOWN_TITLE = 'Este enlace no abre ninguna reserva';
export const UNKNOWN_WHY =
  'Puede que esté incompleto, que sea antiguo o que lo haya sustituido otro más reciente.';
export const UNKNOWN_ADVICE =
  'Cópialo entero del último correo que te enviamos y vuelve a intentarlo. Si no lo encuentras, la recepción te envía otro al correo de la reserva.';
export const UNKNOWN_MESSAGE = 'Enviar un mensaje';
export const UNKNOWN_HOME = 'Ir a la página de inicio';
