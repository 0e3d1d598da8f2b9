import { addDays } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import { listStaysForAvailability } from '@/queries/availability-stays';
import { listArrivals, listRevenueTotals } from '@/queries/booking-figures';
import { findBookingGroup, listBookingGroups } from '@/queries/booking-groups';
import {
  findBookingNumber,
  insertBookings,
  listBookingsOfStay,
  listRoomIdsTakenAround,
  listRoomStays,
  listVisibleStays,
} from '@/queries/bookings';
import {
  countUnreadMessages,
  findContactMessage,
  listContactMessages,
} from '@/queries/contact-messages';
import { listGuestProfiles } from '@/queries/guest-profiles';
import { unwrapRows } from '@/queries/query-error';
import { ROW_CAP } from '@/queries/read-all-pages';
import { listAvailability, listBlockedDays, listRoomDays } from '@/queries/room-availability';
import { findActiveRoomByNumber, listActiveRoomsByPrice } from '@/queries/rooms';
import { findActiveRoomByNumberIn } from '@/queries/visitor-rooms';
import { setBookingStatus } from '@/queries/staff-booking-changes';
import {
  BOOKING_COLUMNS,
  findBooking,
  findBookingByNumber,
  listBookings,
  listLatestBookings,
} from '@/queries/staff-bookings';
import {
  listBookingsByGroupIds,
  listBookingsOfGroups,
  listGroupBookings,
} from '@/queries/staff-group-bookings';
import { DESK_QUERIES } from './desk-queries.ts';
import type { ListedQuery } from './samples.ts';

const PAGE = 1000;
const ARCHIVE_PAGE = 200;
const GROUP_PAGE = 24;
const MONTH = 30;
const SEASON = 92;
const NINE_MONTHS = 270;

/** The naive way down a list: counting the rows that come before. */
async function bookingsFrom(
  staff: RestClient,
  { archived, first, count }: { archived: boolean; first: number; count: number },
): Promise<unknown[]> {
  return unwrapRows(
    'naive',
    await staff
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .eq('archived', archived)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(first, first + count - 1),
  );
}

const messagesFrom = (staff: RestClient, first: number) =>
  staff
    .from('contact_messages')
    .select()
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .range(first, first + ROW_CAP - 1);

const visitors: ListedQuery[] = [
  {
    name: 'listActiveRoomsByPrice',
    role: 'visitor',
    index: undefined,
    ask: ({ visitor }) => listActiveRoomsByPrice(visitor),
  },
  {
    name: 'findActiveRoomByNumber',
    role: 'visitor',
    index: 'rooms_room_number_key',
    ask: ({ visitor, roomNumber }) => findActiveRoomByNumber(visitor, roomNumber),
  },
  {
    name: 'findActiveRoomByNumberIn',
    role: 'visitor',
    index: 'room_translations_pkey',
    ask: ({ visitor, roomNumber }) =>
      findActiveRoomByNumberIn(visitor, { roomNumber, language: 'de' }),
  },
  {
    name: 'listRoomStays (a month)',
    role: 'visitor',
    index: 'bookings_room_dates_idx',
    ask: ({ visitor, roomId, today }) =>
      listRoomStays(visitor, { roomId, from: today, to: addDays(today, MONTH) }),
  },
  {
    name: 'listRoomDays (a month)',
    role: 'visitor',
    index: ['room_availability_pkey', 'room_availability_date_idx'],
    ask: ({ visitor, roomId, today }) =>
      listRoomDays(visitor, { roomId, from: today, to: addDays(today, MONTH) }),
  },
  {
    name: 'listVisibleStays (nine months)',
    role: 'visitor',
    index: 'bookings_check_out_idx',
    ask: ({ visitor, today }) =>
      listVisibleStays(visitor, { from: today, to: addDays(today, NINE_MONTHS) }),
  },
  {
    name: 'listBlockedDays (nine months)',
    role: 'visitor',
    index: 'room_availability_date_idx',
    ask: ({ visitor, today }) =>
      listBlockedDays(visitor, { from: today, to: addDays(today, NINE_MONTHS) }),
  },
  {
    name: 'listRoomIdsTakenAround (overlap)',
    role: 'visitor',
    index: ['bookings_check_out_idx', 'bookings_room_dates_idx'],
    ask: ({ visitor, today }) =>
      listRoomIdsTakenAround(visitor, {
        checkIn: addDays(today, MONTH),
        checkOut: addDays(today, MONTH + 3),
        rule: 'overlap',
      }),
  },
  {
    name: 'listRoomIdsTakenAround (stated)',
    role: 'visitor',
    index: ['bookings_check_out_idx', 'bookings_room_dates_idx'],
    ask: ({ visitor, today }) =>
      listRoomIdsTakenAround(visitor, {
        checkIn: addDays(today, MONTH),
        checkOut: addDays(today, MONTH + 3),
        rule: 'stated',
      }),
  },
  {
    name: 'listBookingsOfStay',
    role: 'visitor',
    index: 'bookings_room_dates_idx',
    ask: ({ visitor, roomId, today }) =>
      listBookingsOfStay(visitor, {
        roomIds: [roomId],
        checkIn: today,
        checkOut: addDays(today, 2),
      }),
  },
  {
    name: 'findBookingNumber',
    role: 'visitor',
    index: 'bookings_pkey',
    ask: ({ visitor, liveId }) => findBookingNumber(visitor, liveId),
  },
  {
    name: 'insertBookings (with all rules)',
    role: 'visitor',
    index: 'bookings_pending_dates_idx',
    ask: ({ visitor, nextRequest }) => insertBookings(visitor, [nextRequest()]),
  },
];

