-- What rooms and amenities are called in a guest's language (LANG-06). Rows of their own, so that only the
-- language that is asked for travels; where a text is missing, guests read the Portuguese one.

create table public.room_translations (
  room_id          uuid not null references public.rooms (id) on delete cascade,
  language         text not null,
  name             text,
  description      text,
  room_title       text,
  room_subtitle    text,
  full_description text,
  -- By Portuguese feature, so that a feature that is added, removed or moved leaves the others their words.
  features_of      text[] not null default '{}',
  features         text[] not null default '{}',
  updated_at       timestamptz default now(),
  primary key (room_id, language),
  constraint room_translations_language_check check (language in ('en', 'es', 'fr', 'de')),
  constraint room_translations_name_check check (length(btrim(name)) between 1 and 120),
  constraint room_translations_text_lengths_check check (
    coalesce(length(description), 0) <= 4000 and coalesce(length(room_title), 0) <= 200
    and coalesce(length(room_subtitle), 0) <= 300 and coalesce(length(full_description), 0) <= 20000),
  constraint room_translations_features_check check (
    private.are_short_texts(features, 60, 200) and private.are_short_texts(features_of, 60, 200)
    and cardinality(features) = cardinality(features_of)),
  constraint room_translations_updated_at_check check (updated_at is not null)
);

create table public.amenity_translations (
  amenity_id uuid not null references public.amenities (id) on delete cascade,
  language   text not null,
  name       text,
  updated_at timestamptz default now(),
  primary key (amenity_id, language),
  constraint amenity_translations_language_check check (language in ('en', 'es', 'fr', 'de')),
  constraint amenity_translations_name_check check (length(btrim(name)) between 1 and 120),
  constraint amenity_translations_updated_at_check check (updated_at is not null)
);

create table public.amenity_category_translations (
  category_id uuid not null references public.amenity_categories (id) on delete cascade,
  language    text not null,
  name        text,
  updated_at  timestamptz default now(),
  primary key (category_id, language),
  constraint amenity_category_translations_language_check check (language in ('en', 'es', 'fr', 'de')),
  constraint amenity_category_translations_name_check check (length(btrim(name)) between 1 and 120),
  constraint amenity_category_translations_updated_at_check check (updated_at is not null)
);

-- Two people who write the same texts do not overwrite each other unseen: whoever stores a row sends it with
-- the updated_at it was read with, or null for one that was not there (hence no "not null" above). A row that
-- says what is stored already is no change: the answer to the first sending was lost. Many rows are stored in
-- one statement (insert ... on conflict do update), all of them or none.
create function private.translation_before_insert() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := coalesce(new.updated_at, now());
  return new;
end $$;
create function private.translation_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    return old;
  end if;
  if new.updated_at is distinct from old.updated_at then
    perform private.fail(409, 'HS014', 'Entretanto, este texto foi alterado por outra pessoa.', new.language);
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger room_translations_before_insert before insert on public.room_translations
  for each row execute function private.translation_before_insert();
create trigger room_translations_before_update before update on public.room_translations
  for each row execute function private.translation_before_update();
create trigger amenity_translations_before_insert before insert on public.amenity_translations
  for each row execute function private.translation_before_insert();
create trigger amenity_translations_before_update before update on public.amenity_translations
  for each row execute function private.translation_before_update();
create trigger amenity_category_translations_before_insert before insert on public.amenity_category_translations
  for each row execute function private.translation_before_insert();
create trigger amenity_category_translations_before_update before update on public.amenity_category_translations
  for each row execute function private.translation_before_update();

alter table public.room_translations enable row level security;
alter table public.amenity_translations enable row level security;
alter table public.amenity_category_translations enable row level security;

-- Everyone reads those of active rooms, staff read all and write.
create policy room_translations_public_read on public.room_translations for select to anon
  using (room_id in (select r.id from public.rooms r where r.is_active));
create policy room_translations_read on public.room_translations for select to authenticated
  using ((select private.is_staff()) or room_id in (select r.id from public.rooms r where r.is_active));
create policy room_translations_insert on public.room_translations for insert to authenticated
  with check ((select private.is_staff()));
create policy room_translations_update on public.room_translations for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy room_translations_delete on public.room_translations for delete to authenticated
  using ((select private.is_staff()));

-- Of amenities everyone reads all, staff write.
create policy amenity_translations_read on public.amenity_translations for select to anon, authenticated
  using (true);
