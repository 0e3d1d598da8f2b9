-- Pure helpers: what a text may be, how it is compared, what stands for it. CHECK constraints and indexes ask them.

create function private.is_web_url(url text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select url is null or (length(url) <= 2048 and url ~* '^https?://[^\s<>"]+$') $$;
grant execute on function private.is_web_url(text) to anon, authenticated, service_role;
comment on function private.is_web_url(text) is 'Open to visitors: a check on what they write calls it.';

create function private.are_image_urls(urls text[]) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(array_length(urls, 1), 0) <= 40
      and array_position(urls, null) is null
      and not exists (select 1 from unnest(urls) url
                      where length(url) > 2048 or url !~* '^(https?://|/)[^\s<>"]+$') $$;
grant execute on function private.are_image_urls(text[]) to anon, authenticated, service_role;
comment on function private.are_image_urls(text[]) is 'Open to visitors: a check on what they write calls it.';

create function private.are_short_texts(texts text[], max_count integer, max_length integer) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(array_length(texts, 1), 0) <= max_count
      and array_position(texts, null) is null
      and not exists (select 1 from unnest(texts) entry where length(entry) > max_length) $$;
grant execute on function private.are_short_texts(text[], integer, integer) to anon, authenticated, service_role;
comment on function private.are_short_texts(text[], integer, integer) is 'Open to visitors: a check on what they write calls it.';

-- What pictures show, by their addresses: short texts, and no more than a room has pictures.
create function private.are_picture_texts(texts jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select jsonb_typeof(texts) = 'object'
      and (select count(*) <= 40 and coalesce(bool_and(jsonb_typeof(entry.value) = 'string'
                    and length(entry.value #>> '{}') between 1 and 200 and length(entry.key) <= 2048), true)
             from jsonb_each(texts) entry) $$;
grant execute on function private.are_picture_texts(jsonb) to anon, authenticated, service_role;
comment on function private.are_picture_texts(jsonb) is 'Open to visitors: a check on what they write calls it.';

create function private.is_email(address text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select address is null
       or (length(address) <= 254 and address ~ '^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$') $$;
grant execute on function private.is_email(text) to anon, authenticated, service_role;
comment on function private.is_email(text) is 'Open to visitors: a check on what they write calls it.';

create function private.is_phone(number text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select number is null
       or (length(number) between 3 and 40 and number ~ '^\+?[0-9 ().\-/]+$' and number ~ '[0-9]{2}') $$;
grant execute on function private.is_phone(text) to anon, authenticated, service_role;
comment on function private.is_phone(text) is 'Open to visitors: a check on what they write calls it.';

-- A tax number as it is stored, and whether one can be right: a NIF with its check digit, or the number of another country.
-- The rule of src/domain/billing/tax-number.ts; one table of cases holds both.
create function private.clean_tax_number(number text) returns text
language sql immutable set search_path = '' as
$$ select nullif(regexp_replace(upper(regexp_replace(private.clean(number), '[\s\u00a0.\-/]', '', 'g')), '^PT(?=[0-9])', ''), '') $$;

create function private.is_tax_number(number text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select case when number is null then true
     when number !~ '^[0-9]{9}$' then number ~ '^(?!PT)[A-Z]{2}[0-9A-Z]{2,12}$'
     when number ~ '^(0|4[^5])' then false
     else (select case when s.rest < 2 then 0 else 11 - s.rest end
             from (select sum(substr(number, n, 1)::integer * (10 - n)) % 11 as rest from generate_series(1, 8) n) s)
          = substr(number, 9, 1)::integer end $$;
grant execute on function private.is_tax_number(text) to anon, authenticated, service_role;
comment on function private.is_tax_number(text) is 'Open to visitors: a check on what they write calls it.';

-- What a guest's telephone must look like, beyond what staff may write down: as storedPhone in
-- src/domain/guest/contact-details.ts gives it, or with the two zeros that it makes a plus of; one table of cases holds
-- both.
create function private.is_guest_phone(number text) returns boolean
language sql immutable set search_path = '' as
$$ select private.is_phone(number)
      and (replace(number, ' ', '') ~ '^\+?\(?[0-9]{3}\)?[-./]?[0-9]{3}[-./]?[0-9]{3,6}$'
           or regexp_replace(number, '[-./() ]', '', 'g') ~ '^(\+|00)[0-9]{8,15}$') $$;

-- Free text from outside: trimmed, without what cannot be seen and can mislead whoever reads it; '' becomes null.
-- Control characters go but for line breaks and tabs, and so do zero-width spaces, line and paragraph separators and
-- the marks that turn the direction of the text after them, so that one guest's name cannot rewrite the line it stands
-- in. Joiners stay: emoji and the names of many languages need them. The fillers of Hangul, Khmer vowels without a
-- shape, the blank of Braille and selectors of variants are nothing to see by themselves; they stay where something is.
create function private.clean(input text, multiline boolean default false) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  tidy text := regexp_replace(input, '[\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g');
begin
  tidy := case when multiline then regexp_replace(tidy, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]', '', 'g')
               else regexp_replace(tidy, '[\x01-\x1f\x7f-\x9f]+', ' ', 'g') end;
  tidy := regexp_replace(tidy, '^[\s\u00a0]+|[\s\u00a0]+$', '', 'g');
  return case when tidy ~ ('[^\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
       || '\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
       || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]') then tidy end;
end $$;

create function private.comparable_email(address text) returns text
language sql immutable set search_path = '' as $$ select lower(btrim(address)) $$;

-- A text as it is compared and found: small letters without accents and strokes, one apostrophe, one hyphen, one blank,
-- nothing invisible. As foldName in src/domain/basics/fold-name.ts; one table of cases holds both.
create function private.fold(input text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(
       replace(replace(replace(replace(
         translate(lower(normalize(regexp_replace(normalize(input, nfd),
           '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), nfc)), 'łøđðħıς', 'loddhiσ'),
         'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
       '[`´ʼ‘’′]', '''', 'g'), '[\u2010-\u2015\u2212]', '-', 'g'),
       '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g');
end $$;
grant execute on function private.fold(text) to anon, authenticated, service_role;
comment on function private.fold(text) is 'Open to visitors: an index of what they write calls it.';

-- Words to find a guest by: folded, without signs. Run as their owner: the index asks them on behalf of visitors, who
-- have no access to schema private. In plpgsql, which keeps its plan: every booking that is stored asks them.
create function private.words_of(input text) returns text
language plpgsql immutable strict parallel safe security definer set search_path = '' as $$
begin
  return regexp_replace(private.fold(input), '[!-/:-@[-`{-~·]', ' ', 'g');
end $$;
grant execute on function private.words_of(text) to anon, authenticated, service_role;
comment on function private.words_of(text) is 'Open to visitors: an index of what they write calls it.';

-- Of a telephone all digits and the last nine.
create function private.guest_words(name text, email text, phone text) returns tsvector
language plpgsql immutable parallel safe security definer set search_path = '' as $$
declare
  digits text := regexp_replace(phone, '\D', '', 'g');
begin
  return to_tsvector('pg_catalog.simple', concat_ws(' ', private.words_of(name), private.words_of(email), digits, right(digits, 9)));
end $$;
grant execute on function private.guest_words(text, text, text) to anon, authenticated, service_role;
comment on function private.guest_words(text, text, text) is 'Open to visitors: an index of what they write calls it.';

-- What is typed, as a question to that index: each word may go on. A telephone is one word, with or without
-- the two zeros before its country.
create function private.words_to_find(p_text text) returns tsquery
language sql stable set search_path = '' as
$$ select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
     from regexp_split_to_table(case when p_text ~ '^[+0-9 ().\-/]+$'
            then regexp_replace(regexp_replace(p_text, '\D', '', 'g'), '^00', '')
            else private.words_of(left(p_text, 100)) end, '\s+') word
    where word <> '' $$;

-- The guest's own page: who has the key of a request sees it and may do three things with it. And what the
-- house settles about time: until when it answers, until when it holds, until when cancelling is free.

-- 24 signs of base64url, 143 bits of chance at least (of 244 in two uuids). The last is a letter or a digit: chats and
-- mail programs leave '-' and '_' out of a link that ends in them.
create function private.new_access_key() returns text
language sql volatile set search_path = '' as
$$ select left(key, 23) || translate(right(key, 1), '-_', 'Az')
     from (select translate(encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
       from 1 for 18), 'base64'), '+/', '-_') as key) k $$;
grant execute on function private.new_access_key() to anon, authenticated, service_role;
comment on function private.new_access_key() is 'Open to visitors: the default of a column they write calls it.';

-- How many of the first words of a folded name are the first name: two of Maria José, Jean Pierre and Hans Peter, three
-- or four of María del Carmen and Maria de los Ángeles, else one. Who writes the family name first (Han, kana, Hangul) is
-- called by the whole of a short name.
create function private.first_name_words(p_folded text) returns integer
language sql immutable set search_path = '' as
$$ select case
     when p_folded ~ '[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' then 3
     when p_folded ~ ('^maria d[aeo][ls]? (l[ao]s? )?(ajuda|amparo|angeles|anjos|assuncao|carmen|carmo|ceu|conceicao|'
       || 'concepcion|consuelo|dolores|dores|fatima|gloria|graca|guadalupe|jesus|lourdes|lurdes|luz|mar|mercedes|nieves|'
       || 'pilar|rosario|socorro)( |$)')
       then array_length(regexp_split_to_array(substring(p_folded from '^maria d[aeo][ls]? (?:l[ao]s? )?[a-z]+'), ' '), 1)
     when p_folded ~ ('^(ana|anna|anne|antonio|carlos|eva|francisco|gian|hans|jan|jean|joao|john|jose|juan|karl|luis|'
       || 'marc|marco|maria|marie|mary|miguel|pedro|pier|rosa|rui) (alberto|alice|andre|andrea|angel|ann|anna|anne|'
       || 'antoine|antonio|augusto|baptiste|beatriz|belen|bernard|carla|carlo|carlos|carmen|catarina|charles|christine|'
       || 'christophe|clara|claude|claire|cristina|dieter|eduarda|eduardo|elena|emilio|eugenia|fernanda|fernando|'
       || 'filipe|france|francisca|francisco|francois|helena|heinz|ignacio|ines|isabel|jacques|jane|javier|joachim|'
       || 'joao|joaquim|joaquin|jose|josefa|josef|juan|jurgen|laura|lena|leonor|leticia|lisa|lou|louis|louise|luc|'
       || 'lucia|luis|luisa|luise|luz|madalena|magdalena|manuel|marc|marco|margarida|maria|marie|mario|marta|michel|'
       || 'miguel|nuno|otto|pablo|patricia|paul|paula|paulo|pedro|peter|philippe|pia|pierre|pilar|rafael|raquel|rita|'
       || 'rosa|roque|sofia|sophie|susana|teresa|theres|therese|vicente|victoria|vitoria|yves)( |$)') then 2
     else 1 end $$;

-- The first name, where it is one; a name made to advertise stays out of pages and mails.
create function private.first_name(p_name text) returns text
language sql immutable set search_path = '' as
$$ select case when length(first) <= 30
     and first !~ '[[:digit:][:cntrl:]!-&(-,./:-@[-`{-~¡-©«-±´-¶¸-»¿×÷\u201a-\u206f\u3001-\u3020\uff01-\uff20]'
     then first end
     from (select nullif(array_to_string(
             (string_to_array(tidy, ' '))[1:private.first_name_words(private.fold(tidy))], ' '), '') as first
             from (select btrim(regexp_replace(regexp_replace(normalize(p_name, nfc), '[\u2010-\u2015\u2212]', '-', 'g'),
               '[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')) as tidy) t) n $$;

-- The mailbox behind an address: 'ines+1@…' and 'ines+2@…' are one, and Gmail reads no dots. What bounds the
-- mails to one person counts by it.
create function private.mailbox_of(p_email text) returns text
language sql immutable set search_path = '' as
$$ select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
            else name || '@' || domain end
     from (select regexp_replace(split_part(lower(p_email), '@', 1), '[+].*$', '') as name,
                  split_part(lower(p_email), '@', 2) as domain) parts $$;

-- One address, in the letters every server takes: no list, no quotes, no line, no name that looks like another, no dot
-- at an end or beside another. As isEmail in src/domain/guest/contact-details.ts; one table of cases holds both.
create function private.is_plain_address(p_email text) returns boolean
language sql immutable set search_path = '' as
$$ select length(p_email) <= 254 and p_email !~ '^[.]|[.][.@]'
     and p_email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63})+$' $$;

-- As the panel writes an amount: '376,00 €', with a blank that does not break.
create function private.euros_in_words(p_amount numeric) returns text
language sql immutable set search_path = '' as
$$ select replace(to_char(p_amount, 'FM9999999990.00'), '.', ',') || U&'\00a0€' $$;
