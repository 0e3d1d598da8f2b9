import type { Day } from '../../../src/domain/calendar/dates.ts';
import { amenityCategoryRows, amenityRows, roomAmenityRows } from './amenities.ts';
import { availabilityRows } from './availability.ts';
import { writePast } from './booking-events.ts';
import { bookingRows, placedStays } from './bookings.ts';
import { channelEventRows, channelFeedRows } from './channels.ts';
import { insertRows, type DemoDatabase } from './database.ts';
import { bindGroups, groupReferences, guestProfileRows } from './group-rows.ts';
import { contactMessageRows } from './messages.ts';
import { asTimestamp, momentOf } from './moments.ts';
import { housePast, openingDay } from './past/index.ts';
import { roomRows } from './rooms.ts';
import {
  amenityCategoryTranslationRows,
  amenityTranslationRows,
  roomTranslationRows,
} from './translations.ts';

export type { DemoDatabase } from './database.ts';

/**
 * Fills an empty, migrated database with the demo house as it is on the day `today` at `time`, by
 * the clock in Lisbon. The same moment always gives the same house, and nothing that reception does
 * is dated later than it. Runs as the owner of the database and inside the caller's transaction, so
 * that the house is loaded whole or not at all.
 */
export async function loadDemoData(
  db: DemoDatabase,
  { today, time = '12:00' }: { today: Day; time?: string },
): Promise<void> {
  // No mail goes out for what the demo data contains.
  await db.query(`select private.set_mark('quiet')`);
  const stays = placedStays({ today, time });
  const past = housePast({ today, others: stays });
  const opened = asTimestamp(momentOf(openingDay(today), 0));
  await insertRows(db, {
    table: 'rooms',
    rows: roomRows().map((room) => Object.assign(room, { created_at: opened })),
  });
  await insertRows(db, { table: 'amenity_categories', rows: amenityCategoryRows() });
  await insertRows(db, { table: 'amenities', rows: amenityRows() });
  await insertRows(db, { table: 'room_amenities', rows: roomAmenityRows() });
  await insertRows(db, { table: 'room_translations', rows: roomTranslationRows() });
  await insertRows(db, { table: 'amenity_translations', rows: amenityTranslationRows() });
  await insertRows(db, {
    table: 'amenity_category_translations',
    rows: amenityCategoryTranslationRows(),
  });
  await insertRows(db, {
    table: 'room_availability',
    rows: [...past.closed, ...availabilityRows(today)],
  });
  await insertRows(db, { table: 'bookings', rows: bookingRows(stays) });
  await bindGroups(db, today);
  await insertRows(db, { table: 'guest_profiles', rows: guestProfileRows() });
  const references = groupReferences(today);
  await writePast(db, {
    stays,
    past: past.bookings,
    groupOf: (code) => references.get(code) ?? null,
  });
  await insertRows(db, { table: 'channel_feeds', rows: channelFeedRows(stays) });
  await insertRows(db, { table: 'channel_events', rows: channelEventRows(stays, today) });
  await insertRows(db, { table: 'contact_messages', rows: contactMessageRows(today) });
  // Open panels need not be told of these rows: they read everything when they open.
  await db.query('delete from private.recent_changes');
  await db.query(`select private.set_mark('quiet', false)`);
}
