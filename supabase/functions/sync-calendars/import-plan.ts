import type { Nights } from './feed.ts';

// The input and the output of the plan of an import, in the shapes that the database gives and
// takes.

export type Channel = 'booking_com' | 'airbnb' | 'vrbo' | 'google' | 'other';

/** An entry of a platform's calendar, as stored after the last reading. */
export interface KnownEvent extends Nights {
  id: string;
  uid: string;
  kind: 'stay' | 'block';
  /** dismissed: staff set it aside; gone: it is no longer in the calendar. */
  state: 'booked' | 'conflict' | 'echo' | 'block' | 'dismissed' | 'gone';
  /** ISO time of the first reading that lacked it. */
  missing_since: string | null;
  /** ISO time of the first reading that had it. */
  first_seen: string;
  has_booking: boolean;
  /** Its guest left here before its end, and staff freed the nights that were left. */
  has_left: boolean;
  /** The guest, or 'Hóspede' with the platform; null where it was erased. */
  summary: string | null;
  code: string | null;
}

export interface ImportState {
  channel: Channel;
  /** Nights that are only closed at the platform take the room here, too. */
  blocksAreStays: boolean;
  /** Our nights as the platform last fetched them. */
  told: readonly Nights[];
  /** As it had fetched them before they last changed. */
  toldBefore: readonly Nights[];
  /** ISO time of the fetch in which they had changed. */
  toldChangedAt: string | null;
  /** Staff have confirmed that most stays were cancelled. */
  dropAccepted: boolean;
  /** Some entries could not be read, so a missing one may only be unreadable. */
  isPartial: boolean;
  /** yyyy-mm-dd in Europe/Lisbon. */
  today: string;
  /** ISO time. */
  now: string;
  known: readonly KnownEvent[];
}

/** An entry of this reading. The database stores it, and decides whether its room is free. */
export interface Seen extends Nights {
  uid: string;
  /** The uid it had before, when the platform changed it. */
  was?: string;
  /** Another guest had this uid before. */
  isAnew?: true;
  kind: 'stay' | 'block';
  summary: string;
  code?: string;
  echo: boolean;
}

export interface ImportPlan {
  see: Seen[];
  /** Ids that this reading lacks; gone only when a later one lacks them, too. */
  missing: string[];
  /** Ids whose bookings are cancelled. */
  gone: string[];
  /** drop: most coming stays vanished at once, and nothing was cancelled. */
  warning: 'drop' | null;
}
