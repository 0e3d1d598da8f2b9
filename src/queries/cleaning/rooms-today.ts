import type { RestClient } from '@/lib/rest-client';
import { unwrapObject } from '../json-answer';

/** An active room as the cleaning board knows it: what happens today, and nobody's name. */
export interface RoomToday {
  id: string;
  room_number: string;
  name: string;
  /** Whoever is in it should leave today, or should have left before. */
  leaving: boolean;
  /** Somebody has checked out of it today. */
  left: boolean;
  /** Who is still to come: the announced hour, hh:mm, and how many people. */
  arriving: { at: string | null; guests: number } | null;
  /** Who stays on: the night that begins today, counted from 1, and how many people. */
  staying: { night: number; guests: number } | null;
  /** Closed in the night that begins today. */
  closed: boolean;
}

/** The rooms of a day; `day` is yyyy-mm-dd in Europe/Lisbon, by the database's clock. */
export interface RoomsToday {
  day: string;
  rooms: RoomToday[];
}

/**
 * Today's rooms, unsorted, for every role: no name, contact or price (STAFF-02).
 *
 * @throws QueryError of kind 'forbidden' for who is not of the team
 */
export async function readRoomsToday(client: RestClient): Promise<RoomsToday> {
  return unwrapObject<RoomsToday>('readRoomsToday', await client.rpc('rooms_today'), 'rooms');
}
