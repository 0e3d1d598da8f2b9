import * as form from '@messages/booking';
import * as facts from '@messages/booking-facts';
import * as t from '@messages/booking-steps';
import { CalendarX2, Coffee, type LucideIcon } from 'lucide-react';
import { TouristTaxLine } from '@/components/TouristTaxLine';
import type { HouseRates } from '@/domain/rates/house-rates';
import { formatEuros } from '@/domain/basics/money';
import { langOf } from '../room-words';
import { type BookingFormState, currentSelection } from '../state/booking-form-values';
import { PerPerson } from './PerPerson';
import { quoteFor, sumsOf, taxOf } from './stay-sums';

interface StayBillProps {
  state: BookingFormState;
  /** What the house has settled about prices, once it is known. */
  rates: HouseRates | undefined;
}

/** The sum room by room, what it includes, and what comes on top at reception. */
export function StayBill({ state, rates }: StayBillProps) {
  const selection = currentSelection(state);
  const { dates } = state;
  const price = sumsOf({ dates, selection });
  const { guests, nights, total } = price;
  const tax = taxOf(rates, { dates, guests });
  return (
    <>
      <dl className="grid gap-2.5 px-5.5 pb-4.5 text-15">
        {selection.map(({ room }) => (
          <div key={room.id} className="flex justify-between gap-3">
            <dt lang={langOf(room, 'name')} className="min-w-0 wrap-anywhere text-tinta-2">
              {room.name}
            </dt>
            <dd className="text-end font-medium whitespace-nowrap">
              {formatEuros(quoteFor(room, dates).total)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2.5 border-t border-linha px-5.5 pt-4 pb-2">
        <span>{t.withVat(form.stayNights(nights))}</span>
        <b className="text-24 font-bold whitespace-nowrap">{formatEuros(total)}</b>
      </p>
      <p className="px-5.5 pb-4 text-15">
        <PerPerson price={price} />
      </p>
      {tax && <TouristTaxLine tax={tax} className="px-5.5 pt-3.5 pb-4" />}
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
