import type { Day } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import { unwrap } from '@/queries/query-error';
import type { RoomRow } from '@/types/rows';
import type { Database, SqlValue } from '../../../supabase/local/engine.ts';

/** Where a trial takes place: a house that is running, and clients to reach it with. */
export interface Arena {
  /** SQL as the owner, to see what is really stored. */
  database: Database;
  /** The calendar day in Lisbon by the database's own clock. */
  today: Day;
  visitor: RestClient;
  staff: RestClient;
  /** Has the secret key, so that no policy applies: prepares a trial. */
  house: RestClient;
}

/** Raises the limits against abuse, which would end a storm after 300 requests. */
export async function raiseLimits({ database }: Pick<Arena, 'database'>): Promise<void> {
  await database.script(`
    update private.settings set booking_rows_per_email_day = 1000000,
      booking_rows_global_hour = 1000000, pending_nights_per_email = 1000000,
      pending_share_email = 1000, pending_share_address = 1000, unverified_share = 1000`);
}

let lastRoomNumber = 0;

/** New active rooms for two at 50 EUR, with no booking yet. */
export async function addRooms({ house }: Pick<Arena, 'house'>, count: number): Promise<RoomRow[]> {
  const rows = Array.from({ length: count }, () => {
    lastRoomNumber += 1;
    const number = `S${lastRoomNumber}`;
    return { room_number: number, name: `Quarto ${number}`, max_guests: 2, price_per_night: 50 };
  });
  return unwrap('addRooms', await house.from('rooms').insert(rows).select());
}

/** The first column of the first row, as a number. */
export async function countOf(
  { database }: Pick<Arena, 'database'>,
  text: string,
  params: SqlValue[] = [],
): Promise<number> {
  const [row] = await database.query(text, params);
  return Number(Object.values(row ?? {})[0]);
}

/** Pairs of live bookings that share a night of a room, found without relying on the constraint. */
const OVERLAPS = `
  select a.id from public.bookings a join public.bookings b
    on a.room_id = b.room_id and a.id < b.id
   and a.check_in_date < b.check_out_date and b.check_in_date < a.check_out_date
   where a.status <> 'cancelled' and b.status <> 'cancelled'`;

export async function countOverlaps({ database }: Pick<Arena, 'database'>): Promise<number> {
  return (await database.query(OVERLAPS)).length;
}
