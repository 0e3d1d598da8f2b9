import { CHANNEL_FAULTS } from './channel-faults.ts';
import { MAIL_FAULTS } from './mail-faults.ts';
import { RATE_FAULTS } from './rate-faults.ts';
import { REPORT_FAULTS } from './report-faults.ts';
import { TRANSLATION_FAULTS } from './translation-faults.ts';

// Single rules of the migrations, each broken on purpose, and the tests that should notice.

export interface Fault {
  /** What the fault lets happen. */
  name: string;
  /** The text of the rule, in every migration that states it. */
  rule: string;
  /** What stands there instead. */
  broken: string;
  /** The test file, without folder and ending, and a part of the titles of its tests. */
  file: string;
  tests: string;
}

const IF_STAFF = 'using ((select private.is_staff()))';
const CHECK_STAFF = 'with check ((select private.is_staff()))';

/** Row level security: who sees and changes which rows. */
const POLICIES: Fault[] = [
  {
    name: 'visitors see rooms that are off the site',
    rule: 'on public.rooms for select to anon\n  using (is_active);',
    broken: 'on public.rooms for select to anon\n  using (true);',
    file: 'sql-roles',
    tests: 'no room that is off the site',
  },
  {
    name: 'strangers with an account see rooms that are off the site',
    rule: 'using (is_active or (select private.is_staff()));',
    broken: 'using (true);',
    file: 'sql-roles',
    tests: 'no room that is off the site',
  },
  {
    name: 'visitors see the days of rooms that are off the site',
    rule: 'room_availability for select to anon\n  using (room_id in (select r.id from public.rooms r where r.is_active));',
    broken: 'room_availability for select to anon\n  using (true);',
    file: 'sql-roles',
    tests: 'no room that is off the site',
  },
  {
    name: 'strangers with an account add rooms',
    rule: `on public.rooms for insert to authenticated\n  ${CHECK_STAFF};`,
    broken: 'on public.rooms for insert to authenticated\n  with check (true);',
    file: 'sql-roles',
    tests: '#102–105',
  },
  {
    name: 'strangers with an account change rooms',
    rule: `on public.rooms for update to authenticated\n  ${IF_STAFF} ${CHECK_STAFF};`,
    broken: 'on public.rooms for update to authenticated\n  using (true) with check (true);',
    file: 'sql-roles',
    tests: '#102–105',
  },
  {
    name: 'strangers with an account delete rooms',
    rule: `on public.rooms for delete to authenticated\n  ${IF_STAFF};`,
    broken: 'on public.rooms for delete to authenticated\n  using (id is not null);',
    file: 'accounts',
    tests: 'changes and deletes nothing',
  },
  {
    name: 'visitors see cancelled stays',
    rule: "using (status <> 'cancelled' and check_out_date >= ",
    broken: 'using (check_out_date >= ',
    file: 'sql-roles',
    tests: '#15–16',
  },
  {
    name: 'visitors see the stays of all years',
    rule: ' and check_out_date >= (select private.public_window_start()));',
    broken: ');',
    file: 'sql-roles',
    tests: '#15–16',
  },
  {
    name: 'strangers with an account send requests past the rights of visitors',
    rule: 'create policy bookings_public_insert on public.bookings for insert to anon\n',
    broken:
      'create policy bookings_public_insert on public.bookings for insert to anon, authenticated\n',
    file: 'sql-roles',
    tests: '#102–105',
  },
  {
    name: 'whoever knows the id binds a booking to any reference',
    rule: "\n         and position('Ref: ' || group_reference in coalesce(message, '')) > 0);",
    broken: ');',
    file: 'sql-roles',
    tests: '#72–76',
  },
  {
    name: 'a reference is guessed letter by letter',
    rule: "and group_reference ~ '^GRP[0-9]{2}-[0-9A-Z]{8}$'\n",
    broken: '\n',
    file: 'booking-groups',
    tests: 'binds nothing with',
  },
  {
    name: 'whose booking it is shows as somebody binds it to a group',
    rule: '  if private.is_guest_call() and not (new.group_reference ~',
    broken: '  if false and not (new.group_reference ~',
    file: 'silent-email',
    tests: 'which is a group of that e-mail',
  },
  {
    name: 'strangers with an account pause the house',
    rule: `house_rules for update to authenticated\n  ${IF_STAFF} ${CHECK_STAFF};`,
    broken: 'house_rules for update to authenticated\n  using (true) with check (true);',
    file: 'queries',
    tests: 'everybody reads the house rules',
  },
  {
    name: 'a booking is bound hours later',
    rule: "\n         and created_at > now() - interval '15 minutes')",
    broken: ')',
    file: 'booking-groups',
    tests: 'binds within a quarter',
  },
  {
    name: 'a booking is bound twice',
    rule: "using (status = 'pending' and group_reference is null and not archived\n",
    broken: "using (status = 'pending' and not archived\n",
    file: 'booking-groups',
    tests: 'binds a booking once',
  },
  {
    name: 'strangers with an account read bookings',
    rule: `bookings_read on public.bookings for select to authenticated\n  ${IF_STAFF};`,
    broken: 'bookings_read on public.bookings for select to authenticated\n  using (true);',
    file: 'sql-roles',
    tests: '#101',
  },
  {
    name: 'strangers with an account read groups',
    rule: `booking_groups for all to authenticated\n  ${IF_STAFF} `,
    broken: 'booking_groups for all to authenticated\n  using (true) ',
    file: 'sql-roles',
    tests: '#101',
  },
  {
    name: 'strangers with an account read guests',
    rule: `guest_profiles for all to authenticated\n  ${IF_STAFF} `,
    broken: 'guest_profiles for all to authenticated\n  using (true) ',
    file: 'sql-roles',
    tests: '#101',
  },
  {
    name: 'strangers with an account read messages',
    rule: `contact_messages_read on public.contact_messages for select to authenticated\n  ${IF_STAFF};`,
    broken:
      'contact_messages_read on public.contact_messages for select to authenticated\n  using (true);',
    file: 'sql-roles',
    tests: '#101',
  },
  {
    name: 'strangers with an account write messages with notes, read already',
    rule: 'with check (not is_read and not archived and admin_notes is null);',
    broken: 'with check (true);',
    file: 'visitor-writes',
    tests: 'follows the same rules when a signed-in stranger',
  },
  {
    name: 'staff delete a booking that is not archived',
    rule: `using ((select private.is_staff()) and archived\n         and (group_reference is null or`,
    broken: `using ((select private.is_staff())\n         and (group_reference is null or`,
    file: 'staff-bookings',
    tests: 'deletes only what is archived',
  },
  {
    name: 'staff delete one booking of a group that is not archived whole',
    rule: '\n         and (group_reference is null or private.is_group_archived(group_reference)));',
    broken: ');',
    file: 'staff-bookings',
    tests: 'deletes of a group only when',
  },
  {
    name: 'staff delete a message that is not archived',
    rule: 'using ((select private.is_staff()) and archived);',
    broken: IF_STAFF + ';',
    file: 'staff-bookings',
    tests: 'deletes a message only when',
  },
  {
    name: 'guests’ profiles have no row level security',
    rule: 'alter table public.guest_profiles     enable row level security;\n',
    broken: '',
    file: 'access-catalogue',
    tests: 'row level security on every table',
  },
];

