-- What the panel asks every half minute while it is open: which bookings changed since it last looked.
create index bookings_updated_at_idx on public.bookings (updated_at desc);
