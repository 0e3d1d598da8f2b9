import { useQuery } from '@tanstack/react-query';
import { compareDays, type Day } from '@/domain/calendar/dates';
import { sharedCount, type CountedStay } from '@/domain/register/day-register';
import { roomsToCheckIn } from '@/domain/booking/group-state';
import { asStaff } from '@/features/panel/change/as-staff';
import { UnreadyRooms } from '@/features/panel/cleaning/UnreadyRooms';
import { useToday } from '@/hooks/useToday';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import { MissingGuests } from './MissingGuests';
import { readUsedCounts } from './used-counts';

interface CheckInReminderProps {
  /** The bookings that a status is set on at once. */
  bookings: readonly StaffBooking[];
  /** All bookings of their group, or the one alone. */
  group: readonly CountedStay[];
  className?: string;
}

/**
 * Beside a check-in: which rooms are not ready, how many people are not registered and until when
 * they are reported (REG-03, CLEAN-04). It asks nothing, and says nothing where nobody knows.
 */
export function CheckInReminder({ bookings, ...rest }: CheckInReminderProps) {
  const today = useToday();
  const stays = today === null ? [] : roomsToCheckIn(bookings, today);
  return today !== null && stays.length > 0 && <Reminder {...{ stays, today }} {...rest} />;
}

interface ReminderProps extends Omit<CheckInReminderProps, 'bookings'> {
  stays: readonly StaffBooking[];
  today: Day;
}

function Reminder({ stays, group, today, ...look }: ReminderProps) {
  const ids = stays.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: [...queryKeys.register, 'check-in', ids],
    queryFn: () => asStaff((client) => readUsedCounts(client, ids)),
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