create policy amenity_translations_insert on public.amenity_translations for insert to authenticated
  with check ((select private.is_staff()));
create policy amenity_translations_update on public.amenity_translations for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy amenity_translations_delete on public.amenity_translations for delete to authenticated
  using ((select private.is_staff()));
create policy amenity_category_translations_read on public.amenity_category_translations for select to anon, authenticated
  using (true);
create policy amenity_category_translations_insert on public.amenity_category_translations for insert to authenticated
  with check ((select private.is_staff()));
create policy amenity_category_translations_update on public.amenity_category_translations for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy amenity_category_translations_delete on public.amenity_category_translations for delete to authenticated
  using ((select private.is_staff()));

-- What a room is called in the languages that have a name for it.
create function private.room_names(p_room uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_object_agg(t.language, t.name), '{}') from public.room_translations t
    where t.room_id = p_room and t.name is not null $$;

-- As before, and: what its rooms are called in other languages.
create or replace function private.guest_page(p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page jsonb;
begin
  select jsonb_build_object(
      'first_name', private.first_name(min(b.guest_name)), 'language', min(b.language),
      'group_reference', min(b.group_reference), 'email_confirmed', bool_or(b.email_confirmed),
      'cancel_until', private.cancel_until(min(b.check_in_date)),
      'bookings', jsonb_agg(jsonb_build_object(
        'booking_number', b.booking_number, 'status', b.status, 'cancel_reason', b.cancel_reason,
        'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
        'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'created_at', b.created_at,
        'paid', case when b.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed')
                     then b.paid end,
        'answer_until', b.answer_until, 'hold_until', b.hold_until, 'confirm_until', b.confirm_until,
        'arrival_time', to_char(b.arrival_time, 'HH24:MI'), 'guest_wish', b.guest_wish,
        'can_cancel', private.is_guests_to_cancel(b),
        'room', jsonb_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
                                   'names', private.room_names(r.id),
                                   'image', r.images[1], 'max_guests', r.max_guests, 'price_per_night', r.price_per_night))
        order by b.check_in_date, r.room_number))
    into page
    from private.bookings_of_key(p_key) b join public.rooms r on r.id = b.room_id
  having count(*) > 0;
  if page is null then perform private.refuse_unknown_key(); end if;
  return page;
end $$;

-- As before, and: rooms are called by their names in the language of the mail.
create or replace function private.mail_data(m public.mails) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object(
     'id', m.id, 'kind', m.kind, 'recipient', m.recipient, 'language', m.language, 'is_test', m.is_test,
     'verify_code', m.code,
     'paragraph', (select t.paragraph from public.mail_texts t where t.kind = m.kind and t.language = m.language),
     'reply_to', case when m.kind like 'house%' then coalesce(c.email, b.guest_email)
                      else (select house_email from public.mail_settings) end,
     'message', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email,
                      'phone', c.phone, 'subject', c.subject, 'message', c.message) end,
     'key', case when m.kind not like 'house%' then b.access_key end,
     'confirm_code', case when m.kind = 'received' and not b.email_confirmed then private.confirm_code(b.access_key) end,
     'first_name', private.first_name(b.guest_name),
     'cancel_until', private.cancel_until(b.check_in_date),
     'iban', (select s.iban from public.mail_settings s),
     'account_holder', (select s.account_holder from public.mail_settings s),
     'stays_before', case when m.kind = 'house_request' then (select count(*) from public.bookings o
       where o.guest_email = b.guest_email and o.status in ('checked_in', 'checked_out', 'completed')) end,
     'bookings', (select jsonb_agg(jsonb_build_object('booking_number', o.booking_number, 'status', o.status,
         'group_reference', o.group_reference,
         'check_in_date', o.check_in_date, 'check_out_date', o.check_out_date, 'guest_name', o.guest_name,
         'guest_email', o.guest_email, 'guest_phone', o.guest_phone, 'message', o.message,
         'number_of_guests', o.number_of_guests, 'total_price', o.total_price, 'paid', o.paid,
         'created_at', o.created_at, 'room_number', r.room_number,
         'room_name', coalesce(private.room_names(r.id) ->> m.language, r.name),
         'price_per_night', r.price_per_night, 'answer_until', o.answer_until, 'hold_until', o.hold_until,
         'confirm_until', o.confirm_until, 'cancel_reason', o.cancel_reason, 'cancel_note', o.cancel_note,
         'arrival_time', to_char(o.arrival_time, 'HH24:MI'), 'guest_wish', o.guest_wish,
         'is_event', o.id = m.booking_id or exists (select from public.mails x
           where x.booking_id = o.id and x.kind = m.kind and x.note = 'in mail ' || m.id))
         order by o.check_in_date, r.room_number)
       from public.bookings o join public.rooms r on r.id = o.room_id
      where md5(o.access_key)::uuid = md5(b.access_key)::uuid))
     from (select 1) one left join public.bookings b on b.id = m.booking_id
     left join public.contact_messages c on c.id = m.message_id $$;

