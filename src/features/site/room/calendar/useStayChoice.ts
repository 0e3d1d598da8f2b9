import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseBookingQuery } from '@/domain/request/booking-query';
import type { Day } from '@/domain/calendar/dates';
import { NO_DATES, type StayDates } from '@/domain/stay/stay';

export interface StayChoice {
  dates: StayDates;
  /** Null until someone has said how many. */
  guests: number | null;
}

/**
 * What is chosen on a room's page. It is kept in the address, too, so that it is still there after
 * coming back from the form or changing the language.
 */
export function useStayChoice(today: Day | null) {
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
