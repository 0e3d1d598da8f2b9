/**
 * The keys of the panel's query cache. A key begins with its table, so that a change to a table can
 * refresh all that was read from it: `invalidateQueries({ queryKey: queryKeys.messages })`.
 */
export const queryKeys = {
  account: ['account'],
  /** Where the own account is open, and what it did. */
  ownActivity: ['account', 'activity'],
  /** The secret of a second factor that is being set up; no change may read it anew. */
  newSecondFactor: ['new-second-factor'],
  team: ['team'],
  bookings: ['bookings'],
  groups: ['booking_groups'],
  /** An open booking by its number, alone or with all of its group. */
  openBookings: ['bookings', 'open'],
  /** The lists of a day, by the day. */
  daySheets: ['bookings', 'day'],
  /** Today's rooms without names, for the cleaning board. */
  roomsToday: ['bookings', 'rooms-today'],
  /** The rooms with their stays, closed nights and prices, by the days of a stay. */
  deskRooms: ['bookings', 'desk-rooms'],
  /** The figures of a period, and its rooms night by night, by its first and its end day. */
  reports: ['bookings', 'report'],
  reportMaps: ['bookings', 'report-map'],
  /** The history of a booking, by its id. */
  bookingEvents: ['booking_events'],
  /** The payments of a booking, by its id, or of a day, by 'day' and the day. */
  payments: ['booking_payments'],
  /** What was asked of a booking's guest ahead, by its id, and whether of all of its page. */
  deposits: ['bookings', 'deposit'],
  paymentSettings: ['payment_settings'],
  /** Who sleeps in the house: the register of a stay, how far those of a day are, the bulletins. */
  register: ['bookings', 'register'],
  siba: ['bookings', 'siba'],
  /** Where bulletins are sent to, as the function says. */
  sibaService: ['siba-service'],
  /** A month's sheet, by its first day, and what is handed in. */
  months: ['bookings', 'month'],
  bills: ['bookings', 'bills'],
  taxTakings: ['tax_payments'],
  /** What of all deposits is to be decided and to be paid. */
  depositsOverview: ['bookings', 'deposit', 'overview'],
  /** How many decisions about money there are, from the panel's polls. */
  moneyTaskCount: ['money_tasks', 'count'],
  /** The day that the work of the night doubts, from the panel's polls. */
  doubtedDay: ['nightly_work', 'doubted'],
  /** Which payment service there is, as the function says. */
  paymentService: ['payment-service'],
  pendingBookings: ['bookings', 'pending'],
  /** The pending bookings when somebody began to cancel them; changes must not refresh these. */
  pendingToCancel: ['pending-to-cancel'],
  rooms: ['rooms'],
  availability: ['room_availability'],
  amenities: ['amenities'],
  roomAmenities: ['room_amenities'],
  /** A room's texts in other languages, by its id. */
  roomTranslations: ['room_translations'],
  amenityTranslations: ['amenity_translations'],
  messages: ['contact_messages'],
  unreadMessages: ['contact_messages', 'unread'],
  shiftNotes: ['shift_notes'],
  /** How many are open, from the panel's polls. */
  openNoteCount: ['shift_notes', 'open-count'],
  houseRules: ['house_rules'],
  priceRule: ['house_rules', 'price'],
  stayRules: ['stay_rules'],
  taxSeasons: ['tourist_tax'],
  /** The history of prices, stay rules and tax. */
  rateEvents: ['rate_events'],
  /** The mails of a booking, the stuck mails, and the data for writing one. */
  mails: ['mails'],
  /** How many mails are stuck, from the panel's polls. */
  stuckMailCount: ['mails', 'stuck-count'],
  mailSettings: ['mail_settings'],
  channelFeeds: ['channel_feeds'],
  /** How many have failed for six hours, from the panel's polls. */
  failingFeedCount: ['channel_feeds', 'failing-count'],
  /** Their entries, and the stays among them that have no room. */
  channelEvents: ['channel_events'],
  channelConflicts: ['channel_events', 'conflicts'],
  /** How many stays of platforms have no room, from the panel's polls. */
  conflictCount: ['channel_events', 'conflict-count'],
  mailTexts: ['mail_texts'],
  houseTimes: ['house_times'],
  /** What has come in since the panel was opened; invalidating it starts the next poll at once. */
  changes: ['changes'],
  /** How many requests were accepted in the weeks before. */
  requestsTakenUp: ['requests-taken-up'],
} as const;
