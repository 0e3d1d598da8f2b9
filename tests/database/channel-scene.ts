import { addDays } from '@/domain/calendar/dates';
import {
  insertChannelFeed,
  listChannelConflicts,
  type ChannelConflict,
  type ChannelFeed,
} from '@/queries/channels';
import type { ChannelEventRow, RoomRow } from '@/types/rows';
import { workerOf } from './mail-scene';
import type { Backend } from './support';

// Helpers of the tests of other platforms' calendars: they set up the hostel, and read the result.

/** An entry as a plan of the import names it: arrival and departure counted in days from today. */
export type Entry = [uid: string, from: number, until: number, more?: Partial<Seen>];

interface Seen {
  was: string;
  isAnew: true;
  code: string;
  kind: 'stay' | 'block';
  summary: string;
  echo: boolean;
}

/** A calendar that a room reads, and its address. */
export async function addFeed(
  { staff }: Pick<Backend, 'staff'>,
  room: Pick<RoomRow, 'id'>,
  { channel = 'airbnb', url }: { channel?: string; url?: string | null } = {},
): Promise<ChannelFeed> {
  const address = url === undefined ? `https://cal.example/${crypto.randomUUID()}.ics` : url;
  return insertChannelFeed(staff, { room_id: room.id, channel, url: address });
}

/** Applies a plan that sees some entries and misses others, as the function does after a sync. */
export async function applyPlan(
  backend: Backend,
  { id }: Pick<ChannelFeed, 'id'>,
  entries: readonly Entry[],
  more: {
    missing?: string[];
    gone?: string[];
    warning?: 'drop';
    version?: number;
    unread?: object[];
    unread_count?: number;
  } = {},
): Promise<unknown> {
  const { version = await versionOf(backend, id), ...rest } = more;
  const see = entries.map(([uid, from, until, seen]) => ({
    uid,
    kind: 'stay',
    starts: addDays(backend.today, from),
    ends: addDays(backend.today, until),
    summary: 'Hóspede Airbnb',
    echo: false,
    ...seen,
  }));
  const { data, error } = await workerOf(backend).rpc('apply_channel_plan', {
    feed: id,
    version,
    plan: { etag: '"1"', warning: null, see, missing: [], gone: [], ...rest },
  });
  if (error) throw error;
  return data;
}

async function versionOf({ database }: Pick<Backend, 'database'>, id: string): Promise<number> {
  const [feed] = await database.query('select version from public.channel_feeds where id = $1', [
    id,
  ]);
  return Number(feed?.['version']);
}

/** An entry as it is stored. */
export async function eventOf(
  { house }: Pick<Backend, 'house'>,
  uid: string,
): Promise<ChannelEventRow> {
  const { data, error } = await house.from('channel_events').select().eq('uid', uid).single();
  if (error) throw error;
  return data;
}

/** The only conflict. */
export async function onlyConflict({
  staff,
  today,
}: Pick<Backend, 'staff' | 'today'>): Promise<ChannelConflict> {
  const [conflict, ...others] = await listChannelConflicts(staff, today);
  if (conflict === undefined || others.length > 0) throw new Error('There is not one conflict.');
  return conflict;
}

/**
 * Every stay in one line, arrival and departure in days from today: '2: 3–6 confirmed airbnb Ana'.
 */
export async function stays({ database, today }: Backend): Promise<string[]> {
  const rows = await database.query(
    `select concat(r.room_number, ': ', b.check_in_date - $1::date, '–', b.check_out_date - $1::date, ' ',
              b.status, ' ', b.source, ' ', b.guest_name) as line
       from public.bookings b join public.rooms r on r.id = b.room_id
      order by b.check_in_date, b.check_out_date, r.room_number`,
    [today],
  );
  return rows.map(({ line }) => String(line));
}
