import { useId, type Ref, type ReactNode } from 'react';
import { CountInput } from '@/components/form/CountInput';
import { DayInput } from '@/components/form/DayInput';
import { FieldError } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { isUnpriced, priceWords } from '@/domain/booking/booking-source';
import { formatStayDay } from '@/domain/calendar/date-formats';
import { addDays, isDay } from '@/domain/calendar/dates';
import { MAX_BOOKING_GUESTS, MIN_GUESTS } from '@/domain/guest/guest-count';
import { MAX_DESK_NIGHTS, withNights } from '@/domain/new-stay/booking-dates';
import { nightsOf, priceDifference } from '@/domain/stay-change/price';
import type { StayValues } from '@/domain/stay-change/stay-change';
import { dayDifference } from '@/domain/stay-change/words';
import { RoomName } from '@/features/panel/parts/RoomName';
import { offerLabel } from '../offer-words';
import type { ChangeForm } from './useChangeForm';

interface StayRowsProps {
  form: ChangeForm;
  checkOutRef: Ref<HTMLInputElement>;
}

/** Dates, nights, room, guests and price, before and after (DESK-06). */
export function StayRows({ form, checkOutRef }: StayRowsProps) {
  const { base, values, price, set, problems, today } = form;
  const was = base.values;
  const [nightsBefore, nights] = [nightsOf(was), nightsOf(values)];
  const id = useId();

  return (
    <div className="tabular-figures">
      <div className="hidden text-13 font-semibold md:grid md:grid-cols-[5.75rem_11.625rem_minmax(0,1fr)]">
        <span />
        <span className="rounded-t-field bg-sal px-3 py-2">Antes</span>
        <span className="px-3 py-2">Depois</span>
      </div>
      {(['check_in_date', 'check_out_date'] as const).map((end) => (
        <ChangeRow
          key={end}
          label={LABELS[end]}
          before={formatStayDay(was[end])}
          change={differs(was[end], values[end]) ? dayDifference(end, was, values) : null}
          problem={problems[end]}
          problemId={`${id}-${end}`}
        >
          <DayInput
            ref={end === 'check_out_date' ? checkOutRef : undefined}
            label={LABELS[end]}
            isNamed
            isInWords
            value={values[end]}
            today={today}
            min={end === 'check_out_date' ? nextDay(values.check_in_date) : undefined}
            problemId={problems[end] === undefined ? undefined : `${id}-${end}`}
            onChange={(day) => set({ [end]: day })}
          />
        </ChangeRow>
      ))}
      <ChangeRow
        label="Noites"
        before={nightsBefore}
        change={nights === nightsBefore || nights === 0 ? null : signed(nights - nightsBefore)}
      >
        <CountInput
          label="Noites"
          className={COUNT}
          value={nights}
          min={1}
          max={MAX_DESK_NIGHTS}
          decreaseLabel="Menos uma noite"
          increaseLabel="Mais uma noite"
          onChange={(count) => set({ check_out_date: withNights(datesOf(values), count).checkOut })}
        />
      </ChangeRow>
      <RoomRow form={form} />
      <ChangeRow
        label="Hóspedes"
        before={was.number_of_guests}
        change={
          values.number_of_guests === was.number_of_guests
            ? null
            : signed(values.number_of_guests - was.number_of_guests)
        }
        problem={problems.number_of_guests}
      >
        <CountInput
          label="Hóspedes"
          className={COUNT}
          value={values.number_of_guests}
          min={MIN_GUESTS}
          max={MAX_BOOKING_GUESTS}
          decreaseLabel="Menos um hóspede"
          increaseLabel="Mais um hóspede"
          onChange={(count) => set({ number_of_guests: count })}
        />
      </ChangeRow>
      <ChangeRow
        label="Preço"
        before={priceWords(was)}
        change={
          price === null || price === was.total_price
            ? null
            : isUnpriced(was)
              ? 'indicado'
              : priceDifference(was.total_price, price)
        }
      >
        <span className="font-semibold">
          {price === null ? '…' : priceWords({ ...values, total_price: price })}
        </span>
      </ChangeRow>
    </div>
  );
}

