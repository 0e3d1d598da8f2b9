-- What a new house has before anybody has settled anything, and what runs in it by itself.

reset check_function_bodies;

-- One row each, which stays.
insert into private.settings default values;
insert into private.nightly_work default values;
insert into public.house_rules default values;
insert into public.mail_settings default values;
insert into public.register_settings default values;
insert into public.payment_settings default values;

-- The daily work and the clock, where the platform has a schedule.
do $$
begin
  raise notice '%', private.schedule_housekeeping();
exception when others then
  raise notice 'nothing scheduled: %', sqlerrm;
end $$;

-- The bucket of a hosted project and its one policy.
do $$
begin
  raise notice '%', private.prepare_pictures();
end $$;
