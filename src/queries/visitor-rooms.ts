import { preloadable } from '@/lib/preload';
import { visitorClient } from '@/lib/visitor-client';
import { findActiveRoomByNumber, listActiveRooms, listActiveRoomsByPrice } from './rooms';

/** `listActiveRooms` as a visitor, for the list of rooms. */
export const activeRooms = preloadable(() => listActiveRooms(visitorClient()));

/** `listActiveRoomsByPrice` as a visitor, for the booking form. */
export const activeRoomsByPrice = preloadable(() => listActiveRoomsByPrice(visitorClient()));

/** `findActiveRoomByNumber` as a visitor, for the page of a room. */
export const activeRoom = preloadable((roomNumber: string) =>
  findActiveRoomByNumber(visitorClient(), roomNumber),
);
