-- What the database is, by subject: a rule stands in one file of this folder. Everything runs as the owner of
-- migrations ("postgres") of a hosted project, in the order of the names; supabase/migrations follows from it.

-- A function may call one that stands further below or in a later file.
set check_function_bodies = off;

-- Helpers and secrets. Never listed in api.schemas, so nothing in it can be called from outside.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema public to anon, authenticated, service_role;

-- Nothing is open by itself, whatever a hosted project gives by default: what a role may do is granted beside each
-- table and function. Staff and strangers share "authenticated": policies, and private.require_staff() in functions,
-- tell them apart.
alter default privileges in schema public revoke all on tables    from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- btree_gist is behind bookings_no_overlap, pgcrypto behind the codes of the second factor.
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists btree_gist with schema extensions;
