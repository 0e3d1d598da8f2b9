import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '@/domain/calendar/dates';
import { loadDemoData } from '../../supabase/local/demo/index.ts';
import { pastBookings } from '../../supabase/local/demo/past.ts';
import { toldBookings } from '../../supabase/local/demo/scenes.ts';
import { startStack, type Stack } from '../../supabase/local/stack.ts';
import { migratedCluster } from './kept-clusters';

// Stays of two years, so that the reports can compare each month of last year with this year's.
// demo-data.test.ts tests the demo bookings that are written out one by one.

type Row = Record<string, unknown>;

const OF_TODAY = toldBookings({ today: '2026-11-21', time: '12:00' })
  .map(({ code }) => `'${code}'`)
  .join();
const PAST = `(select * from public.bookings where right(booking_number, 6) not in (${OF_TODAY})) b`;

const PLATFORMS = "('booking_com', 'airbnb')";

let stack: Stack;

function houseOn(today: string) {
  const at = { today, time: '12:00' };
  const told = toldBookings(at);
  return { told, past: pastBookings(told, at) };
}

async function rows(sql: string, params?: string[]): Promise<Row[]> {
  return stack.database.query(sql, params);
}

async function row(sql: string, params?: string[]): Promise<Row> {
  const [first = {}] = await rows(sql, params);
  return first;
}

