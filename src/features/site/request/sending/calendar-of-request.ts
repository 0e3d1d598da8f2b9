import * as form from '@messages/booking';
import * as facts from '@messages/booking-facts';
import * as t from '@messages/booking-sending';
import * as prices from '@messages/stay-prices';
import { taxSum } from '@/components/TouristTaxLine';
import { hostel } from '@/copy/hostel';
import { calendarFile } from '@/domain/files/calendar-file';
import { formatEuros } from '@/domain/basics/money';
import type { KeptTicket } from './booking-ticket';
import { sumsOf } from '../summary/stay-sums';

const { address, coordinates, email, name, phone } = hostel;

/** The request as an .ics file: its name and its text. Takes the moment it is made, ISO 8601. */
export function calendarOfRequest(
  { bookingNumber, groupReference, checkIn, checkOut, selection, tax }: KeptTicket,
  madeAt: string,
) {
  const { total } = sumsOf({ dates: { checkIn, checkOut }, selection });
  const rooms = selection.map(({ room, guests }) =>
    t.EVENT.room(room.room_number, room.name, form.stayGuests(guests)),
  );
  const roomNumbers = selection.map(({ room }) => room.room_number).join('-');
  // A request whose number could not be read is named after its check-in and its rooms.
  const reference = groupReference ?? bookingNumber ?? t.withoutNumber(checkIn, roomNumbers);
  const text = calendarFile({
    uid: `${reference}@${email.display.replace(/^.*@/, '')}`,
    madeAt,
    checkIn,
    checkOut,
    title: t.EVENT.title(name),
    description: [
      t.EVENT.request(bookingNumber ?? ''),
      ...rooms,
      t.EVENT.total(formatEuros(total)),
      ...(tax ? [prices.TAX.line(taxSum(tax))] : []),
      `${facts.BOOKING_HOURS.checkIn}. ${facts.BOOKING_HOURS.checkOut}.`,
      t.EVENT.reception(phone.display),
    ].join('\n'),
    place: `${name}, ${address.street}, ${address.region}`,
    coordinates,
  });
  return { fileName: t.fileName(reference), text };
}
