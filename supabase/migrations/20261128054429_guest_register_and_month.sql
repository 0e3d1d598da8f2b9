set check_function_bodies = off;

CREATE TABLE "public"."month_returns" ("month" date NOT NULL, "kind" text NOT NULL, "handed_on" date NOT NULL, "handed_by" text, "figures" jsonb NOT NULL, "created_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "month_returns_kind_check" CHECK ((kind = ANY (ARRAY['tax'::text, 'ine'::text]))), CONSTRAINT "month_returns_month_check" CHECK ((EXTRACT(day FROM month) = (1)::numeric)), CONSTRAINT "month_returns_pkey" PRIMARY KEY (month, kind));

ALTER TABLE "public"."month_returns" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."register_entries" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "booking_id" uuid NOT NULL, "person" smallint NOT NULL, "is_proposal" boolean NOT NULL DEFAULT false, "surname" text, "given_names" text, "birth_date" date, "birth_place" text, "nationality" text, "doc_type" text, "doc_number" text, "doc_country" text, "residence_country" text, "residence_place" text, "age" smallint, "tax_reason" text, "settled_at" timestamp with time zone, "writes" smallint NOT NULL DEFAULT 0, "checked_at" timestamp with time zone, "checked_by" text, "erased_at" timestamp with time zone, "created_at" timestamp with time zone NOT NULL DEFAULT now(), "updated_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "register_entries_age_check" CHECK (((age >= 0) AND (age <= 130))), CONSTRAINT "register_entries_birth_date_check" CHECK ((birth_date >= '1900-01-01'::date)), CONSTRAINT "register_entries_doc_check" CHECK (((doc_type = ANY (ARRAY['P'::text, 'B'::text, 'O'::text])) AND (doc_number ~ '^[0-9A-Z]{1,16}$'::text))), CONSTRAINT "register_entries_lengths_check" CHECK (((length(surname) <= 80) AND (length(given_names) <= 80) AND (length(birth_place) <= 60) AND (length(residence_place) <= 60))), CONSTRAINT "register_entries_once" UNIQUE (booking_id, person, is_proposal), CONSTRAINT "register_entries_person_check" CHECK (((person >= 1) AND (person <= 50))), CONSTRAINT "register_entries_pkey" PRIMARY KEY (id), CONSTRAINT "register_entries_tax_reason_check" CHECK ((tax_reason = ANY (ARRAY['disability'::text, 'treatment'::text, 'offered'::text]))));

ALTER TABLE "public"."register_entries" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."register_settings" ("only_row" boolean NOT NULL DEFAULT true, "asks_guests" boolean NOT NULL DEFAULT false, "reports_from" date, "tax_number" text, "establishment" text NOT NULL DEFAULT '00'::text, "name" text, "short_name" text, "street" text, "town" text, "postcode" text, "phone" text, "contact_name" text, "contact_email" text, "service" text, "updated_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "register_settings_contact_name_check" CHECK (((length(contact_name) >= 1) AND (length(contact_name) <= 40))), CONSTRAINT "register_settings_establishment_check" CHECK ((establishment ~ '^[0-9]{1,2}$'::text)), CONSTRAINT "register_settings_name_check" CHECK (((length(name) >= 1) AND (length(name) <= 40))), CONSTRAINT "register_settings_only_row_check" CHECK (only_row), CONSTRAINT "register_settings_phone_check" CHECK ((phone ~ '^[0-9]{9,10}$'::text)), CONSTRAINT "register_settings_pkey" PRIMARY KEY (only_row), CONSTRAINT "register_settings_postcode_check" CHECK ((postcode ~ '^[0-9]{4}-[0-9]{3}$'::text)), CONSTRAINT "register_settings_service_check" CHECK ((service = ANY (ARRAY['real'::text, 'rehearsal'::text]))), CONSTRAINT "register_settings_short_name_check" CHECK (((length(short_name) >= 1) AND (length(short_name) <= 15))), CONSTRAINT "register_settings_street_check" CHECK (((length(street) >= 1) AND (length(street) <= 40))), CONSTRAINT "register_settings_tax_number_check" CHECK ((tax_number ~ '^[0-9]{9}$'::text)), CONSTRAINT "register_settings_town_check" CHECK (((length(town) >= 1) AND (length(town) <= 30))), CONSTRAINT "register_settings_contact_email_check" CHECK ((private.is_email(contact_email) AND (length(contact_email) <= 140))));

ALTER TABLE "public"."register_settings" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."siba_file_guests" ("file_number" integer NOT NULL, "line" integer NOT NULL, "entry_id" uuid, "arrival" date NOT NULL, "departure" date NOT NULL, "refusal" text, "departure_known" boolean NOT NULL DEFAULT false, CONSTRAINT "siba_file_guests_pkey" PRIMARY KEY (file_number, line));

ALTER TABLE "public"."siba_file_guests" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."siba_files" ("number" integer NOT NULL, "made_at" timestamp with time zone NOT NULL DEFAULT now(), "made_by" text, "way" text NOT NULL, "is_rehearsal" boolean NOT NULL DEFAULT false, "guests" integer NOT NULL, "sha256" text, "state" text NOT NULL, "delivered_on" date, "ended_at" timestamp with time zone, "ended_by" text, "code" text, "answer" text, "claim_token" uuid, "lease_until" timestamp with time zone, CONSTRAINT "siba_files_guests_check" CHECK (((guests >= 1) AND (guests <= 500))), CONSTRAINT "siba_files_number_check" CHECK ((number > 0)), CONSTRAINT "siba_files_pkey" PRIMARY KEY (number), CONSTRAINT "siba_files_sha256_check" CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)), CONSTRAINT "siba_files_state_check" CHECK ((state = ANY (ARRAY['file'::text, 'claimed'::text, 'handing'::text, 'accepted'::text, 'refused'::text, 'failed'::text, 'uncertain'::text]))), CONSTRAINT "siba_files_way_check" CHECK ((way = ANY (ARRAY['service'::text, 'file'::text]))));

ALTER TABLE "public"."siba_files" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."tax_payments" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "booking_id" uuid NOT NULL, "amount" numeric(8,2) NOT NULL, "method" text NOT NULL, "paid_on" date NOT NULL, "entered_name" text, "created_at" timestamp with time zone NOT NULL DEFAULT now(), "undone" boolean NOT NULL DEFAULT false, "undone_at" timestamp with time zone, "undone_name" text, CONSTRAINT "tax_payments_amount_check" CHECK (((amount <> (0)::numeric) AND (abs(amount) <= (10000)::numeric))), CONSTRAINT "tax_payments_method_check" CHECK ((method = ANY (ARRAY['cash'::text, 'card'::text, 'transfer'::text, 'platform'::text]))), CONSTRAINT "tax_payments_paid_on_check" CHECK (((paid_on >= '2000-01-01'::date) AND (paid_on <= '2100-12-31'::date))), CONSTRAINT "tax_payments_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."tax_payments" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."settings" ADD COLUMN "register_kept" interval NOT NULL DEFAULT '1 year'::interval;

CREATE OR REPLACE FUNCTION private.accept_register(p_proposal uuid, p_only_missing boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.register_entries;
  before public.register_entries;
begin
  perform private.require_staff();
  select * into p from public.register_entries e where e.id = p_proposal and e.is_proposal and e.settled_at is null for update;
  if not found then perform private.refuse('proposal-settled'); end if;
  select * into before from public.register_entries e
   where e.booking_id = p.booking_id and e.person = p.person and not e.is_proposal for update;
  insert into public.register_entries as e (booking_id, person, surname, given_names, birth_date, birth_place, nationality,
    doc_type, doc_number, doc_country, residence_country, residence_place)
  values (p.booking_id, p.person, p.surname, p.given_names, p.birth_date, p.birth_place, p.nationality, p.doc_type,
    p.doc_number, p.doc_country, p.residence_country, p.residence_place)
  on conflict on constraint register_entries_once do update set
    surname = case when p_only_missing then coalesce(e.surname, p.surname) else coalesce(p.surname, e.surname) end,
    given_names = case when p_only_missing then coalesce(e.given_names, p.given_names) else coalesce(p.given_names, e.given_names) end,
    birth_date = case when p_only_missing then coalesce(e.birth_date, p.birth_date) else coalesce(p.birth_date, e.birth_date) end,
    birth_place = case when p_only_missing then coalesce(e.birth_place, p.birth_place) else coalesce(p.birth_place, e.birth_place) end,
    nationality = case when p_only_missing then coalesce(e.nationality, p.nationality) else coalesce(p.nationality, e.nationality) end,
    doc_type = case when p_only_missing then coalesce(e.doc_type, p.doc_type) else coalesce(p.doc_type, e.doc_type) end,
    doc_number = case when p_only_missing then coalesce(e.doc_number, p.doc_number) else coalesce(p.doc_number, e.doc_number) end,
    doc_country = case when p_only_missing then coalesce(e.doc_country, p.doc_country) else coalesce(p.doc_country, e.doc_country) end,
    residence_country = case when p_only_missing then coalesce(e.residence_country, p.residence_country)
                             else coalesce(p.residence_country, e.residence_country) end,
    residence_place = case when p_only_missing then coalesce(e.residence_place, p.residence_place)
                           else coalesce(p.residence_place, e.residence_place) end;
  update public.register_entries e set settled_at = now() where e.id = p.id;
  return case when before.id is not null then to_jsonb(before) - array['booking_id', 'writes', 'created_at'] end;
end $function$;

CREATE OR REPLACE FUNCTION private.asks_register(b public.bookings)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select s.asks_guests and b.status in ('confirmed', 'payment_received', 'checked_in')
      and b.check_in_date >= private.today() and private.head_of_stay(b.id) = b.id
     from public.register_settings s $function$;

CREATE OR REPLACE FUNCTION private.auto_archive_bookings()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  archived_now integer;
begin
  update public.bookings b
     set archived = true, archived_at = now(), auto_archived = true
   where not b.archived and not b.auto_archive_exempt
     and b.status in ('checked_out', 'completed', 'cancelled')
     and b.check_out_date < (private.today() - (select auto_archive_after from private.settings))::date;
  get diagnostics archived_now = row_count;
  update public.mails set body = null
   where body is not null and coalesce(sent_at, created_at) < now() - interval '90 days';
  delete from public.channel_events where ends < private.today() - 60;
  delete from public.shift_notes where done and done_at < now() - interval '90 days';
  perform private.erase_old_submissions();
  perform private.erase_old_registers();
  delete from private.recent_changes where at < now() - interval '1 hour';
  perform private.forget_staff();
  -- Every night, so that no page of the built site is older than a day.
  perform private.await_publication();
  return archived_now;
end $function$;

CREATE OR REPLACE FUNCTION private.document_seen(p_number text, p_country text, p_booking uuid, p_person integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_agg(jsonb_build_object('booking_number', b.booking_number, 'arrival', b.check_in_date,
        'person', e.person, 'is_same_stay', b.id = private.head_of_stay(p_booking)) order by b.check_in_date desc), '[]')
    from public.register_entries e join public.bookings b on b.id = e.booking_id
   where e.doc_number = p_number and e.doc_country = p_country and not e.is_proposal
     and (e.booking_id, e.person) is distinct from (private.head_of_stay(p_booking), p_person));