const bookings: ListedQuery[] = [
  {
    name: 'listBookings, first page',
    role: 'staff',
    index: 'bookings_active_created_idx',
    ask: ({ staff, today }) => listBookings(staff, { filters: { archived: false, today } }),
  },
  {
    name: 'listBookings, last pages',
    role: 'staff',
    index: 'bookings_active_created_idx',
    ask: ({ staff, today, deepActive: after }) =>
      listBookings(staff, { filters: { archived: false, today }, after }),
    naive: {
      what: 'offset',
      ask: ({ staff, deepActive: { offset } }) =>
        bookingsFrom(staff, { archived: false, first: offset, count: PAGE }),
    },
  },
  {
    name: 'listBookings, archive',
    role: 'staff',
    index: 'bookings_created_at_idx',
    ask: ({ staff, today }) =>
      listBookings(staff, { filters: { archived: true, today }, limit: ARCHIVE_PAGE }),
  },
  {
    name: 'listBookings, archive, half way down',
    role: 'staff',
    index: 'bookings_created_at_idx',
    ask: ({ staff, today, deepArchived: after }) =>
      listBookings(staff, { filters: { archived: true, today }, after, limit: ARCHIVE_PAGE }),
    naive: {
      what: 'offset',
      ask: ({ staff, deepArchived: { offset } }) =>
        bookingsFrom(staff, { archived: true, first: offset, count: ARCHIVE_PAGE }),
    },
  },
  {
    name: 'listBookings, archive, pending',
    role: 'staff',
    index: ['bookings_status_created_idx', 'bookings_pending_dates_idx'],
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, status: 'pending', today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listBookings, archive, past',
    role: 'staff',
    index: 'bookings_created_at_idx',
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, period: 'past', today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listBookings, archive, upcoming',
    role: 'staff',
    // In a small house PostgreSQL may as well walk through the newest bookings.
    index: ['bookings_check_in_idx', 'bookings_created_at_idx'],
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, period: 'upcoming', today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listBookings, archive, e-mail sent',
    role: 'staff',
    index: 'bookings_created_at_idx',
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, flag: 'email_sent', today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listBookings, archive, one source',
    role: 'staff',
    // For a common source PostgreSQL may as well walk through the newest bookings.
    index: ['bookings_source_idx', 'bookings_created_at_idx'],
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, source: 'phone', today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listBookings, archive, a source nobody came by',
    role: 'staff',
    index: 'bookings_source_idx',
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, source: 'vrbo', today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listBookings, archive, to be paid',
    role: 'staff',
    index: 'bookings_due_idx',
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, isDue: true, today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    // Row level security is checked first, as ilike is not leakproof: so no index can serve it.
    name: 'listBookings, archive, search (one of four columns)',
    role: 'staff',
    index: undefined,
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: {
          archived: true,
          match: { column: 'guest_name', pattern: '%g_n__l_____r__t__%' },
          today,
        },
      }),
  },
  {
    name: 'listLatestBookings',
    role: 'staff',
    index: 'bookings_created_at_idx',
    ask: ({ staff }) => listLatestBookings(staff, 10),
  },
  {
    name: 'findBooking',
    role: 'staff',
    index: 'bookings_pkey',
    ask: ({ staff, liveId }) => findBooking(staff, liveId),
  },
  {
    name: 'findBookingByNumber',
    role: 'staff',
    index: 'bookings_booking_number_key',
    ask: ({ staff, bookingNumber }) => findBookingByNumber(staff, bookingNumber),
  },
  {
    name: 'setBookingStatus',
    role: 'staff',
    index: 'bookings_pkey',
    ask: ({ staff, liveId }) =>
      setBookingStatus(staff, { id: liveId, status: 'confirmed', now: '2026-11-12T10:00:00Z' }),
  },
];

