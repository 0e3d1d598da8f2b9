import { addDays } from '@/domain/calendar/dates';
import { listBookingEvents } from '@/queries/booking-events';
import { readDaySheet } from '@/queries/day-sheet';
import { changeStays } from '@/queries/desk-stays';
import { findKnownGuests } from '@/queries/known-guests';
import { listPayments, listTakings } from '@/queries/payments';
import { unwrapRows } from '@/queries/query-error';
import { readReport, readReportMap } from '@/queries/reports';
import { BOOKING_COLUMNS } from '@/queries/staff-bookings';
import { readWhatsNew } from '@/queries/whats-new';
import type { Arena } from '../../stress/arena.ts';
import type { ListedQuery, Samples } from './samples.ts';

// What reception asks all day long.

const MONTH = 30;

/** A booking as it stands, as text: the panel hands updated_at back as it received it. */
async function versionOf({ database, liveId }: Arena & Samples): Promise<string> {
  const [row] = await database.query(
    `select to_json(updated_at) #>> '{}' as version from public.bookings where id = $1`,
    [liveId],
  );
  return String(row?.['version']);
}

/**
 * The cursor of a panel that has seen everything but one change, made by somebody else just now.
 */
async function cursorBeforeOneChange({ database, liveId }: Arena & Samples): Promise<string> {
  const [row] = await database.query(`select public.whats_new(null) ->> 'cursor' as cursor`);
  await database.query(
    'update public.bookings set number_of_guests = 3 - number_of_guests where id = $1',
    [liveId],
  );
  return String(row?.['cursor']);
}

export const DESK_QUERIES: readonly ListedQuery[] = [
  {
    name: 'readDaySheet (today)',
    role: 'staff',
    index: ['bookings_check_in_idx', 'bookings_room_dates_idx', 'bookings_no_overlap'],
    ask: ({ staff, today }) => readDaySheet(staff, today),
    naive: {
      what: 'four lists of whole bookings',
      ask: async ({ staff, today }) => {
        const rows = () => staff.from('bookings').select(BOOKING_COLUMNS);
        unwrapRows('naive', await rows().eq('check_in_date', today));
        unwrapRows('naive', await rows().eq('check_out_date', today));
        unwrapRows('naive', await rows().eq('status', 'pending').order('created_at'));
        const here = rows().lte('check_in_date', today).gt('check_out_date', today);
        return unwrapRows('naive', await here);
      },
    },
  },
  {
    name: 'readDaySheet (in a month)',
    role: 'staff',
    index: ['bookings_check_in_idx', 'bookings_room_dates_idx', 'bookings_no_overlap'],
    ask: ({ staff, today }) => readDaySheet(staff, addDays(today, MONTH)),
  },
  {
    name: 'readReport (a month)',
    role: 'staff',
    index: 'bookings_check_in_idx',
    ask: ({ staff, today }) => readReport(staff, { from: addDays(today, -MONTH), until: today }),
  },
  {
    name: 'readReportMap (a month)',
    role: 'staff',
    index: ['bookings_room_dates_idx', 'bookings_no_overlap'],
    ask: ({ staff, today }) => readReportMap(staff, { from: addDays(today, -MONTH), until: today }),
  },
  {
    name: 'readReportMap (closed days)',
    role: 'staff',
    index: 'room_availability_closed_idx',
    ask: ({ staff, today }) => readReportMap(staff, { from: addDays(today, -MONTH), until: today }),
  },
  {
    name: 'readWhatsNew (one changed booking)',
    role: 'staff',
    index: 'recent_changes_xid_idx',
    ask: async (at) => readWhatsNew(at.staff, await cursorBeforeOneChange(at)),
    naive: {
      what: 'the list, newest change first',
      ask: ({ staff }) =>
        Promise.resolve(
          staff
            .from('bookings')
            .select(BOOKING_COLUMNS)
            .order('updated_at', { ascending: false })
            .limit(200),
        ),
    },
  },
  {
    name: 'findKnownGuests (a name)',
    role: 'staff',
    index: 'bookings_guest_words_idx',
    ask: ({ staff }) => findKnownGuests(staff, 'conceicao mul'),
    naive: {
      what: 'ilike',
      ask: ({ staff }) =>
        Promise.resolve(
          staff
            .from('bookings')
            .select(BOOKING_COLUMNS)
            .ilike('guest_name', '%Conceição Mül%')
            .limit(8),
        ),
    },
  },
  {
    name: 'findKnownGuests (two letters)',
    role: 'staff',
    index: 'bookings_guest_words_idx',
    ask: ({ staff }) => findKnownGuests(staff, 'co'),
  },
  {
    name: 'changeStays (one)',
    role: 'staff',
    index: 'bookings_pkey',
    ask: async (at) =>
      changeStays(at.staff, [
        { id: at.liveId, updated_at: await versionOf(at), set: { guest_wish: at.today } },
      ]),
  },
  {
    name: 'listBookingEvents',
    role: 'staff',
    index: 'booking_events_booking_idx',
    ask: ({ staff, liveId }) => listBookingEvents(staff, liveId),
  },
  {
    name: 'listPayments',
    role: 'staff',
    index: 'booking_payments_booking_idx',
    ask: ({ staff, liveId }) => listPayments(staff, liveId),
  },
  {
    name: 'listTakings (a day)',
    role: 'staff',
    index: 'booking_payments_day_idx',
    ask: ({ staff, today }) => listTakings(staff, today),
  },
];
