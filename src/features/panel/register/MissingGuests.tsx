import { IdCard } from 'lucide-react';
import type { Day } from '@/domain/calendar/dates';
import { reminderWords, type StayCount } from '@/domain/register/day-register';

interface MissingGuestsProps {
  count: StayCount;
  /** yyyy-mm-dd in Lisbon. */
  arrival: Day;
  className?: string;
}

/** What is to be known before a check-in. */
export const CHECK_IN_FACT =
  'flex items-center gap-2.5 rounded-field border border-linha bg-branco px-3 py-2.25 tabular-figures';

/** Before a check-in: that somebody is not registered, and until when they are reported (REG-03). */
export function MissingGuests({ count, arrival, className = '' }: MissingGuestsProps) {
  return (
    <p className={`${CHECK_IN_FACT} ${className}`}>
      <IdCard className="size-4.5 flex-none text-ocre-800" aria-hidden />
      {reminderWords(count, arrival)}
    </p>
  );
}
