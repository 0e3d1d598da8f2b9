import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@/hooks/useDebouncedValue';
import { staffClient } from '@/lib/staff-client';
import { findKnownGuests, type KnownGuest } from '@/queries/known-guests';
import { queryKeys } from '@/queries/query-keys';

const SHORTEST = 3;
const PAUSE_MS = 250;

const NONE: KnownGuest[] = [];

/** Past guests whose name, e-mail or phone matches what is typed (DESK-04); debounced. */
export function useKnownGuests(typed: string, isAsked: boolean): KnownGuest[] {
  const words = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isEnough = isAsked && typed.trim().length >= SHORTEST && words.length >= SHORTEST;
  const query = useQuery({
    queryKey: [...queryKeys.bookings, 'known-guests', words],
    queryFn: () => findKnownGuests(staffClient(), words),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    // A failure is only logged, because a booking can be entered without suggestions.
    meta: { log: 'findKnownGuests' },
  });
  return isEnough ? (query.data ?? NONE) : NONE;
}
