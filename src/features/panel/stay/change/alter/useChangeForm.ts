import { useMemo } from 'react';
import { isDay, type Day } from '@/domain/calendar/dates';
import { proposedPrice } from '@/domain/new-stay/rooms';
import { sumEuros } from '@/domain/basics/money';
import { priceProblem, priceText } from '@/domain/basics/price-input';
import {
  changedFields,
  cleanStayValues,
  stayProblems,
  stayValuesOf,
  type StayValues,
} from '@/domain/stay-change/stay-change';
import { sharedParts } from '@/domain/stay-change/cut';
import { firstPriceMode, priceUnder, type PriceMode } from '@/domain/stay-change/price';
import { useStaffDraft } from '@/hooks/useStaffDraft';
import type { StaffBooking } from '@/queries/staff-bookings';
import { useChangeOffers } from '../useChangeOffers';
import { changeBaseOf, changeDrafts, type ChangeDraft } from './change-drafts';
import { roomChangeOf } from './room-change';

/** The form of 'Alterar': what is typed, the booking that results, and its problems (DESK-06). */
export function useChangeForm(booking: StaffBooking, today: Day) {
  const draft = useStaffDraft(changeDrafts, booking.id);
  const base = useBase(booking, draft);
  const values = draft?.values ?? base.values;
  const mode = draft?.mode ?? firstPriceMode(base.values, values);

  const dates = useMemo(
    () => validDates(values.check_in_date, values.check_out_date),
    [values.check_in_date, values.check_out_date],
  );
  const moving = useMemo(() => [booking.id], [booking.id]);
  const house = useChangeOffers({ dates, guests: values.number_of_guests, moving });
  const room = house.rooms.find(({ id }) => id === values.room_id);
  const change = roomChangeOf({
    base,
    values,
    dates,
    house,
    today,
    isFromStart: draft?.isFromStart ?? false,
  });
  const { day, listed } = change;
  const proposed =
    room === undefined || dates === null || !house.hasPrices
      ? null
      : day === null
        ? proposedPrice(room, dates)
        : listed && sumEuros([listed.first, listed.second]);
  const agreed = base.values.total_price;
  const typed = draft?.typed ?? priceText(agreed);
  const price =
    proposed === null && mode === 'table'
      ? null
      : priceUnder(mode, { agreed, proposed: proposed ?? agreed, typed });

  const after = cleanStayValues({ ...values, total_price: price ?? agreed });
  const fields = changedFields(base.values, after);
  const parts =
    day === null ? null : mode === 'table' ? listed : sharedParts(base.values, after, day);
  const isSameStay = !fields.some((field) => field === 'room_id' || field.startsWith('check_'));

  function keep(changes: Partial<ChangeDraft>) {
    const next: ChangeDraft = {
      base,
      values,
      mode: draft?.mode ?? null,
      typed,
      isFromStart: change.isFromStart,
      ...changes,
    };
    const isUntouched =
      next.mode === null && changedFields(next.base.values, next.values).length === 0;
    if (isUntouched) changeDrafts.drop(booking.id);
    else changeDrafts.keep(booking.id, next);
  }

  return {
    booking,
    today,
    base,
    values,
    after,
    fields,
    mode,
    agreed,
    proposed,
    price,
    typed,
    house,
    room,
    /** The offer for the chosen room; null while neither the room nor the dates change. */
    offer: isSameStay ? null : change.offer,
    change,
    /** What the two bookings cost if the stay is divided; null while it stays one. */
    parts,
    problems: stayProblems(base.values, after),
    priceProblem: mode === 'hand' ? priceProblem(typed) : undefined,
    isDraft: draft !== null,
    set: (changes: Partial<StayValues>) => keep({ values: { ...values, ...changes } }),
    setMode: (next: PriceMode) =>
      keep({ mode: next, typed: next === 'hand' && price !== null ? priceText(price) : typed }),
    setFromStart: (isFromStart: boolean) => keep({ isFromStart }),
    type: (text: string) => keep({ mode: 'hand', typed: text }),
    discard: () => changeDrafts.drop(booking.id),
  };
}

export type ChangeForm = ReturnType<typeof useChangeForm>;

/** The version that the change is compared with; others' changes outside this form update it. */
function useBase(booking: StaffBooking, draft: ChangeDraft | null) {
  return useMemo(() => {
    const fresh = changeBaseOf(booking);
    return draft === null || !isOtherBase(draft.base, booking) ? fresh : draft.base;
  }, [booking, draft]);
}

/** Whether others changed the booking, in what the form shows, since the change was begun. */
export function isOtherBase(base: ChangeDraft['base'], booking: StaffBooking): boolean {
  return (
    base.status !== booking.status || changedFields(base.values, stayValuesOf(booking)).length > 0
  );
}

/** The dates for which prices and rooms are read; null while they are not a valid stay. */
export function validDates(checkIn: string, checkOut: string) {
  return isDay(checkIn) && isDay(checkOut) && checkIn < checkOut ? { checkIn, checkOut } : null;
}
