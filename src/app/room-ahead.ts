import { activeRoom } from '@/queries/visitor-rooms';

/** Asks for a room before its page does. */
export const askAhead = (roomNumber: string) => activeRoom.preload(roomNumber);
