import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import type { RoomTap, TapAnswer } from '@/domain/cleaning/tap-queue';
import { makeRoomsToday } from './cleaning';
import { onRpc, type RestFailure } from './server';

/** A house of the cleaning board that takes taps as the database does, over a line that may be cut. */
export function openCleaning(
  first: readonly RoomToday[],
  { day = '2026-11-23', me = 'Lídia' } = {},
) {
  const taken = new Map<string, RoomTap>();
  const house = {
    rooms: [...first],
    /** What came in by each request, in order. */
    requests: [] as RoomTap[][],
    /** What was done, in order. */
    done: () => [...taken.values()],
    line: 'up' as 'up' | 'cut' | 'answers lost' | RestFailure,
    /** What somebody else does. */
    change: (roomNumber: string, changes: Partial<RoomToday>) => {
      house.rooms = house.rooms.map((room) =>
        room.room_number === roomNumber ? { ...room, is_own: false, ...changes } : room,
      );
    },
    /** Answers one tap otherwise than the room says. */
    outcomes: new Map<string, TapAnswer['outcome']>(),
  };
  const board = () => makeRoomsToday({ day, rooms: house.rooms });

  function take(tap: RoomTap): TapAnswer {
    const room = house.rooms.find(({ id }) => id === tap.room_id);
    if (room === undefined) return { tap: tap.tap, outcome: 'gone' };
    const value = tap.field === 'state' ? room.state : (room.note ?? '');
    const by = tap.field === 'state' ? room.by : room.note_by;
    const now = { tap: tap.tap, value, by, since: room.since };
    if (taken.has(tap.tap)) return { ...now, outcome: 'done' };
    const outcome = house.outcomes.get(room.room_number);
    if (outcome !== undefined) return { ...now, outcome };
    if (value === tap.to) return { ...now, outcome: 'same' };
    if (value !== tap.from) return { ...now, outcome: 'asks' };
    taken.set(tap.tap, tap);
    const since = new Date(Date.now() - tap.ago * 1000).toISOString();
    Object.assign(
      room,
      tap.field === 'state'
        ? { state: tap.to, by: me, since, is_own: true }
        : { note: tap.to === '' ? null : tap.to, note_by: me },
    );
    return { ...now, value: tap.to, by: me, since, outcome: 'done' };
  }

  const failure = () => {
    if (house.line === 'cut') return HttpResponse.error();
    if (typeof house.line === 'string') return null;
    const { status, ...body } = house.line;
    return HttpResponse.json({ details: null, hint: null, ...body }, { status });
  };

  onRpc('rooms_today', () => failure() ?? board());
  onRpc('set_room_states', (body) => {
    const { taps }: { taps: RoomTap[] } = Object(body);
    house.requests.push(taps);
    const failed = failure();
    if (failed !== null) return failed;
    const answers = taps.map(take);
    if (house.line === 'answers lost') return HttpResponse.error();
    return { taps: answers, board: board() };
  });
  return house;
}

/** The row of a room on the board. */
export function roomRow(roomNumber: string): HTMLElement {
  const name = new RegExp(`^Quarto ${roomNumber}: .* nota$`);
  const row = screen.getByRole('button', { name }).closest('li');
  if (row === null) throw new Error(`Room ${roomNumber} has no row.`);
  return row;
}
