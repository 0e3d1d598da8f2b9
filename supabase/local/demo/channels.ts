import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import { bookingId } from './bookings.ts';
import type { PlacedStay } from './booking-history.ts';
import { demoId } from './ids.ts';
import { roomId } from './rooms.ts';

// Two platforms read the calendars of the demo house and have sold stays in it. It reads none of
// theirs: there is no such calendar, and an invented address would only fail.

const CHANNELS = ['booking_com', 'airbnb'] as const;
type DemoChannel = (typeof CHANNELS)[number];

/** Rooms whose calendar is given to a platform, beside those that it has sold. */
const GIVEN: readonly (readonly [string, DemoChannel])[] = [
  ['2', 'booking_com'],
  ['2', 'airbnb'],
  ['3', 'booking_com'],
  ['11', 'booking_com'],
];

/** A stay that the platform sold although it overlaps the last night of one of ours. */
const CONFLICT = { room: '3', channel: 'booking_com', from: 4, to: 6 } as const;

const feedId = (room: string, channel: string) => demoId(`calendar ${room} ${channel}`);

function isChannel(source: string | undefined): source is DemoChannel {
  return CHANNELS.some((channel) => channel === source);
}

/** The stays to come that a platform has sold, and that are not cancelled. */
function soldThere(stays: readonly PlacedStay[]) {
  return stays.flatMap(({ stay, checkIn, checkOut, today }) =>
    isChannel(stay.source) && checkOut > today && stay.status !== 'cancelled'
      ? [{ code: stay.code, room: stay.room, channel: stay.source, checkIn, checkOut }]
      : [],
  );
}

/** The rows of `channel_feeds`: addresses of our calendars, and none of a platform's. */
export function channelFeedRows(stays: readonly PlacedStay[]) {
  const sold = soldThere(stays).map(({ room, channel }) => [room, channel] as const);
  const pairs = new Map(
    [...GIVEN, ...sold].map(([room, channel]) => [`${room} ${channel}`, { room, channel }]),
  );
  return [...pairs.values()].map(({ room, channel }) => ({
    id: feedId(room, channel),
    room_id: roomId(room),
    channel,
  }));
}

/** The rows of `channel_events`: each stay that a platform sold, and the one in conflict. */
export function channelEventRows(stays: readonly PlacedStay[], today: Day) {
  const { room, channel, from, to } = CONFLICT;
  return [
    ...soldThere(stays).map((sold) => ({
      id: demoId(`event ${sold.code}`),
      feed_id: feedId(sold.room, sold.channel),
      uid: `${sold.code}@${sold.channel}`,
      kind: 'stay',
      starts: sold.checkIn,
      ends: sold.checkOut,
      summary: null,
      state: 'booked',
      booking_id: bookingId(sold.code),
    })),
    {
      id: demoId('event in conflict'),
      feed_id: feedId(room, channel),
      uid: `conflict@${channel}`,
      kind: 'stay',
      starts: addDays(today, from),
      ends: addDays(today, to),
      summary: 'Hóspede Booking.com',
      state: 'conflict',
      booking_id: null,
    },
  ];
}
