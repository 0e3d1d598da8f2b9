-- Pictures of rooms that the house keeps itself (PIC-02): which of them must stay, and where a hosted project keeps
-- them. The embedded stack keeps them in its data folder, by the same names.

-- Who takes a picture off a room, or deletes the room, may put it back for a day.
create table private.dropped_pictures (
  folder     text primary key,
  dropped_at timestamptz not null default now()
);

-- The pictures in a list of addresses, whatever their host: a backup or another port must change nothing.
create function private.pictures_in(p_urls text[]) returns text[]
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(array_agg(distinct named.folder), '{}')
     from (select substring(url from '/storage/v1/object/public/rooms/([0-9a-f]{64})/') as folder from unnest(p_urls) url) named
    where named.folder is not null $$;

create function private.note_dropped_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.dropped_pictures (folder) select unnest(private.pictures_in(old.images))
  on conflict (folder) do update set dropped_at = now();
  return null;
end $$;
create trigger rooms_note_dropped_pictures after delete on public.rooms
  for each row execute function private.note_dropped_pictures();
create trigger rooms_note_changed_pictures after update on public.rooms
  for each row when (old.images is distinct from new.images) execute function private.note_dropped_pictures();

-- What must stay: named by a room, or until a day ago, or for as long as the day is doubted. One value and no rows, since lists of rows end after a thousand
-- and what is missing here is deleted.
create function private.kept_pictures() returns text[]
language sql volatile security definer set search_path = '' as
$$ delete from private.dropped_pictures where dropped_at < now() - interval '1 day' and private.doubted_day() is null;
   select coalesce(array_agg(folder), '{}')
     from (select unnest(private.pictures_in(r.images)) as folder from public.rooms r
            union
           select d.folder from private.dropped_pictures d) kept $$;

create function public.kept_pictures() returns text[]
language sql volatile security invoker set search_path = ''
begin atomic select private.kept_pictures(); end;
grant execute on function public.kept_pictures(), private.kept_pictures() to service_role;

-- A picture is a folder named by the SHA-256 of its largest file, with a file for each width up to 1920.
create function private.is_picture_name(p_name text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(p_name ~ '^[0-9a-f]{64}/([1-9][0-9]{0,2}|1[0-8][0-9]{2}|19[01][0-9]|1920)\.(webp|jpg)$', false) $$;

-- Who adds pictures: owner and reception. Storage knows no refusal in words and answers 500 to one, so whoever was signed
-- out, removed or is unproven is not let in, and the panel asks how the account stands.
create function private.may_add_pictures() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_staff();
exception when sqlstate 'PGRST' then
  return false;
end $$;

-- Asked with the rights of its owner, as staff cannot list the bucket. The schema is there on a hosted project alone.
create function private.has_place_for_picture() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  has_place boolean;
begin
  execute 'select count(*) < 5000 from storage.objects where bucket_id = ''rooms''' into has_place;
  return has_place;
end $$;
grant execute on function private.may_add_pictures(), private.is_picture_name(text), private.has_place_for_picture() to authenticated;

-- Makes the bucket of a hosted project and says who adds to it; again it changes nothing. Everybody reads, as the bucket
-- is public; nobody changes a file; only the function `tidy-pictures` deletes, with the secret key. The tables are the
-- platform's, and some projects let nobody make a policy by SQL: then the bucket stays, and the owner is told.
create function private.prepare_pictures() returns text
language plpgsql set search_path = '' as $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return 'there is no Storage here';
  end if;
  begin
    execute $sql$
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('rooms', 'rooms', true, 409600, '{image/webp,image/jpeg}')
    on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types $sql$;
  exception when insufficient_privilege then
    return format('the bucket rooms cannot be made from here (%s): see docs/deployment.md, Pictures', sqlerrm);
  end;
  begin
    execute 'drop policy if exists pictures_insert on storage.objects';
    execute $sql$
    create policy pictures_insert on storage.objects for insert to authenticated
      with check (bucket_id = 'rooms' and (select private.may_add_pictures()) and private.is_picture_name(name)
        and (select private.has_place_for_picture())) $sql$;
  exception when insufficient_privilege then
    return format('the policy of the bucket rooms cannot be made from here (%s): see docs/deployment.md, Pictures', sqlerrm);
  end;
  return 'the bucket rooms is ready';
end $$;
