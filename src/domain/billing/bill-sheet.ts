/** What the certified program must bill of one day, as the database tells it (DEPOSIT-04). */
import { sumEuros } from '../basics/money.ts';
import type { Day } from '../calendar/dates.ts';

export interface BillLine {
  /**
   * Of the payment, of all parts of a group's payment, of the tax that was received, or of what of
   * them was undone after it was billed.
   */
  id: string;
  /** 'credit': below zero, given back or undone; 'tax': the tourist tax, without VAT. */
  kind: 'stay' | 'tax' | 'credit';
  /** When it was entered or undone: ISO text with its zone. */
  at: string;
  invoice_name: string | null;
  tax_number: string | null;
  /** Where whoever is registered first lives: ISO 3166, three letters. */
  country: string | null;
  booking_id: string;
  booking_number: string;
  group_reference: string | null;
  /** Null where the line is for several rooms. */
  room_number: string | null;
  guest_name: string;
  nights: number;
  /** Of a deposit, what it was asked as. */
  basis: 'first_night' | 'share' | 'other' | null;
  /** EUR: net + vat + breakfast; of the tax all of it. */
  amount: number;
  /** The accommodation without its 6 % of VAT, and that VAT; null of the tax. */
  net: number | null;
  vat: number | null;
  /** What of it is breakfast, with its VAT of so many per cent; null of the tax. */
  breakfast: number | null;
  breakfast_vat: number | null;
  method: string;
  /** It came through the stand-in of the payment service: nobody paid it. */
  is_rehearsal: boolean;
  /** Of the document that the certified program made. */
  number: string | null;
  numbered_by: string | null;
  numbered_at: string | null;
  /** The payment was undone after it was billed: the document needs a credit note. */
  is_undone: boolean;
  /** The number of that credit note, or of several; null while one is missing. */
  undone_by: string | null;
  /** Of that credit note: the number of the document that it takes back. */
  undoes: string | null;
}

export interface BillSheet {
  day: Day;
  /** From this day on it is listed what is to be billed; null: it is not. */
  bills_from: Day | null;
  /** How many lines of the day have no number, and their sum in EUR. */
  open: number;
  open_sum: number;
  /** The same of the days before, and how many of them are older than a week. */
  earlier: { lines: number; sum: number; first_day: Day; late: number } | null;
  lines: BillLine[];
}

/** The sheet once a line has another number; who wrote it and when is not known before it is read again. */
export function withNumber(sheet: BillSheet, line: string, number: string | null): BillSheet {
  const lines = sheet.lines.map((one) =>
    one.id === line
      ? Object.assign({}, one, { number, numbered_by: null, numbered_at: null })
      : one,
  );
  const open = lines.filter((one) => one.number === null);
  return {
    ...sheet,
    lines,
    open: open.length,
    open_sum: sumEuros(open.map(({ amount }) => amount)),
  };
}