-- As before, and: the most nights there may be (hint), for a message in another language.
create or replace function private.check_guest_dates(b public.bookings) returns void
language plpgsql set search_path = '' as $$
declare
  today date := private.today();
  s private.settings;
begin
  select * into s from private.settings;
  if b.check_in_date is null or b.check_out_date is null
     or not isfinite(b.check_in_date) or not isfinite(b.check_out_date) then
    perform private.fail(400, 'HS002', 'Por favor, selecione as datas de check-in e check-out');
  end if;
  if b.check_out_date <= b.check_in_date then
    perform private.fail(400, 'HS003', 'Data de check-out deve ser posterior à data de check-in');
  end if;
  if b.check_in_date < today then
    perform private.fail(400, 'HS004', 'A data de check-in já passou.');
  end if;
  if b.check_out_date > (today + s.booking_horizon)::date then
    perform private.fail(400, 'HS005', 'Só é possível fazer reservas com até 9 meses de antecedência.');
  end if;
  if b.check_out_date - b.check_in_date > s.longest_stay then
    perform private.fail(400, 'HS023', format('Uma estadia pode ter até %s noites. Para ficar mais tempo, contacte-nos por telefone.', s.longest_stay),
      s.longest_stay::text);
  end if;
end $$;

-- As before, and: a limit of the e-mail (hint) is told from one of the hour.
create or replace function private.bookings_after_guest_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  s private.settings;
  ip uuid := private.request_ip_hash();
  months date[];
  own uuid[];
  emails uuid[];
  email uuid;
  of_email uuid[];
begin
  if not private.is_guest_call() then return null; end if;
  select array_agg(distinct m) into months
    from sent b cross join private.months_of(b.check_in_date, b.check_out_date) m;
  if months is null then return null; end if;   -- no row at all
  select * into s from private.settings;
  insert into private.submissions (kind, email_hash, ip_hash, booking_id)
  select 'booking', private.visitor_hash('mail', b.guest_email), ip, b.id from sent b;
  select array_agg(b.id), array_agg(distinct private.visitor_hash('mail', b.guest_email))
    into own, emails from sent b;
  perform private.check_rates('booking', ip, emails, 0);

  foreach email in array emails loop
    of_email := array(select r.booking_id from private.submissions r where r.ip_hash = ip and r.email_hash = email);
    if (select sum(b.check_out_date - b.check_in_date) > s.pending_nights_per_email
          from public.bookings b where b.id = any (of_email) and b.status = 'pending') then
      perform private.fail(429, 'HS429', 'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.',
        'email');
    end if;
    if private.is_beyond_share(months, s.pending_share_email, s.pending_floor, of_email, 0) then
      perform private.refuse_pending();
    end if;
  end loop;
  -- The request as a whole, under however many e-mails, and where no address is known; then its address.
  if private.is_beyond_share(months, s.pending_share_email, s.pending_floor, own, 0)
     or private.is_beyond_share(months, s.pending_share_address, s.pending_floor,
          array(select r.booking_id from private.submissions r where r.ip_hash = ip), 0) then
    perform private.refuse_pending();
  end if;
  if private.is_beyond_share(months, s.unverified_share, s.unverified_floor, null, 0)
     and exists (select from public.bookings b where b.id = any (own) and not private.is_vouched_for(b)) then
    perform private.refuse_unverified();
  end if;
  return null;
end $$;

