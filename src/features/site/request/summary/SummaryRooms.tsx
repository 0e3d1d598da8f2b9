import * as form from '@messages/booking';
import * as t from '@messages/booking-rooms';
import * as steps from '@messages/booking-steps';
import * as prices from '@messages/stay-prices';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoomTile } from '@/components/look/RoomTile';
import { TouristTaxLine } from '@/components/TouristTaxLine';
import type { HouseRates, PartyPrice } from '@/domain/rates/house-rates';
import { formatEuros, formatEurosShort, timesEuros } from '@/domain/basics/money';
import { placement } from '@/domain/request/room-assignment';
import { type BookingFormState, currentSelection } from '../state/booking-form-values';
import { RoomName } from '../room-words';
import type { ChosenRooms } from '../state/room-choice';
import { PerPerson } from './PerPerson';
import { quoteFor, sumsOf, taxOf } from './stay-sums';

interface SummaryRoomsProps {
  state: BookingFormState;
  /** What the house has settled about prices, once it is known. */
  rates: HouseRates | undefined;
}

/** The chosen rooms in the summary, from step 3 on, and what they cost together. */
export function SummaryRooms({ state, rates }: SummaryRoomsProps) {
  const { dates, guestCount, step } = state;
  const selection = currentSelection(state);
  const price = sumsOf({ dates, selection });
  const tax = taxOf(rates, { dates, guests: price.guests });
  return (
    <>
      {step === 3 && <RoomFigures {...{ selection, guestCount, price }} />}
      {selection.length > 0 && (
        <>
          <ul className="grid gap-2.5 border-t border-linha px-5.5 py-3 text-15 leading-5">
            {selection.map(({ room, guests }) => (
              <li
                key={room.id}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-2.5"
              >
                <RoomTile roomNumber={room.room_number} size={24} />
                <span className="min-w-0 wrap-anywhere">
                  <RoomName room={room} />
                  <span className="block text-13 text-tinta-2">{form.stayGuests(guests)}</span>
                </span>
                <b className="font-semibold">{formatEuros(quoteFor(room, dates).total)}</b>
              </li>
            ))}
          </ul>
          <Total price={price} />
          {tax && <TouristTaxLine tax={tax} className="px-5.5 pt-3.5 pb-4" />}
        </>
      )}
    </>
  );
}

interface RoomFiguresProps {
  selection: ChosenRooms;
  guestCount: number;
  price: PartyPrice;
}

/** Total, accommodated, remaining, per night; a warning while someone has no bed. BOOK-STEP3-09 */
function RoomFigures({ selection, guestCount, price }: RoomFiguresProps) {
  const { total, accommodated, remaining } = placement({
    selection,
    guests: guestCount,
  });
  const isShort = remaining > 0;
  const isOver = accommodated > total;
  const labels = t.figures({ total, accommodated, remaining });
  return (
    <>
      <dl className="grid grid-cols-[1fr_1.25fr_1fr_1.1fr] divide-x divide-linha border-y border-linha text-center text-13 text-tinta-2">
        <Figure label={labels.total}>{total}</Figure>
        <Figure label={labels.accommodated} isShort={isOver}>
          {accommodated}
        </Figure>
        <Figure label={labels.remaining} isShort={isShort}>
          {remaining}
        </Figure>
        <Figure label={price.hasSpecialNights ? prices.PER_NIGHT_ON_AVERAGE : t.PER_NIGHT}>
          {/* With cents it is too wide for its place. */}
          <span className={Number.isInteger(price.perNight) ? '' : 'text-15'}>
            {selection.length === 0 ? '–' : formatEurosShort(price.perNight)}
          </span>
        </Figure>
      </dl>
      {(isShort || isOver) && (
        <p className="flex gap-2.5 bg-ocre-100 px-5.5 py-3 text-15 font-medium text-ocre-800">
          <TriangleAlert className="mt-px size-5" aria-hidden />
          <span>{isShort ? t.unplaced(remaining) : t.spare(accommodated - total)}</span>
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

function Total({ price }: { price: PartyPrice }) {
  return (
    <div className="border-t border-linha px-5.5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2.5">
        <span>
          {price.hasSpecialNights
            ? steps.totalFor(steps.shortNights(price.nights))
            : steps.totalOf(timesEuros(price.nights, price.perNight))}
        </span>
        <b className="text-24 font-bold whitespace-nowrap">{formatEuros(price.total)}</b>
      </p>
      <p className="mt-0.5 text-15">
        <PerPerson price={price} />
      </p>
    </div>
  );
}
