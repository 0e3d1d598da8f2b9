import { type RefObject, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ShownMonths, useShownMonths } from '@/components/calendar/useShownMonths';
import { type Day, lisbonToday } from '@/domain/calendar/dates';
import { monthsBetween } from '@/domain/calendar/month-weeks';
import type { NamedRule } from '@/domain/rates/house-rates';
import { type PriceRule, quoteStay, type StayQuote } from '@/domain/rates/stay-quote';
import { arrivalTerms } from '@/domain/rates/stay-rules';
import type { TaxSeason } from '@/domain/rates/tourist-tax';
import { parseBookingQuery } from '@/domain/request/booking-query';
import {
  dayRefusal,
  isPriceKnown,
  type RoomDays,
  stillOpenDates,
} from '@/domain/request/room-page-choice';
import { lastBookableDay, NO_DATES, pickDay, type StayDates } from '@/domain/stay/stay';
import { useLoad } from '@/hooks/useLoad';
import { useToday } from '@/hooks/useToday';
import { bookingPath } from '@/lib/paths';
import { visitorClient } from '@/lib/visitor-client';
import { readHouseRates } from '@/queries/house-rates';
import type { RoomRow } from '@/types/rows';
import { type KnownMonths, useRoomMonths } from './useRoomMonths';

/** The address's parameter for how many months are open. */
export const MONTHS_PARAM = 'meses';

/** The number of guests until one is chosen: most of the house's rooms are for two. */
const USUAL_GUESTS = 2;

export type CalendarRoom = Pick<RoomRow, 'id' | 'room_number' | 'max_guests' | 'price_per_night'>;

/** A stay that is being chosen on a room's page, and what is known of the room's days. */
export interface RoomStayState {
  room: CalendarRoom;
  rates: RoomRates;
  dates: StayDates;
  guests: number;
  days: RoomDays;
  months: KnownMonths;
  shownMonths: ShownMonths;
  params: URLSearchParams;
  /** Null while a price of its nights, or the rule by which they are charged, is not known. */
  quoteOf: (stay: { checkIn: Day; checkOut: Day }) => StayQuote | null;
  /** Chooses a day; does nothing where it is refused. */
  pick: (day: Day) => void;
  /** Replaces the dates, e.g. by none. */
  setDates: (dates: StayDates) => void;
  setGuests: (guests: number) => void;
  /** Around the months, to lead the focus there. */
  monthsRef: RefObject<HTMLDivElement | null>;
}

interface RoomStay {
  /** Null until today is known. */
  stay: RoomStayState | null;
  /** The lowest price of a night, EUR. */
  price: number;
  bookTo: string;
}

/** The stay that is chosen on a room's page (SITE-01). */
export function useRoomStay(room: CalendarRoom): RoomStay {
  const today = useToday();
  const rates = useRoomRates(room.id);
  const { rule, rules } = rates;
  const { choice, choose, params } = useStayChoice(today);
  const { checkIn: begin, checkOut: end } = choice.dates;
  const shownMonths = useShownMonths({
    range: today === null ? null : { from: today, to: lastBookableDay(today) },
    begin,
    count: monthCount(params),
  });
  const ofStay = begin === null ? [] : monthsBetween({ from: begin, to: end ?? begin });
  const monthsRef = useRef<HTMLDivElement>(null);
  const months = useRoomMonths({ roomId: room.id, today }, [
    ...new Set([...shownMonths.months, ...ofStay]),
  ]);

  const guests = Math.min(Math.max(choice.guests ?? USUAL_GUESTS, 1), room.max_guests);
  const preset = (dates: StayDates) => ({
    room: room.id,
    checkIn: dates.checkIn ?? undefined,
    checkOut: dates.checkOut ?? undefined,
    guests: dates.checkIn !== null || choice.guests !== null ? guests : undefined,
  });
  const price = rates.cheapestNight ?? room.price_per_night;
  if (today === null) return { stay: null, price, bookTo: bookingPath(preset(NO_DATES)) };

  // Until the rules are known, no day can say whether it takes arrivals, so all days are loading.
  const areRatesLoading = rates.status === 'loading';
  const days: RoomDays = {
    today,
    shown: (day) => (areRatesLoading ? null : months.shown(day)),
    terms: (day) => arrivalTerms({ rules, roomIds: [room.id], day }),
  };
  const dates = stillOpenDates(choice.dates, days);
  const stay: RoomStayState = {
    room,
    rates,
    dates,
    guests,
    days,
    months: {
      ...months,
      statusOf: (month) => (areRatesLoading ? 'loading' : months.statusOf(month)),
    },
    shownMonths,
    params,
    monthsRef,
    quoteOf: (asked) =>
      rule === 'stated' || (rule === 'nightly' && isPriceKnown(asked, days))
        ? quoteStay({
            ...asked,
            rule,
            basePrice: room.price_per_night,
            specialPrices: months.rows,
          })
        : null,
    pick: (day) => {
      if (dayRefusal(day, dates, days) === null) choose({ dates: pickDay(dates, day) });
    },
    setDates: (wantedDates) => choose({ dates: wantedDates }),
    setGuests: (count) => choose({ guests: count }),
  };
  return { stay, price, bookTo: bookingPath(preset(dates)) };
}

