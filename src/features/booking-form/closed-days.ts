import type { DayRange } from '@/domain/dates';
import type { RoomDay } from '@/domain/occupancy';
import { visitorClient } from '@/lib/visitor-client';
import { listBlockedDays } from '@/queries/room-availability';

/** The blocked days of all rooms from `from` to `to`, both included, as the rules take them. */
export async function loadClosedDays(days: DayRange): Promise<RoomDay[]> {
  const blockedDays = await listBlockedDays(visitorClient(), days);
  return blockedDays.map(({ room_id, date }) => ({ room_id, date, is_available: false }));
}
