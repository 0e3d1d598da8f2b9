import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { ConflictsView } from '@/features/panel/channel/conflicts/ConflictsView';
import type { ChannelConflict } from '@/queries/channels';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { RoomRow } from '@/types/rows';
import { makeBooking, makeRoom, uuid } from './builders';
import { openChangeableDesk } from './changeable-desk';
import { renderPart } from './panel-part';
import { onRpc, onTable } from './server';

// The conflicts view, with a backend that settles conflicts as the database does.

const dormitory = (room_number: string, name: string, overrides: Partial<RoomRow> = {}) =>
  makeRoom({ room_number, name, max_guests: 8, price_per_night: 128, ...overrides });

export const fish = dormitory('8', 'Dormitório Peixe');
export const moon = dormitory('13', 'Dormitório Lua Nova');
export const net = dormitory('7', 'Dormitório Rede', { price_per_night: 136 });
export const sole = makeRoom({ room_number: '3', name: 'Duplo Sol', price_per_night: 58 });
const HOUSE = [sole, net, fish, moon];

/** In room 8 with four guests, on two of the nights that Booking.com has sold. */
export const duarte = makeBooking({
  room_id: fish.id,
  rooms: { room_number: '8', name: 'Dormitório Peixe' },
  check_in_date: '2026-11-24',
  check_out_date: '2026-11-27',
  number_of_guests: 4,
  total_price: 306,
  status: 'confirmed',
  created_at: '2026-11-22T09:12:00+00:00',
});

/** A conflict: sold for room 8 from the 25th to the 28th, and last seen 14 minutes ago. */
export function makeConflict(overrides: Partial<ChannelConflict> = {}): ChannelConflict {
  return {
    id: uuid(11, 1),
    feed_id: uuid(12, 1),
    kind: 'stay',
    starts: '2026-11-25',
    ends: '2026-11-28',
    summary: 'Hóspede Booking.com',
    state: 'conflict',
    booking_id: null,
    missing_since: null,
    created_at: '2026-11-22T15:12:00+00:00',
    channel_feeds: {
      channel: 'booking_com',
      room_id: fish.id,
      is_active: true,
      rooms: { room_number: '8', name: 'Dormitório Peixe' },
    },
    bookings: null,
    ...overrides,
  };
}

/** Another conflict: of room 3 on a closed day, sold by Airbnb. */
export const onClosedDay = makeConflict({
  id: uuid(11, 2),
  feed_id: uuid(12, 2),
  starts: '2026-12-03',
  ends: '2026-12-04',
  summary: 'Hóspede Airbnb',
  created_at: '2026-11-22T13:26:00+00:00',
  channel_feeds: {
    channel: 'airbnb',
    room_id: sole.id,
    is_active: true,
    rooms: { room_number: '3', name: 'Duplo Sol' },
  },
});
export const CLOSED_DAY = {
  room_id: sole.id,
  date: '2026-12-03',
  is_available: false,
  custom_price: 70,
};

const Placing = v.object({ event: v.string(), room: v.string() });
const Linking = v.object({ event: v.string(), booking: v.string() });
const Days = v.array(
  v.object({
    room_id: v.string(),
    date: v.string(),
    is_available: v.boolean(),
    custom_price: v.nullable(v.number()),
  }),
);

interface ConflictHouse {
  events?: ChannelConflict[];
  bookings?: StaffBooking[];
  rooms?: RoomRow[];
  days?: v.InferOutput<typeof Days>;
}

