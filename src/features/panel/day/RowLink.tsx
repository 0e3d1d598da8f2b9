import { Link } from 'react-router-dom';
import { adminBookingPath } from '@/lib/staff-paths';
import { useOpening } from './return-focus';
import { ROW_LINK } from './row-styles';

interface RowLinkProps {
  booking: { booking_number: string; guest_name: string };
  isDone?: boolean;
}

/** The guest's name, which opens the booking; J and K walk over these. */
export function RowLink({ booking: { booking_number, guest_name }, isDone = false }: RowLinkProps) {
  const opening = useOpening(booking_number);
  return (
    <Link
      to={adminBookingPath(booking_number)}
      {...opening}
      data-day-row={booking_number}
      className={`${ROW_LINK} ${isDone ? 'font-medium! text-tinta-2' : 'text-tinta'}`}
    >
      {guest_name}
    </Link>
  );
}
