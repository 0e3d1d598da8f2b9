import * as t from '@messages/booking';
import * as calendar from '@messages/calendar';
import { RotateCw } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazy-part';
import { LegendEntry } from '@/components/LegendEntry';
import { formatLongDay, formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import type { FieldMessages } from '@/domain/request/booking-validation';
import { BOOKING_HORIZON_MONTHS, lastBookableDay, NO_DATES, pickDay } from '@/domain/stay/stay';
import type { ArrivalView } from '../calendar/arrival-view';
import { CalendarSkeleton } from '../calendar/CalendarSkeleton';
import { CHOSEN_END, CHOSEN_NIGHT, FULL_DAY } from '../calendar/day-faces';
import { Later } from '../lazy-parts';
import type { RoomOffers, UnavailableDays } from '../offers/offers';
import { PickerHint } from '../rooms/PickerHint';
import type { StepProps } from '../state/booking-form-state';
import type { OfferedRoom } from '../state/room-choice';
import { DateTiles } from './DateTiles';
import { StepError } from './StepError';

const ENTRIES = [
  { label: calendar.CHOSEN_ENDS, face: CHOSEN_END },
  { label: calendar.CHOSEN_NIGHTS, face: CHOSEN_NIGHT },
  { label: calendar.NO_ROOMS, face: `border border-linha ${FULL_DAY}` },
  { label: calendar.TODAY, face: 'border-2 border-tinta bg-branco' },
];

/** How each kind of day is drawn; `children` are further entries. Always in view. */
function CalendarLegend({ children }: { children?: ReactNode }) {
  return (
    <ul
      aria-label={calendar.LEGEND}
      className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-14 font-medium"
    >
      {ENTRIES.map(({ label, face }) => (
        <LegendEntry key={label} label={label}>
          <span className={`size-5.5 rounded-tile ${face}`} />
        </LegendEntry>
      ))}
      {children}
    </ul>
  );
}

// The calendar is by far the largest part of the form, so it loads in a chunk of its own.
const StayCalendar = lazyPart(async () => import('../calendar/StayCalendar')).Part;

interface DatesStepProps extends StepProps {
  roomOffers: RoomOffers;
  /** The room a link asked for, as far as it is known. */
  wanted: OfferedRoom | undefined;
  unavailable: UnavailableDays;
  /** What the house's rules mean for the dates; null where there are none. */
  arrival: ArrivalView | null;
}

/** Messages about chosen dates are shown at once, those about missing ones after Next. */
function shownMessages(messages: FieldMessages, props: DatesStepProps) {
  const { state, isRefused, wanted, unavailable, arrival } = props;
  const { checkIn, checkOut } = state.dates;
  const errors = {
    checkIn:
      (isRefused || checkIn !== null ? messages.checkIn : undefined) ?? arrival?.errors.checkIn,
    checkOut:
      ((isRefused && checkIn !== null) || checkOut !== null ? messages.checkOut : undefined) ??
      arrival?.errors.checkOut,
  };
  const { fullNight, missedNight } = unavailable;
  const night = fullNight ?? missedNight;
  if (errors.checkIn !== undefined || errors.checkOut !== undefined || night === null)
    return errors;
  const day = formatLongDayAndMonth(night);
  const isOfRoom = fullNight === null && wanted !== undefined;
  const message = isOfRoom ? t.roomNotFree(day, wanted.name) : t.fullNight(day);
  return { checkIn: message, checkOut: message };
}

export function DatesStep(props: DatesStepProps) {
  const { state, dispatch, today, messages, roomOffers, wanted, unavailable, arrival } = props;
  const { dates, wantedRoom } = state;
  const [preview, setPreview] = useState<Day | null>(null);
  const id = useId();

  const errors = shownMessages(messages, props);
  // What is wrong with both dates is told once.
  const isSameError = errors.checkIn === errors.checkOut;
  const checkInId = errors.checkIn && `${id}-checkin`;
  const checkOutId = errors.checkOut && `${id}-checkout`;
  const errorIds = { checkIn: checkInId, checkOut: isSameError ? checkInId : checkOutId };

  function handleDates(chosen: typeof dates) {
    setPreview(null);
    dispatch({ type: 'datesChosen', dates: chosen });
  }

  function handleRetry() {
    if (unavailable.status === 'failed') unavailable.retry();
    if (roomOffers.hasFailed) roomOffers.reload();
  }

  return (
    <>
      <DateTiles dates={dates} errorIds={errorIds} onChange={handleDates} />
      <StepError id={errorIds.checkIn} className="mb-3.5">
        {errors.checkIn}
      </StepError>
      {!isSameError && (
        <StepError id={errorIds.checkOut} className="mb-3.5">
          {errors.checkOut}
        </StepError>
      )}
      {(unavailable.status === 'failed' || roomOffers.hasFailed) && (
        <div
          role="alert"
          className="mb-3.5 rounded-field bg-ocre-100 px-4.5 py-3.5 text-15 font-medium text-ocre-800"
        >
          <p>{t.DAYS_UNKNOWN}</p>
          <Button variant="outline" className="mt-3" onClick={handleRetry}>
            <RotateCw aria-hidden />
            {t.TRY_AGAIN}
          </Button>
        </div>
      )}
      {wantedRoom && roomOffers.rooms.length > 0 && (
        <Suspense fallback={null}>
          <Later>
            {({ WantedRoomNote }) => (
              <WantedRoomNote
                room={wanted ?? null}
                stays={unavailable.stays}
                dates={dates}
                onForget={() => dispatch({ type: 'wantedRoomForgotten' })}
              />
            )}
          </Later>
        </Suspense>
      )}
      {arrival && <arrival.parts.RulePeriods periods={arrival.periods} dates={dates} />}
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4 max-md:flex-wrap md:mb-3">
        <PickerHint {...{ dates, preview }} minimum={arrival?.words ?? undefined} />
        {arrival && (
          <arrival.parts.LeaveButton
            dates={dates}
            leaving={arrival.leaving}
            unavailable={unavailable.days}
            onChoose={handleDates}
          />
        )}
        {dates.checkIn !== null && (
          <Button
            variant="quiet"
            className="-me-2 flex-none text-15"
            onClick={() => handleDates(NO_DATES)}
          >
            {t.CLEAR_DATES}
          </Button>
        )}
      </div>
      <Suspense fallback={<CalendarSkeleton />}>
        <StayCalendar
          {...{ dates, today, preview }}
          unavailable={unavailable.days}
          rules={arrival?.rules}
          onPick={(day) => handleDates(pickDay(dates, day))}
          onPreview={setPreview}
        />
      </Suspense>
      <CalendarLegend>
        {arrival && (
          <arrival.parts.RuleLegend terms={arrival.terms} isLeaving={arrival.leaving !== null} />
        )}
      </CalendarLegend>
      <p className="mt-3.5 text-14 text-tinta-2">
        {t.bookableUntil(formatLongDay(lastBookableDay(today)), BOOKING_HORIZON_MONTHS)}
      </p>
    </>
  );
}
