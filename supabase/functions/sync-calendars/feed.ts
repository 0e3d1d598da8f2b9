// What a foreign calendar says, as nights of a room.

/** Nights [starts, ends) in days of the house, yyyy-mm-dd. */
export interface Nights {
  starts: string;
  ends: string;
}

export interface FeedEvent extends Nights {
  uid: string;
  summary: string;
  isCancelled: boolean;
  /** The platform's number of the reservation, where it gives one. */
  code?: string | undefined;
}

/** An entry that was left out, as staff see it. */
export interface UnreadEntry {
  /** The number of the line in the calendar, from 1 on. */
  line: number;
  /** That line, cut where it is long. */
  text: string;
  /** The first day of the entry, yyyy-mm-dd, where that much can be read. */
  day?: string;
  summary: string;
  /** A sentence. */
  why: string;
}

export interface Feed {
  events: FeedEvent[];
  /** In the order of the calendar, without those that are surely over. */
  unread: UnreadEntry[];
}

/** Which part of a calendar matters, and whose days it is counted in. */
export interface Frame {
  /** The house's time zone: timed events count by its days. */
  zone: string;
  /** First day of interest, yyyy-mm-dd; what ended by then is left out. */
  from: string;
  /** Day after the last, yyyy-mm-dd: recurring events are expanded up to it. */
  until: string;
}
