import { addressOf } from './addresses.ts';

/** Every address of the site, as a constant or a builder. Screens never write a path by hand. */

export const homePath = addressOf('home');
export const roomsPath = addressOf('rooms');
export const locationPath = addressOf('location');
export const privacyPath = addressOf('privacy');
export const termsPath = addressOf('terms');
export const cookiesPath = addressOf('cookies');

/** The doors of the panel: all that the public site knows of it. */
export const panelPath = '/admin';
export const loginPath = `${panelPath}/login`;
export const testRoomsPath = '/test-rooms';

/** The page of a room, by the number on its door. */
export function roomPath(roomNumber: string): string {
  return `${addressOf('room')}/${encodeURIComponent(roomNumber)}`;
}

/** The page of a room, by its id. */
export function roomByIdPath(id: string): string {
  return `${roomsPath}/${encodeURIComponent(id)}`;
}

/** The contact page, its message filled in when one is given. */
export function contactPath({ message }: { message?: string } = {}): string {
  return withQuery(addressOf('contact'), { message });
}

/** What an address of the booking page may preset (ROUTE-13); days are yyyy-mm-dd. */
export interface BookingPreset {
  checkIn?: string;
  checkOut?: string;
  guests?: number;
  room?: string;
}

/** The booking page, with whatever is already known filled in. */
export function bookingPath({ checkIn, checkOut, guests, room }: BookingPreset = {}): string {
  return withQuery(addressOf('booking'), { checkIn, checkOut, guests: guests?.toString(), room });
}

/** The guest's own page of a request. The key stands behind #: what is there reaches no server. */
export function guestPagePath(accessKey: string): string {
  return `${addressOf('guestPage')}#${accessKey}`;
}

/** An address with the values that are there in its query. */
export function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}