export function openConflicts({
  events: first = [makeConflict(), onClosedDay],
  bookings = [duarte],
  rooms = HOUSE,
  days: firstDays = [CLOSED_DAY],
}: ConflictHouse = {}) {
  const desk = openChangeableDesk(
    bookings.map((booking) => ({ channel_events: [], ...booking })),
    { rooms },
  );
  let events = first;
  let days = firstDays;
  let refuse: (() => Response) | null = null;
  let isLost = false;
  const placed: v.InferOutput<typeof Placing>[] = [];
  const linked: v.InferOutput<typeof Linking>[] = [];

  const settle = (id: string, changes: Partial<ChannelConflict>) => {
    events = events.map((event) => (event.id === id ? { ...event, ...changes } : event));
  };
  const reads = onTable('get', 'channel_events', ({ params }) => {
    const id = params.get('id')?.replace('eq.', '');
    const state = params.get('state')?.replace('eq.', '');
    return events.filter(
      (event) =>
        (id === undefined || event.id === id) && (state === undefined || event.state === state),
    );
  });
  onTable('patch', 'channel_events', ({ params, body }) => {
    const id = params.get('id')?.replace('eq.', '');
    const from = params.get('state')?.replace('eq.', '');
    const found = events.filter((event) => event.id === id && event.state === from);
    for (const event of found) settle(event.id, v.parse(v.object({ state: v.string() }), body));
    return found.map((event) => ({ id: event.id }));
  });
  onTable('get', 'room_availability', ({ params }) =>
    days.filter(({ is_available }) => !params.has('is_available') || !is_available),
  );
  onTable('post', 'room_availability', ({ body }) => {
    const stored = v.parse(Days, body);
    const isSame = (a: (typeof stored)[number], b: (typeof stored)[number]) =>
      a.room_id === b.room_id && a.date === b.date;
    days = [...days.filter((day) => stored.every((other) => !isSame(day, other))), ...stored];
    return null;
  });

  const answer = (body: object | null) => {
    if (isLost) {
      isLost = false;
      return HttpResponse.error();
    }
    return body === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body);
  };
  const openEvent = (id: string) =>
    events.find((event) => event.id === id && event.state === 'conflict');
  const refused = () => {
    const refusal = refuse;
    refuse = null;
    return refusal === null ? null : refusal();
  };

  onRpc('place_stay', (body) => {
    const wish = v.parse(Placing, body);
    placed.push(wish);
    const refusal = refused();
    if (refusal !== null) return refusal;
    const event = openEvent(wish.event);
    if (event === undefined) return refusalOf('HS014', 'Entretanto, este conflito foi resolvido.');
    const room = rooms.find(({ id }) => id === wish.room);
    const booking = makeBooking({
      id: uuid(2, 70 + placed.length),
      booking_number: 'R26-FOREIGN',
      guest_name: event.summary ?? 'Hóspede',
      room_id: wish.room,
      rooms: room ? { room_number: room.room_number, name: room.name } : null,
      check_in_date: event.starts,
      check_out_date: event.ends,
      status: 'confirmed',
      source: event.channel_feeds.channel,
      total_price: 0,
    });
    desk.add(booking);
    settle(event.id, { state: 'booked', booking_id: booking.id });
    return answer([booking]);
  });
  onRpc('same_stay', (body) => {
    const wish = v.parse(Linking, body);
    linked.push(wish);
    const refusal = refused();
    if (refusal !== null) return refusal;
    const event = openEvent(wish.event);
    if (event === undefined) return refusalOf('HS014', 'Entretanto, …');
    settle(wish.event, linkedTo(desk.row(wish.booking), event));
    return answer(null);
  });

  return {
    ...desk,
    reads,
    placed,
    linked,
    /** What is stored of a day. */
    day: (date: string) => days.find((day) => day.date === date),
    event: (id: string) => events.find((event) => event.id === id),
    /** Somebody else, or the sweep, settles a conflict. */
    settleElsewhere: (id: string) => settle(id, { state: 'booked', booking_id: uuid(2, 60) }),
    addConflict: (event: ChannelConflict) => {
      events = [event, ...events];
    },
    refuseNext: (code: string, message: string, hint: string | null = null) => {
      refuse = () => refusalOf(code, message, hint);
    },
    /** Carries out the next action, but its answer never comes. */
    loseNextAnswer: () => {
      isLost = true;
    },
  };
}

const refusalOf = (code: string, message: string, hint: string | null = null) =>
  HttpResponse.json({ code, message, hint, details: null }, { status: 409 });

/**
 * The entry once linked to our booking; still a conflict if the booking lacks some of its nights.
 */
function linkedTo(
  booking: StaffBooking | undefined,
  { starts, ends }: ChannelConflict,
): Partial<ChannelConflict> {
  if (booking === undefined) throw new Error('There is no such booking.');
  const { id, rooms, check_in_date, check_out_date } = booking;
  if (rooms === null) throw new Error('The booking has no room.');
  const hasAll = check_in_date <= starts && check_out_date >= ends;
  return {
    state: hasAll ? 'booked' : 'conflict',
    booking_id: id,
    bookings: { ...booking, rooms },
  };
}

/** Opens the view, and waits for the first conflict. */
export async function seeConflicts(address?: string) {
  const view = renderConflicts(address);
  await screen.findByRole('group', { name: 'O que fazer?' });
  return view;
}

export function renderConflicts(address?: string) {
  const addresses: string[] = [];
  const part = (
    <>
      <ConflictsView />
      <AddressProbe onAddress={(shown) => void addresses.push(shown)} />
    </>
  );
  return { ...renderPart(part, address), address: () => addresses.at(-1) };
}

function AddressProbe({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  const tell = useEffectEvent(onAddress);
  useEffect(() => {
    tell(pathname + search);
  }, [pathname, search]);
  return null;
}

export const heading = () => screen.getByRole('heading', { level: 2 });
export const ways = () => within(screen.getByRole('group', { name: 'O que fazer?' }));
export const way = (name: string) => ways().getByRole('radio', { name });
