/** Steps 2 to 5 and the ticket: one chunk, fetched while the guest chooses dates. */
export { BookingSuccess } from '../BookingSuccess';
export { DetailsStep } from './DetailsStep';
export { GuestsStep } from './GuestsStep';
export { ReviewStep } from './ReviewStep';
export { RoomsStep } from './RoomsStep';
