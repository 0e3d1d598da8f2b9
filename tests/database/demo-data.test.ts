import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_AMENITIES } from '@/domain/room/amenities';
import { BOOKING_STATUSES } from '@/domain/booking/booking-status';
import { CONTACT_SUBJECTS } from '@/domain/message/contact-subjects';
import { recommendRooms } from '@/domain/suggestion/recommendations';
import { loadDemoData } from '../../supabase/local/demo/index.ts';
import { toldBookings } from '../../supabase/local/demo/scenes.ts';
import { startStack, type Stack } from '../../supabase/local/stack.ts';
import { migratedCluster } from './kept-clusters';

type Row = Record<string, unknown>;

// First and last days of months and years, a leap day, and a day in the middle.
const TODAYS = ['2026-03-01', '2026-03-02', '2026-11-21', '2026-12-31', '2028-02-29'];

// History and payments can be deleted only with this mark, within one transaction.
const EMPTY_HOUSE =
  "select private.set_mark('erasing'); truncate public.booking_events; " +
  'truncate public.rooms, public.amenity_categories, public.booking_groups, public.contact_messages, public.siba_files cascade';

// The bookings that are written out one by one; demo-past.test.ts tests those of the past years.
const TOLD = toldBookings({ today: '2026-11-21', time: '12:00' })
  .map(({ code }) => `'${code}'`)
  .join();

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ demo: false, dump: await migratedCluster() });
});
afterAll(async () => {
  await stack.stop();
});

async function furnish(today: string): Promise<void> {
  await stack.database.script(EMPTY_HOUSE);
  await stack.database.transaction(async (sql) => loadDemoData(sql, { today }));
}

async function furnishToday(): Promise<void> {
  const [row] = await rows('select private.today()::text as today');
  await furnish(String(row?.['today']));
}

async function rows(sql: string, params?: string[]): Promise<Row[]> {
  return stack.database.query(sql, params);
}

async function count(sql: string, params?: string[]): Promise<number> {
  const [row] = await rows(`select count(*)::int as count from ${sql}`, params);
  return Number(row?.['count']);
}

// Without what differs between runs: the ids of the groups, which grouping makes, and the random
// keys.
async function allBookings(): Promise<Row[]> {
  return rows(
    "select to_jsonb(b) - array['group_id', 'access_key'] as booking from public.bookings b order by id",
  );
}

// The window of private.public_window_start(), counted from the day of the test.
const VISIBLE = "status <> 'cancelled' and check_out_date >= date_trunc('month', $1::date - 1)";

