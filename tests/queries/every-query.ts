import { visitorClient } from '@/lib/visitor-client';
import * as amenities from '@/queries/amenities';
import { listStaysForAvailability } from '@/queries/availability-stays';
import * as channelConflicts from '@/queries/channel-conflicts';
import * as channels from '@/queries/channels';
import * as figures from '@/queries/booking-figures';
import * as guestLink from '@/queries/guest-link';
import * as guestPage from '@/queries/guest-page';
import * as groups from '@/queries/booking-groups';
import * as ownAccount from '@/queries/account/own-account';
import * as secondFactor from '@/queries/account/second-factor';
import * as team from '@/queries/account/team';
import { listBookingEvents } from '@/queries/booking-events';
import * as bookings from '@/queries/bookings';
import * as messages from '@/queries/contact-messages';
import { readDaySheet } from '@/queries/day-sheet';
import { listRoomsWithStays } from '@/queries/desk-rooms';
import * as desk from '@/queries/desk-stays';
import * as guestData from '@/queries/guest-data';
import { findKnownGuests } from '@/queries/known-guests';
import { readHouseRates } from '@/queries/house-rates';
import * as houseRules from '@/queries/house-rules';
import * as visitorHouseRules from '@/queries/visitor-house-rules';
import * as payments from '@/queries/payments';
import * as mails from '@/queries/mails';
import * as rates from '@/queries/rates';
import * as availability from '@/queries/room-availability';
import * as rooms from '@/queries/rooms';
import * as changes from '@/queries/staff-booking-changes';
import * as translatedAmenities from '@/queries/visitor-amenities';
import * as translatedRooms from '@/queries/visitor-rooms';
import * as translations from '@/queries/translations';
import * as shiftNotes from '@/queries/shift-notes';
import * as staffBookings from '@/queries/staff-bookings';
import * as groupBookings from '@/queries/staff-group-bookings';
import { readReport, readReportMap } from '@/queries/reports';
import * as requests from '@/queries/staff-requests';
import { readWhatsNew } from '@/queries/whats-new';
import { makeMessage, makeRoom, uuid } from '../support/builders';
import { BILLING_ASKS_FOR_ROWS } from './billing-queries';
import { CLEANING_ASKS_FOR_ROWS, CLEANING_TAKES_ANY_SUCCESS } from './cleaning-queries';
import { DEPOSIT_ASKS_FOR_ROWS, DEPOSIT_TAKES_ANY_SUCCESS } from './deposit-queries';
import { REGISTER_ASKS_FOR_ROWS, REGISTER_TAKES_ANY_SUCCESS } from './register-queries';

// One call of every function in `queries` that asks the tables, grouped by the answers it accepts.

type Calls = Record<string, () => Promise<unknown>>;

const client = visitorClient;
const id = uuid(1, 1);
const now = '2026-11-12T10:00:00.000Z';
const range = { from: '2026-11-01', to: '2026-11-30' };
const stay = { checkIn: '2026-11-14', checkOut: '2026-11-17' };
const { email } = makeMessage();
const message = { name: 'Paolo', email, phone: null, subject: 'reserva', message: 'Olá' } as const;
const day = { room_id: id, date: '2026-11-14', is_available: false, custom_price: null };
const room = makeRoom();
const rule = {
  id,
  room_id: null,
  name: 'Carnaval',
  names: { fr: 'Carnaval' },
  from_date: '2027-02-05',
  until_date: '2027-02-09',
  min_nights: 3,
  closed_to_arrival: false,
};
const season = {
  id,
  from_day: '04-01',
  until_day: '10-31',
  amount: 2,
  min_age: 13,
  max_nights: 7,
};
const category = { name: 'Extras', display_order: 4 };
const amenity = { name: 'Rede', category_id: id, display_order: 1 };

