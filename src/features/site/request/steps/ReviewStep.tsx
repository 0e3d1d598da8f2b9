import * as form from '@messages/booking';
import * as t from '@messages/booking-steps';
import * as facts from '@messages/booking-facts';
import type { ReactNode } from 'react';
import { LogIn, LogOut, type LucideIcon, Receipt } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { RoomPicture } from '@/components/look/RoomPicture';
import { RoomTile } from '@/components/look/RoomTile';
import { formatEuros, timesEuros } from '@/domain/basics/money';
import { formatStayDay } from '@/domain/calendar/date-formats';
import { specialRuns, type StayQuote } from '@/domain/rates/stay-quote';
import type { BookingStep } from '@/domain/request/booking-validation';
import type { StayDates } from '@/domain/stay/stay';
import { termsPath } from '@/lib/paths';
import { langOf } from '../room-words';
import { RoomNotices } from '../rooms/RoomNotices';
import { FailureBox } from '../sending/FailureBox';
import type { SendingFailure } from '../sending/sending-failure';
import { type BookingFormState, currentSelection, refusedKey } from '../state/booking-form-values';
import type { ChosenRooms } from '../state/room-choice';
import { NightRuns } from '../summary/NightRuns';
import { chosenNights } from '../summary/nights';
import { quoteFor } from '../summary/stay-sums';

interface ReviewStepProps {
  state: BookingFormState;
  failure: SendingFailure | null;
  isSending: boolean;
  onOpenStep: (step: BookingStep) => void;
  /** The total, where there is no column for it beside the form. */
  children: ReactNode;
}

/** Step 5: everything to check, each block with a button that leads to its step. */
export function ReviewStep({ state, failure, isSending, onOpenStep, children }: ReviewStepProps) {
  const { dates, guestCount, contact, message } = state;
  const selection = currentSelection(state);
  const nights = chosenNights(dates);
  const change = (step: BookingStep, what: keyof typeof t.CHANGE_WHAT) => (
    <Button
      variant="quiet"
      className="-my-2.5 -me-2 text-15"
      aria-label={t.CHANGE_WHAT[what]}
      disabled={isSending}
      onClick={() => onOpenStep(step)}
    >
      {t.CHANGE}
    </Button>
  );

  return (
    <>
      {failure !== null && (
        <FailureBox
          {...{ failure, onOpenStep }}
          email={contact.email}
          linkKey={refusedKey(state)}
        />
      )}
      <RoomNotices notices={state.notices} />
      <div className="divide-y divide-linha rounded-card border border-linha bg-branco text-16 leading-6 tabular-figures">
        <Block title={t.DATES} action={change(1, 'dates')}>
          <dl className="grid max-w-105 grid-cols-2 items-center gap-x-3 gap-y-1 md:grid-cols-[1fr_auto_1fr] md:gap-4">
            <Stop term={form.CHECK_IN} day={dates.checkIn} />
            <div className="text-14 text-tinta-2 max-md:col-span-2 max-md:row-start-2 md:border-b-2 md:border-dotted md:border-contorno/60 md:px-1.5 md:pb-1 md:text-13">
              <dt className="sr-only">{form.NIGHTS}</dt>
              <dd>{t.shortNights(nights)}</dd>
            </div>
            <Stop term={form.CHECK_OUT} day={dates.checkOut} />
          </dl>
        </Block>
        <Block title={form.GUESTS} action={change(2, 'guests')}>
          <p>{form.stayGuests(guestCount)}</p>
        </Block>
        <Block title={t.ROOMS} action={change(3, 'rooms')}>
          <ReviewedRooms {...{ selection, dates }} />
        </Block>
        <Block title={t.CONTACT} action={change(4, 'contact')}>
          <p className="wrap-anywhere">
            {contact.full_name}
            <br />
            {contact.email}
            <br />
            {contact.phone}
          </p>
        </Block>
        <Block title={t.MESSAGE} action={change(4, 'message')}>
          <p
            className={`wrap-anywhere whitespace-pre-line ${message.trim() === '' ? 'text-tinta-2' : ''}`}
          >
            {message.trim() === '' ? t.NO_MESSAGE : message}
          </p>
        </Block>
      </div>
      <div className="mt-5.5 empty:hidden">{children}</div>
      <BeforeSending />
    </>
  );
}

