import { BOOKING_HOURS } from '@/copy/booking-page';
import { hostel } from '@/copy/hostel';
import { calendarFile } from '@/domain/calendar-file';
import { formatEuros } from '@/domain/money';
import { guestLabel } from '../messages';
import type { KeptTicket } from './booking-ticket';
import { sumsOf } from '../summary/stay-sums';

const { address, coordinates, email, name, phone } = hostel;

/** The request as an .ics file: its name and its text. Takes the moment it is made, ISO 8601. */
export function calendarOfRequest(
  { bookingNumber, groupReference, checkIn, checkOut, selection }: KeptTicket,
  madeAt: string,
) {
  const { total } = sumsOf({ dates: { checkIn, checkOut }, selection });
  const rooms = selection.map(
    ({ room, guests }) => `Quarto ${room.room_number}, ${room.name}: ${guestLabel(guests)}`,
  );
  const roomNumbers = selection.map(({ room }) => room.room_number).join('-');
  // A request whose number could not be read is told from others by its stay.
  const reference = groupReference ?? bookingNumber ?? `${checkIn}-quarto-${roomNumbers}`;
  const text = calendarFile({
    uid: `${reference}@${email.display.replace(/^.*@/, '')}`,
    madeAt,
    checkIn,
    checkOut,
    title: `${name} (por confirmar)`,
    description: [
      `Pedido de reserva ${bookingNumber ?? ''}, pendente de confirmação.`,
      ...rooms,
      `Total: ${formatEuros(total)}`,
      `${BOOKING_HOURS.checkIn}. ${BOOKING_HOURS.checkOut}.`,
      `Receção: ${phone.display}`,
    ].join('\n'),
    place: `${name}, ${address.street}, ${address.region}`,
    coordinates,
  });
  return { fileName: `reserva-${reference}.ics`, text };
}