/** Privileges: which columns, which functions. */
const PRIVILEGES: Fault[] = [
  {
    name: 'visitors read guests’ e-mail addresses',
    rule: 'grant select (id, room_id, check_in_date,',
    broken: 'grant select (guest_email, id, room_id, check_in_date,',
    file: 'sql-roles',
    tests: '#4 ',
  },
  {
    name: 'visitors write the house’s notes',
    rule: 'total_price, message, status, language, access_key) on public.bookings to anon;',
    broken:
      'total_price, message, status, language, access_key, admin_notes) on public.bookings to anon;',
    file: 'sql-roles',
    tests: '#21',
  },
  {
    name: 'visitors confirm their own booking',
    rule: 'grant update (group_reference) on',
    broken: 'grant update (group_reference, status) on',
    file: 'access-catalogue',
    tests: '#1–11',
  },
  {
    name: 'visitors mark their message as read',
    rule: 'grant insert (name, email, phone, subject, message) on',
    broken: 'grant insert (name, email, phone, subject, message, is_read) on',
    file: 'access-catalogue',
    tests: '#1–11',
  },
  {
    name: 'visitors may ask for guests',
    rule: '    public.room_availability, public.house_rules to anon;',
    broken: '    public.room_availability, public.house_rules, public.guest_profiles to anon;',
    file: 'sql-roles',
    tests: '#9 ',
  },
  {
    name: 'any account may empty the tables',
    rule: 'grant select, insert, update, delete on public.rooms',
    broken: 'grant select, insert, update, delete, truncate on public.rooms',
    file: 'sql-roles',
    tests: '#119',
  },
  {
    name: 'the way in past the guard is open to everybody',
    rule: 'private.book_as_guest(jsonb, text)\n    to service_role;',
    broken: 'private.book_as_guest(jsonb, text)\n    to service_role, anon;',
    file: 'guarded-booking',
    tests: 'for the secret key alone',
  },
  {
    name: 'the guard is gone after the next migration',
    rule: 'if (select guarded_requests from private.settings) then',
    broken: 'if false then',
    file: 'guarded-booking',
    tests: 'outlives the next migration',
  },
  {
    name: 'what comes through the guard follows no rule for guests',
    rule: "case when current_setting('hostel.as_guest', true) = 'yes' then true",
    broken: "case when current_setting('hostel.as_guest', true) = 'no' then true",
    file: 'guarded-booking',
    tests: 'a person is still a guest',
  },
  {
    name: 'functions of later migrations are open to everybody',
    rule: 'alter default privileges revoke execute on functions from public;',
    broken: '',
    file: 'access-catalogue',
    tests: 'what a later migration makes',
  },
  {
    name: 'visitors ask who is staff',
    rule: 'grant execute on function public.am_i_staff() to authenticated;',
    broken: 'grant execute on function public.am_i_staff() to authenticated, anon;',
    file: 'access-catalogue',
    tests: '#12–14',
  },
  {
    name: 'visitors enter the private schema',
    rule: 'revoke all on schema private from public, anon, authenticated;',
    broken: 'grant usage on schema private to public;',
    file: 'access-catalogue',
    tests: 'uses the schema public',
  },
  {
    name: 'a function can be led astray by a search_path',
    rule: 'create function private.is_staff() returns boolean\nlanguage sql stable security definer set search_path',
    broken:
      "create function private.is_staff() returns boolean\nlanguage sql stable security definer set work_mem = '4MB' as --",
    file: 'access-catalogue',
    tests: 'search_path',
  },
];

