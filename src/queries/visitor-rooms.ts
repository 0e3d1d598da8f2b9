import { askAhead } from '@/lib/ask-ahead';
import { visitorClient } from '@/lib/visitor-client';
import { findActiveRoomByNumber, listActiveRooms, listActiveRoomsByPrice } from './rooms';

/** `listActiveRooms` as a visitor, for the list of rooms. */
export const activeRooms = askAhead(() => listActiveRooms(visitorClient()));

/** `listActiveRoomsByPrice` as a visitor, for the booking form. */
export const activeRoomsByPrice = askAhead(() => listActiveRoomsByPrice(visitorClient()));

/** `findActiveRoomByNumber` as a visitor, for the page of a room. */
export const activeRoom = askAhead((roomNumber: string) =>
  findActiveRoomByNumber(visitorClient(), roomNumber),
);
