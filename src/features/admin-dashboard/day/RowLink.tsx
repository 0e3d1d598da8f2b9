import { Link, useLocation } from 'react-router-dom';
import { adminBookingPath } from '@/lib/staff-paths';
import { OPENED_FROM_DAY } from './day-address';
import { noteOpened } from './return-focus';
import { ROW_LINK } from './row-styles';

interface RowLinkProps {
  booking: { booking_number: string; guest_name: string };
  isDone?: boolean;
}

/** The guest's name, which opens the booking; J and K walk over these. */
export function RowLink({ booking: { booking_number, guest_name }, isDone = false }: RowLinkProps) {
  const { key } = useLocation();
  return (
    <Link
      to={adminBookingPath(booking_number)}
      state={OPENED_FROM_DAY}
      data-day-row={booking_number}
      onClick={() => noteOpened({ place: key, bookingNumber: booking_number })}
      className={`${ROW_LINK} ${isDone ? 'font-medium! text-tinta-2' : 'text-tinta'}`}
    >
      {guest_name}
    </Link>
  );
}
