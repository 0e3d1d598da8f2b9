import type { Outage, RoomsToday, RoomToday } from '@/domain/cleaning/rooms-today';

/** A clean, free room of the cleaning board. */
export const makeRoomToday = (
  room_number: string,
  overrides: Partial<RoomToday> = {},
): RoomToday => ({
  id: `room-${room_number}`,
  room_number,
  name: `Quarto ${room_number}`,
  leaving: false,
  left: false,
  arriving: null,
  staying: null,
  closed: false,
  state: 'clean',
  since: null,
  by: null,
  is_own: false,
  note: null,
  note_by: null,
  emptied_at: null,
  linen: null,
  outage: null,
  ...overrides,
});

/** What `rooms_today` answers. */
export const makeRoomsToday = (overrides: Partial<RoomsToday> = {}): RoomsToday => ({
  day: '2026-11-12',
  linen_every: 3,
  rooms: [],
  ...overrides,
});

/** A room out of service until the 15th. */
export const makeOutage = (overrides: Partial<Outage> = {}): Outage => ({
  id: 'outage',
  ends: '2026-11-15',
  reason: 'Autoclismo a verter',
  by: 'Helena Moura',
  at: '2026-11-12T09:00:00Z',
  in_way: 0,
  ...overrides,
});
