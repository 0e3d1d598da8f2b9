import type { Sql } from '../../../supabase/local/engine.ts';
import { attention, broken, ok, type Finding } from './finding.ts';

const JOB = 'hostel-channels';
const IN_THE_PANEL = 'See the panel, "Disponibilidade e Preços", "Canais".';

/** Whether the calendars of other platforms are read, and whether each answers (CHAN-02). */
export async function channelFindings(
  sql: Sql,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<Finding[]> {
  const [row] = await sql.query(
    `select count(*)::integer as feeds,
            count(*) filter (where failing_since <= now() - interval '6 hours')::integer as failing,
            count(*) filter (where greatest(tried_at, created_at) < now() - interval '1 hour')::integer as late
       from public.channel_feeds where is_active and url is not null`,
  );
  const [feeds, failing, late] = [row?.['feeds'], row?.['failing'], row?.['late']].map(Number);
  if (feeds === 0) return [ok('channels: no calendar of another platform is read')];
  const findings = isEmbedded ? [] : await jobFindings(sql);
  if (failing) {
    findings.push(
      attention(`channels: ${failing} of ${feeds} calendars fail for six hours`, IN_THE_PANEL),
    );
  }
  // The embedded stack reads them only while it runs.
  if (late && !isEmbedded) {
    findings.push(
      broken(
        `channels: ${late} of ${feeds} calendars were not read for an hour`,
        'Is the function sync-calendars deployed? See docs/deployment.md, "Channels".',
      ),
    );
  }
  return findings.length > 0 ? findings : [ok(`channels: ${feeds} calendars are read`)];
}

/** Empty where pg_cron is missing: the check of the daily work reports that. */
async function jobFindings(sql: Sql): Promise<Finding[]> {
  const [table] = await sql.query(`select to_regclass('cron.job') is not null as there`);
  if (table?.['there'] !== true) return [];
  const [job] = await sql.query('select active from cron.job where jobname = $1', [JOB]);
  if (job?.['active'] === true) return [];
  return [
    broken(`channels: pg_cron has no active job ${JOB}`, 'select private.schedule_housekeeping();'),
  ];
}
