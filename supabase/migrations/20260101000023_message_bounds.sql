-- What shows as blank is empty, and messages follow the same order as requests: rules, then what came
-- before, then the limits of the whole.

-- As before, and: the fillers of Hangul, Khmer vowels without a shape, the blank of Braille, selectors
-- of variants and other signs without ink are nothing to see. They stay where something is.
create or replace function private.clean(input text, multiline boolean default false) returns text
language sql immutable set search_path = '' as
$$ select case when tidy ~ ('[^\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
       || '\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
       || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]') then tidy end
     from (select regexp_replace(
       case when multiline then regexp_replace(seen, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]', '', 'g')
            else regexp_replace(seen, '[\x01-\x1f\x7f-\x9f]+', ' ', 'g') end,
       '^[\s\u00a0]+|[\s\u00a0]+$', '', 'g') as tidy
       from (select regexp_replace(input, '[\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g') as seen) a) b $$;

-- As before, beside the message itself: it is asked of stored ones as well.
create or replace function private.check_message_not_sent_before(m public.contact_messages) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select 1 from public.contact_messages o
              where o.email = m.email and o.name = m.name and o.phone is not distinct from m.phone
                and o.subject = m.subject and o.message = m.message and o.id <> m.id
                and o.created_at > now() - interval '30 minutes') then
    perform private.fail(409, 'HS102', 'Esta mensagem já foi recebida.');
  end if;
end $$;

create function private.contact_begin() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('hostel.guest_rows', '0', true);
  return null;
end $$;

-- As before, without the lock: what is refused here makes nobody wait. The limits are for the
-- statement as a whole, in the function below; of a caller who has nothing left they are asked at once.
create or replace function private.contact_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_number integer;
begin
  new.name    := private.clean(new.name);
  new.email   := lower(private.clean(new.email));
  new.phone   := private.clean(new.phone);
  new.subject := private.clean(new.subject);
  new.message := private.clean(new.message, true);
  if not private.is_guest_call() then
    return new;
  end if;

  new.id := gen_random_uuid();
  new.created_at := now();
  if new.name is null or new.email is null or new.subject is null or new.message is null then
    perform private.fail(400, 'HS101', 'Por favor, preencha todos os campos obrigatórios');
  end if;
  if not private.is_email(new.email) then
    perform private.fail(400, 'HS011', 'Email inválido');
  end if;
  if length(new.name) > 200 or length(new.message) > 5000 or length(new.phone) > 40 then
    perform private.fail(400, 'HS010', 'O texto introduzido é demasiado longo.');
  end if;
  row_number := private.next_guest_row();
  if row_number = 1 then
    perform private.check_message_not_sent_before(new);
  end if;
  -- The rows before this one are not counted yet.
  perform private.check_rates('contact', private.request_ip_hash(), '{}', row_number);
  return new;
end $$;

-- One statement at a time, so that the limits count exactly and a message sent twice at once is seen.
create function private.contact_after_guest_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ip uuid := private.request_ip_hash();
  message public.contact_messages;
  emails uuid[];
begin
  if not private.is_guest_call() then return null; end if;
  perform pg_advisory_xact_lock(7261002);
  for message in select m.* from public.contact_messages m where m.id in (select s.id from sent s) loop
    perform private.check_message_not_sent_before(message);
  end loop;
  insert into private.submissions (kind, email_hash, ip_hash)
  select 'contact', private.visitor_hash('mail', s.email), ip from sent s;
  select array_agg(distinct private.visitor_hash('mail', s.email)) into emails from sent s;
  perform private.check_rates('contact', ip, emails, 0);
  return null;
end $$;

create trigger contact_messages_00_begin before insert on public.contact_messages
  for each statement execute function private.contact_begin();
create trigger contact_messages_90_after_guest_insert after insert on public.contact_messages
  referencing new table as sent
  for each statement execute function private.contact_after_guest_insert();
