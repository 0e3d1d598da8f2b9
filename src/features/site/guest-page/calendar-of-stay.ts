import * as t from '@messages/guest-page';
import { hostel } from '@/copy/hostel';
import { calendarFile } from '@/domain/files/calendar-file';
import { lisbonToday } from '@/domain/calendar/dates';
import { guestSums, requestStage, roomsShown } from '@/domain/booking/guest-stay';
import { formatEuros } from '@/domain/basics/money';
import type { GuestPage } from '@/queries/guest-page';
import { roomName } from './guest-words';

const PROMISED: readonly string[] = ['confirmed', 'in-house', 'over'];

/**
 * The stay as an .ics file: its name and its text; tentative until it is confirmed. TRACK-05
 *
 * @param madeAt ISO 8601
 * @param notes lines below the total, such as the tourist tax
 */
export function calendarOfStay(
  { bookings, group_reference }: GuestPage,
  madeAt: string,
  notes: readonly string[] = [],
) {
  const rooms = roomsShown(bookings);
  const sums = guestSums(rooms);
  const isConfirmed = PROMISED.includes(requestStage(bookings, lisbonToday(new Date(madeAt))));
  const reference = group_reference ?? rooms[0]?.booking_number ?? '';
  const { name, address, coordinates, email, phone } = hostel;
  const text = calendarFile({
    uid: `${reference}@${email.display.replace(/^.*@/, '')}`,
    madeAt,
    checkIn: sums?.checkIn ?? '',
    checkOut: sums?.checkOut ?? '',
    title: isConfirmed ? name : t.EVENT.unconfirmed(name),
    isConfirmed,
    description: [
      t.EVENT.booking(reference),
      ...rooms.map(({ room, number_of_guests }) =>
        t.EVENT.room(room.room_number, roomName(room).name, number_of_guests),
      ),
      ...(sums?.isPriced ? [t.EVENT.total(formatEuros(sums.total))] : []),
      ...notes,
      t.EVENT.hours,
      t.EVENT.reception(phone.display),
    ].join('\n'),
    place: `${name}, ${address.street}, ${address.region}`,
    coordinates,
  });
  return { fileName: t.EVENT.fileName(reference), text };
}
