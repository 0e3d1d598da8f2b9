import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Day } from '@/domain/calendar/dates';
import { type AskedStay, askedStay } from '@/domain/request/asked-stay';
import { useToday } from '@/hooks/useToday';

/** The stay that the address asks for; null without one, and before hydration. */
export function useAskedStay(): { today: Day | null; stay: AskedStay | null } {
  const [params] = useSearchParams();
  const today = useToday();
  const stay = useMemo(() => (today === null ? null : askedStay(params, today)), [params, today]);
  return { today, stay };
}

/** The stay as the parameters of an address, for links. */
export function stayParams({ checkIn, checkOut, guests }: AskedStay): string {
  const params = new URLSearchParams({ checkIn, checkOut });
  if (guests !== null) params.set('guests', String(guests));
  return params.toString();
}