-- As before, and the translations.
create or replace function private.apply_api_privileges() returns void
language plpgsql set search_path = '' as $$
begin
  revoke all on all tables    in schema public from anon, authenticated, public;
  revoke all on all sequences in schema public from anon, authenticated, public;
  revoke all on all functions in schema public from anon, authenticated, public;
  alter default privileges in schema public revoke all on tables    from anon, authenticated, public;
  alter default privileges in schema public revoke all on sequences from anon, authenticated, public;
  alter default privileges in schema public revoke execute on functions from anon, authenticated;
  alter default privileges revoke execute on functions from public;
  grant usage on schema public to anon, authenticated, service_role;

  revoke all on schema private from public, anon, authenticated;
  revoke all on all tables in schema private from public, anon, authenticated;
  revoke all on all functions in schema private from public, anon, authenticated;
  -- What policies and CHECK constraints call on behalf of the caller.
  grant execute on function private.public_window_start() to anon;
  grant execute on function private.is_staff(), private.is_group_archived(text) to authenticated;
  grant execute on function private.is_web_url(text), private.are_image_urls(text[]),
    private.are_short_texts(text[], integer, integer), private.is_email(text), private.is_phone(text)
    to anon, authenticated, service_role;
  -- What the index of guests' names asks, and the default of a key.
  grant execute on function private.fold(text), private.guest_words(text, text, text), private.new_access_key()
    to anon, authenticated, service_role;

  grant execute on function public.am_i_staff() to authenticated;
  -- Each refuses whoever is not staff.
  grant execute on function public.export_guest_data(text), private.guest_data(text),
    public.erase_guest_data(text), private.erase_guest(text),
    public.change_stays(jsonb), private.change_stays(jsonb),
    public.split_stay(uuid, timestamptz, date, uuid, numeric, numeric),
    private.split_stay(uuid, timestamptz, date, uuid, numeric, numeric),
    public.find_guests(text), private.find_guests(text), public.whats_new(text), private.whats_new(text),
    public.day_sheet(date), private.day_sheet(date) to authenticated, service_role;
  grant execute on function public.set_staff_name(text), private.set_staff_name(text) to authenticated;

  grant select on public.rooms, public.amenity_categories, public.amenities, public.room_amenities,
    public.room_availability, public.house_rules to anon;
  grant select on public.room_translations, public.amenity_translations,
    public.amenity_category_translations to anon;
  grant select (id, room_id, check_in_date, check_out_date, status, booking_number)
    on public.bookings to anon;
  grant insert (room_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
    number_of_guests, total_price, message, status, language, access_key) on public.bookings to anon;
  grant update (group_reference) on public.bookings to anon;
  grant insert (name, email, phone, subject, message) on public.contact_messages to anon;

  -- Staff and strangers share "authenticated": the policies tell them apart.
  grant select, insert, update, delete on public.rooms, public.amenity_categories, public.amenities,
    public.room_amenities, public.room_availability, public.bookings, public.booking_groups,
    public.guest_profiles, public.contact_messages to authenticated, service_role;
  grant select, insert, update, delete on public.room_translations, public.amenity_translations,
    public.amenity_category_translations to authenticated, service_role;
  -- The key, the code or the address with its key is what opens these.
  grant execute on function public.guest_page(text), private.guest_page(text),
    public.guest_cancel(text, text, text[]), private.guest_cancel(text, text, text[]),
    public.guest_arrival(text, time, text), private.guest_arrival(text, time, text),
    public.guest_confirm(text, text), private.guest_confirm(text, text),
    public.request_approval(text, text, text), private.request_approval(text, text, text),
    public.approve_request(text), private.approve_request(text) to anon, authenticated, service_role;
  -- Each refuses whoever is not staff.
  grant execute on function public.renew_access_key(uuid), private.renew_access_key(uuid),
    public.send_mail_again(uuid), private.send_again(uuid),
    public.send_test_mail(text, text), private.send_test(text, text),
    public.preview_mail(uuid), private.preview_mail(uuid),
    public.approve_key(text, text), private.approve_key(text, text) to authenticated, service_role;
  -- The worker's, with the secret key.
  grant execute on function public.claim_mails(integer), private.claim_mails(integer),
    public.hand_mail(uuid, uuid), private.hand_mail(uuid, uuid),
    public.finish_mail(uuid, uuid, text, text, text, text), private.finish_mail(uuid, uuid, text, text, text, text),
    public.report_smtp(text), private.report_smtp(text) to service_role;
  revoke all on public.mails, public.mail_settings, public.mail_texts from service_role;
  grant select on public.mails, public.mail_settings to authenticated, service_role;
  grant update (house_email, iban, account_holder, off) on public.mail_settings to authenticated, service_role;
  grant select, insert, update, delete on public.mail_texts to authenticated, service_role;
  -- What the guard of requests calls once it has asked who is there; nobody else.
  grant execute on function public.send_guarded_request(jsonb, text), private.book_as_guest(jsonb, text)
    to service_role;
  if (select guarded_requests from private.settings) then
    revoke insert on public.bookings from anon;
  end if;
  -- The history is read; the database alone writes it. A payment is entered and undone.
  -- Hosted projects give the secret key everything by default.
  revoke all on public.booking_events, public.booking_payments from service_role;
  grant select on public.booking_events, public.booking_payments to authenticated, service_role;
  grant insert (id, booking_id, amount, method, paid_on, note), update (undone)
    on public.booking_payments to authenticated, service_role;
  -- One row that stays: nobody adds another, nobody removes it.
  grant select, update (requests_paused, answer_within_minutes, hold_for_minutes, free_cancellation_hours,
    check_in_from) on public.house_rules to authenticated, service_role;