end $function$;

CREATE OR REPLACE FUNCTION private.end_lost_siba_files()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update public.siba_files
      set state = case state when 'handing' then 'uncertain' else 'failed' end, ended_at = now()
    where state in ('claimed', 'handing') and lease_until < now() $function$;

CREATE OR REPLACE FUNCTION private.end_of_stay(p_head uuid)
 RETURNS date
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.bookings;
  later uuid := p_head;
begin
  while later is not null loop
    select * into b from public.bookings o where o.id = later;
    if b.status = 'cancelled' then return b.check_out_date; end if;
    select o.id into later from public.bookings o
     where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.check_in_date = b.check_out_date
       and o.number_of_guests = b.number_of_guests and o.status <> 'cancelled'
     order by o.created_at, o.id
    offset (select count(*) from public.bookings s
             where md5(s.access_key)::uuid = md5(b.access_key)::uuid and s.check_out_date = b.check_out_date
               and s.number_of_guests = b.number_of_guests and s.status <> 'cancelled'
               and (s.created_at, s.id) < (b.created_at, b.id)) limit 1;
  end loop;
  return b.check_out_date;
end $function$;

CREATE OR REPLACE FUNCTION private.erase_guest(p_email text, p_booking uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
  theirs uuid[];
  kept jsonb;
  kept_ids uuid[];
  erased_bookings uuid[];
  erased_profiles integer;
  guests_groups uuid[];
  erased_groups integer;
  erased_messages integer;
  erased_mails integer;
begin
  perform private.require_owner();
  address := private.requested_email(p_email, p_booking);
  theirs := private.bookings_of_guest(address, p_booking);
  with live as (
    select b.* from public.bookings b
     where b.check_out_date >= private.today() and b.status not in ('cancelled', 'checked_out', 'completed')
       and (b.id = any (theirs)
            or exists (select 1 from public.guest_profiles p
                        where p.booking_id = b.id and private.comparable_email(p.email) = address))
  )
  select coalesce(jsonb_agg(jsonb_build_object('booking_number', l.booking_number, 'status', l.status,
           'check_in_date', l.check_in_date, 'check_out_date', l.check_out_date)
           order by l.check_in_date, l.booking_number), '[]'), coalesce(array_agg(l.id), '{}')
    into kept, kept_ids from live l;

  -- Found while the bookings still say whose they are.
  select array_agg(g.id) into guests_groups from private.groups_of_guest(address, theirs) g
   where not exists (select 1 from public.bookings b where b.group_id = g.id and b.id = any (kept_ids));

  with erased as (
    update public.bookings b
       set guest_name = private.erased_name(), guest_email = private.erased_email(), guest_phone = null,
           message = null, admin_notes = null, guest_wish = null, cancel_note = null, arrival_time = null,
           access_key = private.new_access_key()
     where b.id = any (theirs) and b.id <> all (kept_ids)
    returning b.id
  )
  select coalesce(array_agg(e.id), '{}') into erased_bookings from erased e;
  -- What the erasure itself has just written, and bookings that carried the address only once.
  perform private.erase_events(erased_bookings || coalesce((
    select array_agg(distinct e.booking_id) from public.booking_events e
     where e.changes ? 'guest_email' and e.booking_id <> all (kept_ids)
       and address in (private.comparable_email(e.changes #>> '{guest_email,0}'),
                       private.comparable_email(e.changes #>> '{guest_email,1}'))), '{}'));
  perform private.set_mark('erasing');
  update public.booking_payments p set note = null
   where p.booking_id = any (erased_bookings) and p.note is not null;
  perform private.set_mark('erasing', false);

  update public.channel_events set summary = null, code = null where booking_id = any (erased_bookings);

  perform private.erase_register(erased_bookings);
  -- Whoever came along is as long gone as the guest.
  delete from public.guest_profiles p using public.bookings b
   where b.id = p.booking_id
     and (p.booking_id = any (erased_bookings)
          or (private.comparable_email(p.email) = address and b.id <> all (kept_ids)));
  get diagnostics erased_profiles = row_count;

  update public.booking_groups g
     set group_name = coalesce('Grupo ' || g.group_reference, private.erased_name()),
         coordinator_email = null, coordinator_phone = null, notes = null
   where g.id = any (guests_groups);
  get diagnostics erased_groups = row_count;

  delete from public.contact_messages m where private.comparable_email(m.email) = address;
  get diagnostics erased_messages = row_count;

  delete from public.mails m
   where m.booking_id = any (erased_bookings)
      or (private.comparable_email(m.recipient) = address
          and (m.booking_id is null or m.booking_id <> all (kept_ids)));
  get diagnostics erased_mails = row_count;
  delete from private.approvals a where private.comparable_email(a.email) = address;

  return jsonb_build_object('bookings', cardinality(erased_bookings), 'guests', erased_profiles,
    'groups', erased_groups, 'messages', erased_messages, 'mails', erased_mails, 'kept', kept);
end $function$;

CREATE OR REPLACE FUNCTION private.erase_old_registers()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.erase_register(array(
    select distinct e.booking_id from public.register_entries e join public.bookings b on b.id = e.booking_id
     where e.erased_at is null and b.check_out_date < private.today() - (select s.register_kept from private.settings s)
       and private.end_of_stay(b.id) < private.today() - (select s.register_kept from private.settings s)));
  delete from public.register_entries e using public.bookings b
   where b.id = e.booking_id
     and (e.settled_at < now() - interval '1 day'
          or b.status = 'cancelled' and (b.check_out_date < private.today() or b.updated_at < now() - interval '7 days')
          -- Proposed, and never looked at.
          or e.is_proposal and b.check_out_date < private.today() - 7);
end $function$;

CREATE OR REPLACE FUNCTION private.erase_register(p_bookings uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  erased integer;
begin
  delete from public.register_entries e where e.booking_id = any (p_bookings) and e.is_proposal;
  update public.register_entries e
     set surname = null, given_names = null, birth_date = null, birth_place = null, nationality = null, doc_type = null,
         doc_number = null, doc_country = null, residence_place = null, checked_by = null, erased_at = now(),
         age = (select max(band) from unnest(array[0, 3, 13, 16, 18]) band where band <= e.age)
   where e.booking_id = any (p_bookings) and e.erased_at is null;
  get diagnostics erased = row_count;
  return erased;
end $function$;

CREATE OR REPLACE FUNCTION private.finish_siba_file(p_number integer, p_token uuid, p_result text, p_code text, p_answer text, p_lines jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.siba_files f
     set state = case when p_result in ('accepted', 'refused', 'failed') then p_result else 'uncertain' end,
         code = left(p_code, 20), answer = left(p_answer, 4000), ended_at = now(), lease_until = null
   where f.number = p_number and f.claim_token = p_token and f.state in ('claimed', 'handing', 'uncertain')
     and f.ended_by is null;
  if not found then return false; end if;
  update public.siba_file_guests g set refusal = left(l ->> 'message', 500)
    from jsonb_array_elements(coalesce(p_lines, '[]')) l
   where p_result = 'refused' and g.file_number = p_number and g.line = (l ->> 'line')::integer;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.guest_data(p_email text, p_booking uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := private.requested_email(p_email, p_booking);
  theirs uuid[] := private.bookings_of_guest(address, p_booking);
begin
  return jsonb_build_object(
    'email', address,
    'exported_at', now(),
    'bookings', coalesce((
      select jsonb_agg(to_jsonb(b) - array['id', 'room_id', 'group_id', 'access_key', 'command_id', 'guest_name_folded']
                       || jsonb_build_object('room_number', r.room_number, 'room_name', r.name,
                            -- Their own entry, not those of who came along.
                            'register', coalesce((
                              select jsonb_agg(to_jsonb(e) - array['id', 'booking_id', 'missing', 'writes', 'checked_by'])
                                from public.register_entries e
                               where e.booking_id = b.id and e.erased_at is null
                                 and (b.number_of_guests = 1 or private.fold(concat_ws(' ', e.given_names, e.surname))
                                      = b.guest_name_folded)), '[]'),
                            'payments', coalesce((
                              select jsonb_agg(jsonb_build_object('amount', p.amount, 'method', p.method,
                                       'paid_on', p.paid_on, 'note', p.note, 'undone', p.undone) order by p.created_at)
                                from public.booking_payments p where p.booking_id = b.id), '[]'),
                            'history', coalesce((
                              select jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'actor', e.actor,
                                       'changes', e.changes) order by e.id)
                                from public.booking_events e where e.booking_id = b.id), '[]'))
                       order by b.check_in_date, b.booking_number)
        from public.bookings b join public.rooms r on r.id = b.room_id
       where b.id = any (theirs)), '[]'),
    'guests', coalesce((
      select jsonb_agg(to_jsonb(p) - array['id', 'booking_id']
                       || jsonb_build_object('booking_number', b.booking_number,
                            'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date)
                       order by b.check_in_date, b.booking_number, p.created_at)
        from public.guest_profiles p join public.bookings b on b.id = p.booking_id
       where private.comparable_email(p.email) = address
          or (nullif(btrim(p.email), '') is null and b.id = any (theirs))), '[]'),
    'groups', coalesce((
      select jsonb_agg(to_jsonb(g) - 'id' order by g.created_at, g.group_reference)
        from private.groups_of_guest(address, theirs) g), '[]'),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - 'id' order by m.created_at)
        from public.contact_messages m
       where private.comparable_email(m.email) = address), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'state', m.state, 'created_at', m.created_at,
                         'sent_at', m.sent_at, 'subject', m.subject,
                         'body', private.without_guest_links(m.body)) order by m.created_at)
        from public.mails m where private.comparable_email(m.recipient) = address), '[]'));
end $function$;

CREATE OR REPLACE FUNCTION private.guest_page(p_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  page jsonb;
begin
  select jsonb_build_object(
      'first_name', private.first_name(min(b.guest_name)), 'language', min(b.language),
      'group_reference', min(private.reference_of_group(b)), 'email_confirmed', bool_or(b.email_confirmed),
      'cancel_until', private.cancel_until(min(b.check_in_date)),
      'transfer', case when bool_or(b.status = 'awaiting_payment') then (
        select jsonb_build_object('iban', s.iban, 'account_holder', s.account_holder)
          from public.mail_settings s where s.iban is not null) end,
      'bookings', jsonb_agg(jsonb_build_object(
        'booking_number', b.booking_number, 'status', b.status, 'cancel_reason', b.cancel_reason,
        'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
        'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'created_at', b.created_at,
        'is_unpriced', b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'),
        'paid', case when b.paid > 0 or b.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed')
                     then b.paid end,
        'answer_until', b.answer_until, 'hold_until', b.hold_until, 'confirm_until', b.confirm_until,
        'arrival_time', to_char(b.arrival_time, 'HH24:MI'), 'guest_wish', b.guest_wish,
        'can_cancel', private.is_guests_to_cancel(b), 'register', private.guest_register_state(b),
        'before', private.stay_before(b, b.created_at + (select mail_undo from private.settings)),
        'room', jsonb_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
                                   'names', private.room_names(r.id),
                                   'image', r.images[1], 'max_guests', r.max_guests, 'price_per_night', r.price_per_night))
        order by b.check_in_date, substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number))
    into page
    from private.bookings_of_key(p_key) b join public.rooms r on r.id = b.room_id
  having count(*) > 0;
  if page is null then perform private.refuse_unknown_key(); end if;
  return page;
end $function$;

CREATE OR REPLACE FUNCTION private.guest_register(p_key text, p_booking text, p_person integer, p_entry jsonb, p_anew boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  fields constant text[] := array['surname', 'given_names', 'birth_date', 'birth_place', 'nationality', 'doc_type',
    'doc_number', 'doc_country', 'residence_country', 'residence_place'];
  b public.bookings;
  p public.register_entries;
  given public.register_entries;
begin
  select * into b from private.bookings_of_key(p_key) o where o.booking_number = p_booking;
  if not found or not private.asks_register(b) then perform private.refuse_unknown_key(); end if;
  if p_person is null or p_person not between 1 and b.number_of_guests or jsonb_typeof(p_entry) is distinct from 'object'
     or exists (select from jsonb_each(p_entry) f where f.key <> all (fields)
                  or jsonb_typeof(f.value) not in ('string', 'null') or length(f.value #>> '{}') > 200)
     or coalesce(p_entry ->> 'birth_date', '2000-01-01') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    perform private.refuse_malformed();
  end if;
  -- One request after the other for one person, so that none of two pages that are open loses what the other saved.
  perform 1 from public.bookings o where o.id = b.id for no key update;
  select * into p from public.register_entries e where e.booking_id = b.id and e.person = p_person and e.is_proposal;
  if p.writes >= 60 then perform private.refuse('too-many-requests'); end if;
  begin
    given := jsonb_populate_record(case when p.id is null or p_anew or p.settled_at is not null
      then null::public.register_entries else p end, jsonb_strip_nulls(p_entry));
    insert into public.register_entries as e (booking_id, person, is_proposal, surname, given_names, birth_date, birth_place,
      nationality, doc_type, doc_number, doc_country, residence_country, residence_place, writes)
    values (b.id, p_person, true, given.surname, given.given_names, given.birth_date, given.birth_place, given.nationality,
      given.doc_type, given.doc_number, given.doc_country, given.residence_country, given.residence_place, 1)
    on conflict on constraint register_entries_once do update set surname = excluded.surname,
      given_names = excluded.given_names, birth_date = excluded.birth_date, birth_place = excluded.birth_place,
      nationality = excluded.nationality, doc_type = excluded.doc_type, doc_number = excluded.doc_number,
      doc_country = excluded.doc_country, residence_country = excluded.residence_country,
      residence_place = excluded.residence_place, settled_at = null, writes = e.writes + 1
    returning * into p;
  -- The form says what is wrong before it sends; whoever sends otherwise learns no more than that.
  exception when check_violation or datetime_field_overflow or invalid_datetime_format then
    perform private.refuse_malformed();
  end;
  if exists (select from public.register_entries e
              where e.booking_id = b.id and e.person = p_person and not e.is_proposal
                and not exists (select from unnest(fields) f
                  where to_jsonb(p) ->> f is not null and to_jsonb(p) ->> f is distinct from to_jsonb(e) ->> f)) then
    update public.register_entries e set settled_at = now() where e.id = p.id;
  end if;
  return private.guest_register_state(b);
end $function$;

CREATE OR REPLACE FUNCTION private.guest_register_state(b public.bookings)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_agg(jsonb_build_object('person', n,
       'missing', private.register_missing(coalesce(p.nationality, e.nationality), coalesce(p.surname, e.surname),
         coalesce(p.birth_date, e.birth_date), coalesce(p.doc_type, e.doc_type), coalesce(p.doc_number, e.doc_number),
         coalesce(p.doc_country, e.doc_country), coalesce(p.residence_country, e.residence_country),
         coalesce(p.residence_place, e.residence_place)),
       'saved_at', p.updated_at, 'is_checked', p.id is null and coalesce(e.missing = '{}', false)) order by n)
     from generate_series(1, b.number_of_guests) n
     left join public.register_entries e on e.booking_id = b.id and e.person = n and not e.is_proposal
     left join public.register_entries p on p.booking_id = b.id and p.person = n and p.is_proposal and p.settled_at is null
    where private.asks_register(b) $function$;

CREATE OR REPLACE FUNCTION private.hand_in_month(p_month date, p_kind text, p_on date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sheet jsonb := private.month_sheet(p_month);
begin
  if p_kind is null or p_kind not in ('tax', 'ine') or p_on > private.today() or (sheet ->> 'is_running')::boolean then
    perform private.refuse_malformed();
  end if;
  delete from public.month_returns m where m.month = (sheet ->> 'month')::date and m.kind = p_kind and p_on is null;
  insert into public.month_returns (month, kind, handed_on, handed_by, figures)
  select (sheet ->> 'month')::date, p_kind, p_on, (select a.name from private.actor() a),
         case p_kind when 'tax' then jsonb_build_object('amount', sheet #> '{tax,owed}', 'nights', sheet #> '{tax,nights}')
              else jsonb_build_object('guests', sheet #> '{ine,guests}', 'nights', sheet #> '{ine,nights}') end
   where p_on is not null
  -- Another day is a correction of the day; the figures stay those that were handed in.
  on conflict (month, kind) do update set handed_on = excluded.handed_on;
end $function$;

CREATE OR REPLACE FUNCTION private.hand_siba_file(p_number integer, p_token uuid, p_sha256 text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ with mine as (
     update public.siba_files set state = 'handing', sha256 = p_sha256, lease_until = now() + interval '2 minutes'
      where number = p_number and claim_token = p_token and state = 'claimed' and lease_until > now() returning 1)
   select exists (select from mine) $function$;

CREATE OR REPLACE FUNCTION private.has_arrived(p_status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select p_status in ('checked_in', 'checked_out', 'completed') $function$;

CREATE OR REPLACE FUNCTION private.head_of_stay(p_booking uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.bookings;
  earlier uuid := p_booking;
begin
  while earlier is not null loop
    select * into b from public.bookings o where o.id = earlier;
    if b.status = 'cancelled' then return b.id; end if;
    select o.id into earlier from public.bookings o
     where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.check_out_date = b.check_in_date
       and o.number_of_guests = b.number_of_guests and o.status <> 'cancelled'
     order by o.created_at, o.id
    offset (select count(*) from public.bookings s
             where md5(s.access_key)::uuid = md5(b.access_key)::uuid and s.check_in_date = b.check_in_date
               and s.number_of_guests = b.number_of_guests and s.status <> 'cancelled'
               and (s.created_at, s.id) < (b.created_at, b.id)) limit 1;
  end loop;
  return b.id;
end $function$;

CREATE OR REPLACE FUNCTION private.is_siba_country(code text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select code = any (string_to_array('AFG ALB DZA AND AGO ATG ARG ARM AUS AUT AZE BHS BHR BGD BRB BLR PLW BEL BLZ BEN BMU '
     'BTN BOL BIH BWA BRA BRN BGR BFA MMR BDI KHM CMR CAN CPV CAF TCD CHL CHN COL COM COG COK CRI HRV CZE CUB CYP DNK DJI '
     'DMA DOM TLS ECU EGY SLV GNQ ERI EST ETH FJI FIN FRA GAB GMB GEO D GHA GRC GRD GUM GTM GIN GNB GUY HTI HND HKG HUN '
     'ISL IND IDN IRN IRQ IRL ISR ITA CIV JAM JPN JOR KAZ KEN KIR PRK KOR RKS KWT KGZ LAO LVA LBN LSO LBR LBY LIE LTU '
     'LUX MAC MKD MDG MWI MYS MDV MLI MLT MHL MRT MUS MYT MEX FSM MDA MCO MNG MSR MNE MAR MOZ NAM NRU NPL NLD NCL NZL '
     'NIC NER NGA NIU MNP NOR OMN PAK PSE PAN PNG PRY PER PHL POL PRT PRI QAT COD REU ROU RUS RWA STP VCT WSM SMR SAU '
     'SEN SRB SYC SLE SGP SVK SVN SLB SOM ZAF SSD ESP LKA KNA LCA SDN SUR SWZ SWE CHE SYR TWN TJK TZA THA TGO TON TTO '
     'TUN TUR TKM TUV UGA UKR ARE GBR URY GBS USA UZB VUT VAT VEN VNM YEM ZMB ZWE', ' ')) $function$;

CREATE OR REPLACE FUNCTION private.mail_data(m public.mails)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object(
     'id', m.id, 'kind', m.kind, 'recipient', m.recipient, 'language', tongue, 'is_test', m.is_test,
     'verify_code', m.code,
     'paragraph', (select t.paragraph from public.mail_texts t where t.kind = m.kind and t.language = tongue),
     'reply_to', case when m.kind like 'house%' then coalesce(c.email, b.guest_email)
                      else (select house_email from public.mail_settings) end,
     'message', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email,
                      'phone', c.phone, 'subject', c.subject, 'message', c.message) end,
     'key', case when m.kind not like 'house%' then b.access_key end,
     'confirm_code', case when m.kind = 'received' and not b.email_confirmed then private.confirm_code(b.access_key) end,
     'first_name', private.first_name(b.guest_name),
     'asks_register', (select s.asks_guests from public.register_settings s),
     'cancel_until', private.cancel_until(private.first_day_of_stay(b)),
     'iban', (select s.iban from public.mail_settings s),
     'account_holder', (select s.account_holder from public.mail_settings s),
     'stays_before', case when m.kind = 'house_request' then (select count(*) from public.bookings o
       where o.guest_email = b.guest_email and o.status in ('checked_in', 'checked_out', 'completed')) end,
     'bookings', (select jsonb_agg(jsonb_build_object('booking_number', o.booking_number, 'status', o.status,
         'group_reference', private.reference_of_group(o),
         'check_in_date', o.check_in_date, 'check_out_date', o.check_out_date, 'guest_name', o.guest_name,
         'guest_email', o.guest_email, 'guest_phone', o.guest_phone, 'language', o.language, 'message', o.message,
         'number_of_guests', o.number_of_guests, 'total_price', o.total_price, 'paid', o.paid,
         'is_unpriced', o.total_price = 0 and o.source not in ('site', 'phone', 'desk', 'email'),
         'created_at', o.created_at, 'room_number', r.room_number,
         'room_name', coalesce(private.room_names(r.id) ->> tongue, r.name),
         'price_per_night', r.price_per_night, 'answer_until', o.answer_until, 'hold_until', o.hold_until,
         'confirm_until', o.confirm_until, 'cancel_reason', o.cancel_reason, 'cancel_note', o.cancel_note,
         'cancelled_in_time', o.status = 'cancelled' and coalesce((select max(e.at) from public.booking_events e
             where e.booking_id = o.id and e.changes #>> '{status,1}' = 'cancelled')
           < private.cancel_until(private.first_day_of_stay(o)), false),
         'arrival_time', to_char(o.arrival_time, 'HH24:MI'), 'guest_wish', o.guest_wish,
         'before', private.stay_before(o, (select min(x.known_at) from public.mails x
           where x.booking_id = o.id and (x.id = m.id or x.told_in = m.id))),
         'is_event', o.id = m.booking_id or exists (select from public.mails x
           where x.told_in = m.id and x.booking_id = o.id))
         order by o.check_in_date, substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number)
       from public.bookings o join public.rooms r on r.id = o.room_id
      where md5(o.access_key)::uuid = md5(b.access_key)::uuid))
     from (select 1) one left join public.bookings b on b.id = m.booking_id
     left join public.contact_messages c on c.id = m.message_id
     cross join lateral (select case when m.kind like 'house%' then m.language else coalesce(b.language, m.language) end) as l (tongue) $function$;

CREATE OR REPLACE FUNCTION private.make_siba_file(p_entries uuid[], p_way text, p_is_rehearsal boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s public.register_settings;
  due uuid[];
  next integer;
  token uuid := gen_random_uuid();
begin
  perform private.require_staff();
  if p_way is null or p_way not in ('service', 'file') or cardinality(p_entries) not between 1 and 500 then
    perform private.refuse_malformed();
  end if;
  perform pg_advisory_xact_lock(7261007);
  perform private.end_lost_siba_files();
  if exists (select from public.siba_files f where f.state in ('claimed', 'handing')) then
    perform private.refuse('file-under-way');
  end if;
  select * into s from public.register_settings;
  select array_agg(e.id order by b.check_in_date, b.booking_number, e.person) into due
    from public.register_entries e join public.bookings b on b.id = e.booking_id
   where e.id = any (p_entries) and not e.is_proposal and e.missing = '{}' and e.nationality <> 'PRT'
     and private.has_arrived(b.status) and b.check_in_date <= private.today() and b.check_in_date >= s.reports_from
     and coalesce((select t.state not in ('reported', 'under_way', 'in_file') from private.report_of(e.id) t), true);
  if due is null then perform private.refuse('nothing-to-report'); end if;
  select coalesce(max(f.number), 0) + 1 into next from public.siba_files f;
  insert into public.siba_files (number, made_by, way, is_rehearsal, guests, state, claim_token, lease_until)
  values (next, (select a.name from private.actor() a), p_way, coalesce(p_is_rehearsal, false), cardinality(due),
    case p_way when 'service' then 'claimed' else 'file' end, case p_way when 'service' then token end,
    case p_way when 'service' then now() + interval '2 minutes' end);
  insert into public.siba_file_guests (file_number, line, entry_id, arrival, departure)
  select next, d.line, e.id, b.check_in_date, private.end_of_stay(b.id)
    from unnest(due) with ordinality d (id, line) join public.register_entries e on e.id = d.id
    join public.bookings b on b.id = e.booking_id;
  return jsonb_build_object('number', next, 'made_at', now(), 'token', case p_way when 'service' then token end,
    'settings', to_jsonb(s) - array['only_row', 'updated_at'],
    'bulletins', (select jsonb_agg(jsonb_build_object('line', g.line, 'arrival', g.arrival, 'departure', g.departure,
        'surname', e.surname, 'given_names', e.given_names, 'birth_date', e.birth_date, 'birth_place', e.birth_place,
        'nationality', e.nationality, 'doc_type', e.doc_type, 'doc_number', e.doc_number, 'doc_country', e.doc_country,
        'residence_country', e.residence_country, 'residence_place', e.residence_place) order by g.line)
      from public.siba_file_guests g join public.register_entries e on e.id = g.entry_id where g.file_number = next));
end $function$;

CREATE OR REPLACE FUNCTION private.month_sheet(p_month date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  from_day date := date_trunc('month', p_month)::date;
  until_day date := least((date_trunc('month', p_month) + interval '1 month')::date, private.today());
  sheet jsonb;
begin
  perform private.require_staff();
  if p_month is null or p_month not between date '2000-01-01' and date '2100-12-31' then perform private.refuse_malformed(); end if;
  with heads as materialized (
    select h.id, h.booking_number, h.guest_name, h.check_in_date as arrival, private.end_of_stay(h.id) as departure,
           private.tax_collected(h.id) as collected
      from public.bookings h
     where h.id in (select private.head_of_stay(b.id) from public.bookings b
                     where b.check_in_date < until_day and b.check_out_date > from_day and private.has_arrived(b.status))
  ), people as materialized (
    select h.id, h.arrival, h.departure, q.* from heads h cross join lateral private.people_of_stay(h.id) q
  ), taxes as materialized (
    -- Most stays are alike: reckoned once for all that are.
    select k.*, t.night, t.amount, t.reason
      from (select distinct arrival, departure, age, tax_reason from people) k
     cross join lateral private.person_tax(k.arrival, k.departure, k.age, k.tax_reason) t
  ), nights as materialized (
    select p.id, p.person, p.residence, t.night, t.amount, t.reason, t.night >= from_day as in_month
      from people p join taxes t on (t.arrival, t.departure) = (p.arrival, p.departure)
       and (t.age, t.tax_reason) is not distinct from (p.age, p.tax_reason)
     where t.night < until_day
  ), stays as materialized (
    select h.*, coalesce(sum(n.amount) filter (where n.in_month), 0) as owed,
           coalesce(sum(n.amount) filter (where not n.in_month), 0) as owed_before,
           count(distinct n.person) filter (where n.in_month and n.reason = 'unknown') as ageless
      from heads h left join nights n on n.id = h.id group by h.id, h.booking_number, h.guest_name, h.arrival, h.departure, h.collected
  ), paid as materialized (
    select s.*, greatest(0, least(s.collected - s.owed_before, s.owed)) as paid from stays s
  ), countries as (
    select n.residence, count(distinct (n.id, n.person)) filter (where n.night = h.arrival) as guests, count(*) as nights
      from nights n join heads h on h.id = n.id where n.in_month group by n.residence
  )
  select jsonb_build_object('month', from_day, 'counted_until', until_day,
    'is_running', until_day < (date_trunc('month', p_month) + interval '1 month')::date,
    'tax', jsonb_build_object(
      'seasons', (select coalesce(jsonb_agg(distinct jsonb_build_object('min_age', t.min_age, 'max_nights', t.max_nights)), '[]')
                    from public.tourist_tax t where t.amount > 0),
      'rates', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rate desc), '[]') from (
        select n.amount as rate, count(*) as nights, sum(n.amount) as amount from nights n
         where n.in_month and n.reason is null group by n.amount) r),
      'exempt', (select coalesce(jsonb_object_agg(x.reason, x.nights), '{}') from (
        select n.reason, count(*) as nights from nights n
         where n.in_month and n.reason is not null and n.reason <> 'unknown' group by n.reason) x),
      'unknown', jsonb_build_object('nights', (select count(*) from nights n where n.in_month and n.reason = 'unknown'),
        'guests', (select coalesce(sum(p.ageless), 0) from paid p),
        'stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', p.id, 'booking_number', p.booking_number)
                           order by p.arrival, p.booking_number), '[]') from paid p where p.ageless > 0)),
      'nights', (select count(*) from nights n where n.in_month),
      'owed', (select coalesce(sum(p.owed), 0) from paid p),
      'collected', (select coalesce(sum(p.paid), 0) from paid p),
      'open_stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', p.id, 'booking_number', p.booking_number,
          'guest_name', p.guest_name, 'amount', p.owed - p.paid) order by p.departure, p.booking_number), '[]')
        from paid p where p.owed > p.paid and p.departure <= private.today())),
    'ine', jsonb_build_object(
      'countries', (select coalesce(jsonb_agg(jsonb_build_object('code', c.residence, 'guests', c.guests, 'nights', c.nights)
          order by c.residence <> 'PRT', c.guests desc, c.nights desc, c.residence), '[]') from countries c where c.residence is not null),
      'unknown', jsonb_build_object(
        'guests', (select coalesce(sum(c.guests), 0) from countries c where c.residence is null),
        'nights', (select coalesce(sum(c.nights), 0) from countries c where c.residence is null),
        'stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', h.id, 'booking_number', h.booking_number)
            order by h.arrival, h.booking_number), '[]')
          from heads h where exists (select from nights n where n.id = h.id and n.in_month and n.residence is null))),
      'guests', (select coalesce(sum(c.guests), 0) from countries c),
      'nights', (select coalesce(sum(c.nights), 0) from countries c)),
    -- Promised, and never ticked as arrived: they count nowhere until somebody says whether they came.
    'unticked', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', b.id, 'booking_number', b.booking_number,
        'guest_name', b.guest_name) order by b.check_in_date, b.booking_number), '[]')
      from public.bookings b where b.check_in_date >= from_day and b.check_in_date < until_day
       and b.status in ('confirmed', 'payment_received')),
    'returns', (select coalesce(jsonb_object_agg(m.kind, jsonb_build_object('handed_on', m.handed_on, 'handed_by', m.handed_by,
        'figures', m.figures)), '{}') from public.month_returns m where m.month = from_day)) into sheet;
  return sheet;
