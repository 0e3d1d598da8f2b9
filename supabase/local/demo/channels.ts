import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import { bookingId, isOfPlatform, type DemoBooking } from './bookings.ts';
import { roomId } from './rooms.ts';
import { demoId } from './rows.ts';

// Two platforms read the calendars of the demo house and have sold stays in it. It reads none of
// theirs: there is no such calendar, and an invented address would only fail.

/** Calendars given to a platform, beside those of rooms that it has sold. */
const GIVEN = ['2 booking_com', '2 airbnb', '3 booking_com', '11 booking_com'];

/** A stay that a platform sold although it overlaps the last night of one of ours. */
const CONFLICT = { calendar: '3 booking_com', from: 4, to: 6 };

const calendarOf = ({ room, source }: DemoBooking) => `${room} ${source}`;
const feedId = (calendar: string) => demoId(`calendar ${calendar}`);

/** The stays to come that a platform has sold, and that are not cancelled. */
function soldThere(bookings: readonly DemoBooking[], today: Day) {
  return bookings
    .filter((booking) => isOfPlatform(booking) && booking.status !== 'cancelled')
    .filter(({ checkOut }) => checkOut > today);
}

/** The rows of `channel_feeds`: addresses of our calendars, and none of a platform's. */
export function channelFeedRows(bookings: readonly DemoBooking[], today: Day) {
  const sold = soldThere(bookings, today).map(calendarOf);
  return [...new Set([...GIVEN, ...sold])].map((calendar) => {
    const [room = '', channel] = calendar.split(' ');
    return { id: feedId(calendar), room_id: roomId(room), channel };
  });
}

/** The rows of `channel_events`: each stay that a platform sold, and the one in conflict. */
export function channelEventRows(bookings: readonly DemoBooking[], today: Day) {
  const sold = soldThere(bookings, today).map((booking) => ({
    feed_id: feedId(calendarOf(booking)),
    uid: booking.code,
    kind: 'stay',
    starts: booking.checkIn,
    ends: booking.checkOut,
    summary: null,
    state: 'booked',
    booking_id: bookingId(booking.code),
  }));
  const conflict = {
    feed_id: feedId(CONFLICT.calendar),
    uid: 'conflict',
    kind: 'stay',
    starts: addDays(today, CONFLICT.from),
    ends: addDays(today, CONFLICT.to),
    summary: 'Hóspede Booking.com',
    state: 'conflict',
    booking_id: null,
  };
  return [...sold, conflict];
}