/** These expect rows, or one object of a known shape: any other answer is a failure. */
export const THAT_ASK_FOR_ROWS: Calls = {
  ...REGISTER_ASKS_FOR_ROWS,
  ...CLEANING_ASKS_FOR_ROWS,
  ...DEPOSIT_ASKS_FOR_ROWS,
  ...BILLING_ASKS_FOR_ROWS,
  readAccount: () => ownAccount.readAccount(client()),
  readOwnActivity: () => ownAccount.readOwnActivity(client()),
  readTeam: () => team.readTeam(client()),
  beginSecondFactor: () => secondFactor.beginSecondFactor(client()),
  checkSecondFactor: () => secondFactor.checkSecondFactor(client(), '123456'),
  proveSecondFactor: () => secondFactor.proveSecondFactor(client(), '123456'),
  endSecondFactor: () => secondFactor.endSecondFactor(client(), '123456'),
  renewRecoveryCodes: () => secondFactor.renewRecoveryCodes(client(), '123456'),
  listAmenityCategories: () => amenities.listAmenityCategories(client()),
  listAmenities: () => amenities.listAmenities(client()),
  listRoomAmenityIds: () => amenities.listRoomAmenityIds(client(), id),
  insertAmenity: () =>
    amenities.insertAmenity(client(), { name: 'Rede', categoryId: id, displayOrder: 1 }),
  updateAmenityCategories: () => amenities.updateAmenityCategories(client(), [category]),
  updateAmenities: () => amenities.updateAmenities(client(), [amenity]),
  listRoomsWithStays: () => listRoomsWithStays(client(), stay),
  listStaysForAvailability: () => listStaysForAvailability(client(), range),
  listArrivals: () => figures.listArrivals(client(), range),
  findRevenue: () => figures.findRevenue(client()),
  listBookingGroups: () => groups.listBookingGroups(client(), { after: null, limit: 24 }),
  findBookingGroup: () => groups.findBookingGroup(client(), id),
  findGroupIdsByName: () => groups.findGroupIdsByName(client(), '%vela%'),
  listRoomStays: () => bookings.listRoomStays(client(), { roomId: id, ...range }),
  listVisibleStays: () => bookings.listVisibleStays(client(), range),
  listRoomIdsTakenAround: () =>
    bookings.listRoomIdsTakenAround(client(), { ...stay, rule: 'stated' }),
  insertBookings: () => bookings.insertBookings(client(), []),
  listBookingsOfStay: () => bookings.listBookingsOfStay(client(), { roomIds: [id], ...stay }),
  setGroupReference: () =>
    bookings.setGroupReference(client(), { bookingId: id, groupReference: 'GRP26-8KQ2M7XA' }),
  listContactMessages: () => messages.listContactMessages(client()),
  findContactMessage: () => messages.findContactMessage(client(), id),
  listMessagesFrom: () => messages.listMessagesFrom(client(), email),
  setMessageRead: () => messages.setMessageRead(client(), { id, isRead: true }),
  setMessageNotes: () =>
    messages.setMessageNotes(client(), { id, notes: 'Berço.', ifUnchangedSince: now }),
  setMessageArchived: () => messages.setMessageArchived(client(), { id, at: now }),
  deleteContactMessage: () => messages.deleteContactMessage(client(), id),
  listGuestProfiles: () => groups.listGuestProfiles(client(), [id]),
  findHouseRules: () => visitorHouseRules.findHouseRules(client()),
  findRequestsPause: () => houseRules.findRequestsPause(client()),
  setRequestsPaused: () => houseRules.setRequestsPaused(client(), true),
  listRoomDays: () => availability.listRoomDays(client(), { roomId: id, ...range }),
  listBlockedDays: () => availability.listBlockedDays(client(), range),
  listAvailability: () => availability.listAvailability(client(), range),
  listActiveRooms: () => rooms.listActiveRooms(client()),
  listActiveRoomsByPrice: () => rooms.listActiveRoomsByPrice(client()),
  listActiveRoomsByNumber: () => rooms.listActiveRoomsByNumber(client()),
  findActiveRoomByNumber: () => rooms.findActiveRoomByNumber(client(), '2'),
  findActiveRoomById: () => rooms.findActiveRoomById(client(), id),
  listRooms: () => rooms.listRooms(client()),
  listActiveRoomsIn: () => translatedRooms.listActiveRoomsIn(client(), 'de'),
  listActiveRoomsByPriceIn: () => translatedRooms.listActiveRoomsByPriceIn(client(), 'de'),
  findActiveRoomByNumberIn: () =>
    translatedRooms.findActiveRoomByNumberIn(client(), { roomNumber: '2', language: 'de' }),
  findActiveRoomByIdIn: () =>
    translatedRooms.findActiveRoomByIdIn(client(), { id, language: 'de' }),
  listAmenitiesIn: () => translatedAmenities.listAmenitiesIn(client(), 'de'),
  listAmenityCategoriesIn: () => translatedAmenities.listAmenityCategoriesIn(client(), 'de'),
  listRoomTranslations: () => translations.listRoomTranslations(client(), id),
  listAmenityTranslations: () => translations.listAmenityTranslations(client()),
  listAmenityCategoryTranslations: () => translations.listAmenityCategoryTranslations(client()),
  saveRoomTranslations: () => translations.saveRoomTranslations(client(), []),
  saveAmenityTranslations: () => translations.saveAmenityTranslations(client(), []),
  saveAmenityCategoryTranslations: () => translations.saveAmenityCategoryTranslations(client(), []),
  insertRoom: () => rooms.insertRoom(client(), room),
  updateRoom: () => rooms.updateRoom(client(), { id, changes: { is_active: false } }),
  setRoomPrice: () => rooms.setRoomPrice(client(), { id, price: 61.5 }),
  deleteRoom: () => rooms.deleteRoom(client(), id),
  setBookingStatus: () => changes.setBookingStatus(client(), { id, status: 'confirmed', now }),
  setAdminNotes: () => changes.setAdminNotes(client(), { id, notes: 'Berço.', now }),
  setEmailSent: () => changes.setEmailSent(client(), { id, at: now }),
  setEmailConfirmed: () => changes.setEmailConfirmed(client(), { id, at: now }),
  setArchived: () => changes.setArchived(client(), { scope: { id }, at: now }),
  deleteBookings: () => changes.deleteBookings(client(), { id }),
  listBookings: () =>
    staffBookings.listBookings(client(), { filters: { archived: false, today: '2026-11-12' } }),
  listLatestBookings: () => staffBookings.listLatestBookings(client(), 10),
  findBooking: () => staffBookings.findBooking(client(), id),
  findBookingByNumber: () => staffBookings.findBookingByNumber(client(), 'R26-7K3F9Q'),
  listBookingsFrom: () => staffBookings.listBookingsFrom(client(), email),
  listBookingsOfGroups: () =>
    groupBookings.listBookingsOfGroups(client(), { groupReferences: ['GRP26'], archived: false }),
  listGroupBookings: () => groupBookings.listGroupBookings(client(), 'GRP26'),
  listGuestsStillIn: () =>
    groupBookings.listGuestsStillIn(client(), { roomIds: [id], since: '2026-11-01' }),
  listBookingsByGroupIds: () => groupBookings.listBookingsByGroupIds(client(), [id]),
  listPendingBookings: () => requests.listPendingBookings(client()),
  moveBookings: () =>
    changes.moveBookings(client(), { ids: [id], from: 'pending', to: 'cancelled', now }),
  insertDeskBookings: () => desk.insertDeskBookings(client(), []),
  findDeskBookings: () => desk.findDeskBookings(client(), [id]),
  changeStays: () =>
    desk.changeStays(client(), [{ id, updated_at: now, set: { status: 'confirmed' } }]),
  listBookingsOfCommand: () => desk.listBookingsOfCommand(client(), id),
  findKnownGuests: () => findKnownGuests(client(), 'rita'),
  listBookingEvents: () => listBookingEvents(client(), id),
  listPayments: () => payments.listPayments(client(), id),
  insertPayment: () =>
    payments.insertPayment(client(), {
      id,
      booking_id: id,
      amount: 55,
      method: 'cash',
      paid_on: '2026-11-14',
      note: null,
    }),
  listShiftNotes: () => shiftNotes.listShiftNotes(client(), now),
  setShiftNoteDone: () => shiftNotes.setShiftNoteDone(client(), { id, done: true }),
  deleteShiftNote: () => shiftNotes.deleteShiftNote(client(), id),
  undoPayment: () => payments.undoPayment(client(), id),
  receiveGroupPayment: () =>
    payments.receiveGroupPayment(client(), {
      id,
      reference: 'GRP26',
      amount: 20,
      method: 'cash',
      paid_on: '2026-11-14',
      note: null,
    }),
  undoGroupPayment: () => payments.undoGroupPayment(client(), id),
  listGroupPaymentParts: () => payments.listGroupPaymentParts(client(), id),
  listTakings: () => payments.listTakings(client(), '2026-11-14'),
  readDaySheet: () => readDaySheet(client(), '2026-11-14'),
  readReport: () => readReport(client(), { from: '2026-01-01', until: '2026-11-01' }),
  readReportMap: () => readReportMap(client(), { from: '2026-01-01', until: '2026-11-01' }),
  readWhatsNew: () => readWhatsNew(client(), null),
  readGuestPage: () => guestPage.readGuestPage(client(), 'k'),
  cancelAsGuest: () => guestPage.cancelAsGuest(client(), { key: 'k', reason: '' }),
  tellArrival: () => guestPage.tellArrival(client(), { key: 'k', arrivalTime: '22:40', wish: '' }),
  confirmEmail: () => guestPage.confirmEmail(client(), { key: 'k', code: 'c' }),
  findAccessKey: () => guestLink.findAccessKey(client(), id),
  renewAccessKey: () => guestLink.renewAccessKey(client(), id),
  listMails: () => mails.listMails(client(), [id]),
  listStuckMails: () => mails.listStuckMails(client(), now),
  readMailData: () => mails.readMailData(client(), id),
  findMailSettings: () => mails.findMailSettings(client()),
  updateMailSettings: () => mails.updateMailSettings(client(), { house_email: null }),
  findLastSentAt: () => mails.findLastSentAt(client()),
  listMailTexts: () => mails.listMailTexts(client()),
  keepMailText: () =>
    mails.keepMailText(client(), { kind: 'received', language: 'pt', paragraph: 'Olá.' }),
  listChannelFeeds: () => channels.listChannelFeeds(client()),
  insertChannelFeed: () =>
    channels.insertChannelFeed(client(), { room_id: id, channel: 'airbnb', url: null }),
  updateChannelFeed: () =>
    channels.updateChannelFeed(client(), { id, changes: { is_active: false } }),
  deleteChannelFeed: () => channels.deleteChannelFeed(client(), id),
  listChannelEvents: () =>
    channels.listChannelEvents(client(), { feedId: id, today: '2026-11-12' }),
  listForeignStays: () => channels.listForeignStays(client(), '2026-11-12'),
  listChannelConflicts: () => channels.listChannelConflicts(client(), '2026-11-12'),
  setConflictDismissed: () => channels.setConflictDismissed(client(), { id, isDismissed: true }),
  listStaysInTheWay: () =>
    channelConflicts.listStaysInTheWay(client(), [
      { roomId: id, starts: '2026-11-12', ends: '2026-11-14' },
    ]),
  listDismissedConflicts: () => channelConflicts.listDismissedConflicts(client(), '2026-11-12'),
  findEventFate: () => channelConflicts.findEventFate(client(), id),
  listChannelsOfBooking: () => channelConflicts.listChannelsOfBooking(client(), id),
  placeForeignStay: () => channels.placeForeignStay(client(), { eventId: id, roomId: id }),
  readHouseRates: () => readHouseRates(client(), '2026-11-12'),
  findPriceRule: () => rates.findPriceRule(client()),
  setPriceRule: () => rates.setPriceRule(client(), 'nightly'),
  listStayRules: () => rates.listStayRules(client(), '2026-11-12'),
  insertStayRule: () => rates.insertStayRule(client(), rule),
  updateStayRule: () => rates.updateStayRule(client(), { rule, ifUnchangedSince: now }),
  deleteStayRule: () => rates.deleteStayRule(client(), id),
  listTaxSeasons: () => rates.listTaxSeasons(client()),
  insertTaxSeason: () => rates.insertTaxSeason(client(), season),
  updateTaxSeason: () => rates.updateTaxSeason(client(), { season, ifUnchangedSince: now }),
  deleteTaxSeason: () => rates.deleteTaxSeason(client(), id),
  listRateEvents: () => rates.listRateEvents(client()),
  findHouseTimes: () => houseRules.findHouseTimes(client()),
  setHouseTimes: () => houseRules.setHouseTimes(client(), { answer_within_minutes: 60 }),
};

