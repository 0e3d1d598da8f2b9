import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '@/components/Button';
import type { FieldMessages } from '@/domain/booking-validation';
import { formatLongDay } from '@/domain/date-formats';
import type { Day } from '@/domain/dates';
import { isNeverOffered } from '@/domain/room-availability';
import { BOOKING_HORIZON_MONTHS, lastBookableDay, NO_DATES, pickDay } from '@/domain/stay';
import { CalendarLegend } from '../calendar/CalendarLegend';
import { CalendarSkeleton } from '../calendar/CalendarSkeleton';
import { conflictRule } from '../conflict-rule';
import type { OfferedRoom } from '../offered-room';
import { useUnavailableDays } from '../useUnavailableDays';
import { DateTiles } from './DateTiles';
import { WantedRoomNote } from './lazy-steps';
import { PickerHint } from './PickerHint';
import { StepError } from './StepError';
import type { StepProps } from './step-props';

// The calendar is by far the largest part of the form: it comes while the guest reads on.
const StayCalendar = lazy(() => import('../calendar/StayCalendar'));

interface DatesStepProps extends StepProps {
  /** The active rooms; empty while they load. */
  rooms: readonly OfferedRoom[];
}

/** Messages to dates already chosen are shown at once, those to missing ones after Next. */
function shownMessages(messages: FieldMessages, { state, isRefused }: DatesStepProps) {
  const { checkIn, checkOut } = state.dates;
  return {
    checkIn: isRefused || checkIn !== null ? messages.checkIn : undefined,
    checkOut: (isRefused && checkIn !== null) || checkOut !== null ? messages.checkOut : undefined,
  };
}

/** Step 1: check-in and check-out. */
export function DatesStep(props: DatesStepProps) {
  const { state, dispatch, today, messages, rooms } = props;
  const { dates, wantedRoom } = state;
  const [preview, setPreview] = useState<Day | null>(null);
  const id = useId();

  const wanted = rooms.find((room) => room.id === wantedRoom?.id);
  const { status, days, stays, retry } = useUnavailableDays({
    rooms: wanted ? [wanted] : rooms,
    today,
  });
  const errors = shownMessages(messages, props);
  // Both dates beyond the horizon are told so once.
  const isSameError = errors.checkIn === errors.checkOut;
  const checkInId = errors.checkIn && `${id}-checkin`;
  const checkOutId = errors.checkOut && `${id}-checkout`;
  const errorIds = { checkIn: checkInId, checkOut: isSameError ? checkInId : checkOutId };

  function handleDates(chosen: typeof dates) {
    setPreview(null);
    dispatch({ type: 'datesChosen', dates: chosen });
  }

  return (
    <>
      <DateTiles dates={dates} errorIds={errorIds} onChange={handleDates} />
      {wantedRoom && rooms.length > 0 && (
        <Suspense fallback={null}>
          <WantedRoomNote
            room={wanted ?? null}
            isNeverOffered={
              wanted !== undefined &&
              isNeverOffered({ roomId: wanted.id, stays, rule: conflictRule() })
            }
            dates={dates}
            onForget={() => dispatch({ type: 'wantedRoomForgotten' })}
          />
        </Suspense>
      )}
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4 md:mb-3">
        <PickerHint dates={dates} preview={preview} />
        {dates.checkIn !== null && (
          <Button
            variant="quiet"
            className="-me-2 flex-none text-15"
            onClick={() => handleDates(NO_DATES)}
          >
            Limpar datas
          </Button>
        )}
      </div>
      <Suspense fallback={<CalendarSkeleton />}>
        <StayCalendar
          {...{ dates, today, preview }}
          unavailable={days}
          onPick={(day) => handleDates(pickDay(dates, day))}
          onPreview={setPreview}
        />
      </Suspense>
      <CalendarLegend />
      {status === 'failed' && (
        <Button variant="outline" className="mt-3" onClick={retry}>
          <RotateCw aria-hidden />
          Tentar novamente
        </Button>
      )}
      <p className="mt-3.5 text-14 text-tinta-2">
        Pode reservar até {formatLongDay(lastBookableDay(today))}, com {BOOKING_HORIZON_MONTHS}{' '}
        meses de antecedência.
      </p>
      <StepError id={errorIds.checkIn}>{errors.checkIn}</StepError>
      {!isSameError && <StepError id={errorIds.checkOut}>{errors.checkOut}</StepError>}
    </>
  );
}
