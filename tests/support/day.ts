import type { DayEntry, DaySheet, NightRoom } from '@/queries/day-sheet';
import { uuid } from './builders';

/** The day on which these tests take place: a Monday. */
export const MONDAY = '2026-11-23';

/**
 * A confirmed stay of two nights from Monday, as an entry of the day's lists; `n` makes its ids.
 */
export function makeEntry(n: number, overrides: Partial<DayEntry> = {}): DayEntry {
  const total_price = overrides.total_price ?? 110;
  return {
    id: uuid(2, n),
    booking_number: `R26-DAY${String(n).padStart(3, '0')}`,
    room_id: uuid(1, Number(overrides.room_number ?? n)),
    room_number: String(n),
    guest_name: `Hóspede ${n}`,
    check_in_date: MONDAY,
    check_out_date: '2026-11-25',
    number_of_guests: 2,
    total_price,
    paid: 0,
    amount_due: total_price - (overrides.paid ?? 0),
    status: 'confirmed',
    source: 'site',
    arrival_time: null,
    guest_wish: null,
    admin_notes: null,
    group_reference: null,
    created_at: '2026-11-20T10:00:00+00:00',
    answer_until: null,
    hold_until: null,
    updated_at: '2026-11-20T10:00:00+00:00',
    done: null,
    ...overrides,
  };
}

/** A free double room in the night. */
export function makeNightRoom(n: number, overrides: Partial<NightRoom> = {}): NightRoom {
  return {
    id: uuid(1, n),
    room_number: String(n),
    name: `Quarto ${n}`,
    max_guests: 2,
    booking_number: null,
    status: null,
    guests: null,
    is_blocked: false,
    state: null,
    since: null,
    out_until: null,
    ...overrides,
  };
}

/** A day on which nothing happens, in a house without rooms. */
export function makeDaySheet(overrides: Partial<DaySheet> = {}): DaySheet {
  return {
    day: MONDAY,
    today: MONDAY,
    arrivals: [],
    departures: [],
    in_house: [],
    late_arrivals: [],
    late_departures: [],
    unanswered: [],
    register: null,
    rooms: [],
    takings: {},
    nights: Array.from({ length: 14 }, () => 0),
    ...overrides,
  };
}