/** These expect nothing back, or a single value: any success status is a success. */
export const THAT_TAKE_ANY_SUCCESS: Calls = {
  believeDay: () => houseRules.believeDay(client(), '2026-11-28'),
  ...REGISTER_TAKES_ANY_SUCCESS,
  ...CLEANING_TAKES_ANY_SUCCESS,
  ...DEPOSIT_TAKES_ANY_SUCCESS,
  insertShiftNote: () => shiftNotes.insertShiftNote(client(), { id, text: 'Olá' }),
  deleteRoomAmenities: () => amenities.deleteRoomAmenities(client(), id),
  insertRoomAmenities: () =>
    amenities.insertRoomAmenities(client(), { roomId: id, amenityIds: [id] }),
  deleteOtherAmenities: () => amenities.deleteOtherAmenities(client(), [id]),
  deleteOtherAmenityCategories: () => amenities.deleteOtherAmenityCategories(client(), [id]),
  deleteAllRoomAmenities: () => amenities.deleteAllRoomAmenities(client()),
  updateAvailability: () => availability.updateAvailability(client(), [day]),
  insertContactMessage: () => messages.insertContactMessage(client(), message),
  findBookingNumber: () => bookings.findBookingNumber(client(), id),
  exportGuestData: () => guestData.exportGuestData(client(), email),
  requestApproval: () => guestPage.requestApproval(client(), { key: 'k', email, language: 'pt' }),
  approveRequest: () => guestPage.approveRequest(client(), 'c'),
  sendMailAgain: () => mails.sendMailAgain(client(), id),
  sendTestMail: () => mails.sendTestMail(client(), { kind: 'received', language: 'pt' }),
  removeMailText: () => mails.removeMailText(client(), { kind: 'received', language: 'pt' }),
  renewChannelKeys: () => channels.renewChannelKeys(client(), id),
  linkSameStay: () => channels.linkSameStay(client(), { eventId: id, bookingId: id }),
  setOwnName: () => ownAccount.setOwnName(client(), 'Marta'),
  signOutEverywhere: () => ownAccount.signOutEverywhere(client()),
  askRecovery: () => ownAccount.askRecovery(client(), email),
  finishSecondFactor: () => secondFactor.finishSecondFactor(client()),
  renewInvitation: () => team.renewInvitation(client(), id),
  copyInvitation: () => team.copyInvitation(client(), id),
  changeRole: () => team.changeRole(client(), { id, role: 'reception' }),
  removePerson: () => team.removePerson(client(), id),
  resetSecondFactor: () => team.resetSecondFactor(client(), id),
  requireSecondFactor: () => team.requireSecondFactor(client(), null),
  eraseGuestData: () => guestData.eraseGuestData(client(), email),
};

/** These expect a count in a header; the answer has no body. */
export const THAT_COUNT: Calls = {
  countArchivedBookings: () => staffBookings.countArchivedBookings(client()),
  countWaitingMails: () => mails.countWaitingMails(client()),
  countUnreadMessages: () => messages.countUnreadMessages(client()),
  countRequestsTakenUp: () => requests.countRequestsTakenUp(client(), range),
};
