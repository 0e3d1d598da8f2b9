import type { Fault } from './fault.ts';

/** Calendars of other platforms. */
export const CHANNEL_FAULTS: Fault[] = [
  {
    name: 'channels: a platform is told its own stays',
    rule: "where e.booking_id = b.id and e.state = 'booked' and e.feed_id in (select private.own_feeds(f))) own",
    broken: 'where false) own',
    file: 'channel-access',
    tests: 'leaves out what came from that channel',
  },
  {
    name: 'channels: two platforms without a name are one',
    rule: "o.channel = f.channel and f.channel <> 'other' $$;",
    broken: 'o.channel = f.channel $$;',
    file: 'channel-access',
    tests: 'without a name of their own',
  },
  {
    name: 'channels: nights that reception added are not told',
    rule: "select 'z', greatest(b.check_in_date, own.ends), b.check_out_date where b.check_out_date > own.ends",
    broken: "select 'z', b.check_in_date, b.check_out_date where false",
    file: 'channel-access',
    tests: 'reception added',
  },
  {
    name: 'channels: who only looks is noted as told',
    rule: '  if p_told then\n',
    broken: '  if true then\n',
    file: 'channel-access',
    tests: 'seen by somebody else',
  },
  {
    name: 'channels: guests buy nights that a foreign stay waits for',
    rule: '     or exists (select from private.waiting_nights(b.room_id) n\n                 where n.date >= b.check_in_date and n.date < b.check_out_date) then',
    broken: ' then',
    file: 'channel-conflicts',
    tests: 'keeps the free nights',
  },
  {
    name: 'channels: of two readings at once both are carried out',
    rule: 'if not found or f.version <> p_version or not f.is_active then',
    broken: 'if not found or not f.is_active then',
    file: 'channel-import',
    tests: 'of two readings at once',
  },
  {
    name: 'channels: a calendar cancels a guest who is there',
    rule: "and status not in ('cancelled', 'checked_in', 'checked_out', 'completed')",
    broken: "and status <> 'cancelled'",
    file: 'channel-import',
    tests: 'that has arrived',
  },
  {
    name: 'channels: the booking of a stay that was moved onto ours outlives it',
    rule: "where id = e.booking_id and e.state in ('booked', 'conflict')",
    broken: "where id = e.booking_id and e.state = 'booked'",
    file: 'channel-conflicts',
    tests: 'ends where that stay is called off',
  },
  {
    name: 'channels: what reception cancelled in a conflict is booked again',
    rule: "where booking_id = new.id and state in ('booked', 'conflict', 'dismissed');",
    broken: "where booking_id = new.id and state in ('booked', 'dismissed');",
    file: 'channel-conflicts',
    tests: 'that reception cancels is settled',
  },
  {
    name: 'channels: a foreign stay is put onto a blocked day',
    rule: '\n      and not private.is_way_blocked(x, at.room)\n',
    broken: '\n',
    file: 'channel-conflicts',
    tests: 'is a stay on a blocked day',
  },
  {
    name: 'channels: staff write what a calendar said',
    rule: 'grant select, update (state) on public.channel_events to authenticated;',
    broken: 'grant select, update (state, starts) on public.channel_events to authenticated;',
    file: 'channel-access',
    tests: 'of an entry staff change only',
  },
];
