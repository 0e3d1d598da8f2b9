import type { Sql } from '../../../supabase/local/engine.ts';
import { broken, ok, type Finding } from './finding.ts';

const STEPS = 'See docs/hosting.md, "Publishing".';

/** Whether the site's host builds its pages anew after a change of a room (PUB-03). */
export async function publicationFinding(
  sql: Sql,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<Finding> {
  const [row] = await sql.query(
    `select asked_at is not null as ever, last_error,
            waiting_since < now() - interval '1 hour' as late from private.publication`,
  );
  if (isEmbedded || row?.['ever'] !== true) {
    return ok(
      'publishing: no deploy hook is in use; pages of the build change when it is published',
    );
  }
  // In words of the function, which never hold the address of the hook.
  const error = row['last_error'];
  if (typeof error === 'string') return broken(`publishing: ${error}`, STEPS);
  if (row['late'] === true) {
    return broken('publishing: a change of a room has been waiting for an hour', STEPS);
  }
  return ok('publishing: the host builds the site after a change, and every night');
}