end $function$;

CREATE OR REPLACE FUNCTION private.people_of_stay(p_head uuid)
 RETURNS TABLE(person integer, residence text, age integer, tax_reason text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ with known as (select * from public.register_entries e where e.booking_id = p_head and not e.is_proposal)
   select n, e.residence_country, coalesce(e.age::integer,
            case when e.id is null and not exists (select from known) then
              case (select p.age_group from public.guest_profiles p where p.booking_id = p_head
                     order by p.is_primary_contact desc, p.created_at, p.id offset n - 1 limit 1)
                when 'adult' then 130 when 'baby' then 0 end end), e.tax_reason
     from generate_series(1, greatest((select b.number_of_guests from public.bookings b where b.id = p_head),
                                      (select max(k.person) from known k))) n
     left join known e on e.person = n $function$;

CREATE OR REPLACE FUNCTION private.person_tax(p_arrival date, p_departure date, p_age integer, p_reason text)
 RETURNS TABLE(night date, amount numeric, reason text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taxed integer := 0;
  is_any boolean;
  is_old_enough boolean;
  is_anybody boolean;
begin
  for n in 0 .. p_departure - p_arrival - 1 loop
    night := p_arrival + n;
    select count(*) > 0, coalesce(bool_or(coalesce(p_age, 130) >= t.min_age), false),
           max(t.amount) filter (where coalesce(p_age, 130) >= t.min_age and taxed < t.max_nights),
           coalesce(bool_and(t.min_age = 0), false)
      into is_any, is_old_enough, amount, is_anybody
      from public.tourist_tax t
     where t.amount > 0
       and case when t.from_day <= t.until_day then to_char(night, 'MM-DD') between t.from_day and t.until_day
                else to_char(night, 'MM-DD') >= t.from_day or to_char(night, 'MM-DD') <= t.until_day end;
    taxed := taxed + (amount is not null)::integer;
    reason := case when not is_any then 'season' when not is_old_enough then 'age' when p_reason is not null then p_reason
                   when amount is null then 'cap' when p_age is null and not is_anybody then 'unknown' end;
    if reason is not null then amount := 0; end if;
    return next;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.privilege_problems()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
       'amenity_category_translations', 'stay_rules', 'tourist_tax'))
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
     ('rate_events', 'INSERT'), ('rate_events', 'UPDATE'), ('rate_events', 'DELETE'),
     ('booking_payments', 'UPDATE'), ('booking_payments', 'DELETE'),
     ('mails', 'INSERT'), ('mails', 'UPDATE'), ('mails', 'DELETE'),
     ('siba_files', 'INSERT'), ('siba_files', 'UPDATE'), ('siba_files', 'DELETE'),
     ('siba_file_guests', 'INSERT'), ('siba_file_guests', 'UPDATE'), ('siba_file_guests', 'DELETE'),
     ('month_returns', 'INSERT'), ('month_returns', 'UPDATE'), ('month_returns', 'DELETE'),
     ('tax_payments', 'UPDATE'), ('tax_payments', 'DELETE'),
     ('channel_events', 'INSERT'), ('channel_events', 'DELETE'), ('channel_feeds', 'UPDATE')) t (name, privilege)
   where has_table_privilege(r.role, 'public.' || t.name, t.privilege)
  union all
  select format('row level security is off on %s', t.relname)
    from public_tables t
   where t.relkind in ('r', 'p') and not t.relrowsecurity
  union all
  select format('anon can execute %s', f.oid::regprocedure)
    from pg_proc f join pg_namespace n on n.oid = f.pronamespace and n.nspname in ('public', 'private')
   where has_function_privilege('anon', f.oid, 'EXECUTE')
     and f.proname not in ('public_window_start', 'cheapest_nights', 'is_web_url', 'are_image_urls', 'are_short_texts',
       'is_email', 'is_phone', 'fold', 'words_of', 'guest_words', 'new_access_key',
       'guest_page', 'guest_cancel', 'guest_arrival', 'guest_register', 'guest_confirm', 'request_approval', 'approve_request',
       'house_rates', 'ask_recovery')
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$function$;