end $$;
select private.apply_api_privileges();

create or replace function private.privilege_problems() returns setof text
language sql stable set search_path = '' as $$
  with public_tables as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relkind in ('r', 'v', 'm', 'p', 'f')
  ),
  allowed_columns (privilege, table_name, column_name) as (
    select 'SELECT', 'bookings', unnest(array['id', 'room_id', 'check_in_date', 'check_out_date',
      'status', 'booking_number'])
    union all
    select 'INSERT', 'bookings', unnest(array['room_id', 'guest_name', 'guest_email', 'guest_phone',
      'check_in_date', 'check_out_date', 'number_of_guests', 'total_price', 'message', 'status',
      'language', 'access_key'])
    union all
    select 'UPDATE', 'bookings', 'group_reference'
    union all
    select 'INSERT', 'contact_messages', unnest(array['name', 'email', 'phone', 'subject', 'message'])
  )
  select format('anon can %s %s.%s', p.privilege, t.relname, a.attname)
    from public_tables t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
   cross join (values ('SELECT'), ('INSERT'), ('UPDATE')) p (privilege)
   where has_column_privilege('anon', t.oid, a.attnum, p.privilege)
     and not (p.privilege = 'SELECT' and t.relname in ('rooms', 'amenity_categories', 'amenities',
       'room_amenities', 'room_availability', 'house_rules', 'room_translations', 'amenity_translations',
       'amenity_category_translations'))
     and (p.privilege, t.relname, a.attname) not in (select * from allowed_columns)
  union all
  select format('anon can %s %s', p.privilege, t.relname)
    from public_tables t
   cross join (values ('DELETE'), ('TRUNCATE'), ('TRIGGER')) p (privilege)
   where has_table_privilege('anon', t.oid, p.privilege)
  union all
  select format('authenticated can %s %s', p.privilege, t.relname)
    from public_tables t
   cross join (values ('TRUNCATE'), ('TRIGGER')) p (privilege)
   where has_table_privilege('authenticated', t.oid, p.privilege)
  union all
  select format('%s can %s %s', r.role, t.privilege, t.name)
    from (values ('authenticated'), ('service_role')) r (role)
   cross join (values ('booking_events', 'INSERT'), ('booking_events', 'UPDATE'), ('booking_events', 'DELETE'),
     ('booking_payments', 'UPDATE'), ('booking_payments', 'DELETE'),
     ('mails', 'INSERT'), ('mails', 'UPDATE'), ('mails', 'DELETE')) t (name, privilege)
   where has_table_privilege(r.role, 'public.' || t.name, t.privilege)
  union all
  select format('row level security is off on %s', t.relname)
    from public_tables t
   where t.relkind in ('r', 'p') and not t.relrowsecurity
  union all
  select format('anon can execute %s', f.oid::regprocedure)
    from pg_proc f join pg_namespace n on n.oid = f.pronamespace and n.nspname in ('public', 'private')
   where has_function_privilege('anon', f.oid, 'EXECUTE')
     and f.proname not in ('public_window_start', 'is_web_url', 'are_image_urls', 'are_short_texts',
       'is_email', 'is_phone', 'fold', 'guest_words', 'new_access_key',
       'guest_page', 'guest_cancel', 'guest_arrival', 'guest_confirm', 'request_approval', 'approve_request')
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$$;
