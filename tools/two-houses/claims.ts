import type { Day } from '@/domain/calendar/dates';
import type { Copy } from './copy.ts';
import type { Ledger } from './people.ts';

// What both copies say of the same nights, and whether that is what was promised.

/**
 * What a copy holds, by room and night: 'own' sold here, 'theirs' known from the other, 'waits' in
 * a conflict, 'placed' where the other's guest sleeps in another room here, because reception put
 * them there.
 */
type Nights = Map<string, 'own' | 'theirs' | 'waits' | 'placed'>;

export interface Findings {
  /** Sales that are no longer stored as they were acknowledged. */
  lost: string[];
  /** Pairs of stays, one sold in each copy, that share a night of a room: their ids. */
  clashes: string[];
  /** Those of them that reception does not see in both copies. */
  hidden: number;
  /** Nights of a room sold in one copy that the other would still sell. */
  sellable: string[];
  /** Nights that one copy still holds for a stay that the other has no more. */
  held: string[];
  conflicts: number;
}

export async function findingsOf(
  copies: readonly [Copy, Copy],
  { ledgers, today }: { ledgers: readonly [Ledger, Ledger]; today: Day },
): Promise<Findings> {
  const [one, two] = copies;
  const [first, second] = [await nightsOf(one, today), await nightsOf(two, today)];
  const lost = [...(await lostOf(one, ledgers[0])), ...(await lostOf(two, ledgers[1]))];
  const clashes = clashesOf(...ledgers, today);
  const shown = [await shownIn(one, two), await shownIn(two, one)];
  const hidden = clashes.filter(([own, other]) => !shown[0]?.has(other) || !shown[1]?.has(own));
  const differences = [...differing(first, second), ...differing(second, first)];
  return {
    lost,
    clashes: clashes.map((pair) => pair.join(' ')),
    hidden: hidden.length,
    sellable: differences.filter(([, kind]) => kind === 'own').map(([night]) => night),
    held: differences.filter(([, kind]) => kind !== 'own').map(([night]) => night),
    conflicts: (await conflictsOf(one)) + (await conflictsOf(two)),
  };
}

/** Every night from today on of which a copy knows that it is sold. */
async function nightsOf({ database, rooms }: Copy, today: Day): Promise<Nights> {
  const rows = await database.query(
    `select b.room_id, n::date::text as night,
            case when exists (select from public.channel_events e where e.booking_id = b.id) then 'theirs' else 'own' end as kind
       from public.bookings b
      cross join lateral generate_series(greatest(b.check_in_date, $1::date), b.check_out_date - 1, '1 day') n
      where b.status <> 'cancelled' and b.check_out_date > $1::date
      union all
     select r.id, n.date::text, 'waits' from public.rooms r cross join lateral private.waiting_nights(r.id) n
      union all
     select f.room_id, n::date::text, 'placed' from public.channel_events e
       join public.channel_feeds f on f.id = e.feed_id
       join public.bookings b on b.id = e.booking_id and b.room_id <> f.room_id and b.status <> 'cancelled'
      cross join lateral generate_series(greatest(e.starts, $1::date), e.ends - 1, '1 day') n
      where e.state = 'booked'
      order by kind desc`,
    [today],
  );
  const places = new Map(rooms.map(({ id }, place) => [id, place]));
  return new Map(
    rows.map(({ room_id, night, kind }) => [
      `${String(night)} room ${places.get(String(room_id)) ?? '?'}`,
      kind === 'own' || kind === 'theirs' || kind === 'placed' ? kind : 'waits',
    ]),
  );
}

/** Nights that one has and the other would sell. */
function differing(one: Nights, other: Nights): [night: string, kind: string][] {
  return [...one].filter(([night]) => !other.has(night));
}

async function lostOf({ name, database, rooms }: Copy, ledger: Ledger): Promise<string[]> {
  const rows = await database.query(
    `select id, room_id, check_in_date::text as from, check_out_date::text as until
       from public.bookings where status <> 'cancelled'`,
  );
  const stored = new Map(
    rows.map((row) => [String(row['id']), [row['room_id'], row['from'], row['until']].join(' ')]),
  );
  return [...ledger]
    .filter(
      ([id, { room, from, until }]) => stored.get(id) !== [rooms[room]?.id, from, until].join(' '),
    )
    .map(([id]) => `${name} ${id}`);
}

/** Pairs of booking ids, one of each ledger, that share a night of a room from today on. */
function clashesOf(first: Ledger, second: Ledger, today: Day): [string, string][] {
  return [...first].flatMap(([id, stay]) =>
    [...second]
      .filter(
        ([, other]) =>
          other.room === stay.room &&
          other.from < stay.until &&
          other.until > stay.from &&
          other.until > today &&
          stay.until > today,
      )
      .map(([otherId]): [string, string] => [id, otherId]),
  );
}

/**
 * The stays of the other that a copy shows or has shown: in a conflict, set aside, or in a room of
 * their own.
 */
async function shownIn(copy: Copy, other: Copy): Promise<Set<string>> {
  const told = await other.database.query(
    `select b.id, md5(f.id::text || b.id::text) || '@hostel' as uid
       from public.bookings b join public.channel_feeds f on f.room_id = b.room_id`,
  );
  const ids = new Map(told.map(({ uid, id }) => [String(uid), String(id)]));
  const events = await copy.database.query(
    `select uid from public.channel_events where state in ('conflict', 'booked', 'dismissed')`,
  );
  return new Set(events.map(({ uid }) => ids.get(String(uid)) ?? ''));
}

async function conflictsOf({ database, today }: Copy): Promise<number> {
  const rows = await database.query(
    `select 1 from public.channel_events where state = 'conflict' and ends > private.today() and $1 <> ''`,
    [today],
  );
  return rows.length;
}
