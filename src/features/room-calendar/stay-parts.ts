/** What comes after a room's page has come: its calendar, and what the box and the bar say of a choice. */
export { FilledIn } from './FilledIn';
export { RoomCalendar } from './RoomCalendar';
export { StayAnswer } from './StayAnswer';
export { StayFields } from './StayFields';
export { StayInBar } from './StayInBar';
