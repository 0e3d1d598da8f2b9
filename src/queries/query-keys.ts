/**
 * What the panel's cache calls what it has read. A key begins with its table, so that a change to a
 * table refreshes all that was read from it: `invalidateQueries({ queryKey: queryKeys.messages })`.
 */
export const queryKeys = {
  staffMembership: ['staff-membership'],
  bookings: ['bookings'],
  groups: ['booking_groups'],
  /** Each an open booking, under its number, alone or with all of its group. */
  openBookings: ['bookings', 'open'],
  /** A day's lists, under the day. */
  daySheets: ['bookings', 'day'],
  /** Each room with what stands in it and is settled for it, under the days of a stay. */
  deskRooms: ['bookings', 'desk-rooms'],
  /** What a period brought, and each room in it night by night, under its first and its end day. */
  reports: ['bookings', 'report'],
  reportMaps: ['bookings', 'report-map'],
  /** What was done to a booking, under its id. */
  bookingEvents: ['booking_events'],
  /** What was paid for a booking, under its id, or on a day, under 'day' and the day. */
  payments: ['booking_payments'],
  pendingBookings: ['bookings', 'pending'],
  /** As they stood when somebody began to cancel them; no change refreshes these. */
  pendingToCancel: ['pending-to-cancel'],
  rooms: ['rooms'],
  availability: ['room_availability'],
  amenities: ['amenities'],
  roomAmenities: ['room_amenities'],
  /** A room's texts in other languages, under its id. */
  roomTranslations: ['room_translations'],
  /** What amenities and their categories are called in other languages. */
  amenityTranslations: ['amenity_translations'],
  messages: ['contact_messages'],
  unreadMessages: ['contact_messages', 'unread'],
  houseRules: ['house_rules'],
  /** The rule by which the house charges. */
  priceRule: ['house_rules', 'price'],
  stayRules: ['stay_rules'],
  taxSeasons: ['tourist_tax'],
  /** Who changed prices, rules of stay and tax. */
  rateEvents: ['rate_events'],
  /** The mails of a booking, those that stand still, and what is needed to write one. */
  mails: ['mails'],
  /** How many mails stand still, as the panel's rounds say. */
  stuckMailCount: ['mails', 'stuck-count'],
  mailSettings: ['mail_settings'],
  /** The calendars of other platforms. */
  channelFeeds: ['channel_feeds'],
  /** How many have failed for six hours, as the panel's rounds say. */
  failingFeedCount: ['channel_feeds', 'failing-count'],
  /** What they hold, and what of it has no room. */
  channelEvents: ['channel_events'],
  channelConflicts: ['channel_events', 'conflicts'],
  /** How many stays of platforms have no room, as the panel's rounds say. */
  conflictCount: ['channel_events', 'conflict-count'],
  mailTexts: ['mail_texts'],
  /** The times within which the house answers. */
  houseTimes: ['house_times'],
  /** What has come in since the panel was opened; to invalidate it is to ask for the next round at once. */
  changes: ['changes'],
  /** How many requests the house took up in the weeks before. */
  requestsTakenUp: ['requests-taken-up'],
} as const;
