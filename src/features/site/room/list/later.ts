/** One chunk, fetched once the list is there: what stands around it, and what few lists show. */
export { DormitoryNote } from '../dates/DormitoryNote';
export { RoomStayBar } from '../dates/RoomStayBar';
export { GroupCard } from './GroupCard';
export { NoRoomsFound } from './NoRoomsFound';
