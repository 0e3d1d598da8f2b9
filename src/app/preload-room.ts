import { activeRoom } from '@/queries/visitor-rooms';

/** Asks for a room before its page does. */
export const preloadRoom = (roomNumber: string) => activeRoom.preload(roomNumber);
