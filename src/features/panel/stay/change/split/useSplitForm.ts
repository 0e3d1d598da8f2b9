import { useMemo, useState } from 'react';
import type { Day } from '@/domain/calendar/dates';
import { proposedPrice } from '@/domain/new-stay/rooms';
import { sumEuros } from '@/domain/basics/money';
import { priceProblem, priceText, typedPrice } from '@/domain/basics/price-input';
import type { PriceMode } from '@/domain/stay-change/price';
import { firstSplitDay, splitDays, splitPrice } from '@/domain/stay-change/split';
import type { StaffBooking } from '@/queries/staff-bookings';
import { useChangeOffers, type ChangeOffer } from '../useChangeOffers';

/** The form of 'Dividir': the day of the cut, the second room, and both prices (DESK-09). */
export function useSplitForm(booking: StaffBooking, today: Day) {
  const days = splitDays(booking, today);
  const [asked, setDay] = useState<Day | null>(() => firstSplitDay(booking, today));
  const day =
    (asked !== null && days.includes(asked) ? asked : firstSplitDay(booking, today)) ?? null;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [mode, setMode] = useState<PriceMode>('keep');
  const [typed, setTyped] = useState<{ first: string; second: string } | null>(null);

  const { check_out_date, number_of_guests } = booking;
  const dates = useMemo(
    () => (day === null ? null : { checkIn: day, checkOut: check_out_date }),
    [day, check_out_date],
  );
  const house = useChangeOffers({
    dates,
    guests: number_of_guests,
    pricesFrom: booking.check_in_date,
  });
  const others = (house.offers ?? []).filter(
    ({ room }) => room.id !== booking.room_id && room.is_active,
  );
  const choices = choicesOf(others);
  const chosen = choices.find(({ room }) => room.id === chosenId) ?? choices[0] ?? null;
  const own = house.rooms.find(({ id }) => id === booking.room_id);

  const kept = day === null ? { first: 0, second: 0 } : splitPrice(booking, day);
  const table =
    day === null || chosen === null || own === undefined
      ? null
      : {
          first: proposedPrice(own, { checkIn: booking.check_in_date, checkOut: day }),
          second: chosen.price,
        };
  const hand = typed ?? { first: priceText(kept.first), second: priceText(kept.second) };
  const handProblem =
    mode === 'hand' ? (priceProblem(hand.first) ?? priceProblem(hand.second)) : undefined;
  const prices = pricesUnder(mode, { kept, table, hand });

  return {
    booking,
    days,
    day,
    setDay,
    house,
    others,
    choices,
    chosen,
    choose: setChosenId,
    own,
    mode,
    kept,
    table,
    hand,
    handProblem,
    prices,
    total: prices === null ? null : sumEuros([prices.first, prices.second]),
    setMode: (next: PriceMode) => {
      if (next === 'hand' && prices !== null) {
        setTyped({ first: priceText(prices.first), second: priceText(prices.second) });
      }
      setMode(next);
    },
    type: (part: 'first' | 'second', text: string) => {
      setTyped({ ...hand, [part]: text });
      setMode('hand');
    },
  };
}

export type SplitForm = ReturnType<typeof useSplitForm>;

/** Rooms that are free and big enough; where there is none, those that are free. */
function choicesOf(offers: readonly ChangeOffer[]): ChangeOffer[] {
  const free = offers.filter(({ inTheWay }) => inTheWay === null);
  const fitting = free.filter(({ missingBeds }) => missingBeds === 0);
  return fitting.length > 0 ? fitting : free;
}

interface PartPrices {
  first: number;
  second: number;
}

/** The prices of both parts in EUR; null while unknown, or while what is typed is not a price. */
function pricesUnder(
  mode: PriceMode,
  {
    kept,
    table,
    hand,
  }: { kept: PartPrices; table: PartPrices | null; hand: { first: string; second: string } },
): PartPrices | null {
  if (mode === 'keep') return kept;
  if (mode === 'table') return table;
  const [first, second] = [typedPrice(hand.first), typedPrice(hand.second)];
  return first === null || second === null ? null : { first, second };
}
