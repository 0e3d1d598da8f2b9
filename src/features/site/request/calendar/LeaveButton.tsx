import * as t from '@messages/stay-minimum';
import { Check } from 'lucide-react';
import { Button } from '@/components/Button';
import { formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { firstUnavailableNight, type StayDates } from '@/domain/stay/stay';

interface LeaveButtonProps {
  dates: StayDates;
  /** The shortest stay's nights and its last day; null while no minimum stay holds. */
  leaving: { minNights: number; from: Day } | null;
  /** The days whose night cannot be booked. */
  unavailable: ReadonlySet<Day>;
  onChoose: (dates: StayDates) => void;
}

/**
 * One tap chooses the shortest stay that the house's rules allow (RATE-02). Hidden where one of its
 * nights is taken.
 */
export function LeaveButton({ dates, leaving, unavailable, onChoose }: LeaveButtonProps) {
  if (leaving === null) return null;
  const stay = { checkIn: dates.checkIn, checkOut: leaving.from };
  if (firstUnavailableNight(stay, unavailable) !== null) return null;
  return (
    <Button
      variant="outline"
      className="flex-none bg-branco text-15 tabular-figures"
      onClick={() => onChoose(stay)}
    >
      <Check aria-hidden />
      {t.leaveOn(formatLongDayAndMonth(leaving.from), leaving.minNights)}
    </Button>
  );
}
