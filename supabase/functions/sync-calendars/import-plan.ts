import type { Nights } from './feed.ts';

// What the plan of an import is made from, and what it says: the shapes that the database gives and takes.

export type Channel = 'booking_com' | 'airbnb' | 'vrbo' | 'google' | 'other';

/** What a platform said before. */
export interface KnownEvent extends Nights {
  id: string;
  uid: string;
  kind: 'stay' | 'block';
  /** dismissed: staff say no; gone: it vanished there. */
  state: 'booked' | 'conflict' | 'echo' | 'block' | 'dismissed' | 'gone';
  /** ISO time of the first reading that lacked it. */
  missing_since: string | null;
}

export interface ImportState {
  channel: Channel;
  /** What is only closed there takes the room here, too. */
  blocksAreStays: boolean;
  /** Our nights as the platform last fetched them. */
  told: readonly Nights[];
  /** As it fetched them before. */
  toldBefore: readonly Nights[];
  /** ISO time of the change between the two. */
  toldChangedAt: string | null;
  /** Staff say that most stays are gone indeed. */
  dropAccepted: boolean;
  /** Some entries could not be read: nothing vanishes by that. */
  isPartial: boolean;
  /** yyyy-mm-dd in Europe/Lisbon. */
  today: string;
  /** ISO time. */
  now: string;
  known: readonly KnownEvent[];
}

/** An event of this reading; the database inserts, changes or leaves it, and judges whether its room is free. */
export interface Seen extends Nights {
  uid: string;
  /** The uid it had before, when the platform changed it. */
  was?: string;
  kind: 'stay' | 'block';
  summary: string;
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
