import { useMemo } from 'react';
import { sumEuros } from '@/domain/basics/money';
import { priceProblem, priceText } from '@/domain/basics/price-input';
import { isDay, type Day } from '@/domain/calendar/dates';
import { proposedPrice, type DeskDates } from '@/domain/new-stay/rooms';
import { sharedParts, changeDay, listedParts } from '@/domain/stay-change/cut';
import { firstPriceMode, priceUnder, type PriceMode } from '@/domain/stay-change/price';
import {
  changedFields,
  cleanStayValues,
  stayProblems,
  stayValuesOf,
  type StayValues,
} from '@/domain/stay-change/stay-change';
import { hasSlept } from '@/domain/stay/ended-stay';
import { useStaffDraft } from '@/hooks/useStaffDraft';
import type { StaffBooking } from '@/queries/staff-bookings';
import { useChangeOffers, type ChangeOffer, type ChangeOffers } from '../useChangeOffers';
import { changeBaseOf, changeDrafts, type ChangeDraft, type ChangeBase } from './change-drafts';

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

interface RoomChangeOptions {
  base: ChangeBase;
  values: StayValues;
  /** Null while the dates in the form are not a valid stay. */
  dates: DeskDates | null;
  house: ChangeOffers;
  today: Day;
  /** Whether somebody chose that past nights move too. */
  isFromStart: boolean;
}

/**
 * The room of a changed stay. Of a guest in house who has slept in another one, from which day on:
 * past nights stay where they were slept unless somebody says otherwise (DESK-06, DESK-09).
 */
function roomChangeOf({ base, values, dates, house, today, isFromStart }: RoomChangeOptions) {
  const own = house.rooms.find(({ id }) => id === base.values.room_id);
  const room = house.rooms.find(({ id }) => id === values.room_id);
  const isSleptIn = hasSlept({ ...base.values, status: base.status }, today);
  const isAsked = isSleptIn && values.room_id !== base.values.room_id;

  const isOwnFree = (nights: DeskDates) => {
    const offer = offerOf(house.offersOn(nights), base.values.room_id);
    return offer !== null && offer.inTheWay === null && offer.closedDays.length === 0;
  };
  const possibleDay =
    isSleptIn && dates !== null && house.offers !== null
      ? changeDay({ before: base.values, after: values, today }, isOwnFree)
      : null;
  const whole = house.offers;
  const fromDay =
    possibleDay === null || dates === null
      ? null
      : house.offersOn({ checkIn: possibleDay, checkOut: dates.checkOut });
  const day = isAsked && !isFromStart ? possibleDay : null;

  return {
    /** Whether it must be said from which day on the guest has the other room. */
    isAsked,
    isFromStart,
    /** The day on which the guest can change rooms; null if there is none. */
    possibleDay,
    /** The day on which the guest changes rooms, with two bookings; null while it stays one. */
    day,
    /** Whether the other room is free for the past nights too. */
    canFromStart: offerOf(whole, values.room_id)?.inTheWay === null,
    /** What each room offers: other rooms than the own one only for the nights that are slept there. */
    offers:
      fromDay === null || isFromStart
        ? whole
        : fromDay.map((offer) =>
            offer.room.id === base.values.room_id
              ? (offerOf(whole, offer.room.id) ?? offer)
              : offer,
          ),
    offer: offerOf(day === null ? whole : fromDay, values.room_id),
    own,
    /** What both parts cost by the price list; null while the stay stays one. */
    listed:
      day === null || own === undefined || room === undefined
        ? null
        : listedParts(base.values, values, { day, own, room }),
  };
}

function offerOf(offers: readonly ChangeOffer[] | null, roomId: string): ChangeOffer | null {
  return offers?.find(({ room }) => room.id === roomId) ?? null;
}