// A day in the season, and the first of a month, which for visitors belongs to the month before.
describe.each(['2026-11-23', '2026-03-01', '2028-08-17'])(
  'the past of the house on %s',
  (today) => {
    const thisMonth = startOfMonth(today);
    const first = addMonths(thisMonth, -24);

    beforeAll(async () => {
      stack = await startStack({ demo: false, dump: await migratedCluster() });
      await stack.database.transaction(async (sql) => loadDemoData(sql, { today }));
    });
    afterAll(async () => {
      await stack.stop();
    });

    it('goes two years back in every room, month by month, to the day before today (REP-01)', async () => {
      const months = await rows(
        `select to_char(check_in_date, 'YYYY-MM') as month, count(*)::int as stays
         from ${PAST} where status <> 'cancelled' group by 1 order by 1`,
      );
      const full = Array.from({ length: 24 }, (_, index) => addMonths(first, index).slice(0, 7));
      expect(months.map(({ month }) => month).slice(0, 24)).toEqual(full);
      for (const { stays } of months.slice(0, 24)) expect(Number(stays)).toBeGreaterThan(25);

      const rooms = await rows(
        `select room_id, count(distinct date_trunc('month', check_in_date))::int as months
         from ${PAST} where status <> 'cancelled' group by 1`,
      );
      expect(rooms).toHaveLength(13);
      for (const { months: ofRoom } of rooms) expect(Number(ofRoom)).toBeGreaterThanOrEqual(22);

      const late = await rows(
        `select room_number from public.rooms where created_at > $1::timestamp`,
        [addDays(first, 1)],
      );
      expect(late).toEqual([]);
      const ends = await row(
        `select min(check_in_date) >= $1::date as begins,
                                   max(check_out_date) < $2::date as ends from ${PAST}`,
        [first, today],
      );
      expect(ends).toEqual({ begins: true, ends: true });
    });

    it('fills the house as the coast fills: a third in winter, all of it in August, less the year before', async () => {
      const months = await rows(
        `select to_char(night, 'YYYY-MM') as month,
              count(*)::float / (13 * extract(day from (date_trunc('month', min(night)) + interval '1 month - 1 day'))) as share
         from public.bookings b, generate_series(b.check_in_date, b.check_out_date - 1, '1 day') night
        where b.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed')
          and night >= $1::date and night < $2::date
        group by 1 order by 1`,
        [first, addMonths(thisMonth, today.endsWith('-01') ? -1 : 0)],
      );
      const shares = new Map(months.map(({ month, share }) => [String(month), Number(share)]));
      const sharesOf = (...ofYear: string[]) =>
        [...shares].filter(([month]) => ofYear.includes(month.slice(5))).map(([, share]) => share);
      expect(Math.max(...sharesOf('01', '02'))).toBeLessThan(0.45);
      expect(Math.min(...sharesOf('08'))).toBeGreaterThan(0.88);
      expect(Math.min(...shares.values())).toBeGreaterThan(0.3);
      expect(Math.max(...shares.values())).toBeLessThan(0.995);
      const grown = [...shares].flatMap(([month, share]) => {
        const before = shares.get(addMonths(`${month}-01`, -12).slice(0, 7));
        return before === undefined ? [] : [share - before];
      });
      expect(grown.length).toBeGreaterThanOrEqual(11);
      expect(Math.min(...grown)).toBeGreaterThan(-0.01);
      expect(Math.max(...grown)).toBeGreaterThan(0.03);
    });

    it('keeps to the rules of the house: beds, nights that nobody else has, closed days, order of things', async () => {
      const wrong = await rows(
        `select b.booking_number from ${PAST} join public.rooms r on r.id = b.room_id
        where b.number_of_guests > r.max_guests
           or not b.archived or b.status not in ('completed', 'checked_out', 'cancelled')
           or (b.status = 'cancelled') <> (b.cancel_reason is not null)
           or b.created_at > b.answered_at or b.answered_at > b.archived_at
           or b.answered_at >= (b.check_in_date + 1)::timestamp at time zone 'Europe/Lisbon'
           or b.paid <> case b.status when 'cancelled' then 0 else b.total_price end
           or (b.total_price = 0 and b.source not in ${PLATFORMS})
           or (b.source = 'site' and b.guest_email is null)`,
      );
      expect(wrong).toEqual([]);
      const closed = await row(
        `select count(*)::int as days, count(distinct a.room_id)::int as rooms,
              count(*) filter (where exists (select from public.bookings b where b.room_id = a.room_id
                and b.status <> 'cancelled' and a.date >= b.check_in_date and a.date < b.check_out_date))::int as sold
         from public.room_availability a where a.date < $1::date and not a.is_available`,
        [today],
      );
      expect(closed).toEqual({ days: 7, rooms: 1, sold: 0 });
    });

    it('has sources, lengths, lead times, answers, prices and cancellations that an owner believes', async () => {
      const figures = await row(
        `select avg(check_out_date - check_in_date)::float as nights,
              count(*) filter (where source in ${PLATFORMS})::float / count(*) as platforms,
              count(*) filter (where source = 'site')::float / count(*) as site,
              count(distinct source)::int as sources,
              count(*) filter (where total_price = 0)::float / count(*) as unpriced,
              percentile_cont(0.5) within group (order by check_in_date - (created_at at time zone 'Europe/Lisbon')::date)
                filter (where source not in ${PLATFORMS}) as lead,
              extract(epoch from percentile_cont(0.5) within group (order by answered_at - created_at)
                filter (where source = 'site')) / 60 as answer,
              avg(total_price / (check_out_date - check_in_date)) filter (where total_price > 0)::float as price
         from ${PAST} where status <> 'cancelled'`,
      );
      const between = (least: number, most: number) => (value: unknown) =>
        Number(value) >= least && Number(value) <= most;
      expect(figures).toEqual({
        nights: expect.toSatisfy(between(2.4, 3)),
        platforms: expect.toSatisfy(between(0.45, 0.65)),
        site: expect.toSatisfy(between(0.2, 0.38)),
        sources: 6,
        unpriced: expect.toSatisfy(between(0.02, 0.1)),
        lead: expect.toSatisfy(between(7, 40)),
        answer: expect.toSatisfy(between(90, 400)),
        price: expect.toSatisfy(between(65, 110)),
      });
      const lost = await row(
        `select count(*) filter (where status = 'cancelled')::float / count(*) as cancelled,
              count(*) filter (where cancel_reason = 'no_show')::int as missed from ${PAST}`,
      );
      expect(lost).toEqual({
        cancelled: expect.toSatisfy(between(0.05, 0.11)),
        missed: expect.toSatisfy(between(5, 60)),
      });
    });

    it('leaves today as it was: lists, newest bookings, and the day at the desk', async () => {
      const past = `right(booking_number, 6) not in (${OF_TODAY})`;
      expect(await rows(`select booking_number from ${PAST} where not archived`)).toEqual([]);
      expect(
        await rows(
          `select booking_number from (select * from public.bookings order by created_at desc limit 10) b
          where ${past}`,
        ),
      ).toEqual([]);
      const { sheet } = await row('select public.day_sheet($1)::text as sheet', [today]);
      expect(String(sheet)).toMatch(/"R\d\d-[0-9A-Z]{6}"/);
      const numbers = await rows(`select booking_number from ${PAST}`);
      expect(
        numbers.filter(({ booking_number }) => String(sheet).includes(String(booking_number))),
      ).toEqual([]);
      // The payments of yesterday and today are those of other bookings.
      expect(
        await rows(
          `select paid_on from public.booking_payments p join ${PAST} on b.id = p.booking_id where paid_on >= $1::date`,
          [addDays(today, -1)],
        ),
      ).toEqual([]);
    });

    it('has guests who come back, and who are known at the desk by then (DESK-04)', async () => {
      const { guests, bookings } = await row(
        `select count(distinct guest_name)::int as guests, count(*)::int as bookings from ${PAST}`,
      );
      expect(Number(guests)).toBeGreaterThan(Number(bookings) * 0.7);
      expect(Number(guests)).toBeLessThan(Number(bookings));
      expect(
        await rows(
          `select guest_email from ${PAST} where guest_email is not null
          group by 1 having count(distinct guest_name) > 1`,
        ),
      ).toEqual([]);
    });
  },
);

it('is another past on another day, the same on the same, and always over by then', () => {
  const days = Array.from({ length: 24 }, (_, index) => addDays('2026-01-01', index * 31));
  for (const today of days) {
    const { past } = houseOn(today);
    expect(past.length).toBeGreaterThan(2100);
    expect(past.length).toBeLessThan(2700);
    const late = past.filter(
      ({ checkOut, asked, archived }) =>
        checkOut >= today || String(archived) > `${today} 00:00` || asked >= addDays(today, -3),
    );
    expect(late).toEqual([]);
  }
  const [today = ''] = days;
  expect(houseOn(today)).toEqual(houseOn(today));
  expect(houseOn(today).past).not.toEqual(houseOn(addDays(today, 1)).past);
});
