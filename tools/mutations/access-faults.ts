import type { Fault } from './fault.ts';

// Single policies and grants of the database, each broken on purpose, and the tests that should notice.

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
    rule: 'on public.rooms for delete to authenticated\n  using ((select private.is_owner()));',
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
    rule: 'using ((select private.is_owner()) and archived\n         and (group_reference is null',
    broken: 'using ((select private.is_owner())\n         and (group_reference is null',
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
    rule: 'using ((select private.is_owner()) and archived);',
    broken: 'using ((select private.is_owner()));',
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
    rule: 'on public.guest_profiles to authenticated, service_role;',
    broken: 'on public.guest_profiles to authenticated, service_role, anon;',
    file: 'sql-roles',
    tests: '#9 ',
  },
  {
    name: 'any account may empty the tables',
    rule: 'grant select, insert, update, delete on public.guest_profiles',
    broken: 'grant select, insert, update, delete, truncate on public.guest_profiles',
    file: 'sql-roles',
    tests: '#119',
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
    rule: "coalesce(private.staff_role() in ('owner', 'reception'), false)",
    broken: 'auth.uid() is not null',
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
    rule: 'where u.id = s.user_id and s.removed_at is null and lower(u.email) = lower(btrim(p_email));',
    broken: 'where u.id = s.user_id and lower(u.email) = btrim(p_email) || s.note;',
    file: 'accounts',
    tests: 'shut out at once when taken off',
  },
  {
    name: 'a deleted account stays on the list of staff',
    rule: 'if s.removed_at is not null or s.user_id is not null and s.account is null then\n    perform',
    broken: 'if s.removed_at is not null then\n    perform',
    file: 'accounts',
    tests: 'shut out when their account is deleted',
  },
  {
    name: 'housekeeping is staff',
    rule: "coalesce(private.staff_role() in ('owner', 'reception'), false)",
    broken: 'private.staff_role() is not null',
    file: 'roles',
    tests: 'each role just the rights',
  },
  {
    name: 'reception is an owner',
    rule: "coalesce(private.staff_role() = 'owner', false)",
    broken: "coalesce(private.staff_role() in ('owner', 'reception'), false)",
    file: 'roles',
    tests: 'each role just the rights',
  },
  {
    name: 'the second factor of one session opens all of a person',
    rule: "if not coalesce((auth.jwt() ->> 'session_id')::uuid = any (s.proven_sessions), false) then",
    broken: "if s.proven_sessions = '{}' then",
    file: 'second-factor',
    tests: 'another session of the same person',
  },
  {
    name: 'a code counts twice',
    rule: 'last_step = coalesce(step, x.last_step)',
    broken: 'last_step = x.last_step',
    file: 'second-factor',
    tests: 'count once',
  },
  {
    name: 'wrong codes at once count as one',
    rule: 'where x.user_id = p_user for update;',
    broken: 'where x.user_id = p_user and false for update;',
    file: 'second-factor',
    tests: 'wait a quarter of an hour',
  },
  {
    name: 'the last owner is removed',
    rule: "if s.role = 'owner' and s.joined_at is not null then perform private.require_other_owner(p_id); end if;",
    broken: '',
    file: 'people',
    tests: 'cannot be removed or made less',
  },
  {
    name: 'a link opens twice',
    rule: "where l.hash = sha256(coalesce(p_link, '')::bytea) and l.used_at is null",
    broken: "where l.hash = sha256(coalesce(p_link, '')::bytea)",
    file: 'people',
    tests: 'and once',
  },
  {
    name: 'strangers take a copy of a guest’s data',
    rule: "if private.is_guest_call() then\n    perform private.refuse('guest-data-staff-only'",
    broken: "if false then\n    perform private.refuse('guest-data-staff-only'",
    file: 'privacy',
    tests: 'is refused to a visitor',
  },
];

export const FAULTS: Fault[] = [...POLICIES, ...PRIVILEGES, ...PEOPLE];