/** Who is asking. */
const PEOPLE: Fault[] = [
  {
    name: 'every account is staff',
    rule: 'exists (select 1 from private.staff s where s.user_id = (select auth.uid()))',
    broken: '(select auth.uid()) is not null',
    file: 'sql-roles',
    tests: '#101',
  },
  {
    name: 'a stranger with an account follows no rule for guests',
    rule: "when 'authenticated' then not private.is_staff()",
    broken: "when 'authenticated' then false",
    file: 'visitor-writes',
    tests: 'follows the same rules when a signed-in stranger',
  },
  {
    name: 'taking someone off the list of staff does nothing',
    rule: 'where u.id = s.user_id and lower(u.email) = lower(btrim(p_email));',
    broken: 'where u.id = s.user_id and lower(u.email) = btrim(p_email) || s.note;',
    file: 'accounts',
    tests: 'shut out at once when taken off',
  },
  {
    name: 'a deleted account stays on the list of staff',
    rule: 'references auth.users (id) on delete cascade',
    broken: 'not null',
    file: 'accounts',
    tests: 'shut out when their account is deleted',
  },
  {
    name: 'strangers take a copy of a guest’s data',
    rule: 'if private.is_guest_call() then\n    perform private.fail(403',
    broken: 'if false then\n    perform private.fail(403',
    file: 'privacy',
    tests: 'is refused to a visitor',
  },
];

