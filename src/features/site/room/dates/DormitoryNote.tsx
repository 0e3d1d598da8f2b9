import * as t from '@messages/room-dates';
import { Link } from 'react-router-dom';
import { formatLongDay } from '@/domain/calendar/date-formats';
import { contactPath } from '@/lib/paths';
import { useAskedStay } from './useAskedStay';

/** Below the list: dormitories are let whole, and whom to ask for one bed. */
export function DormitoryNote() {
  const { stay } = useAskedStay();
  const clause = stay && t.stayClause(formatLongDay(stay.checkIn), formatLongDay(stay.checkOut));
  return (
    <p className="mt-9 text-15 text-tinta-2">
      {t.DORMITORIES}{' '}
      <Link
        to={contactPath({ message: t.bedEnquiry(clause ?? '') })}
        className="inline-block py-2.75 text-link"
      >
        {t.ASK_FOR_BED}
      </Link>
    </p>
  );
}
