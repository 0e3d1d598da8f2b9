import type { Day } from '../../../src/domain/dates.ts';
import { amenityCategoryRows, amenityRows, roomAmenityRows } from './amenities.ts';
import { availabilityRows } from './availability.ts';
import { bookingRows } from './bookings.ts';
import { insertRows, type DemoDatabase } from './database.ts';
import { bindGroups, guestProfileRows } from './group-rows.ts';
import { contactMessageRows } from './messages.ts';
import { roomRows } from './rooms.ts';

export type { DemoDatabase } from './database.ts';

/**
 * Fills an empty, migrated database with the demo house, as it stands on the day `today`: the same
 * day gives the same house. Runs as the owner of the database and inside the caller's transaction,
 * so that a house is never left half furnished.
 */
export async function loadDemoData(db: DemoDatabase, { today }: { today: Day }): Promise<void> {
  await insertRows(db, { table: 'rooms', rows: roomRows() });
  await insertRows(db, { table: 'amenity_categories', rows: amenityCategoryRows() });
  await insertRows(db, { table: 'amenities', rows: amenityRows() });
  await insertRows(db, { table: 'room_amenities', rows: roomAmenityRows() });
  await insertRows(db, { table: 'room_availability', rows: availabilityRows(today) });
  await insertRows(db, { table: 'bookings', rows: bookingRows(today) });
  await bindGroups(db, today);
  await insertRows(db, { table: 'guest_profiles', rows: guestProfileRows() });
  await insertRows(db, { table: 'contact_messages', rows: contactMessageRows(today) });
}