/** What a request must be. */
const REQUESTS: Fault[] = [
  {
    name: 'a guest names the price',
    rule: 'b.total_price is distinct from round(',
    broken: 'b.total_price is null and 0 = round(',
    file: 'sql-roles',
    tests: '#26',
  },
  {
    name: 'more guests than beds',
    rule: 'not between 1 and room.max_guests',
    broken: 'not between 1 and 50',
    file: 'sql-roles',
    tests: '#42',
  },
  {
    name: 'a room that is off the site is booked',
    rule: 'if not found or not room.is_active then',
    broken: 'if not found then',
    file: 'sql-roles',
    tests: '#34',
  },
  {
    name: 'a stay in the past',
    rule: 'if b.check_in_date < today then',
    broken: 'if b.check_in_date < today - 1 then',
    file: 'booking-request',
    tests: 'begin today at the earliest',
  },
  {
    name: 'a stay in ten months',
    rule: "interval not null default '9 months'",
    broken: "interval not null default '11 months'",
    file: 'sql-roles',
    tests: '#36',
  },
  {
    name: 'a stay of no night passes as one',
    rule: 'if b.check_out_date <= b.check_in_date then',
    broken: 'if b.check_out_date < b.check_in_date then',
    file: 'sql-roles',
    tests: '#38',
  },
  {
    name: 'a blocked day on the day of leaving refuses the stay',
    rule: 'and a.date >= b.check_in_date and a.date < b.check_out_date',
    broken: 'and a.date >= b.check_in_date and a.date <= b.check_out_date',
    file: 'booking-request',
    tests: 'a blocked day inside the stay',
  },
  {
    name: 'nights that touch refuse each other',
    rule: 'o.check_in_date < b.check_out_date and',
    broken: 'o.check_in_date <= b.check_out_date and',
    file: 'occupancy',
    tests: 'leaving when it begins',
  },
  {
    name: 'a visitor reads the words of the constraint',
    rule: 'where o.room_id = b.room_id and o.id <> b.id and',
    broken: 'where o.room_id = b.room_id and o.id = b.id and',
    file: 'occupancy',
    tests: 'the same nights$',
  },
  {
    name: 'nothing but a trigger stands against double bookings',
    rule: "(room_id with =, daterange(check_in_date, check_out_date, '[)') with &&)",
    broken: "(id with =, daterange(check_in_date, check_out_date, '[)') with &&)",
    file: 'occupancy',
    tests: 'by the constraint alone',
  },
  {
    name: 'two writers at a time',
    rule: 'perform pg_advisory_xact_lock(7261001);',
    broken: 'null;',
    file: 'sql-roles',
    tests: 'waits its turn',
  },
  {
    name: 'no limit for one e-mail address',
    rule: 'of_email > s.booking_rows_per_email_day',
    broken: 'false',
    file: 'guest-bounds',
    tests: 'come sixty a day',
  },
  {
    name: 'no limit for one address of the network',
    rule: 'or of_address + p_more > s.booking_rows_per_ip_hour',
    broken: '',
    file: 'guest-bounds',
    tests: 'come sixty a day',
  },
  {
    name: 'no limit for messages of one e-mail address',
    rule: 'of_email > s.contact_per_email_hour',
    broken: 'false',
    file: 'visitor-writes',
    tests: 'is the last of five',
  },
  {
    name: 'a stranger uses up what another guest may send',
    rule: 'and r.ip_hash = p_ip and r.email_hash = any (p_emails)',
    broken: 'and r.email_hash = any (p_emails)',
    file: 'guest-bounds',
    tests: 'who types my e-mail',
  },
  {
    name: 'an e-mail tells how much its owner has sent',
    rule: 'and r.ip_hash = p_ip and r.email_hash = any (p_emails)',
    broken: 'and r.email_hash = any (p_emails)',
    file: 'silent-email',
    tests: 'with all of hers used up',
  },
  {
    name: 'an e-mail tells who has stayed before',
    rule: 'and o.guest_phone = b.guest_phone and o.guest_name = b.guest_name\n               and o.status in',
    broken: '\n               and o.status in',
    file: 'guest-bounds',
    tests: 'then a guest of before still comes in',
  },
  {
    name: 'one guest holds every night of the year',
    rule: 'sum(b.check_out_date - b.check_in_date) > s.pending_nights_per_email',
    broken: 'sum(b.check_out_date - b.check_in_date) > 100000',
    file: 'guest-bounds',
    tests: 'three hundred unanswered nights',
  },
  {
    name: 'one e-mail holds the month',
    rule: 'if private.is_beyond_share(months, s.pending_share_email, s.pending_floor, of_email, 0) then',
    broken: 'if false then',
    file: 'guest-bounds',
    tests: 'hold a quarter of a month, those of the address',
  },
  {
    name: 'one request under many e-mails holds the month',
    rule: 'if private.is_beyond_share(months, s.pending_share_email, s.pending_floor, own, 0)',
    broken: 'if false',
    file: 'guest-bounds',
    tests: 'under several e-mails',
  },
  {
    name: 'one address holds the month, under ever new e-mails',
    rule: 'array(select r.booking_id from private.submissions r where r.ip_hash = ip), 0)',
    broken: "'{}', 0)",
    file: 'guest-bounds',
    tests: 'hold a quarter of a month, those of the address',
  },
  {
    name: 'many addresses hold the house',
    rule: 'if private.is_beyond_share(months, s.unverified_share, s.unverified_floor, null, 0)',
    broken: 'if false',
    file: 'guest-bounds',
    tests: 'of everybody hold half a month',
  },
  {
    name: 'a small house refuses its honest guests',
    rule: '> greatest(p_floor, p_share',
    broken: '> least(p_floor, p_share',
    file: 'guest-bounds',
    tests: 'the smallest house',
  },
  {
    name: 'one request has any number of rows',
    rule: 'if p_row > greatest(1,',
    broken: 'if p_row > 1000 * greatest(1,',
    file: 'guest-bounds',
    tests: 'of fifty-seven rows',
  },
  {
    name: 'one stay has no end',
    rule: 'if b.check_out_date - b.check_in_date > s.longest_stay then',
    broken: 'if false then',
    file: 'booking-request',
    tests: 'thirty nights apart',
  },
  {
    name: 'the pause holds nobody up',
    rule: 'if (select requests_paused from public.house_rules) then',
    broken: 'if false then',
    file: 'guest-bounds',
    tests: 'asked to telephone, whatever',
  },
  {
    name: 'a client writes its own address',
    rule: "regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')",
    broken: "split_part(headers ->> 'x-forwarded-for', ',', 1)",
    file: 'guest-bounds',
    tests: 'in x-forwarded-for',
  },
  {
    name: 'a network of IPv6 counts as many addresses',
    rule: 'set_masklen(address, 64)',
    broken: 'set_masklen(address, 128)',
    file: 'guest-bounds',
    tests: 'in cf-connecting-ip',
  },
  {
    name: 'a booked day is blocked under its guest',
    rule: '    new.is_available := true;',
    broken: '    new.is_available := false;',
    file: 'occupancy',
    tests: 'is not blocked under its guest',
  },
  {
    name: 'what shows as blank is a name',
    rule: '\\u205f-\\u206f\\u2800\\u3000\\u3164',
    broken: '\\u205f-\\u206f\\u3000',
    file: 'odd-input',
    tests: 'of nothing but',
  },
  {
    name: 'another guest is told that this request was theirs',
    rule: 'and o.guest_email = b.guest_email and o.guest_phone',
    broken: 'and o.guest_phone',
    file: 'booking-request',
    tests: 'when the guest differs in anything',
  },
  {
    name: 'a message is stored again when its answer was lost',
    rule: 'and o.id <> m.id',
    broken: 'and o.id = m.id',
    file: 'visitor-writes',
    tests: 'is told apart',
  },
  {
    name: 'another guest is told that this message was theirs',
    rule: 'o.email = m.email and ',
    broken: '',
    file: 'visitor-writes',
    tests: 'another message when its e-mail',
  },
  {
    name: 'a guest joins a group of others',
    rule: 'b.guest_email is distinct from new.guest_email',
    broken: 'b.guest_email is null',
    file: 'booking-groups',
    tests: 'cannot join a group',
  },
  {
    name: 'a message of any length',
    rule: 'length(new.message) > 5000 or',
    broken: 'length(new.message) > 50000 or',
    file: 'sql-roles',
    tests: '#96',
  },
  {
    name: 'a name turns the direction of the line it stands in',
    rule: '\\u2028-\\u202e',
    broken: '\\u2028-\\u2029',
    file: 'odd-input',
    tests: 'direction',
  },
];

