import { letterFormats } from './formats.ts';
import { countLabel } from '../basics/text.ts';
import type { LetterWords } from './letter-words.ts';

/** Spanish of Spain, with the informal 'tú'. */
export const es: LetterWords = {
  subject: (house, reference) => `${house}: reserva ${reference}`,
  greeting: (name) => `Hola, ${name}:`,
  plainGreeting: 'Hola:',
  opening: {
    pending: 'Gracias por tu solicitud de reserva. Esto es lo que hemos recibido:',
    awaiting_confirmation: 'Para confirmar tu reserva, responde a este correo, por favor.',
    awaiting_payment: 'Tu reserva quedará confirmada en cuanto recibamos el pago.',
    payment_received: 'Hemos recibido tu pago. Gracias.',
    confirmed: 'Tu reserva está confirmada.',
    checked_in: 'Te escribimos por tu estancia con nosotros.',
    checked_out: 'Gracias por tu estancia con nosotros.',
    completed: 'Gracias por tu estancia con nosotros.',
    cancelled: 'Tu reserva se ha cancelado.',
  },
  gap: '',
  reference: 'Reserva',
  checkIn: 'Entrada',
  checkOut: 'Salida',
  total: 'Total',
  perPersonAndNight: 'Por persona y noche',
  touristTax: 'Tasa turística (se paga en recepción, no está en el total)',
  upTo: (sum) => `hasta ${sum}`,
  room: (numbers, isOne) => `${isOne ? 'Habitación' : 'Habitaciones'} ${numbers}`,
  guests: (count) => countLabel(count, { one: 'huésped', many: 'huéspedes' }),
  nights: (count) => countLabel(count, { one: 'noche', many: 'noches' }),
  until: (from, to) => `del ${from} al ${to}`,
  reply: (phone) => `Responde a este correo o llama al ${phone}.`,
  close: 'Un saludo,',
  ...letterFormats('es-ES'),
};
