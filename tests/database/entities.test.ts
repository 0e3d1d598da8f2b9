import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend, type Backend } from './support';

// The tables of the house and the columns that the requirements name; a table may have more.

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend.stop();
});

async function columnsOf(table: string, schema = 'public'): Promise<string[]> {
  const rows = await backend.database.query(
    'select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2',
    [schema, table],
  );
  return rows.map(({ name }) => String(name));
}

it.each([
  [
    'rooms',
    'ENT-01',
    'id room_number name description max_guests price_per_night minimum_price features ' +
      'standard_features custom_sections images picture_texts is_active room_title room_subtitle ' +
      'full_description booking_url airbnb_url',
  ],
  ['room_availability', 'ENT-02', 'room_id date is_available custom_price'],
  [
    'bookings',
    'ENT-04',
    'id booking_number room_id guest_name guest_email guest_phone check_in_date check_out_date ' +
      'number_of_guests total_price message status admin_notes created_at updated_at ' +
      'group_reference group_id archived archived_at auto_archived email_sent email_sent_at ' +
      'email_confirmed email_confirmed_at',
  ],
  [
    'bookings',
    'DESK-02, DESK-10, PAY-01',
    'source language arrival_time guest_wish cancel_reason cancel_note paid amount_due',
  ],
  [
    'booking_payments',
    'PAY-01',
    'id booking_id amount method paid_on entered_by entered_name note created_at undone undone_at undone_name group_payment',
  ],
  ['shift_notes', 'DESK-16', 'id text written_by written_name created_at done done_at done_name'],
  [
    'booking_events',
    'HIST-01',
    'id booking_id booking_number at kind actor actor_id actor_name changes',
  ],
  [
    'booking_groups',
    'ENT-09',
    'id group_name total_guests coordinator_email coordinator_phone notes created_at',
  ],
  [
    'guest_profiles',
    'ENT-10',
    'booking_id full_name is_primary_contact age_group email phone special_requests',
  ],
  ['amenity_categories', 'ENT-11', 'id name display_order'],
  ['amenities', 'ENT-13', 'id name category_id display_order icon'],
  ['room_amenities', 'ENT-15', 'room_id amenity_id'],
  [
    'room_translations',
    'LANG-06',
    'room_id language name description room_title room_subtitle full_description features_of features picture_texts updated_at',
  ],
  ['amenity_translations', 'LANG-06', 'amenity_id language name updated_at'],
  ['amenity_category_translations', 'LANG-06', 'category_id language name updated_at'],
  [
    'contact_messages',
    'ENT-16',
    'id name email phone subject message is_read archived archived_at admin_notes created_at',
  ],
])('%s has its columns (%s, OPEN-05)', async (table, _id, columns) => {
  expect(await columnsOf(table)).toEqual(expect.arrayContaining(columns.split(' ')));
});

it('takes a guest for adult, child or baby and nothing else (ENT-10)', async () => {
  const [constraint] = await backend.database.query(
    `select string_agg(pg_get_constraintdef(oid), ' ') as text from pg_constraint
     where conrelid = 'public.guest_profiles'::regclass and contype = 'c'`,
  );
  const groups = String(constraint?.['text']).match(/'(?:adult|child|baby|\w+)'::text/g);
  expect(groups).toEqual(["'adult'::text", "'child'::text", "'baby'::text"]);
});

it('knows the people of the team, each an owner unless told otherwise (GEN-08, OPEN-09, STAFF-02)', async () => {
  expect(await columnsOf('staff', 'private')).toEqual([
    'user_id',
    'account',
    'note',
    'added_at',
    'display_name',
    'role',
    'joined_at',
    'removed_at',
    'signed_out_at',
    'password_at',
    'factor_since',
    'proven_sessions',
  ]);
  const [row] = await backend.database.query('select role from private.staff');
  expect(row).toEqual({ role: 'owner' });
});
