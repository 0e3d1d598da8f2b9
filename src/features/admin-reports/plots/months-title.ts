import { columnSpan } from '@/domain/report-columns';
import type { Report } from '@/queries/reports';

const TITLES = {
  month: 'Ocupação por mês, em percentagem',
  quarter: 'Ocupação por trimestre, em percentagem',
  year: 'Ocupação por ano, em percentagem',
};

/** The heading of the columns: long periods are told by quarters or years. */
export function monthsTitle({ period }: Report): string {
  return TITLES[columnSpan(period.by_month.length)];
}
