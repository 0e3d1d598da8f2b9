import type { Sql } from '../../../supabase/local/engine.ts';
import { attention, broken, ok, type Finding } from './finding.ts';

const JOB = 'hostel-pictures';
const READ = 'See docs/deployment.md, "Pictures".';

/** Whether a hosted project has the bucket of rooms, and whether what no room names is deleted (PIC-02). */
export async function pictureFinding(
  sql: Sql,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<Finding> {
  const [storage] = await sql.query(
    `select to_regclass('storage.buckets') is not null and to_regclass('storage.objects') is not null as there`,
  );
  if (isEmbedded || storage?.['there'] !== true) {
    return ok('pictures: uploaded ones lie in the data folder');
  }
  // The dashboard adds a few signs to the name of a policy that is made there.
  const [bucket] = await sql.query(
    `select exists (select from storage.buckets where id = 'rooms' and public and file_size_limit = 409600
               and allowed_mime_types = '{image/webp,image/jpeg}')
        and exists (select from pg_policies where schemaname = 'storage' and policyname like 'pictures\\_insert%') as ready`,
  );
  if (bucket?.['ready'] !== true) {
    return broken(
      'pictures: the bucket rooms is missing or not as it should be',
      `select private.prepare_pictures(); ${READ}`,
    );
  }
  if (!(await isScheduled(sql))) {
    return broken(
      `pictures: pg_cron has no active job ${JOB}`,
      'select private.schedule_housekeeping();',
    );
  }
  const [place] = await sql.query('select private.has_place_for_picture() as left');
  if (place?.['left'] !== true) {
    return attention(
      'pictures: the bucket rooms holds its 5,000 files, and takes no more',
      'Take old pictures off the rooms: a day later the function tidy-pictures deletes them.',
    );
  }
  const [left] = await sql.query(
    `select count(*)::integer as files from storage.objects o
      where o.bucket_id = 'rooms' and o.created_at < now() - interval '3 days'
        and private.is_picture_name(o.name)
        and not exists (select from public.rooms r where split_part(o.name, '/', 1) = any (private.pictures_in(r.images)))
        and not exists (select from private.dropped_pictures d where d.folder = split_part(o.name, '/', 1))`,
  );
  if (Number(left?.['files']) > 0) {
    return attention(
      `pictures: ${Number(left?.['files'])} files that no room names lie there for three days`,
      `Is the function tidy-pictures deployed? ${READ}`,
    );
  }
  return ok('pictures: the bucket rooms is ready');
}

/** True where pg_cron is missing: the check of the daily work reports that. */
async function isScheduled(sql: Sql): Promise<boolean> {
  const [table] = await sql.query(`select to_regclass('cron.job') is not null as there`);
  if (table?.['there'] !== true) return true;
  const [job] = await sql.query('select active from cron.job where jobname = $1', [JOB]);
  return job?.['active'] === true;
}
