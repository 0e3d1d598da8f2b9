/** Loaded after a room's page: its calendar, and what price box and bar say of the chosen stay. */
export { PrefilledDates } from './PrefilledDates';
export { RoomCalendar } from './RoomCalendar';
export { StayAnswer } from './StayAnswer';
export { StayFields } from './StayFields';
export { StayInBar } from './StayInBar';
