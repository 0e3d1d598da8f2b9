import type { RestClient } from '@/lib/rest-client';
import { unwrapObject, unwrapObjects } from './json-answer';

/** The figures of one source, for the stays that overlap the period. */
export type SourceFigures = {
  /** Sold stays that begin in the period. */
  arrivals: number;
  room_nights: number;
  /** EUR of the nights in the period. */
  revenue: number;
};

/** One calendar month, or the part of it that is in the period. */
export type MonthFigures = {
  /** Its first day, yyyy-mm-dd. */
  month: string;
  room_nights: number;
  bed_nights: number;
  open_room_nights: number;
  open_bed_nights: number;
  /** EUR of the nights in it. */
  revenue: number;
};

/** The sums of a period, by night (REP-01). A night belongs to the date of its evening. */
export type PeriodFigures = {
  /** The first day, and the first that no longer counts: yyyy-mm-dd in Europe/Lisbon. */
  from: string;
  until: string;
  /**
   * The first day on which the hostel had a room, even long before; null if it had none by the end.
   */
  known_from: string | null;
  days: number;
  /** Nights sold: rooms, and guests in them. */
  room_nights: number;
  bed_nights: number;
  /** Nights available: those of existing rooms, without closed nights unless sold anyway. */
  open_room_nights: number;
  open_bed_nights: number;
  /** EUR of the nights in the period, without the tourist tax. */
  revenue: number;
  /** Room nights sold with a known price; stays of a platform may have none. */
  priced_room_nights: number;
  /**
   * Room nights of platforms counted with one guest, because their calendars do not say how many.
   */
  uncounted_room_nights: number;
  /** Sold stays that begin in the period, and their mean length in nights; null without any. */
  arrivals: number;
  mean_nights: number | null;
  /**
   * Median days between request and arrival, of direct bookings; null without any. The second part
   * of a split stay does not count.
   */
  median_lead_days: number | null;
  /** The same bookings by days ahead: 0, 1–3, 4–7, 8–30, 31–90, more. */
  lead_arrivals: number[];
  /** By stored source, without sources that have no night. */
  by_source: Record<string, SourceFigures>;
  /** Every month of the period, in order. */
  by_month: MonthFigures[];
  /**
   * Bookings that were to begin in the period, and of them the cancelled ones, including no-shows.
   */
  asked: number;
  cancelled: number;
  no_shows: number;
  /** Median minutes between a request through the site and its first answer; null without any. */
  median_answer_minutes: number | null;
};

/** A period and the same days a year before. */
export type Report = { period: PeriodFigures; before: PeriodFigures };

/** One room of the heat map, night by night (REP-02). */
export type ReportRoom = {
  room_number: string;
  name: string;
  max_guests: number;
  /** The number of guests on each night of the period; -1 for closed. */
  nights: number[];
  /** Nights sold and nights available, in the period and a year before. */
  room_nights: number;
  open_room_nights: number;
  room_nights_before: number;
  open_room_nights_before: number;
};

interface PeriodAsked {
  /** The first day, and the first that no longer counts: yyyy-mm-dd in Europe/Lisbon. */
  from: string;
  until: string;
}

/**
 * The figures of a period and of the same days a year before, in one request (REP-03). Fails with
 * code HS400 for another length, as 'forbidden' for users who are not staff.
 *
 * @param period 1 to 3,700 days
 */
export async function readReport(
  client: RestClient,
  { from, until }: PeriodAsked,
): Promise<Report> {
  const answer = await client.rpc('report', { from_day: from, until_day: until });
  return unwrapObject<Report>('readReport', answer, 'period');
}

/**
 * The rooms that existed in a period, night by night, by room number. Fails with code HS400 for
 * another length, as 'forbidden' for users who are not staff.
 *
 * @param period 1 to 400 days
 */
export async function readReportMap(
  client: RestClient,
  { from, until }: PeriodAsked,
): Promise<ReportRoom[]> {
  const answer = await client.rpc('report_map', { from_day: from, until_day: until });
  return unwrapObjects<ReportRoom>('readReportMap', answer);
}
