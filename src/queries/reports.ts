import type { RestClient } from '@/lib/rest-client';
import { unwrapObject, unwrapObjects } from './json-answer';

/** What one source brought: of the stays that touch the period. */
export type SourceFigures = {
  /** Sold stays that begin in the period. */
  arrivals: number;
  room_nights: number;
  /** EUR of the nights in the period. */
  revenue: number;
};

/** One calendar month of the period, or the part of it that lies in the period. */
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

/** Sums of one period, by night of stay and of what is sold (REP-01). A night is a date, its morning the next. */
export type PeriodFigures = {
  /** The first day, and the first that no longer counts: yyyy-mm-dd in Europe/Lisbon. */
  from: string;
  until: string;
  /** The first day on which the house had a room, however long before; null if it had none by the end. */
  known_from: string | null;
  days: number;
  /** Nights sold, of rooms and of the people in them. */
  room_nights: number;
  bed_nights: number;
  /** Nights that could be sold: of the rooms there were, closed nights left out unless sold all the same. */
  open_room_nights: number;
  open_bed_nights: number;
  /** EUR of the nights in the period, without the tourist tax. */
  revenue: number;
  /** Room nights sold whose price is known: stays of a platform may come without one. */
  priced_room_nights: number;
  /** Room nights of platforms that count one person in a room for more: their calendars do not say how many. */
  uncounted_room_nights: number;
  /** Sold stays that begin in the period, and their mean length in nights; null without any. */
  arrivals: number;
  mean_nights: number | null;
  /**
   * Days between the request and the arrival, of the bookings whose request the house has; null without any.
   * The second half of a divided stay has none of its own.
   */
  median_lead_days: number | null;
  /** The same bookings by days ahead: 0, 1–3, 4–7, 8–30, 31–90, more. */
  lead_arrivals: number[];
  /** By stored source, those without a night left out. */
  by_source: Record<string, SourceFigures>;
  /** In order, every month of the period. */
  by_month: MonthFigures[];
  /** Bookings whose stay was to begin in the period; of them the cancelled ones, no-shows included. */
  asked: number;
  cancelled: number;
  no_shows: number;
  /** Minutes between a request through the site and the first answer; null without any. */
  median_answer_minutes: number | null;
};

/** A period beside the same days a year before (REP-01). */
export type Report = { period: PeriodFigures; before: PeriodFigures };

/** One room of the heat map, night by night (REP-02). */
export type ReportRoom = {
  room_number: string;
  name: string;
  max_guests: number;
  /** How many people slept there each night of the period; 0 for nobody, -1 for closed. */
  nights: number[];
  /** Nights sold and nights that could be, in the period and a year before. */
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
 * What a period brought, beside the same days a year before, in one request (REP-01, REP-03).
 *
 * @param period 1 to 3,700 days
 * @throws QueryError with code HS400 for another length, of kind 'forbidden' for whoever is not staff
 */
export async function readReport(
  client: RestClient,
  { from, until }: PeriodAsked,
): Promise<Report> {
  const answer = await client.rpc('report', { from_day: from, until_day: until });
  return unwrapObject<Report>('readReport', answer, 'period');
}

/**
 * Each room that there was in a period night by night, by room number (REP-02).
 *
 * @param period 1 to 400 days
 * @throws QueryError with code HS400 for another length, of kind 'forbidden' for whoever is not staff
 */
export async function readReportMap(
  client: RestClient,
  { from, until }: PeriodAsked,
): Promise<ReportRoom[]> {
  const answer = await client.rpc('report_map', { from_day: from, until_day: until });
  return unwrapObjects<ReportRoom>('readReportMap', answer);
}
