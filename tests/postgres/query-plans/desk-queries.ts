import { addDays } from '@/domain/calendar/dates';
import { readBillSheet, setBillNumber } from '@/queries/billing/bill-sheet';
import { listBookingEvents } from '@/queries/booking-events';
import { readDaySheet } from '@/queries/day-sheet';
import { changeStays } from '@/queries/desk-stays';
import { findKnownGuests } from '@/queries/known-guests';
import { listPayments, listTakings } from '@/queries/payments';
import { readReport, readReportMap } from '@/queries/reports';
import { readWhatsNew } from '@/queries/whats-new';
import type { Arena } from '../../database/races/arena.ts';
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

/** What is to be billed is listed from the month before, so that earlier days are asked too. */
async function openBills({ database, staff, today }: Arena): Promise<unknown> {
  await database.query('update public.payment_settings set bills_from = $1::date', [
    addDays(today, -MONTH),
  ]);
  return readBillSheet(staff, today);
}

/** A line to bill: any payment. */
async function anyLine({ database }: Arena): Promise<string> {
  const [row] = await database.query('select id from public.booking_payments order by id limit 1');
  return String(row?.['id']);
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
    index: ['bookings_check_in_idx', 'bookings_room_dates_idx', 'bookings_no_overlap'],
    ask: ({ staff, today }) => readDaySheet(staff, today),
  },
  {
    name: 'readDaySheet (in a month)',
    index: ['bookings_check_in_idx', 'bookings_room_dates_idx', 'bookings_no_overlap'],
    ask: ({ staff, today }) => readDaySheet(staff, addDays(today, MONTH)),
  },
  {
    name: 'readReport (a month)',
    index: 'bookings_check_in_idx',
    ask: ({ staff, today }) => readReport(staff, { from: addDays(today, -MONTH), until: today }),
  },
  {
    name: 'readReportMap (a month)',
    // PostgreSQL 18 begins with who leaves from then on.
    index: ['bookings_room_dates_idx', 'bookings_no_overlap', 'bookings_check_out_idx'],
    ask: ({ staff, today }) => readReportMap(staff, { from: addDays(today, -MONTH), until: today }),
  },
  {
    name: 'readReportMap (closed days)',
    index: 'room_availability_closed_idx',
    ask: ({ staff, today }) => readReportMap(staff, { from: addDays(today, -MONTH), until: today }),
  },
  {
    name: 'readWhatsNew (one changed booking)',
    index: 'recent_changes_xid_idx',
    ask: async (at) => readWhatsNew(at.staff, await cursorBeforeOneChange(at)),
  },
  {
    name: 'findKnownGuests (a name)',
    index: 'bookings_guest_words_idx',
    ask: ({ staff }) => findKnownGuests(staff, 'conceicao mul'),
  },
  {
    name: 'findKnownGuests (two letters)',
    index: 'bookings_guest_words_idx',
    ask: ({ staff }) => findKnownGuests(staff, 'co'),
  },
  {
    name: 'changeStays (one)',
    index: 'bookings_pkey',
    ask: async (at) =>
      changeStays(at.staff, [
        { id: at.liveId, updated_at: await versionOf(at), set: { guest_wish: at.today } },
      ]),
  },
  {
    name: 'listBookingEvents',
    index: 'booking_events_booking_idx',
    ask: ({ staff, liveId }) => listBookingEvents(staff, liveId),
  },
  {
    name: 'listPayments',
    index: 'booking_payments_booking_idx',
    ask: ({ staff, liveId }) => listPayments(staff, liveId),
  },
  {
    name: 'listTakings (a day)',
    index: 'booking_payments_day_idx',
    ask: ({ staff, today }) => listTakings(staff, today),
  },
  {
    name: 'readBillSheet (a day)',
    index: 'booking_payments_day_idx',
    ask: openBills,
  },
  {
    name: 'readBillSheet (what was undone)',
    index: 'booking_payments_undone_idx',
    ask: openBills,
  },
  {
    name: 'setBillNumber (of what was undone)',
    index: 'booking_payments_credit_idx',
    ask: async (at) => setBillNumber(at.staff, { line: await anyLine(at), number: 'FR 1' }),
  },
  {
    name: 'setBillNumber (the last one of a line)',
    index: 'bill_numbers_line_idx',
    ask: async (at) => setBillNumber(at.staff, { line: await anyLine(at), number: 'FR 1' }),
  },
  {
    name: 'setBillNumber (others with the same)',
    index: 'bill_numbers_number_idx',
    ask: async (at) => setBillNumber(at.staff, { line: await anyLine(at), number: 'FR 1' }),
  },
];
