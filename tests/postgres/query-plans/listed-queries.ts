import { addDays } from '@/domain/calendar/dates';
import { listStaysForAvailability } from '@/queries/availability-stays';
import { listArrivals } from '@/queries/booking-figures';
import { findBookingGroup, listBookingGroups, listGuestProfiles } from '@/queries/booking-groups';
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
import { listAvailability, listBlockedDays, listRoomDays } from '@/queries/room-availability';
import { findActiveRoomByNumber } from '@/queries/rooms';
import { findActiveRoomByNumberIn } from '@/queries/visitor-rooms';
import { setBookingStatus } from '@/queries/staff-booking-changes';
import {
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

const ARCHIVE_PAGE = 200;
const GROUP_PAGE = 24;
const MONTH = 30;
const SEASON = 92;
const NINE_MONTHS = 270;

const visitors: ListedQuery[] = [
  {
    name: 'findActiveRoomByNumber',
    index: 'rooms_room_number_key',
    ask: ({ visitor, roomNumber }) => findActiveRoomByNumber(visitor, roomNumber),
  },
  {
    name: 'findActiveRoomByNumberIn',
    index: 'room_translations_pkey',
    ask: ({ visitor, roomNumber }) =>
      findActiveRoomByNumberIn(visitor, { roomNumber, language: 'de' }),
  },
  {
    name: 'listRoomStays (a month)',
    index: 'bookings_room_dates_idx',
    ask: ({ visitor, roomId, today }) =>
      listRoomStays(visitor, { roomId, from: today, to: addDays(today, MONTH) }),
  },
  {
    name: 'listRoomDays (a month)',
    index: ['room_availability_pkey', 'room_availability_date_idx'],
    ask: ({ visitor, roomId, today }) =>
      listRoomDays(visitor, { roomId, from: today, to: addDays(today, MONTH) }),
  },
  {
    name: 'listVisibleStays (nine months)',
    index: 'bookings_check_out_idx',
    ask: ({ visitor, today }) =>
      listVisibleStays(visitor, { from: today, to: addDays(today, NINE_MONTHS) }),
  },
  {
    name: 'listBlockedDays (nine months)',
    index: 'room_availability_date_idx',
    ask: ({ visitor, today }) =>
      listBlockedDays(visitor, { from: today, to: addDays(today, NINE_MONTHS) }),
  },
  {
    name: 'listRoomIdsTakenAround (overlap)',
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
    index: 'bookings_pkey',
    ask: ({ visitor, liveId }) => findBookingNumber(visitor, liveId),
  },
  {
    name: 'insertBookings (with all rules)',
    index: 'bookings_pending_dates_idx',
    ask: ({ visitor, nextRequest }) => insertBookings(visitor, [nextRequest()]),
  },
];

const bookings: ListedQuery[] = [
  {
    name: 'listBookings, first page',
    index: 'bookings_active_created_idx',
    ask: ({ staff, today }) => listBookings(staff, { filters: { archived: false, today } }),
  },
  {
    name: 'listBookings, last pages',
    index: 'bookings_active_created_idx',
    ask: ({ staff, today, deepActive: after }) =>
      listBookings(staff, { filters: { archived: false, today }, after }),
  },
  {
    name: 'listBookings, archive',
    index: 'bookings_created_at_idx',
    ask: ({ staff, today }) =>
      listBookings(staff, { filters: { archived: true, today }, limit: ARCHIVE_PAGE }),
  },
  {
    name: 'listBookings, archive, half way down',
    index: 'bookings_created_at_idx',
    ask: ({ staff, today, deepArchived: after }) =>
      listBookings(staff, { filters: { archived: true, today }, after, limit: ARCHIVE_PAGE }),
  },
  {
    name: 'listBookings, archive, pending',
    index: ['bookings_status_created_idx', 'bookings_pending_dates_idx'],
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, status: 'pending', today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listBookings, archive, past',
    index: 'bookings_created_at_idx',
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, period: 'past', today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listBookings, archive, upcoming',
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
    index: 'bookings_created_at_idx',
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, flag: 'email_sent', today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listBookings, archive, one source',
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
    index: 'bookings_source_idx',
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, source: 'vrbo', today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listBookings, archive, to be paid',
    index: 'bookings_due_idx',
    ask: ({ staff, today }) =>
      listBookings(staff, {
        filters: { archived: true, isDue: true, today },
        limit: ARCHIVE_PAGE,
      }),
  },
  {
    name: 'listLatestBookings',
    index: 'bookings_created_at_idx',
    ask: ({ staff }) => listLatestBookings(staff, 10),
  },
  {
    name: 'findBooking',
    index: 'bookings_pkey',
    ask: ({ staff, liveId }) => findBooking(staff, liveId),
  },
  {
    name: 'findBookingByNumber',
    index: 'bookings_booking_number_key',
    ask: ({ staff, bookingNumber }) => findBookingByNumber(staff, bookingNumber),
  },
  {
    name: 'setBookingStatus',
    index: 'bookings_pkey',
    ask: ({ staff, liveId }) =>
      setBookingStatus(staff, { id: liveId, status: 'confirmed', now: '2026-11-12T10:00:00Z' }),
  },
];

const groups: ListedQuery[] = [
  {
    name: 'listBookingGroups, first page',
    index: 'booking_groups_created_idx',
    ask: ({ staff }) => listBookingGroups(staff, { after: null, limit: GROUP_PAGE }),
  },
  {
    name: 'listBookingGroups, half way down',
    index: 'booking_groups_created_idx',
    ask: ({ staff, deepGroup: after }) => listBookingGroups(staff, { after, limit: GROUP_PAGE }),
  },
  {
    name: 'findBookingGroup',
    index: 'booking_groups_pkey',
    ask: ({ staff, groupIds }) => findBookingGroup(staff, groupIds[0] ?? ''),
  },
  {
    name: 'listBookingsByGroupIds (24 groups)',
    index: 'bookings_group_id_idx',
    ask: ({ staff, groupIds }) => listBookingsByGroupIds(staff, groupIds),
  },
  {
    name: 'listBookingsOfGroups (24 groups)',
    index: 'bookings_group_reference_idx',
    ask: ({ staff, groupReferences }) =>
      listBookingsOfGroups(staff, { groupReferences, archived: true }),
  },
  {
    name: 'listGroupBookings',
    index: 'bookings_group_reference_idx',
    ask: ({ staff, groupReferences }) => listGroupBookings(staff, groupReferences[0] ?? ''),
  },
  {
    name: 'listGuestProfiles (a group)',
    index: 'guest_profiles_booking_id_idx',
    ask: ({ staff, groupedIds }) => listGuestProfiles(staff, groupedIds),
  },
];

const figuresAndMessages: ListedQuery[] = [
  {
    name: 'listArrivals (14 days)',
    index: 'bookings_check_in_idx',
    ask: ({ staff, today }) => listArrivals(staff, { from: today, to: addDays(today, 14) }),
  },
  {
    name: 'listStaysForAvailability (92 days)',
    index: 'bookings_check_out_idx',
    ask: ({ staff, today }) =>
      listStaysForAvailability(staff, { from: today, to: addDays(today, SEASON) }),
  },
  {
    name: 'listAvailability (92 days)',
    index: 'room_availability_date_idx',
    ask: ({ staff, today }) => listAvailability(staff, { from: today, to: addDays(today, SEASON) }),
  },
  {
    name: 'listContactMessages (all)',
    index: 'contact_messages_created_at_idx',
    ask: ({ staff }) => listContactMessages(staff),
  },
  {
    name: 'countUnreadMessages',
    index: 'contact_messages_unread_idx',
    ask: ({ staff }) => countUnreadMessages(staff),
  },
  {
    name: 'findContactMessage',
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
