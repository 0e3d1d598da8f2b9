import type { Day } from '../calendar/dates.ts';

/** How the house is paid ahead and what it lists to be billed (DEPOSIT-01, DEPOSIT-04). */
export interface PaymentSettings {
  /** Which deposit is proposed: 'none', 'first_night' or 'share'. */
  rule: string;
  /** Per cent of the stay. */
  share: number;
  hours: number;
  /** Where guests pay: 'real', 'rehearsal', or null without a key; the functions say it. */
  service: string | null;
  /** What the account of the service has not got of the methods that guests are to be offered. */
  missing: string[];
  /** Since when it is listed what must be billed, yyyy-mm-dd; null: it is not. */
  bills_from: Day | null;
  /** EUR, of one person and night; 0 where the price has no breakfast in it. */
  breakfast_value: number;
  /** Per cent: 6 or 13. */
  breakfast_vat: number;
}
