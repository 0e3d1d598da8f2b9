import { HttpResponse } from 'msw';
import * as v from 'valibot';
import type { BookingEvent } from '@/queries/booking-events';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { RoomRow } from '@/types/rows';
import { makeRoom, uuid } from './builders';
import { unnamed } from './commands';
import { openDesk } from './desk';
import { onRpc, onTable } from './server';

const Changes = v.array(
  v.object({
    id: v.string(),
    updated_at: v.string(),
    set: v.looseObject({
      room_id: v.optional(v.string()),
      check_in_date: v.optional(v.string()),
      check_out_date: v.optional(v.string()),
      status: v.optional(v.string()),
      command_id: v.optional(v.string()),
    }),
    next: v.optional(
      v.object({ room_id: v.string(), check_out_date: v.string(), total_price: v.number() }),
    ),
  }),
);
const Call = v.object({ changes: Changes });
const SPLIT_GROUP = 'GRP26-SPL17ABC';

interface DeskOptions {
  rooms?: RoomRow[];
  /** Nights on which rooms are closed. */
  closed?: { room_id: string; date: string }[];
  /** Answers the reads of stored days, in place of `closed`. */
  days?: Parameters<typeof onTable<'room_availability'>>[2];
  events?: BookingEvent[];
}

const refusal = (code: string, message: string, hint: string) =>
  HttpResponse.json({ code, message, hint, details: null }, { status: 409 });

/**
 * The desk of `openDesk` with rooms. Its stays can be changed and divided as in the database: all or
 * none, never over a newer version (HS014), never into a taken room (23P01).
 */
export function openChangeableDesk(bookings: StaffBooking[], options: DeskOptions = {}) {
  const { rooms = [], closed = [], events = [], days = () => closed } = options;
  const desk = openDesk(bookings);
  const ids = new Set(bookings.map(({ id }) => id));
  const asked: v.InferOutput<typeof Changes>[] = [];
  let isLost = false;
  onTable('get', 'rooms', () => rooms);
  onTable('get', 'room_availability', days);
  const eventReads = onTable('get', 'booking_events', () => events);

  const all = () => [...ids].map((id) => desk.row(id)).filter((row) => row !== undefined);
  const withRoom = (row: StaffBooking): StaffBooking => {
    const room = rooms.find(({ id }) => id === row.room_id);
    return room === undefined
      ? row
      : { ...row, rooms: { room_number: room.room_number, name: room.name } };
  };

  /** The second part of a changed stay, in another room. */
  function goOn(id: string, next: v.InferOutput<typeof Changes>[number]['next']): StaffBooking[] {
    if (next === undefined) return [];
    const [first] = desk.changeElsewhere(id, { group_reference: SPLIT_GROUP });
    if (first === undefined) return [];
    const second = withRoom({
      ...first,
      ...next,
      id: uuid(2, 90),
      booking_number: 'R26-SECOND',
      check_in_date: first.check_out_date,
      status: 'confirmed',
    });
    ids.add(second.id);
    desk.add(second);
    return desk.changeElsewhere(second.id, { command_id: first.command_id });
  }

  onRpc('change_stays', (body) => {
    const { changes } = v.parse(Call, body);
    asked.push(changes.map(unnamed));
    const stale = changes.filter(({ id, updated_at }) => desk.row(id)?.updated_at !== updated_at);
    if (stale.length > 0) return refusal('HS014', 'Entretanto, mudou.', 'R26-STALE');
    // Stays that swap rooms do not block each other.
    const wished = all().map((row) => ({
      ...row,
      ...changes.find(({ id }) => id === row.id)?.set,
    }));
    for (const { id } of changes) {
      const row = { ...wished.find((one) => one.id === id) };
      const inTheWay = wished.find(
        (other) =>
          other.id !== id &&
          other.room_id === row.room_id &&
          other.status !== 'cancelled' &&
          row.status !== 'cancelled' &&
          other.check_in_date < String(row.check_out_date) &&
          other.check_out_date > String(row.check_in_date),
      );
      if (inTheWay) return refusal('23P01', 'O quarto está ocupado.', inTheWay.booking_number);
    }
    for (const { id, set } of changes) {
      const [row] = desk.changeElsewhere(id, set);
      if (row !== undefined) desk.changeElsewhere(id, { rooms: withRoom(row).rooms });
    }
    const seconds = changes.flatMap(({ id, next }) => goOn(id, next));
    if (isLost) {
      isLost = false;
      return HttpResponse.error();
    }
    return [...changes.map(({ id }) => desk.row(id)), ...seconds];
  });

  return {
    ...desk,
    asked,
    eventReads,
    /** Stores the next change, but then the line is cut, until the panel has asked what became of it. */
    loseNextAnswer: () => {
      isLost = true;
      desk.cutNextQuestion();
    },
  };
}

/** The rooms of the mock: two doubles and a double that is dearer. */
export const sol = makeRoom({ room_number: '3', name: 'Duplo Sol', price_per_night: 58 });
export const bussola = makeRoom({ room_number: '11', name: 'Duplo Bússola', price_per_night: 62 });
export const rede = makeRoom({
  room_number: '7',
  name: 'Dormitório Rede',
  max_guests: 8,
  price_per_night: 128,
});
