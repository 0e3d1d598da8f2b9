import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import { rowCounts, type DayRow, type HouseTime } from '@/domain/day/lists';
import { statusBefore, STEP_LABELS, type DayStep } from '@/domain/day/steps';
import { doneWords, guestsWords, nightsWords } from '@/domain/calendar/day-words';
import { nightCount } from '@/domain/stay/stay';
import { countLabel } from '@/domain/basics/text';
import { OneMoreNightButton } from '@/features/panel/stay/change/night/OneMoreNightButton';
import { adminBookingPath } from '@/lib/staff-paths';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { DAY_LIST_TITLES, LATE_STAYS } from './day-list-names';
import { DayList } from './DayList';
import { CheckInQuestion, isAskedFirst } from './register/CheckInQuestion';
import type { ListPlace } from './list-place';
import { useOpening } from './return-focus';
import { StayRow, type RowAction } from './StayRow';
import type { useDaySteps } from './useDaySteps';
import { useSteadyRows } from './useSteadyRows';

const WAYS_OUT = {
  'check-in': { action: 'nao-veio', label: 'Não veio' },
  'check-out': { action: 'prolongar', label: 'Prolongar' },
} as const;

const EMPTY = { 'check-in': 'Ninguém chega.', 'check-out': 'Ninguém sai.' } as const;

interface StepListProps extends ListPlace {
  name: 'chegadas' | 'saidas';
  step: DayStep;
  rows: readonly DayRow<DayEntry>[];
  time: HouseTime;
  steps: ReturnType<typeof useDaySteps>;
  sheet: DaySheet;
}

/** The arrivals or the departures: one tap does the step, another takes it back (DAY-02). */
export function StepList({ name, step, rows, time, steps, sheet, ...place }: StepListProps) {
  const { day, news } = place;
  const listRef = useRef<HTMLUListElement>(null);
  const shown = useSteadyRows(day, rows, listRef);
  const counts = rowCounts(rows);
  const isToday = day === time.today;
  const [asked, setAsked] = useState<DayRow<DayEntry> | null>(null);

  function actionOf(row: DayRow<DayEntry>): RowAction | null {
    const { stay, isDone } = row;
    // On a future day nobody can have arrived or left.
    if (day > time.today) return null;
    if (!isDone) {
      return {
        label: STEP_LABELS[step],
        onPress: () =>
          step === 'check-in' && isAskedFirst(row, sheet) ? setAsked(row) : steps.take(step, stay),
      };
    }
    const canBeTakenBack = isToday && statusBefore(step, stay) !== null;
    return canBeTakenBack ? { label: 'Anular', onPress: () => steps.takeBack(step, stay) } : null;
  }

  return (
    <>
      <DayList
        name={name}
        title={DAY_LIST_TITLES[name]}
        count={rows.length}
        late={{ count: counts.late, words: LATE_STAYS }}
        detail={
          counts.done > 0 ? countLabel(counts.done, { one: 'feita', many: 'feitas' }) : undefined
        }
        empty={EMPTY[step]}
        isTab={place.isTab}
        isShown={place.isShown}
        listRef={listRef}
        onLeave={() => news.see(rows.map(({ stay }) => stay.id))}
      >
        {shown.map((row) => (
          <StayRow
            key={row.stay.id}
            row={row}
            isNew={news.isNew(row.stay.id)}
            facts={factsOf(row.stay)}
            done={doneWords(STEP_LABELS[step], row.stay.done?.at ?? null, day)}
            action={actionOf(row)}
            wayOut={isToday && <WayOut step={step} stay={row.stay} />}
            more={
              isToday && row.stay.status === 'checked_in' && <OneMoreNightButton stay={row.stay} />
            }
            money={row.isDone ? 'debts' : 'all'}
            sheet={sheet}
            isRegisterTold={step === 'check-in'}
          />
        ))}
      </DayList>
      {step === 'check-in' && (
        <CheckInQuestion
          asked={asked}
          sheet={sheet}
          onConfirm={({ stay }) => {
            setAsked(null);
            steps.take(step, stay);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

function factsOf(stay: DayEntry): string {
  const nights = nightCount({ checkIn: stay.check_in_date, checkOut: stay.check_out_date });
  return [
    nightsWords(nights),
    guestsWords(stay.number_of_guests),
    bookingSourceLabel(stay.source),
  ].join(' · ');
}

/**
 * For a late guest whose step will not come: opens the booking with 'Não veio' or 'Prolongar'
 * begun.
 */
function WayOut({ step, stay }: { step: DayStep; stay: DayEntry }) {
  const { action, label } = WAYS_OUT[step];
  const opening = useOpening(stay.booking_number);
  return (
    <Link
      to={adminBookingPath(stay.booking_number, action)}
      {...opening}
      aria-label={`${label}: ${stay.guest_name}`}
      className="relative z-1 ms-0.75 py-0.75 text-link max-md:-my-1.5 max-md:px-1 max-md:py-3"
    >
      {label}
    </Link>
  );
}
