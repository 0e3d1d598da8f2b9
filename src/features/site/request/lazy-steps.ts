/**
 * One chunk, fetched while the guest chooses dates: steps 2 to 5 with their parts of the summary,
 * the bar of a phone, the sending, the ticket, what step 1 rarely shows, and the introduction below
 * it.
 */
export { BookingIntroduction } from './BookingIntroduction';
export { BookingSuccess } from './sending/BookingSuccess';
export { keepTicket, readTicket } from './sending/booking-ticket';
export { PhoneBar } from './summary/PhoneBar';
export { areRequestsPaused, RequestsPaused } from './sending/RequestsPaused';
export { loadFormRates } from './offers/form-rates';
export { RoomNotices } from './rooms/RoomNotices';
export { sendingFailure } from './sending/sending-failure';
export { StayBill } from './summary/StayBill';
export { IncompleteRequestError, sendingAttempt, submitBooking } from './sending/submit-booking';
export { taxOf } from './summary/stay-sums';
export { toTicket } from './sending/to-ticket';
export { SummaryRooms } from './summary/SummaryRooms';
export { DetailsStep } from './steps/DetailsStep';
export { GuestsStep } from './steps/GuestsStep';
export { ReviewStep } from './steps/ReviewStep';
export { RoomsStep } from './rooms/RoomsStep';
export { WantedRoomNote } from './rooms/WantedRoomNote';
