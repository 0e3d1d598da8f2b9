import * as form from '@messages/booking';
import * as facts from '@messages/booking-facts';
import * as t from '@messages/booking-steps';
import { CalendarX2, Coffee, type LucideIcon } from 'lucide-react';
import { formatEuros } from '@/domain/money';
import { stayPrice } from '@/domain/room-pricing';
import { langOf } from '../room-words';
import { type BookingFormState, currentSelection } from '../state/booking-form-values';
import { sumsOf } from './stay-sums';

/** The sum room by room, and what it includes. */
export function StayBill({ state }: { state: BookingFormState }) {
  const selection = currentSelection(state);
  const { nights, total } = sumsOf({ dates: state.dates, selection });
  return (
    <>
      <dl className="grid gap-2.5 px-5.5 pb-4.5 text-15">
        {selection.map(({ room }) => (
          <div key={room.id} className="flex justify-between gap-3">
            <dt lang={langOf(room, 'name')} className="min-w-0 wrap-anywhere text-tinta-2">
              {room.name}
            </dt>
            <dd className="text-end font-medium whitespace-nowrap">
              {formatEuros(stayPrice({ pricePerNight: room.price_per_night, nights }))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2.5 border-t border-linha px-5.5 py-4">
        <span>{t.withVat(form.stayNights(nights))}</span>
        <b className="text-24 font-bold whitespace-nowrap">{formatEuros(total)}</b>
      </p>
      <ul className="grid gap-2.5 border-t border-linha px-5.5 py-3 text-14">
        <Benefit icon={Coffee}>{t.INCLUDED}</Benefit>
        <Benefit icon={CalendarX2}>{facts.BOOKING_CANCELLATION}</Benefit>
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