function Block({
  title,
  action,
  children,
}: {
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 px-4 pt-4 pb-4.5 md:grid-cols-[9.375rem_minmax(0,1fr)_auto] md:gap-x-5 md:px-6 md:pt-5 md:pb-5.5">
      <h3 className="font-semibold">{title}</h3>
      <div className="max-md:col-span-2 max-md:row-start-2">{children}</div>
      {action}
    </section>
  );
}

function Stop({ term, day }: { term: string; day: string | null }) {
  return (
    <div>
      <dt className="text-13 leading-4.25 text-tinta-2">{term}</dt>
      <dd className="text-15 font-semibold md:text-17 md:leading-6">
        {day === null ? form.TO_CHOOSE : formatStayDay(day)}
      </dd>
    </div>
  );
}

/** Shown just before sending: check-in hours, tourist tax and terms, which hold for every stay. */
function BeforeSending() {
  return (
    <section className="mt-5.5 rounded-card bg-sal px-4 py-4 text-15 md:px-6">
      <h3 className="font-semibold">{t.GOOD_TO_KNOW}</h3>
      <ul className="mt-2.5 grid gap-2 tabular-figures">
        <Fact icon={LogIn}>{facts.BOOKING_HOURS.checkIn}</Fact>
        <Fact icon={LogOut}>{facts.BOOKING_HOURS.checkOut}</Fact>
        <Fact icon={Receipt}>{t.TAXES}</Fact>
      </ul>
      <p className="mt-3 border-t border-linha pt-3">
        {t.TERMS.before}{' '}
        <Link to={termsPath} className="text-link">
          {t.TERMS.link}
        </Link>
        {t.TERMS.after}
      </p>
    </section>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon className="mt-0.5 size-5 text-anil-600" aria-hidden />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** The rooms once more, each with what it costs: night by night where nights differ (RATE-01). */
function ReviewedRooms({ selection, dates }: { selection: ChosenRooms; dates: StayDates }) {
  if (selection.length === 0) return <p className="text-tinta-2">{form.TO_CHOOSE}</p>;
  return (
    <ul className="grid gap-3.5">
      {selection.map(({ room, guests }) => (
        <ReviewedRoom key={room.id} {...{ room, guests }} quote={quoteFor(room, dates)} />
      ))}
    </ul>
  );
}

function ReviewedRoom({
  room,
  guests,
  quote,
}: ChosenRooms[number] & {
  quote: StayQuote;
}) {
  const hasLines = specialRuns(quote).length > 0;
  const length = hasLines
    ? form.stayNights(quote.nights)
    : timesEuros(quote.nights, room.price_per_night);
  return (
    <li
      className={`grid grid-cols-[4.75rem_minmax(0,1fr)_auto] gap-2.5 md:grid-cols-[6.75rem_minmax(0,1fr)_auto] md:gap-x-4 ${hasLines ? 'items-start' : 'items-center'}`}
    >
      <RoomPicture
        src={room.images[0]}
        alt=""
        roomNumber={room.room_number}
        className={hasLines ? 'md:row-span-2' : ''}
      />
      <div className="min-w-0">
        <h4 className="flex items-center gap-2 text-15 leading-5 font-semibold md:text-16">
          <RoomTile roomNumber={room.room_number} size={20} />
          <span lang={langOf(room, 'name')} className="min-w-0 wrap-anywhere hyphens-auto">
            {room.name}
          </span>
        </h4>
        <p className="mt-0.5 text-14 whitespace-pre-line text-tinta-2">
          {`${form.stayGuests(guests)}\n${length}`}
        </p>
      </div>
      <b className="text-end font-semibold whitespace-nowrap">{formatEuros(quote.total)}</b>
      {hasLines && (
        <NightRuns quote={quote} className="max-md:col-span-3 md:col-start-2 md:col-end-4" />
      )}
    </li>
  );
}