/** What not even staff store. */
const STAFF_WRITES: Fault[] = [
  {
    name: 'a booking changes its number',
    rule: '  new.booking_number := old.booking_number;\n',
    broken: '',
    file: 'sql-roles',
    tests: '#120–122',
  },
  {
    name: 'a booking changes the time of its creation',
    rule: '  new.created_at := old.created_at;\n  new.updated_at := now();',
    broken: '  new.updated_at := now();',
    file: 'sql-roles',
    tests: '#120–122',
  },
  {
    name: 'a change leaves no stamp',
    rule: '  new.created_at := old.created_at;\n  new.updated_at := now();',
    broken: '  new.created_at := old.created_at;',
    file: 'sql-roles',
    tests: '#120–122',
  },
  {
    name: 'a room is deleted with its bookings',
    rule: 'references public.rooms (id) on delete restrict',
    broken: 'references public.rooms (id) on delete cascade',
    file: 'sql-roles',
    tests: '#120–122',
  },
  {
    name: 'a link runs a script',
    rule: "url ~* '^https?://",
    broken: "url ~* '^[a-z]+:",
    file: 'sql-roles',
    tests: '#115 not even they store a script',
  },
  {
    name: 'a picture holds a page',
    rule: "url !~* '^(https?://|/)",
    broken: "url !~* '^(https?://|data:|/)",
    file: 'sql-roles',
    tests: '#115 not even they store data',
  },
  {
    name: 'a room costs less than nothing',
    rule: 'check (price_per_night >= 0 and price_per_night <= 100000)',
    broken: 'check (price_per_night <= 100000)',
    file: 'sql-roles',
    tests: '#116',
  },
  {
    name: 'a booking has a status that is none',
    rule: "'pending', 'awaiting_confirmation',",
    broken: "'pending', 'paid', 'awaiting_confirmation',",
    file: 'sql-roles',
    tests: '#118',
  },
  {
    name: 'two rooms have one number',
    rule: 'constraint rooms_room_number_key unique (room_number)',
    broken: 'constraint rooms_room_number_key unique (room_number, id)',
    file: 'sql-roles',
    tests: '#117',
  },
];