const groups: ListedQuery[] = [
  {
    name: 'listBookingGroups, first page',
    role: 'staff',
    index: 'booking_groups_created_idx',
    ask: ({ staff }) => listBookingGroups(staff, { after: null, limit: GROUP_PAGE }),
  },
  {
    name: 'listBookingGroups, half way down',
    role: 'staff',
    index: 'booking_groups_created_idx',
    ask: ({ staff, deepGroup: after }) => listBookingGroups(staff, { after, limit: GROUP_PAGE }),
    naive: {
      what: 'offset',
      ask: async ({ staff, deepGroup: { offset } }) =>
        unwrapRows(
          'naive',
          await staff
            .from('booking_groups')
            .select()
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .range(offset, offset + GROUP_PAGE - 1),
        ),
    },
  },
  {
    name: 'findBookingGroup',
    role: 'staff',
    index: 'booking_groups_pkey',
    ask: ({ staff, groupIds }) => findBookingGroup(staff, groupIds[0] ?? ''),
  },
  {
    name: 'listBookingsByGroupIds (24 groups)',
    role: 'staff',
    index: 'bookings_group_id_idx',
    ask: ({ staff, groupIds }) => listBookingsByGroupIds(staff, groupIds),
  },
  {
    name: 'listBookingsOfGroups (24 groups)',
    role: 'staff',
    index: 'bookings_group_reference_idx',
    ask: ({ staff, groupReferences }) =>
      listBookingsOfGroups(staff, { groupReferences, archived: true }),
  },
  {
    name: 'listGroupBookings',
    role: 'staff',
    index: 'bookings_group_reference_idx',
    ask: ({ staff, groupReferences }) => listGroupBookings(staff, groupReferences[0] ?? ''),
  },
  {
    name: 'listGuestProfiles (a group)',
    role: 'staff',
    index: 'guest_profiles_booking_id_idx',
    ask: ({ staff, groupedIds }) => listGuestProfiles(staff, groupedIds),
  },
];

const figuresAndMessages: ListedQuery[] = [
  {
    name: 'listArrivals (14 days)',
    role: 'staff',
    index: 'bookings_check_in_idx',
    ask: ({ staff, today }) => listArrivals(staff, { from: today, to: addDays(today, 14) }),
  },
  {
    name: 'listRevenueTotals (all)',
    role: 'staff',
    index: 'bookings_pkey',
    ask: ({ staff }) => listRevenueTotals(staff),
    naive: 'takes minutes',
  },
  {
    name: 'listStaysForAvailability (92 days)',
    role: 'staff',
    index: 'bookings_check_out_idx',
    ask: ({ staff, today }) =>
      listStaysForAvailability(staff, { from: today, to: addDays(today, SEASON) }),
  },
  {
    name: 'listAvailability (92 days)',
    role: 'staff',
    index: 'room_availability_date_idx',
    ask: ({ staff, today }) => listAvailability(staff, { from: today, to: addDays(today, SEASON) }),
  },
  {
    name: 'listContactMessages (all)',
    role: 'staff',
    index: 'contact_messages_created_at_idx',
    ask: ({ staff }) => listContactMessages(staff),
    naive: {
      what: 'offset',
      ask: async ({ staff }) => {
        for (let first = 0; ; first += ROW_CAP) {
          // oxlint-disable-next-line no-await-in-loop -- one page tells whether there is another
          const page = unwrapRows('naive', await messagesFrom(staff, first));
          if (page.length < ROW_CAP) return [];
        }
      },
    },
  },
  {
    name: 'countUnreadMessages',
    role: 'staff',
    index: 'contact_messages_unread_idx',
    ask: ({ staff }) => countUnreadMessages(staff),
  },
  {
    name: 'findContactMessage',
    role: 'staff',
    index: 'contact_messages_pkey',
    ask: ({ staff, messageId }) => findContactMessage(staff, messageId),
  },
];

/** What the screens ask of the tables that grow, each through its own module of src/queries. */
export const LISTED_QUERIES = [
  ...visitors,
  ...bookings,
  ...groups,
  ...figuresAndMessages,
  ...DESK_QUERIES,
];
