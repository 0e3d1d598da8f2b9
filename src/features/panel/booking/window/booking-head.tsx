import { RoomTile } from '@/components/look/RoomTile';
import { GroupStatus } from '@/components/look/GroupStatus';
import { TilePile } from '@/components/look/TilePile';
import { asBookingStatus } from '@/domain/booking/booking-status';
import { formatClock, formatTimestamp } from '@/domain/calendar/date-formats';
import { type Day, lisbonToday } from '@/domain/calendar/dates';
import { groupName } from '@/domain/booking/group-name';
import { groupState } from '@/domain/booking/group-state';
import type { StaffBooking } from '@/queries/staff-bookings';

/** With more tiles, a phone has no room for the name. */
const HEAD_TILES = 3;

/**
 * The head of the booking's window: the guest, status, number and times; in a group, the name and
 * status of the group and the booking's place in it.
 */
export function bookingHead(booking: StaffBooking, group: readonly StaffBooking[]) {
  const { booking_number, guest_name, group_reference, rooms } = booking;
  const number = <b className="font-semibold whitespace-nowrap">{booking_number}</b>;
  const trailing = <BookingState booking={booking} group={group} className="max-md:hidden" />;
  if (group_reference === null) {
    return {
      // A guest may have several bookings, which only the number tells apart where one steps from
      // one to the next by ear.
      title: (
        <span className="wrap-anywhere">
          {guest_name}
          <span className="sr-only">{`, ${booking_number}`}</span>
        </span>
      ),
      subtitle: (
        <span className="tabular-figures">
          {number} · <span>{bookingTimesSentence(booking)}</span>
        </span>
      ),
      leading: <RoomTile roomNumber={rooms?.room_number ?? ''} size={40} />,
      trailing,
    };
  }
  const roomNumbers = group.slice(0, HEAD_TILES).map((member) => member.rooms?.room_number ?? '');
  const place = group.findIndex(({ id }) => id === booking.id) + 1;
  return {
    title: groupName(booking),
    subtitle: (
      <span className="tabular-figures">
        {`${group_reference} · Reserva ${place} de ${group.length}: `}
        {number}
      </span>
    ),
    leading: <TilePile roomNumbers={roomNumbers} size={40} />,
    trailing,
  };
}

interface BookingStateProps {
  booking: StaffBooking;
  group: readonly StaffBooking[];
  className?: string;
}

export function BookingState({ booking, group, className }: BookingStateProps) {
  const state =
    booking.group_reference === null
      ? { status: asBookingStatus(booking.status), mix: null }
      : groupState(group);
  return <GroupStatus {...state} className={className} />;
}

/** 'criada a 12 nov. 2026, 09:42. Atualizada às 09:50.': the day only where it is another one. */
export function bookingTimes({
  created_at,
  updated_at,
}: {
  created_at: string;
  updated_at: string;
}): string {
  const updated =
    dayOf(created_at) === dayOf(updated_at)
      ? `às ${formatClock(updated_at)}`
      : `a ${formatTimestamp(updated_at)}`;
  return `criada a ${formatTimestamp(created_at)}. Atualizada ${updated}.`;
}

/** The same as a sentence of its own. */
function bookingTimesSentence(booking: { created_at: string; updated_at: string }): string {
  const times = bookingTimes(booking);
  return times.charAt(0).toUpperCase() + times.slice(1);
}

function dayOf(timestamp: string): Day {
  return lisbonToday(new Date(timestamp));
}
