import { useQuery } from '@tanstack/react-query';
import { compareDays, type Day } from '@/domain/calendar/dates';
import { sharedCount, type CountedStay } from '@/domain/register/day-register';
import { asStaff } from '@/features/panel/change/as-staff';
import { UnreadyRooms } from '@/features/panel/cleaning/UnreadyRooms';
import { queryKeys } from '@/queries/query-keys';
import { MissingGuests } from './MissingGuests';
import { readUsedCounts } from './used-counts';

interface CheckInReminderProps {
  /** Those that check in together; none where nobody may yet. */
  stays: readonly (CountedStay & { room_id: string })[];
  /** All bookings of their group, or the one alone. */
  group: readonly CountedStay[];
  today: Day;
  className?: string;
}

/**
 * Beside a check-in: which rooms are not ready, how many people are not registered and until when
 * they are reported (REG-03, CLEAN-04). It asks nothing, and says nothing where nobody knows.
 */
export default function CheckInReminder({ stays, group, today, ...look }: CheckInReminderProps) {
  const ids = stays.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: [...queryKeys.register, 'check-in', ids],
    queryFn: () => asStaff((client) => readUsedCounts(client, ids)),
    enabled: ids.length > 0,
  });
  const count = data == null ? null : sharedCount(stays, data, { group, day: today });
  const [arrival] = stays.map(({ check_in_date }) => check_in_date).toSorted(compareDays);
  const isMissing = count !== null && count.registered < count.people;
  return (
    <>
      <UnreadyRooms roomIds={stays.map(({ room_id }) => room_id)} today={today} {...look} />
      {isMissing && arrival !== undefined && (
        <MissingGuests count={count} arrival={arrival} {...look} />
      )}
    </>
  );
}