const COUNT = 'w-33 max-md:w-36';
const LABELS = { check_in_date: 'Check-in', check_out_date: 'Check-out' } as const;

/** Offers only the rooms that are free on the new dates, and the one that the guest has. */
function RoomRow({ form }: { form: ChangeForm }) {
  const { booking, base, values, set, house, change } = form;
  const offers = (change.offers ?? []).filter(
    ({ room, inTheWay }) =>
      room.id === values.room_id ||
      (inTheWay === null && (room.is_active || room.id === base.values.room_id)),
  );
  const before = house.rooms.find(({ id }) => id === base.values.room_id) ?? booking.rooms;
  return (
    <ChangeRow
      label="Quarto"
      before={<RoomName room={before} className="truncate" />}
      change={values.room_id === base.values.room_id ? null : 'outro quarto'}
    >
      <Select
        aria-label="Quarto"
        aria-busy={house.isFetching || undefined}
        value={values.room_id}
        onChange={({ target }) => set({ room_id: target.value })}
      >
        {offers.length === 0 && (
          <option value={values.room_id}>
            {booking.rooms ? `${booking.rooms.room_number} ${booking.rooms.name}` : 'N/A'}
          </option>
        )}
        {offers.map((offer) => (
          <option key={offer.room.id} value={offer.room.id}>
            {offerLabel(offer)}
          </option>
        ))}
      </Select>
    </ChangeRow>
  );
}

function differs(before: string, after: string): boolean {
  return isDay(after) && before !== after;
}

function datesOf({ check_in_date, check_out_date }: StayValues) {
  return { checkIn: check_in_date, checkOut: check_out_date };
}

function nextDay(day: string): string | undefined {
  return isDay(day) ? addDays(day, 1) : undefined;
}

/** '+1', '−2'. */
function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : `−${Math.abs(difference)}`;
}

interface ChangeRowProps {
  label: string;
  before: ReactNode;
  /** How it changed, e.g. 'mais 1 noite'; null while it is unchanged. */
  change: string | null;
  problem?: string;
  problemId?: string;
  children: ReactNode;
}

/** One row of before and after; a changed one is marked with a bar and in words. */
function ChangeRow({ label, before, change, problem, problemId, children }: ChangeRowProps) {
  const isChanged = change !== null;
  return (
    <div className="grid grid-cols-[5.875rem_minmax(0,1fr)] border-t border-linha/70 first:max-md:border-t-0 md:grid-cols-[5.75rem_11.625rem_minmax(0,1fr)]">
      <div className="py-2 pe-2 text-14 font-medium text-tinta-2 max-md:row-span-2 md:flex md:items-center md:py-1.25">
        {label}
      </div>
      <div
        className={`flex items-center gap-1 pt-2 text-13 md:bg-sal md:px-3 md:py-1.25 md:text-14 ${isChanged ? 'text-tinta' : 'text-tinta-2'}`}
      >
        <span className="md:sr-only">antes: </span>
        {before}
      </div>
      <div
        className={`border-s-4 py-1.25 max-md:-ms-3 max-md:ps-2 max-md:pb-2 md:ps-2 ${isChanged ? 'border-transparent bg-[linear-gradient(theme(colors.ocre.400),theme(colors.ocre.400))] bg-[length:4px_calc(100%_-_12px)] bg-[position:0_50%] bg-no-repeat bg-origin-border' : 'border-transparent'}`}
      >
        <div className="flex min-h-9 flex-wrap items-center gap-x-2.5 gap-y-1 md:flex-nowrap">
          <div className="min-w-0 max-md:w-full md:flex-1">{children}</div>
          {isChanged && (
            <span className="text-12 font-semibold whitespace-nowrap text-ocre-800">
              <VisuallyHidden>mudou: </VisuallyHidden>
              {change}
            </span>
          )}
        </div>
        {problem !== undefined && <FieldError id={problemId}>{problem}</FieldError>}
      </div>
    </div>
  );
}
