import { DayTakings } from '@/features/panel/payment/DayTakings';
import type { DaySheet } from '@/queries/day-sheet';
import { dayEntries } from './day-entries';
import { GuestCounts } from './GuestCounts';

/**
 * How many guests the day has (DAY-08), and its payments, which may be taken on a day on which
 * nobody arrives or leaves (PAY-03).
 */
export function BelowTheLists({ sheet }: { sheet: DaySheet }) {
  const { day, today, takings } = sheet;
  const isEmpty = dayEntries(sheet).length === 0;
  return (
    <>
      {!isEmpty && (
        <div className="mt-4">
          <GuestCounts sheet={sheet} today={today} />
        </div>
      )}
      {day <= today && (
        <div className="mt-4 *:mb-0 empty:hidden">
          <DayTakings day={day} takings={takings} isQuiet={isEmpty} />
        </div>
      )}
    </>
  );
}
