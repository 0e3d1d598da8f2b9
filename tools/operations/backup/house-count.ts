import type { Sql } from '../../../supabase/local/engine.ts';
import { LocalStackError } from '../../../supabase/local/local-stack-error.ts';

/**
 * How much a database holds, by table: enough to see that a copy is whole, and personal to nobody.
 */
export type HouseCount = Record<(typeof COUNTED)[number], number>;

const COUNTED = ['rooms', 'bookings', 'guest_profiles', 'contact_messages', 'accounts'] as const;

/** Throws a LocalStackError when the tables are not there. */
export async function countHouse(sql: Sql): Promise<HouseCount> {
  const rows = await sql
    .query(
      `
    select (select count(*) from public.rooms)::integer as rooms,
      (select count(*) from public.bookings)::integer as bookings,
      (select count(*) from public.guest_profiles)::integer as guest_profiles,
      (select count(*) from public.contact_messages)::integer as contact_messages,
      (select count(*) from auth.users)::integer as accounts`,
    )
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new LocalStackError(
        `The tables of the house are not there (${reason}): apply the migrations first.`,
      );
    });
  const [row = {}] = rows;
  const counted = (name: keyof HouseCount) => Number(row[name]);
  return {
    rooms: counted('rooms'),
    bookings: counted('bookings'),
    guest_profiles: counted('guest_profiles'),
    contact_messages: counted('contact_messages'),
    accounts: counted('accounts'),
  };
}

/** '13 rooms, 210 bookings, 3 guests, 5 messages, 1 accounts' for the terminal. */
export function describeCount(count: HouseCount): string {
  return COUNTED.map((name) => `${count[name]} ${name.replace('_', ' ')}`).join(', ');
}
