import type { Sql } from '../../../supabase/local/engine.ts';
import { attention, broken, ok, type Finding } from './finding.ts';

const STEPS = 'See docs/operations.md, "When mails stand still".';
const MINUTE_JOBS = ['hostel-sweep', 'hostel-mail'];

/**
 * Whether mails go out: the schedule, what the worker last said of the mail server, and what stands
 * still.
 */
export async function mailFindings(
  sql: Sql,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<Finding[]> {
  if (isEmbedded) return [ok('mails: npm start keeps them at /_mail, or sends them over SMTP_URL')];
  return [...(await jobFindings(sql)), await serverFinding(sql), await stuckFinding(sql)];
}

/** Empty where pg_cron is missing: the check of the daily work reports that. */
async function jobFindings(sql: Sql): Promise<Finding[]> {
  const [table] = await sql.query(`select to_regclass('cron.job') is not null as there`);
  if (table?.['there'] !== true) return [];
  const jobs = await sql.query('select jobname from cron.job where active');
  const missing = MINUTE_JOBS.filter((job) => !jobs.some(({ jobname }) => jobname === job));
  if (missing.length === 0) return [ok('mails: deadlines and mails are looked after every minute')];
  return [
    broken(
      `mails: pg_cron has no active job ${missing.join(' and ')}`,
      'select private.schedule_housekeeping();',
    ),
  ];
}

async function serverFinding(sql: Sql): Promise<Finding> {
  const [row] = await sql.query(
    `select smtp_error, smtp_seen_at is not null as ever,
            smtp_seen_at > now() - interval '30 minutes' as lately from public.mail_settings`,
  );
  if (row?.['ever'] !== true) {
    return attention(
      'mails: the function send-mail was never called, so that mails wait to be copied by hand',
      'If the house wants mails to go out: docs/deployment.md, "Mails".',
    );
  }
  if (row['lately'] !== true) {
    return broken('mails: the function send-mail has not been heard of for half an hour', STEPS);
  }
  // In the words of the mail server, which may name the account, never a guest.
  const error = row['smtp_error'];
  if (error === 'no-server') return broken('mails: SMTP_URL is not set', STEPS);
  if (typeof error === 'string') return broken(`mails: ${error}`, STEPS);
  return ok('mails: the mail server is there');
}

async function stuckFinding(sql: Sql): Promise<Finding> {
  const [row] = await sql.query(
    `select count(*) filter (where state in ('held', 'failed', 'uncertain')
                               and created_at > now() - interval '7 days')::integer as stuck,
            count(*) filter (where state = 'queued' and not_before < now() - interval '30 minutes')::integer as late
       from public.mails`,
  );
  const stuck = Number(row?.['stuck']);
  const late = Number(row?.['late']);
  if (stuck + late === 0) return ok('mails: none stands still');
  return attention(
    `mails: ${stuck} of this week held, given up or cut off; ${late} due for half an hour`,
    STEPS,
  );
}
