import { CALL_PRICE, LODGING_NUMBER, TAX_NUMBER } from '../../../../../src/messages/es/house.ts';
import type { GuestTexts, MomentWords } from './mail-texts.ts';
import { capital, counter, named } from './words.ts';

const count = counter('es-ES');
const WORDS = [
  '',
  'la habitación',
  'las dos habitaciones',
  'las tres habitaciones',
  'las cuatro habitaciones',
];
const theRooms = (rooms: number) => WORDS[rooms] ?? `las ${rooms} habitaciones`;
/** 'lunes, 23 de noviembre, a las 15:20', but 'a la 01:20' for one o'clock. */
const at = ({ day, time }: MomentWords) =>
  `${day}, a ${time.startsWith('01') ? 'la' : 'las'} ${time}`;

/** Spanish of Spain, informal ('tú'). */
export const es: GuestTexts = {
  gap: '',
  subjects: {
    received: (number) => `Hemos recibido tu solicitud de reserva ${number}`,
    confirmed: (stay) => `Tu reserva está confirmada: ${stay}`,
    payment: (number) => `Solo falta el pago de tu reserva ${number}`,
    changed: (stay) => `Tu estancia ha cambiado: ${stay}`,
    cancelled: (number) => `Tu reserva ${number} se ha cancelado`,
    lapsed: (number) => `Tu solicitud ${number} ha caducado`,
    arrival: (weekday) => `¡Hasta el ${weekday}! Cómo llegar y a qué hora`,
    verify: 'Confirma tu correo para enviar la solicitud',
  },
  previews: {
    received: (answer) =>
      answer === null
        ? 'Te respondemos lo antes posible.'
        : `Te respondemos antes del ${at(answer)}.`,
    confirmed: (day) => `Te esperamos el ${day}, a partir de las 14:00.`,
    payment: 'Cómo pagar y qué pasa después.',
    changed: 'Qué ha cambiado: antes y ahora.',
    cancelled: 'Qué se cancela y cómo hablar con nosotros.',
    lapsed: 'Qué ha caducado y cómo hablar con nosotros.',
    arrival: (street) => `Entrada de 14:00 a 00:00, en ${street}.`,
    verify: 'Un toque y podrás enviar tu solicitud.',
  },
  titles: {
    received: (name) => named('Hemos recibido tu solicitud', name),
    confirmed: (name, day) => named(`Hasta el ${day}`, name),
    payment: (name) => named('Solo falta el pago', name),
    changed: (name) => named('Hemos cambiado tu estancia', name),
    cancelled: (name) => named('Tu reserva se ha cancelado', name),
    lapsed: (name) => named('Tu solicitud ha caducado', name),
    arrival: (name, weekday) => `¡${named(`Hasta el ${weekday}`, name)}!`,
    verify: () => 'Confirma tu correo',
  },
  intros: {
    answer: (until) => ['Te respondemos antes del ', { strong: at(until) }, ' (hora de Portugal).'],
    answerSoon: 'Te respondemos lo antes posible.',
    nothingToDo: 'Hasta entonces no tienes que hacer nada ni pagar nada.',
    heldUntilThen: (rooms) =>
      `Hasta entonces te guardamos ${theRooms(rooms)}: no tienes que hacer nada ni pagar nada.`,
    held: (rooms, until) => [
      `Te guardamos ${theRooms(rooms)} hasta el `,
      { strong: at(until) },
      '. Por ahora no tienes que hacer nada ni pagar nada.',
    ],
    confirmed: (day) => [
      `Tu reserva está confirmada. Te esperamos el ${day}, a partir de las 14:00.`,
    ],
    payment: (rooms) => [
      `${capital(theRooms(rooms))} ${rooms === 1 ? 'está guardada' : 'están guardadas'} para ti. Confirmamos la reserva en cuanto recibamos el pago.`,
    ],
    changed: [
      'Así queda ahora tu estancia. Si no esperabas este cambio, o no te viene bien, responde a este correo o llámanos.',
    ],
    cancelled: {
      byGuest: 'Hemos cancelado la reserva, como nos pediste. No te hemos cobrado nada.',
      lapsed:
        'La solicitud caducó antes de que pudiéramos responderte. No te hemos cobrado nada. Lo sentimos: llámanos y vemos qué queda libre.',
      unconfirmed:
        'La solicitud caducó porque no se confirmó el correo a tiempo. No te hemos cobrado nada. Si todavía la quieres, vuelve a pedirla o llámanos.',
      unpaid:
        'El pago no llegó a tiempo, y por eso se ha cancelado la reserva que ves abajo. No te hemos cobrado nada. Si todavía quieres venir, responde a este correo o llámanos.',
      expired:
        'La solicitud que ves abajo ha caducado. Responde a este correo o llámanos y vemos qué queda libre.',
      other:
        'Se ha cancelado la reserva que ves abajo. Si no sabes por qué, responde a este correo o llámanos.',
    },
    arrival: ['Falta poco. Aquí tienes todo lo que necesitas para el viaje, en un solo sitio.'],
    verify: [
      'Para las fechas que has elegido tenemos muchas solicitudes sin responder. Confirma que este correo es tuyo y vuelve a la página de tu solicitud para enviarla.',
    ],
  },
  deposit: {
    subject: (number) => `Solo falta la señal de tu reserva ${number}`,
    preview: (sum) => `Cómo pagar ${sum}, y hasta cuándo.`,
    title: (name) => named('Solo falta la señal', name),
    intro: (rooms, sum, until, rest) => [
      `${capital(theRooms(rooms))} ${rooms === 1 ? 'está guardada' : 'están guardadas'} para ti. Paga `,
      { strong: sum },
      ' antes del ',
      { strong: at(until) },
      ` (hora de Portugal).${rest === null ? '' : ` El resto, ${rest}, queda para la llegada.`}`,
    ],
    step: 'falta la señal',
    pay: (sum) => `Pagar ${sum}`,
    methods: { card: 'tarjeta', mb_way: 'MB WAY', multibanco: 'Multibanco' },
    where: (methods, link) => [
      `${capital(methods)}, en la página del servicio de pagos. El botón abre la `,
      { text: 'página de tu reserva', href: link },
      '; allí se paga. ¿Prefieres una transferencia? Responde a este correo.',
    ],
    lapses: (rooms) =>
      `Sin la señal a esa hora, la solicitud caduca, sin coste para ti, y ${rooms === 1 ? 'la habitación queda libre' : 'las habitaciones quedan libres'}.`,
    safety: 'Nunca pedimos números de tarjeta por correo. No sirve como factura.',
    rehearsal: 'Ensayo: no se mueve dinero.',
  },
  receipt: {
    subject: (sum, number) => `Hemos recibido ${sum}: reserva ${number}`,
    preview: 'Lo que ha llegado y lo que falta.',
    title: (sum, name) => named(`Hemos recibido ${sum}`, name),
    confirmed: 'Gracias. Tu reserva está confirmada.',
    toConfirm: 'Gracias. Solo falta nuestra confirmación, que te llega por correo.',
    cancelled: 'La estancia está cancelada: te contactaremos sobre este importe.',
    labels: {
      amount: 'Recibido',
      at: 'Cuándo',
      method: 'Cómo',
      rest: 'Queda para la llegada',
    },
    nothingLeft: 'No queda nada por pagar.',
    noBill: 'No sirve como factura: la casa te la envía después.',
  },
  noBill: 'No sirve como factura.',
  change: {
    before: 'Antes',
    now: 'Ahora',
    calendarAgain:
      '¿Habías guardado la estancia en el calendario? Guárdala otra vez: la entrada antigua no cambia sola.',
  },
  doNotPay:
    'No pagues la referencia Multibanco que recibiste: la estancia está cancelada. Si ya la has pagado, te avisamos cuando llegue el dinero y hablamos contigo.',
  confirmSoon: (until) => [
    'Confirma tu correo antes del ',
    { strong: at(until) },
    ' (hora de Portugal): después, la solicitud caduca.',
  ],
  request: 'Solicitud',
  booking: 'Reserva',
  steps: { received: 'Recibida', inReview: 'En revisión', confirmed: 'Confirmada' },
  stepDetails: {
    until: (moment) => `antes del ${moment}`,
    soon: 'lo antes posible',
    byMail: 'te avisamos por correo',
    awaitsPayment: 'falta el pago',
    afterPayment: 'después del pago',
  },
  buttons: {
    request: 'Ver mi solicitud',
    booking: 'Ver mi reserva',
    confirm: 'Confirmar y ver mi solicitud',
    arrivalTime: 'Indicar mi hora de llegada',
    register: 'Rellenar los datos',
    calendar: 'Guardar en calendario',
    verify: 'Confirmar mi correo',
    bookAgain: 'Ver habitaciones libres',
  },
  register: {
    title: 'Antes de llegar',
    text: 'La ley pide algunos datos de cada huésped. Danos ya los tuyos y los de quienes vienen contigo, un minuto más o menos por persona, y en recepción solo recoges la llave.',
  },
  linkNote:
    'El enlace es solo tuyo: en él también puedes indicar tu hora de llegada o retirar la solicitud.',
  arriveLate:
    '¿Llegas después de medianoche? Avísanos, por favor: la recepción está abierta las 24\u00a0horas y te espera.',
  checkIn: 'Entrada',
  checkOut: 'Salida',
  checkInHours: (weekday) => `${weekday}, de 14:00 a 00:00`,
  checkOutHours: (weekday) => `${weekday}, hasta las 11:00`,
  checkInFull: (day) => `${day}, de 14:00 a 00:00`,
  checkOutFull: (day) => `${day}, hasta las 11:00`,
  nights: (number) => count(number, 'noche', 'noches'),
  guests: (number) => count(number, 'huésped', 'huéspedes'),
  rooms: (number) => count(number, 'habitación', 'habitaciones'),
  room: (number) => `Habitación ${number}`,
  sleepsHere: (number) => `Aquí ${number === 1 ? 'duerme' : 'duermen'} ${number}`,
  included: 'Desayuno y Wi-Fi incluidos.',
  total: 'Total, IVA incluido',
  toPay: 'A pagar a tu llegada',
  paid: 'Ya pagado',
  perPersonAndNight: 'Por persona y noche',
  perPersonOnAverage: 'Por persona y noche, de media',
  touristTax: 'Tasa turística, se paga en recepción (no está en el total)',
  upTo: (sum) => `hasta ${sum}`,
  transfer: {
    title: 'Por transferencia',
    howToPay: 'Cómo pagar',
    amount: 'Importe',
    iban: 'IBAN',
    holder: 'Titular',
    reference: 'Concepto',
    proof:
      'Responde a este correo con el justificante, por favor. ¿Prefieres pagar con tarjeta o en efectivo? Llámanos y lo acordamos.',
    call: 'Puedes pagar por transferencia, con tarjeta o en efectivo: responde a este correo o llámanos y lo acordamos.',
    safety: 'Nunca pedimos números de tarjeta por correo.',
  },
  mayWithdraw: (until) => [
    'Al confirmar podemos pedirte el pago total o un anticipo. Puedes retirar la solicitud sin coste hasta el ',
    { strong: at(until) },
    ' (hora de Portugal).',
  ],
  mayCancel: (until, firstNight) => [
    'Puedes cancelar sin coste hasta el ',
    { strong: at(until) },
    ` (hora de Portugal). Después cobramos la primera noche${firstNight === null ? '' : `: ${firstNight}`}.`,
  ],
  paymentNote: 'Al confirmar podemos pedirte el pago total o un anticipo.',
  facts: {
    arrival: 'Entrada',
    arrivalHours: 'de 14:00 a 00:00',
    address: 'Dirección',
    nearStation: ', a 50\u00a0m de la estación',
    openMap: 'Abrir en el mapa',
    rooms: (rooms) => (rooms === 1 ? 'Habitación' : 'Habitaciones'),
    toPay: 'A pagar',
    means: ', en efectivo, con tarjeta o por transferencia',
    nothingToPay: 'Está todo pagado.',
    breakfast: 'Desayuno',
    breakfastHours: 'de 7:00 a 10:00, incluido',
    departure: 'Salida',
    departureHours: 'hasta las 11:00, consigna hasta las 18:00',
  },
  directions: {
    title: 'Cómo llegar',
    ways: [
      [
        { strong: 'En tren.' },
        ' Sal de la estación, cruza la calle y ya has llegado: son 50\u00a0m.',
      ],
      [{ strong: 'Desde el aeropuerto.' }, ' 69\u00a0km, en autobús o tren hasta la estación.'],
      [
        { strong: 'En coche.' },
        ' El hostel no tiene aparcamiento; hay aparcamiento público cerca.',
      ],
    ],
  },
  unforeseen: (until, link) => [
    '¿Un imprevisto? Puedes cancelar sin coste hasta el ',
    { strong: at(until) },
    ' (hora de Portugal), ',
    { text: 'en tu página', href: link },
    '.',
  ],
  footer: {
    address: (street) => `${street}, Algarve, Portugal, a 50\u00a0m de la estación`,
    callPrice: CALL_PRICE,
    hours: ', las 24\u00a0horas, también en español',
    taxNumber: TAX_NUMBER,
    lodgingNumber: LODGING_NUMBER,
  },
  why: {
    request:
      'Recibes este correo porque se hizo una solicitud de reserva con esta dirección. Puedes responder: lo leemos todo. Si no fuiste tú, dínoslo y borramos los datos.',
    booking: (number) =>
      `Recibes este correo por tu reserva ${number}. Puedes responder: lo leemos todo.`,
    verify:
      'Recibes este correo porque alguien quiso hacer una solicitud de reserva con esta dirección. Si no fuiste tú, no hagas caso: no pasa nada.',
  },
};
