-- The list of groups goes by (created_at, id), a page beginning where the one before ended. Without
-- this every page reads and sorts all groups there have ever been.
create index booking_groups_created_idx on public.booking_groups (created_at desc, id desc);
