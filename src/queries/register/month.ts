import type { RestClient } from '@/lib/rest-client';
import type { Day } from '@/domain/calendar/dates';
import type { MonthSheet, ReturnKind } from '@/domain/register/month';
import { unwrapObject } from '../json-answer';
import { unwrap, unwrapChanged, unwrapRows } from '../query-error';

// The month, and the tourist tax that was received (TAX-01, TAX-02).

/** Tax to enter; the panel chooses the id, so that sent twice it is stored once. */
export interface NewTaxPayment {
  id: string;
  booking_id: string;
  /** EUR; below zero for what is given back. */
  amount: number;
  method: string;
  /** yyyy-mm-dd in Lisbon. */
  paid_on: Day;
  /** EUR, what the form showed as due at most: a second desk is asked. */
  due_before?: number;
}

/**
 * The tourist tax and the survey of one month.
 *
 * @param month its first day
 */
export async function readMonthSheet(client: RestClient, month: Day): Promise<MonthSheet> {
  return unwrapObject<MonthSheet>(
    'readMonthSheet',
    await client.rpc('month_sheet', { month }),
    'returns',
  );
}

/**
 * Writes down the day on which a month was handed in, or takes it back. Fails with code HS400 for a
 * month that is not over.
 *
 * @param on yyyy-mm-dd, not in the future; null takes it back
 */
export async function handInMonth(
  client: RestClient,
  { month, kind, on }: { month: Day; kind: ReturnKind; on: Day | null },
): Promise<void> {
  unwrap(
    'handInMonth',
    await client.rpc('hand_in_month', { month, kind, ...(on === null ? {} : { handed_on: on }) }),
  );
}

/** What is handed in of one month, for 'A casa' and the dashboard. */
export async function listMonthReturns(client: RestClient, month: Day): Promise<ReturnKind[]> {
  const rows = unwrapRows(
    'listMonthReturns',
    await client.from('month_returns').select('kind').eq('month', month),
  );
  return rows.map(({ kind }) => kind).filter((kind) => kind === 'tax' || kind === 'ine');
}

/**
 * Enters tax that was received, or given back. Fails as 'conflict' with code 23505 when the same
 * payment was stored before, with code HS063 when what is due is not what the form showed.
 */
export async function receiveTax(client: RestClient, payment: NewTaxPayment): Promise<void> {
  unwrapChanged('receiveTax', await client.from('tax_payments').insert(payment).select('id'));
}

/** Undoes tax that was entered by mistake; it stays to be seen. */
export async function undoTax(client: RestClient, id: string): Promise<void> {
  unwrapChanged(
    'undoTax',
    await client.from('tax_payments').update({ undone: true }).eq('id', id).select('id'),
  );
}

/** Tax of a day's takings: no income of the house. */
export interface TaxTaking {
  id: string;
  booking_id: string;
  amount: number;
  method: string;
}

/** The tax that was received on a day, without what was undone. */
export async function listTaxTakings(client: RestClient, day: Day): Promise<TaxTaking[]> {
  return unwrapRows(
    'listTaxTakings',
    await client
      .from('tax_payments')
      .select('id,booking_id,amount,method')
      .eq('paid_on', day)
      .eq('undone', false)
      .order('created_at'),
  );
}
