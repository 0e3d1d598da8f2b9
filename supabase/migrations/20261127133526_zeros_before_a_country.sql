set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_guest_phone(number text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select private.is_phone(number)
      and (replace(number, ' ', '') ~ '^\+?\(?[0-9]{3}\)?[-./]?[0-9]{3}[-./]?[0-9]{3,6}$'
           or regexp_replace(number, '[-./() ]', '', 'g') ~ '^(\+|00)[0-9]{8,15}$') $function$;
