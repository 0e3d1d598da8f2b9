import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isRowId } from '@/domain/request/booking-query';
import { staffClient } from '@/lib/staff-client';
import { findBookingGroup, listBookingGroups, listGuestProfiles } from '@/queries/booking-groups';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import { listBookingsByGroupIds } from '@/queries/staff-group-bookings';
import type { BookingGroupRow } from '@/types/rows';

/** Groups on one page: few enough for the URL of the one request for their bookings. */
const GROUPS_PER_PAGE = 24;

const GROUPS_KEY = queryKeys.groups;

/** A group and its bookings, oldest first. */
export interface Group extends BookingGroupRow {
  bookings: StaffBooking[];
}

/** All groups, newest first, a page at a time. */
export function useGroups() {
  return useInfiniteQuery({
    queryKey: [...GROUPS_KEY, 'list'],
    queryFn: ({ pageParam }) => loadPage(pageParam),
    initialPageParam: null as Group | null,
    getNextPageParam: (lastPage) =>
      lastPage.length < GROUPS_PER_PAGE ? undefined : lastPage.at(-1),
    select: ({ pages }) => pages.flat(),
  });
}

/**
 * The group an address names: one of those listed or, further down the list, asked for on its own.
 *
 * @param listed undefined while the list is on its way
 * @returns as `group` undefined while unknown, null when there is no such group
 */
export function useNamedGroup(id: string | null, listed: readonly Group[] | undefined) {
  const known = listed?.find((group) => group.id === id);
  const reading = useQuery({
    queryKey: [...GROUPS_KEY, 'one', id],
    queryFn: () => (id === null ? null : loadGroup(id)),
    enabled: id !== null && listed !== undefined && known === undefined,
  });
  return { group: id === null ? null : (known ?? reading.data), reading };
}

/** The guests of a group, as far as they are known. */
export function useGuestProfiles({ bookings, id }: Group) {
  return useQuery({
    queryKey: ['guest_profiles', id],
    queryFn: () =>
      listGuestProfiles(
        staffClient(),
        bookings.map((booking) => booking.id),
      ),
    enabled: bookings.length > 0,
  });
}

async function loadPage(after: Group | null): Promise<Group[]> {
  const page = { after, limit: GROUPS_PER_PAGE };
  return withBookings(await listBookingGroups(staffClient(), page));
}

async function loadGroup(id: string): Promise<Group | null> {
  if (!isRowId(id)) return null;
  const row = await findBookingGroup(staffClient(), id);
  const [group] = row === null ? [] : await withBookings([row]);
  return group ?? null;
}

async function withBookings(groups: BookingGroupRow[]): Promise<Group[]> {
  if (groups.length === 0) return [];
  const bookings = await listBookingsByGroupIds(
    staffClient(),
    groups.map(({ id }) => id),
  );
  return groups.map((group) => ({
    ...group,
    bookings: bookings.filter(({ group_id }) => group_id === group.id),
  }));
}
