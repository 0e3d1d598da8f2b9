import * as t from '@messages/booking';
import { type Dispatch, Suspense, useEffect, useId, useMemo } from 'react';
import { PageLoading } from '@/components/PageLoading';
import { StepProgress } from '@/components/StepProgress';
import { StickyBar } from '@/components/StickyBar';
import type { Day } from '@/domain/calendar/dates';
import { BOOKING_STEPS, stepMessages } from '@/domain/request/booking-validation';
import { bedCount } from '@/domain/room/bed-count';
import type { StayDates } from '@/domain/stay/stay';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import type { ArrivalView } from './calendar/arrival-view';
import { Later, preloadLaterParts } from './lazy-parts';
import type { RoomOffers } from './offers/offers';
import { useRoomOffers } from './offers/useRoomOffers';
import { useUnavailableDays } from './offers/useUnavailableDays';
import { useSending } from './sending/useSending';
import type { BookingFormAction } from './state/booking-form-state';
import { type BookingFormState, bookingRequest } from './state/booking-form-values';
import type { OfferedRoom } from './state/room-choice';
import { useStepMoves } from './state/useStepMoves';
import { stepCount } from './step-count';
import { DatesStep } from './steps/DatesStep';
import { ForwardButton, StepButtons } from './steps/StepButtons';
import { useStepFocus } from './steps/useStepFocus';
import { StaySummary } from './summary/StaySummary';

interface BookingFormProps {
  state: BookingFormState;
  dispatch: Dispatch<BookingFormAction>;
  today: Day;
  className?: string;
}

/** The five steps. BOOK-FLOW-01 */
export function BookingForm({ state, dispatch, today, className = '' }: BookingFormProps) {
  const { step, dates, notices, wantedRoom } = state;
  const isPhone = useMediaQuery('(max-width: 47.99rem)');
  const isColumn = useMediaQuery('(max-width: 63.99rem)');
  const titleId = useId();
  const roomOffers = useRoomOffers(dates);
  const wanted = roomOffers.rooms.find((room) => room.id === wantedRoom?.id);
  const unavailable = useUnavailableDays({
    isWanted: step <= 3,
    rooms: roomOffers.rooms,
    wanted,
    dates,
    today,
  });
  const rates = roomOffers.rates?.rates;
  const arrival = useArrivalView({ roomOffers, wanted, dates, today });
  const { send, isSending, failure, forgetFailure } = useSending({
    state,
    dispatch,
    today,
    rates,
    onRoomsChanged: roomOffers.reload,
  });
  const { formRef, titleRef } = useStepFocus(state);

  const { fresh } = roomOffers;
  const { openStep, handleSubmit } = useStepMoves({
    state,
    dispatch,
    today,
    fresh,
    unavailable,
    arrival,
    send,
    forgetFailure,
  });

  useEffect(() => {
    void preloadLaterParts();
  }, []);

  const request = bookingRequest(state);
  const messages = stepMessages({ step, request, today });
  const stepProps = { state, dispatch, today, messages, isRefused: state.refusedStep === step };

  // The free rooms cannot hold the party: only other dates or a call to reception help, so there is
  // no Next button.
  const isStuck =
    step === 3 &&
    request.selection.length === 0 &&
    fresh !== null &&
    (state.mode === 'recommended' || fresh.offers.length === 0) &&
    bedCount(fresh.offers) < state.guestCount;
  const isReview = step === 5;
  // Under nightly prices the total is known only once the offers have loaded.
  const hasNightlyPrices = request.selection.some(({ room }) => room.nightly !== undefined);
  const isLookingUp =
    (step === 3 || (isReview && hasNightlyPrices)) && roomOffers.status === 'loading';
  const forwardButton = <ForwardButton {...{ isReview }} isBusy={isSending || isLookingUp} />;

  const summary = <StaySummary {...{ state, rates }} arrival={arrival?.words} />;
  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby={titleId}
      onSubmit={handleSubmit}
      className={`grid -scroll-mt-7 items-start gap-9 md:scroll-mt-0 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-12 ${className}`}
    >
      <div className="min-w-0">
        <StepProgress
          steps={t.STEP_NAMES}
          current={step}
          completed={state.completedSteps}
          onOpen={isSending ? undefined : (number) => openStep(BOOKING_STEPS[number - 1] ?? step)}
          className="mt-2 mb-5.5 md:mb-8.5"
        />
        <output className="block text-14 font-medium text-tinta-2 tabular-figures empty:hidden">
          {stepCount(step)}
        </output>
        <h2
          ref={titleRef}
          id={titleId}
          tabIndex={-1}
          className="mt-0.5 mb-3.5 text-24 md:mb-4.5 md:text-30"
        >
          {t.STEP_TITLES[step]}
        </h2>
        {step === 1 && (
          <DatesStep {...{ ...stepProps, roomOffers, wanted, unavailable, arrival }} />
        )}
        <Suspense fallback={<PageLoading />}>
          {step > 1 && (
            <Later>
              {({ DetailsStep, GuestsStep, ReviewStep, RoomNotices, RoomsStep }) => (
                <>
                  {(step === 3 || step === 4) && <RoomNotices notices={notices} />}
                  {step === 2 && <GuestsStep {...stepProps} />}
                  {step === 3 && <RoomsStep {...stepProps} {...{ roomOffers, unavailable }} />}
                  {step === 4 && <DetailsStep {...stepProps} />}
                  {step === 5 && (
                    <ReviewStep {...{ state, failure, isSending }} onOpenStep={openStep}>
                      {isColumn && <aside aria-label={t.SUMMARY}>{summary}</aside>}
                    </ReviewStep>
                  )}
                </>
              )}
            </Later>
          )}
        </Suspense>
        <StepButtons {...{ state, isSending }} onOpen={openStep}>
          {!isPhone && !isStuck && forwardButton}
        </StepButtons>
      </div>
      {(isReview ? !isColumn : !isPhone) && (
        <aside aria-label={t.SUMMARY} className="lg:sticky lg:top-23">
          {summary}
        </aside>
      )}
      {isPhone && (
        <Suspense fallback={<StickyBar>{forwardButton}</StickyBar>}>
          <Later>
            {({ PhoneBar }) => (
              <PhoneBar {...{ state, arrival, isStuck, summary }}>{forwardButton}</PhoneBar>
            )}
          </Later>
        </Suspense>
      )}
    </form>
  );
}

interface AskedDates {
  roomOffers: RoomOffers;
  /** The room a link asked for. */
  wanted: OfferedRoom | undefined;
  dates: StayDates;
  today: Day;
}

/**
 * What the house's rules mean for the dates (RATE-02); null while they load and where there are
 * none.
 */
function useArrivalView({
  roomOffers: { rooms, rates },
  wanted,
  dates,
  today,
}: AskedDates): ArrivalView | null {
  const calendar = useMemo(
    () =>
      rates?.arrivals && rooms.length > 0
        ? rates.arrivals.arrivalCalendar({ rules: rates.rates.stay_rules, rooms, wanted, today })
        : null,
    [rates, rooms, wanted, today],
  );
  return useMemo(
    () => calendar && (rates?.arrivals?.arrivalView(calendar, dates) ?? null),
    [rates, calendar, dates],
  );
}
