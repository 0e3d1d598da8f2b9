import type { Sql } from '../../../supabase/local/engine.ts';
import { attention, ok, type Finding } from './finding.ts';

/**
 * Whether the platform tells the database from which address a visitor asks: where it does not, the
 * limits by address count nothing, and nobody would notice.
 */
export async function callerFinding(
  sql: Sql,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<Finding> {
  if (isEmbedded) {
    return ok('callers: all on this machine, so that the limits by address do not count here');
  }
  const [row] = await sql.query(
    'select count(*)::integer as sent, count(ip_hash)::integer as known from private.submissions',
  );
  const sent = Number(row?.['sent']);
  const known = Number(row?.['known']);
  if (sent === 0) {
    return ok('callers: nothing was sent in two days that would show whether addresses arrive');
  }
  if (known > 0) return ok(`callers: the address arrives (${known} of ${sent} lately)`);
  return attention(
    `callers: the platform passes no address of visitors (0 of ${sent} lately): the limits by address count nothing`,
    'One of the headers cf-connecting-ip, x-real-ip and x-forwarded-for must reach the database in request.headers: a proxy of your own has to set it. Until then booking_rows_global_hour and contact_global_hour are all there is.',
  );
}
