import type { Day } from '@/domain/calendar/dates';
import type { DeskDates } from '@/domain/new-stay/rooms';
import type { StayValues } from '@/domain/stay-change/stay-change';
import { changeDay, listedParts } from '@/domain/stay-change/cut';
import { hasSlept } from '@/domain/stay/ended-stay';
import type { ChangeOffer, ChangeOffers } from '../useChangeOffers';
import type { ChangeBase } from './change-drafts';

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
export function roomChangeOf({
  base,
  values,
  dates,
  house,
  today,
  isFromStart,
}: RoomChangeOptions) {
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
