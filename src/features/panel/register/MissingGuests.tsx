import { IdCard } from 'lucide-react';
import type { Day } from '@/domain/calendar/dates';
import { reminderWords, type StayCount } from '@/domain/register/day-register';
import { CheckInFact } from '@/features/panel/parts/CheckInFact';

interface MissingGuestsProps {
  count: StayCount;
  /** yyyy-mm-dd in Lisbon. */
  arrival: Day;
  className?: string;
}

/** Before a check-in: that somebody is not registered, and until when they are reported (REG-03). */
export function MissingGuests({ count, arrival, ...look }: MissingGuestsProps) {
  return (
    <CheckInFact icon={IdCard} {...look}>
      {reminderWords(count, arrival)}
    </CheckInFact>
  );
}
