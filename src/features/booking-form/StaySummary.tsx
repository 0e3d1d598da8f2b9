import { CalendarX2, Coffee, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoomTile } from '@/components/RoomTile';
import {
  BOOKING_CANCELLATION,
  BOOKING_HOURS,
  INCLUDED_NOTE,
  PAYMENT_NOTE,
} from '@/content/booking-page';
import type { BookingStep } from '@/domain/booking-validation';
import { formatStayDay } from '@/domain/date-formats';
import { formatEuros, formatEurosShort } from '@/domain/money';
import { placement } from '@/domain/room-assignment';
import { stayPrice } from '@/domain/room-pricing';
import { type BookingFormState, currentSelection, hasGuestCount } from './booking-form-values';
import { guestLabel, nightLabel, unplacedWarning } from './messages';
import type { Selection } from './offered-room';
import { nightsOf, nightsTimes, sumsOf } from './stay-sums';

const NOTES: Record<BookingStep, string> = {
  1: BOOKING_HOURS.arrival,
  2: INCLUDED_NOTE,
  3: PAYMENT_NOTE,
  4: PAYMENT_NOTE,
  5: PAYMENT_NOTE,
};

/** What has been chosen so far: beside the steps, and in the drawer of a phone. */
export function StaySummary({ state }: { state: BookingFormState }) {
  return (
    <div className="overflow-hidden rounded-cartao border border-linha bg-branco algarismos">
      <h3 className="px-5.5 pt-4.5 pb-3.5 font-serif text-20">
        {state.step === 5 ? 'Total da estadia' : 'A sua estadia'}
      </h3>
      {state.step === 5 ? <Bill state={state} /> : <Stay state={state} />}
      <p className="bg-areia px-5.5 pt-3 pb-3.5 text-14">{NOTES[state.step]}</p>
    </div>
  );
}

function Stay({ state }: { state: BookingFormState }) {
  const { dates, guestCount, step } = state;
  const selection = currentSelection(state);
  const nights = nightsOf(dates);
  return (
    <>
      <dl className="grid gap-2.5 px-5.5 pb-4.5 text-15">
        <Line term="Check-in">{dates.checkIn && formatStayDay(dates.checkIn)}</Line>
        <Line term="Check-out">{dates.checkOut && formatStayDay(dates.checkOut)}</Line>
        {nights > 0 && <Line term="Noites">{nights}</Line>}
        {step !== 3 && <Line term="Hóspedes">{hasGuestCount(state) && guestCount}</Line>}
      </dl>
      {step === 3 && <RoomSummary {...{ selection, guestCount }} />}
      {step >= 3 && selection.length > 0 && (
        <>
          <ul className="grid gap-2.5 border-t border-linha px-5.5 py-3 text-15 leading-5">
            {selection.map(({ room, guests }) => (
              <li
                key={room.id}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-2.5"
              >
                <RoomTile roomNumber={room.room_number} size={24} />
                <span className="min-w-0 wrap-anywhere">
                  {room.name}
                  <span className="block text-13 text-tinta-2">{guestLabel(guests)}</span>
                </span>
                <b className="font-semibold">{formatEuros(room.price_per_night)}</b>
              </li>
            ))}
          </ul>
          <Total state={state} />
        </>
      )}
    </>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-tinta-2">{term}</dt>
      {children ? (
        <dd className="text-end font-medium">{children}</dd>
      ) : (
        <dd className="text-end text-tinta-2">por escolher</dd>
      )}
    </div>
  );
}

/** Total, accommodated, remaining, per night; a warning while someone has no bed. Specification §2. */
function RoomSummary({ selection, guestCount }: { selection: Selection; guestCount: number }) {
  const { total, accommodated, remaining, nightlyTotal } = placement({
    selection,
    guests: guestCount,
  });
  const isShort = remaining > 0;
  return (
    <>
      <dl className="grid grid-cols-[1fr_1.25fr_1fr_1.1fr] divide-x divide-linha border-y border-linha text-center text-13 text-tinta-2">
        <Figure label={total === 1 ? 'hóspede' : 'hóspedes'}>{total}</Figure>
        <Figure label={accommodated === 1 ? 'acomodado' : 'acomodados'}>{accommodated}</Figure>
        <Figure label={remaining === 1 ? 'restante' : 'restantes'} isShort={isShort}>
          {remaining}
        </Figure>
        <Figure label="por noite">{formatEurosShort(nightlyTotal)}</Figure>
      </dl>
      {isShort && (
        <p className="flex gap-2.5 bg-ocre-100 px-5.5 py-3 text-15 font-medium text-ocre-800">
          <TriangleAlert className="mt-px size-5" aria-hidden />
          {unplacedWarning(remaining)}
        </p>
      )}
    </>
  );
}

function Figure({
  label,
  isShort = false,
  children,
}: {
  label: string;
  isShort?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex flex-col-reverse justify-end px-0.5 py-3 leading-4.25 ${isShort ? 'bg-ocre-100 text-ocre-800' : ''}`}
    >
      <dt>{label}</dt>
      <dd
        className={`text-20 leading-6.5 font-bold whitespace-nowrap ${isShort ? '' : 'text-tinta'}`}
      >
        {children}
      </dd>
    </div>
  );
}

function Total({ state }: { state: BookingFormState }) {
  const sums = sumsOf({ dates: state.dates, selection: currentSelection(state) });
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-2.5 border-t border-linha px-5.5 py-4">
      <span>Total ({nightsTimes(sums)})</span>
      <b className="text-24 font-bold whitespace-nowrap">{formatEuros(sums.total)}</b>
    </p>
  );
}

/** The sum room by room, and what it includes. */
function Bill({ state }: { state: BookingFormState }) {
  const selection = currentSelection(state);
  const { nights, total } = sumsOf({ dates: state.dates, selection });
  return (
    <>
      <dl className="grid gap-2.5 px-5.5 pb-4.5 text-15">
        {selection.map(({ room }) => (
          <div key={room.id} className="flex justify-between gap-3">
            <dt className="min-w-0 wrap-anywhere text-tinta-2">{room.name}</dt>
            <dd className="text-end font-medium whitespace-nowrap">
              {formatEuros(stayPrice({ pricePerNight: room.price_per_night, nights }))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2.5 border-t border-linha px-5.5 py-4">
        <span>{nightLabel(nights)}, IVA incluído</span>
        <b className="text-24 font-bold whitespace-nowrap">{formatEuros(total)}</b>
      </p>
      <ul className="grid gap-2.5 border-t border-linha px-5.5 py-3 text-14">
        <Benefit icon={Coffee}>Pequeno-almoço e Wi-Fi incluídos</Benefit>
        <Benefit icon={CalendarX2}>{BOOKING_CANCELLATION}</Benefit>
      </ul>
    </>
  );
}

function Benefit({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon className="size-5" aria-hidden />
      {children}
    </li>
  );
}