describe.each(TODAYS)('the demo house on %s', (today) => {
  beforeAll(async () => furnish(today));

  it('has the thirteen rooms, all active, with pictures that exist (GEN-01, TEXT-SITE-05, CONST-BOOK-09)', async () => {
    const rooms = await rows('select * from public.rooms order by room_number::int');
    expect(rooms.map((room) => room['room_number'])).toEqual(
      Array.from({ length: 13 }, (_, index) => String(index + 1)),
    );
    for (const room of rooms) {
      expect(room).toMatchObject({ is_active: true, room_title: room['name'] });
      const [own, ...shared] = [room['images']].flat().map(String);
      expect([own, ...shared].filter((path) => !existsSync(`public${path}`))).toEqual([]);
      expect(shared).toHaveLength(2);
      expect(shared[0]).toBe('/imagens/casa-de-banho.svg');
    }
    expect(new Set(rooms.map((room) => [room['images']].flat()[0])).size).toBe(13);
    expect(new Set(rooms.map((room) => Number(room['max_guests'])))).toEqual(
      new Set([1, 2, 4, 6, 8]),
    );
  });

  it('has the default amenities in their order, and each room its own', async () => {
    const stored = await rows(
      `select c.name as category, a.name from public.amenities a
         join public.amenity_categories c on c.id = a.category_id
        order by c.display_order, a.display_order`,
    );
    expect(stored).toEqual(
      DEFAULT_AMENITIES.flatMap(({ name: category, amenities }) =>
        amenities.map((name) => ({ category, name })),
      ),
    );
    const bare = await rows(
      'select room_number from public.rooms where id not in (select room_id from public.room_amenities)',
    );
    expect(bare).toEqual([]);
  });

  it('has every room, amenity and category in all five languages, each text its own (LANG-06)', async () => {
    const texts = await rows(
      `select t.language, t.name, r.room_subtitle, t.room_subtitle as subtitle,
              r.description, t.description as short, r.full_description, t.full_description as long,
              t.features_of = r.features and '' <> all (t.features) as has_features
         from public.rooms r join public.room_translations t on t.room_id = r.id`,
    );
    expect(texts).toHaveLength(4 * 13);
    for (const text of texts) {
      expect(text['has_features']).toBe(true);
      expect(String(text['name']).trim()).not.toBe('');
      for (const [portuguese, own] of [
        ['room_subtitle', 'subtitle'],
        ['description', 'short'],
        ['full_description', 'long'],
      ] as const) {
        expect(String(text[own]).trim()).not.toBe('');
        expect(text[own]).not.toBe(text[portuguese]);
      }
    }
    const words = texts.flatMap(({ language, name, subtitle, short, long }) =>
      [name, subtitle, short, long].map((text) => `${String(language)}: ${String(text)}`),
    );
    expect(words.filter((text) => text.includes('!'))).toEqual([]);
    // French wants a thin space that does not break before ; : and ?
    expect(words.filter((text) => /^fr: .*[^\u202F][;:?]/su.test(text))).toEqual([]);
    expect(await count('public.amenity_translations where name is not null')).toBe(4 * 22);
    expect(await count('public.amenity_category_translations where name is not null')).toBe(4 * 3);
  });

  it('has some fifty to seventy told bookings in all nine statuses, from months ago to eight months ahead', async () => {
    const told = await count(`public.bookings where right(booking_number, 6) in (${TOLD})`);
    expect(told).toBeGreaterThanOrEqual(50);
    expect(told).toBeLessThanOrEqual(70);
    const statuses = await rows('select distinct status from public.bookings');
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(BOOKING_STATUSES));

    const [span] = await rows(
      `select min(check_in_date) - $1::date as first, max(check_in_date) - $1::date as last,
              count(*) filter (where status = 'confirmed' and check_in_date = $1)::int as arriving,
              count(*) filter (where status = 'checked_in' and check_in_date < $1 and check_out_date > $1)::int as in_house,
              count(*) filter (where check_in_date between $1::date + 1 and $1::date + 14)::int as soon
         from public.bookings`,
      [today],
    );
    expect(Number(span?.['first'])).toBeLessThan(-60);
    expect(Number(span?.['last'])).toBeGreaterThan(230);
    expect(Number(span?.['last'])).toBeLessThan(250);
    expect(Number(span?.['arriving'])).toBeGreaterThan(0);
    expect(Number(span?.['in_house'])).toBeGreaterThan(0);
    expect(Number(span?.['soon'])).toBeGreaterThan(5);
  });

  it('has bookings that make sense: price, capacity, numbers, and what happened when', async () => {
    const wrong = await rows(
      `select b.booking_number from public.bookings b join public.rooms r on r.id = b.room_id
        where (b.total_price <> r.price_per_night * (b.check_out_date - b.check_in_date)
               and right(b.booking_number, 6) in (${TOLD}))
           or b.number_of_guests > r.max_guests
           or b.booking_number !~ '^R[0-9]{2}-[2-9A-HJ-NP-Z]{6}$'
           or substr(b.booking_number, 2, 2) <> to_char(b.created_at at time zone 'Europe/Lisbon', 'YY')
           or b.guest_email !~ '(@example\\.(com|org|net)|\\.example)$'
           or b.created_at >= $1::timestamp at time zone 'Europe/Lisbon'
           or (b.created_at at time zone 'Europe/Lisbon')::date > b.check_in_date
           or b.email_sent_at < b.created_at or b.email_confirmed_at < b.email_sent_at
           or greatest(b.email_sent_at, b.email_confirmed_at, b.archived_at)
              > $1::timestamp at time zone 'Europe/Lisbon'
           or b.updated_at < b.created_at
           or (b.status = 'checked_in' and b.check_in_date > $1::date)
           -- One guest has kept the key since yesterday.
           or (b.status = 'checked_in' and b.check_out_date < $1::date
               and (b.guest_name, b.check_out_date) <> ('Paulo Matos', $1::date - 1))
           or b.answered_at < b.created_at
           or (b.status in ('checked_out', 'completed') and b.check_out_date > $1::date)`,
      [today],
    );
    expect(wrong).toEqual([]);
  });

  it('never books a room twice, and blocks no day of a stay', async () => {
    expect(
      await count(
        `public.bookings a join public.bookings b
           on a.room_id = b.room_id and a.id < b.id and 'cancelled' not in (a.status, b.status)
          and a.check_in_date < b.check_out_date and b.check_in_date < a.check_out_date`,
      ),
    ).toBe(0);
    expect(
      await count(
        `public.bookings b join public.room_availability a
           on a.room_id = b.room_id and b.status <> 'cancelled' and not a.is_available
          and a.date >= b.check_in_date and a.date < b.check_out_date`,
      ),
    ).toBe(0);
  });

  it('has bookings from everywhere, guests without an address, and every reason to cancel one (DESK-02, DESK-10)', async () => {
    const values = async (column: string) =>
      (
        await rows(
          `select distinct ${column} as value from public.bookings where ${column} is not null`,
        )
      ).map(({ value }) => value);
    expect(await values('source')).toEqual(
      expect.arrayContaining(['site', 'phone', 'desk', 'email', 'booking_com', 'airbnb', 'other']),
    );
    expect(new Set(await values('language'))).toEqual(new Set(['pt', 'en', 'es', 'fr', 'de']));
    expect((await values('cancel_reason')).length).toBeGreaterThanOrEqual(3);
    expect(await count('public.bookings where guest_email is null')).toBeGreaterThanOrEqual(3);
    expect(await count('public.bookings where arrival_time is not null')).toBeGreaterThan(5);
    expect(await count('public.bookings where guest_wish is not null')).toBeGreaterThan(2);
  });

  it('has the stays of platforms under their calendars, one without a room, and reads nothing outside (CHAN-03, CHAN-04)', async () => {
    expect(await count('public.channel_feeds where url is not null')).toBe(0);
    expect(
      await count(
        `public.bookings b where source in ('booking_com', 'airbnb') and status <> 'cancelled'
            and check_out_date > $1::date and not exists (
              select from public.channel_events e join public.channel_feeds f on f.id = e.feed_id
               where e.booking_id = b.id and e.state = 'booked' and f.room_id = b.room_id
                 and f.channel = b.source and e.starts = b.check_in_date and e.ends = b.check_out_date)`,
        [today],
      ),
    ).toBe(0);
    const conflicts = await rows(
      `select b.guest_name from public.channel_events e join public.channel_feeds f on f.id = e.feed_id
         join public.bookings b on b.room_id = f.room_id and b.status <> 'cancelled'
          and b.check_in_date < e.ends and b.check_out_date > e.starts
        where e.state = 'conflict'`,
    );
    expect(conflicts).toEqual([{ guest_name: 'Marta e Rui Sequeira' }]);
  });

  it('has payments that make up what is paid: in full, in part, none, given back, undone (PAY-01)', async () => {
    expect(
      await count(
        `public.bookings b where paid <> (select coalesce(sum(p.amount), 0) from public.booking_payments p
                                           where p.booking_id = b.id and not p.undone)`,
      ),
    ).toBe(0);
    const [kinds] = await rows(
      `select count(*) filter (where paid = total_price)::int as whole,
              count(*) filter (where paid > 0 and amount_due > 0)::int as part,
              count(*) filter (where paid = 0 and status = 'checked_in')::int as none
         from public.bookings`,
    );
    expect(Math.min(...Object.values(kinds ?? {}).map(Number))).toBeGreaterThan(0);
    expect(await count('public.booking_payments where undone and undone_name is not null')).toBe(1);
    expect(await count('public.booking_payments where amount < 0')).toBe(1);
  });

  it('has a history that ends as each booking stands, told in order, by Marta and Rui (HIST-01)', async () => {
    const untold = await rows(
      `with ends as (
         select distinct on (e.booking_id, c.key) e.booking_id, c.key,
                case e.kind when 'created' then c.value else c.value -> 1 end as result
           from public.booking_events e cross join jsonb_each(e.changes) c
          where c.key <> 'payment' order by e.booking_id, c.key, e.id desc)
       select b.booking_number, n.key, n.result from ends n join public.bookings b on b.id = n.booking_id
         join public.rooms r on r.id = b.room_id
        where n.result is distinct from (to_jsonb(b) || jsonb_build_object('room', r.room_number)) -> n.key`,
    );
    expect(untold).toEqual([]);
    expect(
      await count(
        `public.bookings b where not exists (select from public.booking_events e
        where e.booking_id = b.id and e.kind = 'created' and e.at = b.created_at)
          -- The house has told what happened for a year.
          and b.check_in_date >= date_trunc('month', $1::date) - interval '1 year'`,
        [today],
      ),
    ).toBe(0);
    expect(
      await count(`public.booking_events one join public.booking_events other
        on other.booking_id = one.booking_id and other.id > one.id and other.at < one.at`),
    ).toBe(0);
    expect(
      await count(
        `public.booking_events
        where at > ($1::timestamp + interval '12 hours') at time zone 'Europe/Lisbon'`,
        [today],
      ),
    ).toBe(0);
    expect(
      await rows('select distinct actor, actor_name from public.booking_events order by 1, 2'),
    ).toEqual([
      { actor: 'guest', actor_name: null },
      { actor: 'staff', actor_name: 'Marta' },
      { actor: 'staff', actor_name: 'Rui' },
      { actor: 'system', actor_name: null },
    ]);
  });

  it('has four groups with their coordinators, guests and notes', async () => {
    const groups = await rows(
      `select g.group_reference, g.total_guests, g.coordinator_email is not null as has_coordinator,
              count(*)::int as rooms, sum(b.number_of_guests)::int as guests,
              count(distinct (b.check_in_date, b.check_out_date, b.guest_email, b.created_at))::int as requests,
              min(b.created_at) = g.created_at as is_dated,
              bool_and(b.message like '%GRUPO: Reserva de '
                || (select count(*) from public.bookings m where m.group_id = g.id)
                || ' quartos. Ref: ' || g.group_reference) as is_noted,
              (select count(*)::int from public.guest_profiles p join public.bookings m on m.id = p.booking_id
                where m.group_id = g.id and p.is_primary_contact) as contacts
         from public.booking_groups g join public.bookings b on b.group_id = g.id
        group by g.id order by g.created_at desc`,
    );
    expect(groups.map((group) => group['rooms'])).toEqual([2, 3, 4, 2]);
    for (const group of groups) {
      expect(group['group_reference']).toMatch(/^GRP\d\d-[0-9A-Z]{8}$/);
      expect(group['total_guests']).toBe(group['guests']);
      expect(group['contacts']).toBe(group['rooms']);
      expect(group).toMatchObject({
        has_coordinator: true,
        requests: 1,
        is_dated: true,
        is_noted: true,
      });
    }
    const ages = await rows('select distinct age_group from public.guest_profiles order by 1');
    expect(ages.map(({ age_group }) => age_group)).toEqual(['adult', 'baby', 'child']);
  });

  it('leaves seven rooms with beds for twenty guests that the stated rule can offer', async () => {
    const open = await rows(
      `select id, room_number, max_guests, price_per_night from public.rooms r
        where not exists (select from public.bookings where room_id = r.id and ${VISIBLE})
        order by r.room_number::int`,
      [today],
    );
    const rooms = open.map((room) => ({
      id: String(room['id']),
      room_number: String(room['room_number']),
      max_guests: Number(room['max_guests']),
      price_per_night: Number(room['price_per_night']),
    }));
    expect(rooms.map((room) => room.room_number)).toEqual(['1', '2', '4', '5', '6', '10', '13']);
    expect(rooms.reduce((beds, { max_guests }) => beds + max_guests, 0)).toBeGreaterThanOrEqual(20);

    const scores = (guests: number) =>
      new Set(recommendRooms({ rooms, guests }).map(({ score }) => score));
    for (const guests of [1, 2]) expect(scores(guests)).toEqual(new Set([100]));
    for (const guests of [3, 4, 5]) expect(scores(guests)).toEqual(new Set([100, 85]));
    for (const guests of [6, 7, 8]) expect(scores(guests)).toEqual(new Set([100, 85, 70]));
  });

  it('prices and blocks days of the next three months', async () => {
    const [days] = await rows(
      `select count(*) filter (where not is_available)::int as blocked,
              count(*) filter (where custom_price is not null)::int as priced,
              count(distinct room_id)::int as rooms,
              max(date) <= $1::date + 92 as is_near,
              bool_and(extract(isodow from date) in (5, 6)) filter (where custom_price = 64) as is_weekend
         from public.room_availability where date >= $1`,
      [today],
    );
    expect(days).toMatchObject({ rooms: 11, is_near: true, is_weekend: true });
    expect(Number(days?.['blocked'])).toBeGreaterThan(15);
    expect(Number(days?.['priced'])).toBeGreaterThan(100);
  });

  it('has rooms in every state of the morning, told as it came to them (CLEAN-01)', async () => {
    const states = await rows(
      `select array_agg(distinct state order by state) as states, count(*)::int as rooms, max(since) as latest
         from private.room_states`,
    );
    expect(states).toMatchObject([
      { states: ['clean', 'cleaning', 'dirty', 'inspected'], rooms: 13 },
    ]);
    expect(
      await count(
        `private.room_states s where s.since > ($1 || ' 12:00 Europe/Lisbon')::timestamptz`,
        [today],
      ),
    ).toBe(0);
  });

  it('has a dozen messages of all subjects, read, unread and archived', async () => {
    const messages = await rows('select * from public.contact_messages');
    expect(messages).toHaveLength(12);
    expect(new Set(messages.map(({ subject }) => subject))).toEqual(new Set(CONTACT_SUBJECTS));
    expect(messages.filter(({ is_read }) => is_read === false)).toHaveLength(3);
    expect(messages.filter(({ archived_at }) => archived_at !== null)).toHaveLength(3);
    expect(messages.some(({ admin_notes }) => admin_notes !== null)).toBe(true);
    expect(
      await count(
        `public.contact_messages
          where greatest(created_at, archived_at) >= $1::timestamp at time zone 'Europe/Lisbon'`,
        [today],
      ),
    ).toBe(0);
  });
});

