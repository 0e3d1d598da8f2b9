import type { Sql } from '../../../supabase/local/engine.ts';
import { attention, broken, ok, type Finding } from './finding.ts';

const JOB = 'hostel-auto-archive';
const BY_HAND =
  'Enable pg_cron and run select private.schedule_housekeeping(); or let a clock of your own run ' +
  'select private.auto_archive_bookings(); every day and select private.sweep(); every few minutes.';

/** Whether the daily work is scheduled, and whether it is being done. */
export async function scheduleFindings(
  sql: Sql,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<Finding[]> {
  if (isEmbedded) return [ok('daily work: npm start does it, at start and every day')];
  return [await jobFinding(sql), await backlogFinding(sql)];
}

async function jobFinding(sql: Sql): Promise<Finding> {
  const [table] = await sql.query(`select to_regclass('cron.job') is not null as there`);
  if (table?.['there'] !== true) return attention('daily work: pg_cron is not enabled', BY_HAND);
  const [job] = await sql.query('select jobid, active from cron.job where jobname = $1', [JOB]);
  if (job === undefined) {
    return broken(
      `daily work: pg_cron has no job ${JOB}`,
      'select private.schedule_housekeeping();',
    );
  }
  if (job['active'] !== true) {
    return broken(
      `daily work: the job ${JOB} is switched off`,
      'select private.schedule_housekeeping();',
    );
  }
  const [run] = await sql.query(
    'select status from cron.job_run_details where jobid = $1 order by start_time desc limit 1',
    [Number(job['jobid'])],
  );
  if (run?.['status'] === 'failed') {
    return broken(
      'daily work: scheduled, but its last run failed',
      'See return_message in cron.job_run_details.',
    );
  }
  return ok('daily work: scheduled every night');
}

/** What the daily work should have deleted or archived; being a day late is no finding. */
async function backlogFinding(sql: Sql): Promise<Finding> {
  const [row] = await sql.query(`
    select
      (select count(*) from private.submissions where created_at < now() - interval '2 days')::integer as hashes,
      (select count(*) from public.bookings b
        where not b.archived and not b.auto_archive_exempt
          and b.status in ('checked_out', 'completed', 'cancelled')
          and b.check_out_date < (private.today() - interval '2 days'
                - (select auto_archive_after from private.settings))::date)::integer as bookings`);
  const hashes = Number(row?.['hashes']);
  const bookings = Number(row?.['bookings']);
  if (hashes + bookings === 0) return ok('daily work: nothing is overdue');
  return attention(
    `daily work: overdue: ${hashes} hashes older than the promised two days, ${bookings} bookings to archive`,
    BY_HAND,
  );
}
