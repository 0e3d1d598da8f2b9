-- Free text from outside loses what cannot be seen and can mislead whoever reads it.

-- As before, and: the controls of the second block, zero-width spaces, line and paragraph separators,
-- and the marks that turn the direction of the text after them, so that one guest's name cannot
-- rewrite the line it stands in. Joiners stay: emoji and the names of many languages need them. What
-- holds nothing to see is empty.
create or replace function private.clean(input text, multiline boolean default false) returns text
language sql immutable set search_path = '' as
$$ select case when tidy ~ '[^\s\u00a0\u00ad\u1680\u2000-\u200f\u202f\u205f\u3000]' then tidy end
     from (select regexp_replace(
       case when multiline then regexp_replace(seen, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]', '', 'g')
            else regexp_replace(seen, '[\x01-\x1f\x7f-\x9f]+', ' ', 'g') end,
       '^[\s\u00a0]+|[\s\u00a0]+$', '', 'g') as tidy
       from (select regexp_replace(input, '[\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g') as seen) a) b $$;
