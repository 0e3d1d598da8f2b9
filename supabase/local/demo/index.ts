import {
  amenityCategoryRows,
  amenityCategoryTranslationRows,
  amenityRows,
  amenityTranslationRows,
  roomAmenityRows,
} from './amenities.ts';
import { availabilityRows } from './availability.ts';
import { loadDemoBills } from './bills.ts';
import { bookingRows, eventRows, paymentRows } from './booking-rows.ts';
import type { DemoBooking } from './bookings.ts';
import { channelEventRows, channelFeedRows } from './channels.ts';
import { loadDemoCleaning } from './cleaning.ts';
import { loadDemoDeposits } from './deposits.ts';
import { describeGroups, guestProfileRows } from './groups.ts';
import { contactMessageRows } from './messages.ts';
import type { Day } from '../../../src/domain/calendar/dates.ts';
import { asTimestamp, momentOf, type LoadedAt } from './moments.ts';
import { pastBookings } from './past.ts';
import { roomRows, roomTranslationRows } from './rooms.ts';
import { loadDemoRegisters } from './registers.ts';
import { insertRows, type DemoDatabase } from './rows.ts';
import { openingDay } from './season.ts';
import { toldBookings } from './scenes.ts';

/** Triggers that make groups of bookings, and profiles of their main contacts. */
const GROUPING = [
  'bookings_15_join_group',
  'bookings_20_after_insert',
  'bookings_30_group_profile',
];

/**
 * Fills an empty, migrated database with the demo house as it is on the day `today` at `time`, by
 * the clock in Lisbon. The same moment always gives the same house, and nothing that reception does
 * is dated later than it. Runs as the owner of the database and inside the caller's transaction, so
 * that the house is loaded whole or not at all.
 */
export async function loadDemoData(
  db: DemoDatabase,
  { today, time = '12:00' }: Pick<LoadedAt, 'today'> & Partial<LoadedAt>,
): Promise<void> {
  const told = toldBookings({ today, time });
  // No mail goes out for what the demo data contains.
  await db.query(`select private.set_mark('quiet')`);
  await loadDemoRooms(db, today);
  await insertRows(db, 'room_availability', availabilityRows(today));
  // Special prices that stand from the beginning have no history.
  await db.query(`select private.set_mark('erasing')`);
  await db.query('delete from public.rate_events');
  await db.query(`select private.set_mark('erasing', false)`);
  const bookings = [...told, ...pastBookings(told, { today, time })];
  await insertBookings(db, bookings, { today, time });
  await loadDemoRegisters(db, bookings, { today, time });
  await loadDemoBills(db, bookings, { today, time });
  await loadDemoCleaning(db, bookings, { today, time });
  await insertRows(db, 'channel_feeds', channelFeedRows(told, today));
  await insertRows(db, 'channel_events', channelEventRows(told, today));
  await insertRows(db, 'contact_messages', contactMessageRows(today));
  // Open panels need not be told of these rows: they read everything when they open.
  await db.query('delete from private.recent_changes');
  await db.query(`select private.set_mark('quiet', false)`);
}

/** The rooms with their amenities, and the translations of both. */
export async function loadDemoRooms(db: DemoDatabase, today: Day): Promise<void> {
  await insertRows(db, 'rooms', roomRows(asTimestamp(momentOf(openingDay(today)))));
  await insertRows(db, 'room_translations', roomTranslationRows());
  await insertRows(db, 'amenity_categories', amenityCategoryRows());
  await insertRows(db, 'amenities', amenityRows());
  await insertRows(db, 'room_amenities', roomAmenityRows());
  await insertRows(db, 'amenity_translations', amenityTranslationRows());
  await insertRows(db, 'amenity_category_translations', amenityCategoryTranslationRows());
}

/**
 * Inserts bookings with payments and history as they were entered at the time: the triggers would
 * date all of it to now. The database still makes the groups, and all constraints hold.
 */
async function insertBookings(db: DemoDatabase, bookings: readonly DemoBooking[], at: LoadedAt) {
  const grouping = GROUPING.map((name) => `, enable trigger ${name}`).join('');
  await db.query(`alter table public.bookings disable trigger user${grouping}`);
  await db.query('alter table public.booking_payments disable trigger user');
  await insertRows(db, 'bookings', bookingRows(bookings));
  await loadDemoDeposits(db, bookings, at);
  await insertRows(db, 'booking_payments', paymentRows(bookings));
  await db.query('alter table public.bookings enable trigger user');
  await db.query('alter table public.booking_payments enable trigger user');
  await insertRows(db, 'booking_events', eventRows(bookings));
  await describeGroups(db, bookings);
  await insertRows(db, 'guest_profiles', guestProfileRows());
}
