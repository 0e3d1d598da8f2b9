import * as t from '@messages/booking';
import { type ReactNode, Suspense } from 'react';
import type { BookingStep } from '@/domain/request/booking-validation';
import { formatStayDay } from '@/domain/calendar/date-formats';
import type { HouseRates } from '@/domain/rates/house-rates';
import type { ArrivalView } from '../calendar/arrival-view';
import { type BookingFormState, hasGuestCount } from '../state/booking-form-values';
import { chosenNights } from './nights';
import { Later } from '../lazy-parts';

const NOTES: Record<BookingStep, string> = {
  1: t.ARRIVAL_NOTE,
  2: t.INCLUDED_NOTE,
  3: t.PAYMENT_NOTE,
  4: t.PAYMENT_NOTE,
  5: t.PAYMENT_NOTE,
};

interface StaySummaryProps {
  state: BookingFormState;
  /** What the house has settled about prices, once it is known. */
  rates: HouseRates | undefined;
  /** While a minimum stay holds for the check-out. */
  arrival: ArrivalView['words'] | undefined;
}

/** What has been chosen so far: beside the steps, and in the drawer of a phone. */
export function StaySummary({ state, rates, arrival }: StaySummaryProps) {
  return (
    <div className="overflow-hidden rounded-card border border-linha bg-branco tabular-figures">
      <h3 className="px-5.5 pt-4.5 pb-3.5 font-serif text-20">
        {state.step === 5 ? t.STAY_TOTAL : t.YOUR_STAY}
      </h3>
      <Suspense fallback={null}>
        {state.step === 5 ? (
          <Later>{({ StayBill }) => <StayBill {...{ state, rates }} />}</Later>
        ) : (
          <Stay {...{ state, rates, arrival }} />
        )}
      </Suspense>
      <p className="bg-areia px-5.5 pt-3 pb-3.5 text-14">{NOTES[state.step]}</p>
    </div>
  );
}

function Stay({ state, rates, arrival }: StaySummaryProps) {
  const { dates, guestCount, step } = state;
  const nights = chosenNights(dates);
  return (
    <>
      <dl className="grid gap-2.5 px-5.5 pb-4.5 text-15">
        <Line term={t.CHECK_IN}>{dates.checkIn && formatStayDay(dates.checkIn)}</Line>
        <Line term={t.CHECK_OUT} pending={arrival?.checkOut}>
          {dates.checkOut && formatStayDay(dates.checkOut)}
        </Line>
        {arrival && <Line term={arrival.minimum}>{arrival.minimumNights}</Line>}
        {nights > 0 && <Line term={t.NIGHTS}>{nights}</Line>}
        {step !== 3 && <Line term={t.GUESTS}>{hasGuestCount(state) && guestCount}</Line>}
      </dl>
      {step >= 3 && <Later>{({ SummaryRooms }) => <SummaryRooms {...{ state, rates }} />}</Later>}
    </>
  );
}

interface LineProps {
  term: string;
  /** In the place of what is not chosen yet. */
  pending?: string | undefined;
  children: ReactNode;
}

function Line({ term, pending = t.TO_CHOOSE, children }: LineProps) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-tinta-2">{term}</dt>
      {children ? (
        <dd className="text-end font-medium">{children}</dd>
      ) : (
        <dd className="text-end text-tinta-2">{pending}</dd>
      )}
    </div>
  );
}
