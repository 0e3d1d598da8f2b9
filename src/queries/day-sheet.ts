import type { RoomState } from '@/domain/cleaning/rooms-today';
import type { RestClient } from '@/lib/rest-client';
import type { BookingRow, RoomRow } from '@/types/rows';
import { unwrapObject } from './json-answer';
import type { RegisterCount } from './register/entries';

export type DayEntry = Pick<
  BookingRow,
  | 'id'
  | 'booking_number'
  | 'room_id'
  | 'guest_name'
  | 'check_in_date'
  | 'check_out_date'
  | 'number_of_guests'
  | 'total_price'
  | 'paid'
  | 'amount_due'
  | 'status'
  | 'source'
  | 'arrival_time'
  | 'guest_wish'
  | 'admin_notes'
  | 'group_reference'
  | 'created_at'
  | 'answer_until'
  | 'hold_until'
  | 'updated_at'
> & {
  room_number: string;
  /** When the guest was checked in (arrivals) or out (departures), and the status before. */
  done: {
    at: string;
    from: string | null;
    /** Until when and at which price (EUR) it was agreed, where the check-out freed its last nights. */
    freed?: Pick<BookingRow, 'check_out_date' | 'total_price'> | null;
  } | null;
};

/** A room on a night: its booking, pending requests included, and whether it is closed. */
export type NightRoom = Pick<RoomRow, 'id' | 'room_number' | 'name' | 'max_guests'> & {
  booking_number: string | null;
  status: string | null;
  /** How many people sleep in it. */
  guests: number | null;
  is_blocked: boolean;
  /** How far the room is and since when (ISO), today alone; null where nobody has said (CLEAN-04). */
  state: RoomState | null;
  since: string | null;
  /** The last night for which it is out of service, yyyy-mm-dd, today alone. */
  out_until: string | null;
};

/** The data of one day. The lists are unsorted, except `unanswered`, which is oldest first. */
export type DaySheet = {
  /** yyyy-mm-dd in Europe/Lisbon; `today` by the database's clock. */
  day: string;
  today: string;
  arrivals: DayEntry[];
  departures: DayEntry[];
  in_house: DayEntry[];
  /**
   * Only for today: overdue arrivals and departures of the last fourteen days, incl. those done
   * today.
   */
  late_arrivals: DayEntry[];
  late_departures: DayEntry[];
  /** All unanswered requests, whatever their dates. */
  unanswered: DayEntry[];
  /** How far the guests of the other lists are registered; null where the house does not use it. */
  register: RegisterCount[] | null;
  /** The active rooms in the night that begins on the day. */
  rooms: NightRoom[];
  /** EUR taken on the day, by method. */
  takings: Record<string, number>;
  /** Number of taken rooms on each of the 14 nights from today on, without unanswered requests. */
  nights: number[];
};

/**
 * The day's lists, rooms and figures in one request (DAY-01, DAY-05).
 *
 * @param day yyyy-mm-dd in Europe/Lisbon
 */
export async function readDaySheet(client: RestClient, day: string): Promise<DaySheet> {
  return unwrapObject<DaySheet>('readDaySheet', await client.rpc('day_sheet', { day }), 'day');
}
