import type { Sql } from '../../../supabase/local/engine.ts';
import { attention, ok, type Finding } from './finding.ts';

const STEPS = 'docs/deployment.md, "Payments".';

/**
 * Whether guests can pay online where the house asks for it (DEPOSIT-02): the key, and whether money
 * waits for somebody's decision.
 */
export async function paymentFinding(
  sql: Sql,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<Finding> {
  const [row] = await sql.query(
    `select s.service, array_to_string(s.missing, ', ') as missing, s.rule <> 'none' or exists (select from private.payment_requests) as asks,
            (select count(*)::integer from private.money_tasks()) as tasks
       from public.payment_settings s`,
  );
  const tasks = Number(row?.['tasks']);
  if (tasks > 0) {
    return attention(
      `payments: money that waits for a decision: ${tasks}`,
      'It came late, twice or for nothing here, is disputed, or did not go back: the panel lists it.',
    );
  }
  if (row?.['missing'] !== '') {
    return attention(
      `payments: the account has not got ${String(row?.['missing'])}, guests pay without`,
      'Switch it on at the service, or name what is left in STRIPE_METHODS.',
    );
  }
  if (isEmbedded) return ok('payments: npm start pays at its stand-in, /_pay');
  if (row?.['service'] === 'real') return ok('payments: the functions have a key');
  if (row?.['service'] === 'rehearsal') {
    return attention('payments: the key is that of a test account, nobody truly pays', STEPS);
  }
  return row?.['asks'] === true
    ? attention('payments: deposits are asked for, but the functions have no key', STEPS)
    : ok('payments: the house takes none online');
}