/** What reception changes, what is remembered of it, what was paid. */
const DESK: Fault[] = [
  {
    name: 'the desk: whoever writes second overwrites the first',
    rule: "where b.updated_at is distinct from (c ->> 'updated_at')::timestamptz;",
    broken: 'where false;',
    file: 'desk-changes',
    tests: 'was changed meanwhile, and its number',
  },
  {
    name: 'the desk: a stranger with an account runs the day',
    rule: "if private.is_guest_call() then\n    perform private.fail(403, '42501', 'Apenas a equipa pode fazer isto.');",
    broken:
      "if false then\n    perform private.fail(403, '42501', 'Apenas a equipa pode fazer isto.');",
    file: 'day-sheet',
    tests: 'to whoever is not staff',
  },
  {
    name: 'the desk: a change reaches columns that are not its own',
    rule: 'where k <> all (changeable))',
    broken: 'where false)',
    file: 'desk-changes',
    tests: 'the column booking_number',
  },
  {
    name: 'the desk: of two stays that change places, one is not said to be in the way',
    rule: 'set constraints public.bookings_no_overlap immediate;',
    broken: 'null;',
    file: 'desk-changes',
    tests: 'stay where they are when one does not fit',
  },
  {
    name: 'the desk: the owner rewrites history',
    rule: "if not private.has_mark('erasing') then\n    raise exception 'booking_events only grows'",
    broken: "if false then\n    raise exception 'booking_events only grows'",
    file: 'booking-history',
    tests: 'for the owner',
  },
  {
    name: 'the desk: any setting is a mark',
    rule: "return coalesce(given, '') <> '' and given = private.mark_value(p_name);",
    broken: "return coalesce(given, '') <> '';",
    file: 'booking-history',
    tests: 'and a setting of channel',
  },
  {
    name: 'the desk: staff pass for a guest',
    rule: "current_setting('role', true) = 'authenticated' and private.is_staff() then",
    broken: 'false then',
    file: 'booking-history',
    tests: 'of their own will',
  },
  {
    name: 'the desk: an erased guest is read in the history',
    rule: "where e.booking_id = any (p_bookings) and e.kind = 'changed' and e.changes ?| personal;",
    broken: 'where false;',
    file: 'booking-history',
    tests: 'takes the person out of the events',
  },
  {
    name: 'the desk: a payment is changed afterwards',
    rule: "if old.undone or not new.undone\n     or to_jsonb(new) - 'undone' is distinct from to_jsonb(old) - 'undone' then",
    broken: 'if false then',
    file: 'payments',
    tests: 'taking back what was undone',
  },
  {
    name: 'the desk: who entered a payment is the client’s to say',
    rule: 'grant insert (id, booking_id, amount, method, paid_on, note), update (undone)',
    broken:
      'grant insert (id, booking_id, amount, method, paid_on, note, entered_name), update (undone)',
    file: 'access-catalogue',
    tests: '#1–11',
  },
  {
    name: 'the desk: what has been paid is said by hand',
    rule: "if new.paid <> old.paid and not private.has_mark('paying') then",
    broken: 'if false then',
    file: 'payments',
    tests: 'said by hand',
  },
  {
    name: 'the desk: a panel that slept is told only a part',
    rule: "horizon constant interval := '50 minutes';",
    broken: "horizon constant interval := '5 hours';",
    file: 'whats-new',
    tests: 'more than fifty minutes ago',
  },
];

export const FAULTS: Fault[] = [
  ...POLICIES,
  ...PRIVILEGES,
  ...PEOPLE,
  ...REQUESTS,
  ...STAFF_WRITES,
  ...DESK,
  ...MAIL_FAULTS,
  ...CHANNEL_FAULTS,
  ...TRANSLATION_FAULTS,
  ...RATE_FAULTS,
  ...REPORT_FAULTS,
];
