-- What the database is, by subject: a rule stands in one file of this folder. Everything runs as the owner of
-- migrations ("postgres") of a hosted project, in the order of the names; supabase/migrations follows from it.

-- A function may call one that stands further below or in a later file.
set check_function_bodies = off;

-- Helpers and secrets. Never listed in api.schemas, so nothing in it can be called from outside.
create schema if not exists private;
revoke all on schema private from public;

-- btree_gist is behind bookings_no_overlap.
create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;