CREATE OR REPLACE FUNCTION private.refusals()
 RETURNS TABLE(reason text, status integer, code text, words text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ values
    ('contact-incomplete', 400, 'HS001', 'Informações do contacto principal incompletas'),
    ('dates-missing', 400, 'HS002', 'Por favor, selecione as datas de check-in e check-out'),
    ('dates-in-wrong-order', 400, 'HS003', 'Data de check-out deve ser posterior à data de check-in'),
    ('arrival-past', 400, 'HS004', 'A data de check-in já passou.'),
    ('beyond-horizon', 400, 'HS005', 'Só é possível fazer reservas com até %s de antecedência.'),
    ('room-unknown', 400, 'HS006', 'O quarto selecionado não existe ou não está disponível.'),
    ('room-too-small', 400, 'HS007', 'A capacidade dos quartos selecionados é insuficiente'),
    ('price-changed', 400, 'HS008', 'O preço do quarto foi atualizado. Por favor, recarregue a página e confirme o novo total.'),
    ('room-closed', 409, 'HS009', 'O quarto selecionado não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
    ('text-too-long', 400, 'HS010', 'O texto introduzido é demasiado longo.'),
    ('email-invalid', 400, 'HS011', 'Email inválido'),
    ('phone-invalid', 400, 'HS012', 'Telefone inválido'),
    ('request-known', 409, 'HS013', 'Este pedido já foi recebido.'),
    ('booking-changed', 409, 'HS014', 'Entretanto, esta reserva foi alterada por outra pessoa.'),
    ('conflict-settled', 409, 'HS014', 'Entretanto, este conflito foi resolvido.'),
    ('text-changed', 409, 'HS014', 'Entretanto, este texto foi alterado por outra pessoa.'),
    ('stay-too-short', 409, 'HS015', 'Nestas datas, a estadia mínima é de %s noites.'),
    ('no-arrivals', 409, 'HS016', 'Neste dia não há entradas. Por favor, escolha outra data de check-in.'),
    ('requests-paused', 403, 'HS017', 'De momento não recebemos pedidos pelo site. Por favor, contacte-nos por telefone.'),
    ('email-unconfirmed', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Para enviar este, confirme primeiro o seu email ou contacte-nos por telefone.'),
    ('too-many-unanswered', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Por favor, contacte-nos por telefone.'),
    ('mail-off', 409, 'HS019', 'De momento não é possível confirmar o email. Por favor, contacte-nos por telefone.'),
    ('link-unknown', 404, 'HS020', 'Não encontrámos esta reserva. Abra a ligação tal como a recebeu ou contacte-nos.'),
    ('too-late-to-cancel', 409, 'HS021', 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.'),
    ('request-malformed', 400, 'HS022', 'Pedido inválido. Por favor, recarregue a página.'),
    ('stay-too-long', 400, 'HS023', 'Uma estadia pode ter até %s noites. Para ficar mais tempo, contacte-nos por telefone.'),
    ('too-many-rooms', 400, 'HS024', 'Um pedido não pode ter mais quartos do que a casa. Por favor, contacte-nos por telefone.'),
    ('calendar-unknown', 404, 'HS030', 'Este calendário não existe.'),
    ('calendar-busy', 409, 'HS031', 'Este calendário está a ser sincronizado.'),
    ('mail-on-its-way', 409, 'HS032', 'Este e-mail ainda está a caminho.'),
    ('house-address-missing', 409, 'HS033', 'Falta o endereço da casa.'),
    ('group-owes-less', 409, 'HS034', 'O grupo só tem %s por pagar.'),
    ('account-removed', 403, 'HS035', 'A sua conta foi retirada. Fale com a gerência.'),
    ('session-over', 401, 'HS036', 'A sessão terminou. Entre outra vez.'),
    ('code-missing', 403, 'HS037', 'Falta o segundo fator nesta sessão.'),
    ('factor-missing', 403, 'HS038', 'A gerência exige o segundo fator. Ligue-o para continuar.'),
    ('last-owner', 409, 'HS039', 'É a única pessoa na gerência: não se retira nem se baixa.'),
    ('already-staff', 409, 'HS040', 'Este endereço já é de %s.'),
    ('own-factor-missing', 409, 'HS041', 'Ligue primeiro o seu segundo fator.'),
    ('factor-is-on', 409, 'HS042', 'O segundo fator já está ligado.'),
    ('factor-required', 409, 'HS043', 'A gerência exige o segundo fator a todos.'),
    ('factor-not-begun', 409, 'HS044', 'Comece de novo: leia o código com a aplicação.'),
    ('name-missing', 400, 'HS045', 'Escreva o nome.'),
    ('proposal-settled', 409, 'HS014', 'Entretanto, esta proposta já foi tratada.'),
    ('file-under-way', 409, 'HS046', 'Está um ficheiro a caminho. Espere pela resposta.'),
    ('file-settled', 409, 'HS014', 'Entretanto, este ficheiro já foi tratado.'),
    ('nothing-to-report', 409, 'HS047', 'Não há boletins prontos para comunicar.'),
    ('fields-missing', 400, 'HS101', 'Por favor, preencha todos os campos obrigatórios'),
    ('message-known', 409, 'HS102', 'Esta mensagem já foi recebida.'),
    ('call-malformed', 400, 'HS400', 'Pedido inválido.'),
    ('too-many-of-email', 429, 'HS429', 'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.'),
    ('too-many-requests', 429, 'HS429', 'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.'),
    ('too-many-tests', 429, 'HS429', 'Demasiados testes numa hora.'),
    ('room-taken', 409, '23P01', 'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
    ('group-reference-invalid', 403, '42501', 'Referência de grupo inválida.'),
    ('guest-data-staff-only', 403, '42501', 'Apenas a equipa pode tratar dos dados de um hóspede.'),
    ('request-not-pending', 403, '42501', 'Um pedido de reserva é sempre criado como pendente.'),
    ('staff-only', 403, '42501', 'Apenas a equipa pode fazer isto.'),
    ('owner-only', 403, '42501', 'Só a gerência pode fazer isto.'),
    ('person-unknown', 404, 'PGRST116', 'Esta pessoa já não está na equipa.'),
    ('booking-unknown', 404, 'PGRST116', 'Reserva não encontrada.'),
    ('mail-unknown', 404, 'PGRST116', 'E-mail não encontrado.') $function$;

CREATE OR REPLACE FUNCTION private.register_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  who record;
begin
  if tg_op = 'UPDATE' then
    -- That a proposal is settled, and the erasing, are no words of anybody.
    if new.erased_at is distinct from old.erased_at or to_jsonb(new) - 'settled_at' = to_jsonb(old) - 'settled_at' then
      return new;
    end if;
  else
    new.booking_id := private.head_of_stay(new.booking_id);
  end if;
  new.surname := private.clean(new.surname);
  new.given_names := private.clean(new.given_names);
  new.birth_place := private.clean(new.birth_place);
  new.residence_place := private.clean(new.residence_place);
  new.doc_number := nullif(regexp_replace(upper(new.doc_number), '[\s.\-/]', '', 'g'), '');
  if new.birth_date >= private.today() then perform private.refuse_malformed(); end if;
  if new.birth_date is not null then
    new.age := greatest(0, extract(year from age((select b.check_in_date from public.bookings b where b.id = new.booking_id),
                                     new.birth_date)));
  end if;
  if new.nationality = 'PRT' then
    new.birth_date := null;
    new.birth_place := null;
    new.doc_type := null;
    new.doc_number := null;
    new.doc_country := null;
  end if;
  new.erased_at := null;
  new.updated_at := now();
  who := private.actor();
  if not new.is_proposal and who.kind = 'staff' then
    new.checked_at := now();
    new.checked_by := who.name;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.register_missing(nationality text, surname text, birth_date date, doc_type text, doc_number text, doc_country text, residence_country text, residence_place text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select array_remove(array[
     case when nationality is null then 'nationality' end,
     case when surname is null then 'surname' end,
     case when nationality is distinct from 'PRT' and birth_date is null then 'birth_date' end,
     case when nationality is distinct from 'PRT' and doc_type is null then 'doc_type' end,
     case when nationality is distinct from 'PRT' and doc_number is null then 'doc_number' end,
     case when nationality is distinct from 'PRT' and doc_country is null then 'doc_country' end,
     case when residence_country is null then 'residence_country' end,
     case when residence_place is null then 'residence_place' end], null) $function$;

CREATE OR REPLACE FUNCTION private.report_of(p_entry uuid)
 RETURNS TABLE(state text, number integer, refusal text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case when f.state = 'accepted' or f.delivered_on is not null then 'reported'
               when f.state in ('claimed', 'handing', 'uncertain') then 'under_way'
               when f.state = 'file' then 'in_file'
               when f.state = 'refused' then 'refused' else 'open' end, f.number,
          case when f.state = 'refused' and f.ended_at >= e.updated_at then g.refusal end
     from public.siba_file_guests g join public.siba_files f on f.number = g.file_number
     join public.register_entries e on e.id = g.entry_id
    where g.entry_id = p_entry
      and (not f.is_rehearsal or (select s.service = 'rehearsal' from public.register_settings s))
    order by (f.state = 'accepted' or f.delivered_on is not null) desc, f.number desc limit 1 $function$;

CREATE OR REPLACE FUNCTION private.report_siba_service(p_service text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update public.register_settings set service = p_service where service is distinct from p_service $function$;

CREATE OR REPLACE FUNCTION private.settle_departure(p_entry uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  update public.siba_file_guests g set departure_known = true where g.entry_id = p_entry;
end $function$;

CREATE OR REPLACE FUNCTION private.settle_siba_file(p_number integer, p_outcome text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  if p_outcome is null or p_outcome not in ('delivered', 'not_delivered') then perform private.refuse_malformed(); end if;
  update public.siba_files f
     set state = case when p_outcome = 'not_delivered' then 'failed' when f.state = 'uncertain' then 'accepted' else f.state end,
         delivered_on = case when p_outcome = 'delivered' and f.state = 'file' then private.today() end,
         ended_at = now(), ended_by = (select a.name from private.actor() a)
   where f.number = p_number and (f.state = 'uncertain' or f.state = 'file' and f.delivered_on is null);
  if not found then perform private.refuse('file-settled'); end if;
end $function$;

CREATE OR REPLACE FUNCTION private.siba_overview()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s public.register_settings;
begin
  perform private.require_staff();
  select * into s from public.register_settings;
  return jsonb_build_object(
    'settings', to_jsonb(s) - array['only_row', 'updated_at'],
    'stays', coalesce((
      select jsonb_agg(to_jsonb(x) - 'open' order by x.arrival, x.booking_number) from (
        select b.id as booking_id, b.booking_number, b.guest_name, r.room_number, b.check_in_date as arrival,
               private.end_of_stay(b.id) as departure, b.number_of_guests as guests, p.people, p.open
          from public.bookings b join public.rooms r on r.id = b.room_id
          cross join lateral (
            select jsonb_agg(jsonb_build_object('person', n, 'entry_id', e.id, 'surname', e.surname,
                     'given_names', e.given_names, 'nationality', e.nationality, 'missing', e.missing,
                     'has_proposal', exists (select from public.register_entries o where o.booking_id = b.id
                        and o.person = n and o.is_proposal and o.settled_at is null),
                     'state', coalesce(t.state, 'open'), 'file', t.number, 'refusal', t.refusal) order by n) as people,
                   bool_or(e.id is null or e.missing <> '{}'
                           or e.nationality <> 'PRT' and coalesce(t.state, 'open') <> 'reported') as open
              from generate_series(1, greatest(b.number_of_guests, (select max(m.person) from public.register_entries m
                     where m.booking_id = b.id and not m.is_proposal))) n
              left join public.register_entries e on e.booking_id = b.id and e.person = n and not e.is_proposal
              left join lateral private.report_of(e.id) t on true) p
         where private.has_arrived(b.status) and b.check_in_date <= private.today()
           and b.check_in_date >= greatest(s.reports_from, private.today() - 365)
           and b.guest_name <> private.erased_name() and private.head_of_stay(b.id) = b.id
           and not exists (select from public.register_entries e where e.booking_id = b.id and e.erased_at is not null)) x
       where x.open), '[]'),
    'changed', coalesce((
      -- The authority has another departure than the house.
      select jsonb_agg(jsonb_build_object('entry_id', g.entry_id, 'booking_id', b.id, 'booking_number', b.booking_number,
               'surname', e.surname, 'given_names', e.given_names, 'file', g.file_number, 'reported', g.departure,
               'departure', private.end_of_stay(b.id)) order by g.departure, b.booking_number, e.person)
        from public.siba_file_guests g
        join public.siba_files f on f.number = g.file_number and (f.state = 'accepted' or f.delivered_on is not null)
        join public.register_entries e on e.id = g.entry_id and e.erased_at is null
        join public.bookings b on b.id = e.booking_id
       where not g.departure_known and g.departure >= private.today() - 60
         and g.departure <> private.end_of_stay(b.id)
         and g.file_number = (select t.number from private.report_of(e.id) t)), '[]'),
    'files', coalesce((
      select jsonb_agg(to_jsonb(f) - array['claim_token', 'lease_until'] || jsonb_build_object('refusals', (
                 select coalesce(jsonb_agg(jsonb_build_object('line', g.line, 'refusal', g.refusal, 'entry_id', g.entry_id,
                          'surname', e.surname, 'given_names', e.given_names, 'booking_id', e.booking_id) order by g.line), '[]')
                   from public.siba_file_guests g left join public.register_entries e on e.id = g.entry_id
                  where g.file_number = f.number and g.refusal is not null))
               order by f.state = 'uncertain' desc, f.number desc)
        from (select * from public.siba_files order by state = 'uncertain' desc, number desc limit 60) f), '[]'));
end $function$;

CREATE OR REPLACE FUNCTION private.sign_siba_file(p_number integer, p_sha256 text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  update public.siba_files f set sha256 = p_sha256 where f.number = p_number and f.way = 'file' and f.sha256 is null;
end $function$;

CREATE OR REPLACE FUNCTION private.stay_register(p_booking uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.bookings;
  departs date;
begin
  perform private.require_staff();
  select * into b from public.bookings o where o.id = private.head_of_stay(p_booking);
  if not found then perform private.refuse('booking-unknown'); end if;
  departs := private.end_of_stay(b.id);
  return jsonb_build_object('booking_id', b.id, 'booking_number', b.booking_number, 'arrival', b.check_in_date,
    'departure', departs, 'guests', b.number_of_guests, 'has_arrived', private.has_arrived(b.status),
    'kept_until', (departs + (select s.register_kept from private.settings s))::date,
    'entries', coalesce((
      select jsonb_agg(to_jsonb(e) - array['booking_id', 'writes', 'created_at'] order by e.person, e.is_proposal)
        from public.register_entries e
       where e.booking_id = b.id and (not e.is_proposal or e.settled_at is null)), '[]'),
    'tax', private.stay_tax(b.id));
end $function$;

CREATE OR REPLACE FUNCTION private.stay_tax(p_head uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ with nights as materialized (
     select q.person, t.night, t.amount, t.reason
       from public.bookings b cross join lateral private.people_of_stay(b.id) q
      cross join lateral private.person_tax(b.check_in_date, private.end_of_stay(b.id), q.age, q.tax_reason) t
      where b.id = p_head
   ), people as (
     select n.person, sum(n.amount) as amount, count(*) filter (where n.reason is null) as owed,
            (select coalesce(jsonb_object_agg(x.reason, x.nights), '{}') from (
               select o.reason, count(*) as nights from nights o
                where o.person = n.person and o.reason is not null group by o.reason) x) as exempt
       from nights n group by n.person
   )
   select jsonb_build_object('amount', sum(p.amount), 'owed', sum(p.owed), 'collected', private.tax_collected(p_head),
       'people', jsonb_agg(jsonb_build_object('person', p.person, 'amount', p.amount, 'owed', p.owed, 'exempt', p.exempt)
                           order by p.person),
       'payments', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'amount', t.amount, 'method', t.method,
           'paid_on', t.paid_on, 'entered_name', t.entered_name, 'undone', t.undone) order by t.created_at), '[]')
         from public.tax_payments t where t.booking_id = p_head))
     from people p
    having exists (select from nights n where n.reason is distinct from 'season')
        or exists (select from public.tax_payments t where t.booking_id = p_head) $function$;

CREATE OR REPLACE FUNCTION private.sweep()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lapsed integer := 0;
  booked integer;
begin
  -- Two sweeps at once: the second has nothing to do.
  if not pg_try_advisory_xact_lock(7261003) then return '{"busy": true}'; end if;
  -- Asked first, so that a sweep with nothing to do waits for no writer and holds none up.
  if exists (select from public.bookings b where b.status = 'pending'
              and (b.hold_until is not null or b.confirm_until is not null)
              and least(b.hold_until, b.confirm_until) <= now()) then
    lapsed := private.lapse_requests();
  end if;
  booked := private.retry_conflicts();
  perform private.queue_arrival_mails();
  perform private.give_up_mails();
  perform private.end_lost_siba_files();
  delete from private.recent_changes where at < now() - interval '1 hour';
  delete from private.approvals where created_at < now() - interval '2 days';
  delete from public.mails where kind = 'verify' and created_at < now() - interval '2 days';
  delete from private.recovery_requests where at < now() - interval '1 hour';
  return jsonb_build_object('lapsed', lapsed, 'booked', booked);
end $function$;

CREATE OR REPLACE FUNCTION private.tax_collected(p_head uuid)
 RETURNS numeric
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(sum(p.amount), 0) from public.tax_payments p where p.booking_id = p_head and not p.undone $function$;

CREATE OR REPLACE FUNCTION private.tax_payments_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    new.booking_id := private.head_of_stay(new.booking_id);
    new.created_at := now();
    new.entered_name := (select a.name from private.actor() a);
    new.undone := false;
    return new;
  end if;
  if old.undone or not new.undone then
    raise exception 'a payment is undone, not changed' using errcode = '42501';
  end if;
  new.undone_at := now();
  new.undone_name := (select a.name from private.actor() a);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.accept_register(proposal uuid, only_missing boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.accept_register(proposal, only_missing) AS accept_register;
END;

CREATE OR REPLACE FUNCTION public.document_seen(number text, country text, booking uuid, person integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.document_seen(number, country, booking, person) AS document_seen;
END;

CREATE OR REPLACE FUNCTION public.finish_siba_file(number integer, token uuid, result text, code text DEFAULT NULL::text, answer text DEFAULT NULL::text, lines jsonb DEFAULT '[]'::jsonb)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.finish_siba_file(number, token, result, code, answer, lines) AS finish_siba_file;
END;

CREATE OR REPLACE FUNCTION public.guest_register(key text, booking text, person integer, entry jsonb, anew boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.guest_register(key, booking, person, entry, anew) AS guest_register;
END;

CREATE OR REPLACE FUNCTION public.hand_in_month(month date, kind text, handed_on date DEFAULT NULL::date)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.hand_in_month(month, kind, handed_on) AS hand_in_month;
END;

CREATE OR REPLACE FUNCTION public.hand_siba_file(number integer, token uuid, sha256 text)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.hand_siba_file(number, token, sha256) AS hand_siba_file;
END;

CREATE OR REPLACE FUNCTION public.make_siba_file(entries uuid[], way text, is_rehearsal boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.make_siba_file(entries, way, is_rehearsal) AS make_siba_file;
END;

CREATE OR REPLACE FUNCTION public.month_sheet(month date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.month_sheet(month) AS month_sheet;
END;

CREATE OR REPLACE FUNCTION public.report_siba_service(service text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.report_siba_service(service) AS report_siba_service;
END;

CREATE OR REPLACE FUNCTION public.settle_departure(entry uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.settle_departure(entry) AS settle_departure;
END;

CREATE OR REPLACE FUNCTION public.settle_siba_file(number integer, outcome text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.settle_siba_file(number, outcome) AS settle_siba_file;
END;

CREATE OR REPLACE FUNCTION public.siba_overview()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.siba_overview() AS siba_overview;
END;

CREATE OR REPLACE FUNCTION public.sign_siba_file(number integer, sha256 text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.sign_siba_file(number, sha256) AS sign_siba_file;
END;

CREATE OR REPLACE FUNCTION public.stay_register(booking uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.stay_register(booking) AS stay_register;
END;

ALTER TABLE "public"."register_entries" ADD CONSTRAINT "register_entries_booking_id_fkey" FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE "public"."siba_file_guests" ADD CONSTRAINT "siba_file_guests_entry_id_fkey" FOREIGN KEY (entry_id) REFERENCES public.register_entries(id) ON DELETE SET NULL;

ALTER TABLE "public"."siba_file_guests" ADD CONSTRAINT "siba_file_guests_file_number_fkey" FOREIGN KEY (file_number) REFERENCES public.siba_files(number) ON DELETE CASCADE;

ALTER TABLE "public"."tax_payments" ADD CONSTRAINT "tax_payments_booking_id_fkey" FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

CREATE INDEX register_entries_document_idx ON public.register_entries USING btree (doc_number) WHERE (doc_number IS NOT NULL);

CREATE INDEX register_entries_kept_idx ON public.register_entries USING btree (booking_id) WHERE (erased_at IS NULL);

CREATE INDEX siba_file_guests_entry_idx ON public.siba_file_guests USING btree (entry_id);

CREATE UNIQUE INDEX siba_files_one_under_way ON public.siba_files USING btree ((true)) WHERE (state = ANY (ARRAY['claimed'::text, 'handing'::text]));

CREATE INDEX tax_payments_booking_idx ON public.tax_payments USING btree (booking_id);

CREATE INDEX tax_payments_day_idx ON public.tax_payments USING btree (paid_on) WHERE (NOT undone);

CREATE TRIGGER register_entries_10_before_write BEFORE INSERT OR UPDATE ON public.register_entries FOR EACH ROW EXECUTE FUNCTION private.register_before_write();

CREATE TRIGGER register_settings_touch BEFORE UPDATE ON public.register_settings FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER tax_payments_10_before_write BEFORE INSERT OR UPDATE ON public.tax_payments FOR EACH ROW EXECUTE FUNCTION private.tax_payments_before_write();

CREATE POLICY "month_returns_read" ON "public"."month_returns" FOR SELECT TO "authenticated" USING (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "register_entries_staff" ON "public"."register_entries" FOR ALL TO "authenticated" USING (( SELECT private.is_staff() AS is_staff)) WITH CHECK (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "register_settings_read" ON "public"."register_settings" FOR SELECT TO "authenticated" USING (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "register_settings_update" ON "public"."register_settings" FOR UPDATE TO "authenticated" USING (( SELECT private.is_owner() AS is_owner)) WITH CHECK (( SELECT private.is_owner() AS is_owner));

CREATE POLICY "siba_file_guests_read" ON "public"."siba_file_guests" FOR SELECT TO "authenticated" USING (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "siba_files_read" ON "public"."siba_files" FOR SELECT TO "authenticated" USING (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "tax_payments_insert" ON "public"."tax_payments" FOR INSERT TO "authenticated" WITH CHECK ((( SELECT private.is_staff() AS is_staff) AND (NOT undone)));

CREATE POLICY "tax_payments_read" ON "public"."tax_payments" FOR SELECT TO "authenticated" USING (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "tax_payments_undo" ON "public"."tax_payments" FOR UPDATE TO "authenticated" USING ((( SELECT private.is_staff() AS is_staff) AND (NOT undone))) WITH CHECK (( SELECT private.is_staff() AS is_staff));

REVOKE ALL ON FUNCTION "private"."accept_register"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."accept_register"(uuid, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."accept_register"(uuid, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."asks_register"(public.bookings) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."document_seen"(text, text, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."document_seen"(text, text, uuid, integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."document_seen"(text, text, uuid, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."end_lost_siba_files"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_of_stay"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_old_registers"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_register"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."finish_siba_file"(integer, uuid, text, text, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."finish_siba_file"(integer, uuid, text, text, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."guest_register"(text, text, integer, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."guest_register"(text, text, integer, jsonb, boolean) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."guest_register"(text, text, integer, jsonb, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."guest_register_state"(public.bookings) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hand_in_month"(date, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hand_in_month"(date, text, date) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."hand_in_month"(date, text, date) TO "service_role";

REVOKE ALL ON FUNCTION "private"."hand_siba_file"(integer, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hand_siba_file"(integer, uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."has_arrived"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."head_of_stay"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_siba_country"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_siba_country"(text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."is_siba_country"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."make_siba_file"(uuid[], text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."make_siba_file"(uuid[], text, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."make_siba_file"(uuid[], text, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."month_sheet"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."month_sheet"(date) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."month_sheet"(date) TO "service_role";

REVOKE ALL ON FUNCTION "private"."people_of_stay"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."person_tax"(date, date, integer, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."register_before_write"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."register_missing"(text, text, date, text, text, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."register_missing"(text, text, date, text, text, text, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."register_missing"(text, text, date, text, text, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."report_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_siba_service"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_siba_service"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."settle_departure"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."settle_departure"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."settle_departure"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."settle_siba_file"(integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."settle_siba_file"(integer, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."settle_siba_file"(integer, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."siba_overview"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."siba_overview"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."siba_overview"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."sign_siba_file"(integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_siba_file"(integer, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."sign_siba_file"(integer, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."stay_register"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stay_register"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."stay_register"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."stay_tax"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tax_collected"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tax_payments_before_write"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."accept_register"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."accept_register"(uuid, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."accept_register"(uuid, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."document_seen"(text, text, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."document_seen"(text, text, uuid, integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."document_seen"(text, text, uuid, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."finish_siba_file"(integer, uuid, text, text, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."finish_siba_file"(integer, uuid, text, text, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."guest_register"(text, text, integer, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."guest_register"(text, text, integer, jsonb, boolean) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."guest_register"(text, text, integer, jsonb, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."hand_in_month"(date, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."hand_in_month"(date, text, date) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."hand_in_month"(date, text, date) TO "service_role";

REVOKE ALL ON FUNCTION "public"."hand_siba_file"(integer, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."hand_siba_file"(integer, uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."make_siba_file"(uuid[], text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."make_siba_file"(uuid[], text, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."make_siba_file"(uuid[], text, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."month_sheet"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."month_sheet"(date) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."month_sheet"(date) TO "service_role";

REVOKE ALL ON FUNCTION "public"."report_siba_service"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."report_siba_service"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."settle_departure"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."settle_departure"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."settle_departure"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."settle_siba_file"(integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."settle_siba_file"(integer, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."settle_siba_file"(integer, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."siba_overview"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."siba_overview"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."siba_overview"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."sign_siba_file"(integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."sign_siba_file"(integer, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."sign_siba_file"(integer, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."stay_register"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."stay_register"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."stay_register"(uuid) TO "service_role";

GRANT SELECT ON TABLE "public"."month_returns" TO "authenticated", "service_role";

GRANT INSERT ("age"), UPDATE ("age") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("birth_date"), UPDATE ("birth_date") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("birth_place"), UPDATE ("birth_place") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("booking_id") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("doc_country"), UPDATE ("doc_country") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("doc_number"), UPDATE ("doc_number") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("doc_type"), UPDATE ("doc_type") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("given_names"), UPDATE ("given_names") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("nationality"), UPDATE ("nationality") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("person") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("residence_country"), UPDATE ("residence_country") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("residence_place"), UPDATE ("residence_place") ON TABLE "public"."register_entries" TO "authenticated";

GRANT UPDATE ("settled_at") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("surname"), UPDATE ("surname") ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("tax_reason"), UPDATE ("tax_reason") ON TABLE "public"."register_entries" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."register_entries" TO "authenticated";

GRANT INSERT ("age"), UPDATE ("age") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("birth_date"), UPDATE ("birth_date") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("birth_place"), UPDATE ("birth_place") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("booking_id") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("doc_country"), UPDATE ("doc_country") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("doc_number"), UPDATE ("doc_number") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("doc_type"), UPDATE ("doc_type") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("given_names"), UPDATE ("given_names") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("nationality"), UPDATE ("nationality") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("person") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("residence_country"), UPDATE ("residence_country") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("residence_place"), UPDATE ("residence_place") ON TABLE "public"."register_entries" TO "service_role";

GRANT UPDATE ("settled_at") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("surname"), UPDATE ("surname") ON TABLE "public"."register_entries" TO "service_role";

GRANT INSERT ("tax_reason"), UPDATE ("tax_reason") ON TABLE "public"."register_entries" TO "service_role";

GRANT DELETE, SELECT ON TABLE "public"."register_entries" TO "service_role";

GRANT UPDATE ("asks_guests") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("contact_email") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("contact_name") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("establishment") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("name") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("phone") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("postcode") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("reports_from") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("short_name") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("street") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("tax_number") ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("town") ON TABLE "public"."register_settings" TO "authenticated";

GRANT SELECT ON TABLE "public"."register_settings" TO "authenticated";

GRANT UPDATE ("asks_guests") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("contact_email") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("contact_name") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("establishment") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("name") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("phone") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("postcode") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("reports_from") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("short_name") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("street") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("tax_number") ON TABLE "public"."register_settings" TO "service_role";

GRANT UPDATE ("town") ON TABLE "public"."register_settings" TO "service_role";

GRANT SELECT ON TABLE "public"."register_settings" TO "service_role";

GRANT SELECT ON TABLE "public"."siba_file_guests" TO "authenticated", "service_role";

GRANT SELECT ON TABLE "public"."siba_files" TO "authenticated", "service_role";

GRANT INSERT ("amount") ON TABLE "public"."tax_payments" TO "authenticated";

GRANT INSERT ("booking_id") ON TABLE "public"."tax_payments" TO "authenticated";

GRANT INSERT ("id") ON TABLE "public"."tax_payments" TO "authenticated";

GRANT INSERT ("method") ON TABLE "public"."tax_payments" TO "authenticated";

GRANT INSERT ("paid_on") ON TABLE "public"."tax_payments" TO "authenticated";

GRANT UPDATE ("undone") ON TABLE "public"."tax_payments" TO "authenticated";

GRANT SELECT ON TABLE "public"."tax_payments" TO "authenticated";

GRANT INSERT ("amount") ON TABLE "public"."tax_payments" TO "service_role";

GRANT INSERT ("booking_id") ON TABLE "public"."tax_payments" TO "service_role";

GRANT INSERT ("id") ON TABLE "public"."tax_payments" TO "service_role";

GRANT INSERT ("method") ON TABLE "public"."tax_payments" TO "service_role";

GRANT INSERT ("paid_on") ON TABLE "public"."tax_payments" TO "service_role";

GRANT UPDATE ("undone") ON TABLE "public"."tax_payments" TO "service_role";

GRANT SELECT ON TABLE "public"."tax_payments" TO "service_role";

ALTER TABLE "public"."register_entries" ADD COLUMN "missing" text[] GENERATED ALWAYS AS (private.register_missing(nationality, surname, birth_date, doc_type, doc_number, doc_country, residence_country, residence_place)) STORED NOT NULL;

ALTER TABLE "public"."register_entries" ADD CONSTRAINT "register_entries_countries_check" CHECK ((private.is_siba_country(nationality) AND private.is_siba_country(doc_country) AND private.is_siba_country(residence_country)));

insert into public.register_settings default values;
