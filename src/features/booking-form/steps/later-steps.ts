/**
 * Steps 2 to 5 with what they add to the summary, a phone's bar, the sending and the ticket, what step
 * 1 seldom has, and what stands below it: one chunk, fetched while the guest chooses dates.
 */
export { BookingIntroduction } from '../BookingIntroduction';
export { BookingSuccess } from '../BookingSuccess';
export { keepTicket, readTicket } from '../booking-ticket';
export { PhoneBar } from '../PhoneBar';
export { areRequestsPaused, RequestsPaused } from '../RequestsPaused';
export { RoomNotices } from '../RoomNotices';
export { sendingFailure } from '../sending-failure';
export { StayBill } from '../StayBill';
export { IncompleteRequestError, sendingAttempt, submitBooking } from '../submit-booking';
export { SummaryRooms } from '../SummaryRooms';
export { DetailsStep } from './DetailsStep';
export { GuestsStep } from './GuestsStep';
export { ReviewStep } from './ReviewStep';
export { RoomsStep } from './RoomsStep';
export { WantedRoomNote } from './WantedRoomNote';