describe('the demo house today', () => {
  beforeAll(furnishToday);

  it('shows a visitor no booking of seven rooms', async () => {
    const response = await stack.fetch(
      new Request('http://localhost/rest/v1/rooms?select=max_guests,bookings(id)', {
        headers: { apikey: stack.publishableKey },
      }),
    );
    const rooms: { max_guests: number; bookings: unknown[] }[] = await response.json();
    const open = rooms.filter(({ bookings }) => bookings.length === 0);
    expect(open).toHaveLength(7);
    expect(open.reduce((beds, { max_guests }) => beds + max_guests, 0)).toBe(23);
  });

  it('has left nothing for the automatic archiving, and something in the archive by either way', async () => {
    expect(await rows('select private.auto_archive_bookings() as archived')).toEqual([
      { archived: 0 },
    ]);
    expect(await count('public.bookings where archived and auto_archived')).toBeGreaterThan(5);
    expect(await count('public.bookings where archived and not auto_archived')).toBeGreaterThan(2);
  });

  it('has a day with something in every list: come, late, gone, due, and money taken (DAY-01, DAY-03)', async () => {
    const [row] = await rows('select public.day_sheet(private.today())::text as sheet');
    const sheet: Record<string, { done?: unknown }[]> = JSON.parse(String(row?.['sheet']));
    const lists = ['arrivals', 'departures', 'in_house', 'late_arrivals', 'late_departures'];
    expect(lists.filter((list) => (sheet[list] ?? []).length === 0)).toEqual([]);
    for (const list of ['arrivals', 'departures']) {
      expect(sheet[list]?.some(({ done }) => done !== null)).toBe(true);
      expect(sheet[list]?.some(({ done }) => done === null)).toBe(true);
    }
    expect(sheet['unanswered']?.length).toBeGreaterThan(4);
    expect(Object.keys(sheet['takings'] ?? {})).not.toEqual([]);
  });

  it('is the same house when loaded again', async () => {
    const before = await allBookings();
    await furnishToday();
    expect(await allBookings()).toEqual(before);
  });
});
