set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.prepare_pictures()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
      with check (bucket_id = 'rooms' and (select private.is_staff()) and private.is_picture_name(name)
        and (select private.has_place_for_picture())) $sql$;
  exception when insufficient_privilege then
    return format('the policy of the bucket rooms cannot be made from here (%s): see docs/deployment.md, Pictures', sqlerrm);
  end;
  return 'the bucket rooms is ready';
end $function$;

-- Whatever the first try could not make.
do $$
begin
  raise notice '%', private.prepare_pictures();
end $$;
