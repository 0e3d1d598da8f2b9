/** One chunk, fetched once the list is there: the fields for dates, and what few lists show. */
export { DormitoryNote } from '../dates/DormitoryNote';
export { RoomStayBar } from '../dates/RoomStayBar';
export { NoRoomsFound } from './NoRoomsFound';
