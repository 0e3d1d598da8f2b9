/** The month: tourist tax and the survey of the statistics office (TAX-02). */
import type { Day } from '../calendar/dates.ts';
import type { ExemptReason } from './stay-register.ts';

export interface StayOfMonth {
  booking_id: string;
  booking_number: string;
}

/** What was handed in, with its figures at that moment. */
export interface MonthReturn {
  handed_on: Day;
  handed_by: string | null;
  figures: { amount?: number; guests?: number; nights: number };
}

export type ReturnKind = 'tax' | 'ine';

/** EUR, nights of persons, yyyy-mm-dd in Lisbon. */
export interface MonthSheet {
  /** Its first day. */
  month: Day;
  /** The first day that does not count: of the running month today. */
  counted_until: Day;
  is_running: boolean;
  tax: {
    /** From which age it is owed and for how many nights, one for each set of seasons. */
    seasons: { min_age: number; max_nights: number }[];
    rates: { rate: number; nights: number; amount: number }[];
    exempt: Partial<Record<Exclude<ExemptReason, 'unknown'>, number>>;
    unknown: { nights: number; guests: number; stays: StayOfMonth[] };
    nights: number;
    owed: number;
    collected: number;
    /** Collected beyond what stays can owe, and not given back; in the month of the last night. */
    overpaid: { amount: number; stays: StayOfMonth[] };
    /** Stays that have left and owe. */
    open_stays: (StayOfMonth & { guest_name: string; amount: number })[];
  };
  ine: {
    countries: { code: string; guests: number; nights: number }[];
    unknown: { guests: number; nights: number; stays: StayOfMonth[] };
    guests: number;
    nights: number;
  };
  /** Promised stays of the month that nobody ticked as arrived. */
  unticked: (StayOfMonth & { guest_name: string })[];
  returns: Partial<Record<ReturnKind, MonthReturn>>;
}