/** How many months the address asks for: at least this one. */
function monthCount(params: URLSearchParams): number {
  const asked = Number.parseInt(params.get(MONTHS_PARAM) ?? '', 10);
  return Number.isNaN(asked) ? 1 : Math.max(asked, 1);
}

/** How the house prices one room, and which stays it takes there (RATE-01 to RATE-03). */
interface RoomRates {
  status: 'loading' | 'failed' | 'ready';
  /** Null while it is not known: no price of a stay can be told then. */
  rule: PriceRule | null;
  /** Those of the house and of this room; none while they are not known. */
  rules: readonly NamedRule[];
  /** Of the tourist tax; none where there is no tax or it is not known. */
  taxSeasons: readonly TaxSeason[];
  /** EUR; null while every night costs the base price, or this is not known. */
  cheapestNight: number | null;
  retry: () => void;
}

const UNKNOWN_RATES = { rule: null, rules: [], taxSeasons: [], cheapestNight: null };

/** Loads the house's rates, in parallel with the room's days. */
function useRoomRates(roomId: string): RoomRates {
  const { loaded, retry } = useLoad(['readHouseRates'], async () =>
    readHouseRates(visitorClient(), lisbonToday(new Date())),
  );
  if (loaded.status !== 'ready') {
    return { ...UNKNOWN_RATES, status: loaded.status, retry };
  }
  const { price_rule: rule, stay_rules, tourist_tax: taxSeasons, cheapest_nights } = loaded.data;
  const rules = stay_rules.filter(({ room_id }) => room_id === null || room_id === roomId);
  const cheapestNight = cheapest_nights?.[roomId] ?? null;
  return { status: 'ready', rule, rules, taxSeasons, cheapestNight, retry };
}

interface StayChoice {
  dates: StayDates;
  /** Null until someone has said how many. */
  guests: number | null;
}

/**
 * What is chosen on a room's page. It is kept in the address, too, so that it is still there after
 * coming back from the form or changing the language.
 */
function useStayChoice(today: Day | null) {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<StayChoice | null>(null);
  const choice = chosen ?? named(params, today);

  function choose(changes: Partial<StayChoice>) {
    const next = { ...choice, ...changes };
    setChosen(next);
    setParams((before) => withChoice(before, next), { replace: true, preventScrollReset: true });
  }

  return { choice, choose, params };
}

function named(params: URLSearchParams, today: Day | null): StayChoice {
  if (today === null) return { dates: NO_DATES, guests: null };
  const { checkIn, checkOut, guests } = parseBookingQuery({ params, today });
  return { dates: { checkIn, checkOut }, guests };
}

function withChoice(params: URLSearchParams, { dates, guests }: StayChoice): URLSearchParams {
  const wanted = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ ...dates, guests: guests?.toString() })) {
    if (value) wanted.set(name, value);
    else wanted.delete(name);
  }
  return wanted;
}
