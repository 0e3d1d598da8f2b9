import { DISPUTES_ANCHOR } from '../domain/language/legal-document.ts';
import { addressOf } from './addresses.ts';

/** All paths of the site, as constants or functions. Screens never write a path by hand. */

export const homePath = addressOf('home');
export const roomsPath = addressOf('rooms');
export const locationPath = addressOf('location');
export const privacyPath = addressOf('privacy');
export const termsPath = addressOf('terms');
export const disputesPath = `${termsPath}#${DISPUTES_ANCHOR}`;
export const cookiesPath = addressOf('cookies');

/** The entry points of the panel, which are all that the public site knows about it. */
export const panelPath = '/admin';
export const loginPath = `${panelPath}/login`;
export const testRoomsPath = '/test-rooms';

export function roomPath(roomNumber: string): string {
  return `${addressOf('room')}/${encodeURIComponent(roomNumber)}`;
}

export function roomByIdPath(id: string): string {
  return `${roomsPath}/${encodeURIComponent(id)}`;
}

/** The contact page, its message filled in when one is given. */
export function contactPath({ message }: { message?: string } = {}): string {
  return withQuery(addressOf('contact'), { message });
}

/** What a link to the booking page can preset (ROUTE-13); days are yyyy-mm-dd. */
export interface BookingPreset {
  checkIn?: string;
  checkOut?: string;
  guests?: number;
  room?: string;
}

/** The booking page, with the given values filled in. */
export function bookingPath({ checkIn, checkOut, guests, room }: BookingPreset = {}): string {
  return withQuery(addressOf('booking'), { checkIn, checkOut, guests: guests?.toString(), room });
}

/** The guest's own page of a request. The key is in the hash, which is not sent to any server. */
export function guestPagePath(accessKey: string): string {
  return `${addressOf('guestPage')}#${accessKey}`;
}

/** A path with the non-empty values as its query. */
export function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}
