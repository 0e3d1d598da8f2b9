import { useQuery } from '@tanstack/react-query';
import { countStays } from '@/domain/channel/feeds';
import type { Day } from '@/domain/calendar/dates';
import { compareRoomNumbers } from '@/domain/room/room-number';
import { staffClient } from '@/lib/staff-client';
import { listChannelFeeds, listForeignStays, type ChannelFeed } from '@/queries/channels';
import { queryKeys } from '@/queries/query-keys';
import { listRooms } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';

/** The panel's polling does not say how calendars were read, so this screen polls by itself. */
const REFRESH_MS = 60_000;

/** The calendars of all rooms. */
export function useChannelFeeds({ isShown }: { isShown: boolean }) {
  return useQuery({
    queryKey: [...queryKeys.channelFeeds, 'list'],
    queryFn: () => listChannelFeeds(staffClient()),
    refetchInterval: isShown && REFRESH_MS,
    meta: { log: 'listChannelFeeds' },
  });
}

/** How many stays from today on each calendar has brought, by its id. */
export function useStayCounts({ today, isShown }: { today: Day; isShown: boolean }) {
  return useQuery({
    queryKey: [...queryKeys.channelEvents, 'counts', today],
    queryFn: () => listForeignStays(staffClient(), today),
    select: countStays,
    refetchInterval: isShown && REFRESH_MS,
    meta: { log: 'listForeignStays' },
  });
}

/** A room with its calendars, in the order in which they were added. */
export interface ChannelRoom {
  room: RoomRow;
  feeds: readonly ChannelFeed[];
}

/** All rooms, also those that are not on the site, because their calendars are read as well. */
export function useChannelRooms() {
  return useQuery({
    queryKey: [...queryKeys.rooms, 'list'],
    queryFn: () => listRooms(staffClient()),
    meta: { log: 'listRooms' },
  });
}

/** The active rooms, and those that have a calendar, by room number: 2 before 12. */
export function withFeeds(rooms: readonly RoomRow[], feeds: readonly ChannelFeed[]): ChannelRoom[] {
  const byRoom = new Map<string, ChannelFeed[]>();
  for (const feed of feeds) byRoom.set(feed.room_id, [...(byRoom.get(feed.room_id) ?? []), feed]);
  return rooms
    .map((room) => ({ room, feeds: byRoom.get(room.id) ?? [] }))
    .filter(({ room, feeds: own }) => room.is_active || own.length > 0)
    .toSorted((a, b) => compareRoomNumbers(a.room.room_number, b.room.room_number));
}
