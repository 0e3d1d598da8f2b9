import { spanName } from '@/domain/report/columns';
import type { Report } from '@/queries/reports';

/** The heading of the columns: long periods are told by quarters or years. */
export function monthsTitle({ period }: Report): string {
  return `Ocupação por ${spanName(period)}, em percentagem`;
}
