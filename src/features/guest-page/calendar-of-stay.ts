import { hostel } from '@/copy/hostel';
import { calendarFile } from '@/domain/calendar-file';
import { guestSums, requestStage, roomsShown } from '@/domain/guest-stay';
import { formatEuros } from '@/domain/money';
import { countLabel } from '@/domain/text';
import type { GuestPage } from '@/queries/guest-page';

const PROMISED: readonly string[] = ['confirmed', 'in-house', 'over'];

/** The stay as an .ics file: its name and its text; tentative until it is confirmed. TRACK-05 */
export function calendarOfStay({ bookings, group_reference }: GuestPage, madeAt: string) {
  const rooms = roomsShown(bookings);
  const sums = guestSums(rooms);
  const isConfirmed = PROMISED.includes(requestStage(bookings));
  const reference = group_reference ?? rooms[0]?.booking_number ?? '';
  const { name, address, coordinates, email, phone } = hostel;
  const text = calendarFile({
    uid: `${reference}@${email.display.replace(/^.*@/, '')}`,
    madeAt,
    checkIn: sums?.checkIn ?? '',
    checkOut: sums?.checkOut ?? '',
    title: isConfirmed ? name : `${name} (por confirmar)`,
    isConfirmed,
    description: [
      `Reserva ${rooms.map(({ booking_number }) => booking_number).join(', ')}`,
      ...rooms.map(
        ({ room, number_of_guests }) =>
          `Quarto ${room.room_number}, ${room.name}: ${countLabel(number_of_guests, { one: 'hóspede', many: 'hóspedes' })}`,
      ),
      `Total: ${formatEuros(sums?.total ?? 0)}`,
      'Check-in das 14:00 às 00:00. Check-out até às 11:00.',
      `Receção: ${phone.display}`,
    ].join('\n'),
    place: `${name}, ${address.street}, ${address.region}`,
    coordinates,
  });
  return { fileName: `reserva-${reference}.ics`, text };
}
