-- Schemas, the extension behind bookings_no_overlap, and what CHECK constraints ask.
-- Everything here runs as the migration owner ("postgres") of a hosted project.

-- Helpers and secrets. Never listed in api.schemas, so nothing in it can be called from outside.
create schema if not exists private;
revoke all on schema private from public;

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

create function private.is_web_url(url text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select url is null or (length(url) <= 2048 and url ~* '^https?://[^\s<>"]+$') $$;

create function private.are_image_urls(urls text[]) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(array_length(urls, 1), 0) <= 40
      and array_position(urls, null) is null
      and not exists (select 1 from unnest(urls) url
                      where length(url) > 2048 or url !~* '^(https?://|/)[^\s<>"]+$') $$;

create function private.are_short_texts(texts text[], max_count integer, max_length integer) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(array_length(texts, 1), 0) <= max_count
      and array_position(texts, null) is null
      and not exists (select 1 from unnest(texts) entry where length(entry) > max_length) $$;

create function private.is_email(address text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select address is null
       or (length(address) <= 254 and address ~ '^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$') $$;

create function private.is_phone(number text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select number is null
       or (length(number) between 3 and 40 and number ~ '^\+?[0-9 ().\-/]+$' and number ~ '[0-9]{2}') $$;
