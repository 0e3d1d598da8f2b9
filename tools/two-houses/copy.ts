import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RoomRow } from '@/types/rows';
import type { Runtime } from '../../supabase/functions/_shared/runtime.ts';
import { answerCalendar } from '../../supabase/functions/calendar/handler.ts';
import type { Place } from '../../supabase/functions/sync-calendars/feed-address.ts';
import {
  fetchFeed,
  type FetchOptions,
} from '../../supabase/functions/sync-calendars/fetch-feed.ts';
import { syncAll, type Outcome } from '../../supabase/functions/sync-calendars/sync.ts';
import { answer } from '../../supabase/local/http-bridge.ts';
import { migratedCluster } from '../../tests/database/kept-clusters.ts';
import { makeCertificate } from '../../tests/functions/certificate.ts';
import { addRooms } from '../stress/arena.ts';
import { openHouse, type OpenHouse } from '../stress/house.ts';

/** One copy of the product: its own data folder and ports, and its calendars over TLS. */
export interface Copy extends OpenHouse {
  name: string;
  rooms: RoomRow[];
  /** Where its calendars are for whoever asks for its name, since loopback is no public address. */
  place: Place;
  /** Reads all calendars that are due, as the schedule does. */
  sync(): Promise<Record<string, Outcome>>;
}

/** Looks a name up: a test's stand-in for the name server, which knows only the two copies. */
export type Locate = (host: string) => Promise<Place>;

const ROOMS = 13;

export async function openCopy(name: string, locate: Locate): Promise<Copy> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), `hostel-${name}-`));
  const house = await openHouse({ dataFolder, dump: await migratedCluster() });
  const rooms = await addRooms(house, ROOMS);
  const runtime: Runtime = {
    env: {
      SUPABASE_URL: house.url,
      SUPABASE_SERVICE_ROLE_KEY: house.secretKey,
      SUPABASE_ANON_KEY: house.key,
    },
    fetch: async (request) => fetch(request),
  };
  const read = async (url: string, etag: string | null, how: FetchOptions) =>
    fetchFeed(url, etag, { ...how, locate });
  const calendars = await serveCalendars(`${name}.house.example`, async (request) =>
    answerCalendar(request, runtime, async (within, only) =>
      syncAll(within, { only, isReadingFirst: true, fetchFeed: read }),
    ),
  );
  return {
    ...house,
    name,
    rooms,
    place: calendars.place,
    sync: async () => syncAll(runtime, { fetchFeed: read }),
    close: async () => {
      await calendars.close();
      await house.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function serveCalendars(
  host: string,
  handle: (request: Request) => Promise<Response>,
): Promise<{ place: Place; close(): Promise<void> }> {
  const certificate = await makeCertificate(host);
  const { key, cert } = certificate;
  const server = createServer({ key, cert }, (request, response) => {
    void answer(handle, { request, response });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port.');
  return {
    place: { address: '127.0.0.1', port: address.port, ca: cert },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      certificate.remove();
    },
  };
}

/**
 * Gives each room of both the calendar of the same room of the other, as staff do by copying
 * addresses.
 */
export async function link(one: Copy, two: Copy): Promise<void> {
  const feeds = new Map<Copy, { room_id: string; id: string; export_key: string }[]>();
  for (const copy of [one, two]) {
    const rows = copy.rooms.map(({ id }) => ({ room_id: id, channel: 'other', url: null }));
    // oxlint-disable-next-line no-await-in-loop -- two
    const { data, error } = await copy.staff
      .from('channel_feeds')
      .insert(rows)
      .select('room_id,id,export_key');
    if (error) throw new Error(error.message);
    feeds.set(copy, data);
  }
  const keyOf = (copy: Copy, room: number) =>
    feeds.get(copy)?.find(({ room_id }) => room_id === copy.rooms[room]?.id);
  for (const [reader, other] of [
    [one, two],
    [two, one],
  ] as const) {
    for (let room = 0; room < ROOMS; room += 1) {
      const url = `https://${other.name}.house.example/functions/v1/calendar/${keyOf(other, room)?.export_key}.ics`;
      // oxlint-disable-next-line no-await-in-loop -- few
      const { error } = await reader.staff
        .from('channel_feeds')
        .update({ url })
        .eq('id', keyOf(reader, room)?.id ?? '');
      if (error) throw new Error(error.message);
    }
  }
}

/** Moves the stored times of a copy back by a quarter of an hour, as if that had passed. */
export async function passQuarter({ database }: Pick<Copy, 'database'>): Promise<void> {
  await database.script(`
    update public.channel_feeds set tried_at = tried_at - interval '15 minutes',
      exported_changed_at = exported_changed_at - interval '15 minutes';
    update public.channel_events set missing_since = missing_since - interval '15 minutes'
     where missing_since is not null`);
}

/** Makes it that day in the house, yyyy-mm-dd. */
export async function setToday({ database }: Pick<Copy, 'database'>, day: string): Promise<void> {
  await database.script(`
    create or replace function private.today() returns date language sql stable security definer
    set search_path = '' as $$ select date '${day}' $$`);
}
