import type { Sql } from '../../../supabase/local/engine.ts';
import { attention, broken, ok, type Finding } from './finding.ts';

const STEPS = 'docs/deployment.md, "Bulletins".';

/**
 * Whether bulletins can be reported where the house reports (REG-04): what the authority knows the
 * house by, the key, and whether a file waits for somebody's decision.
 */
export async function sibaFinding(
  sql: Sql,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<Finding> {
  const [row] = await sql.query(
    `select s.reports_from is not null as reports, s.service,
            s.tax_number is null or s.name is null or s.short_name is null or s.street is null or s.town is null
              or s.postcode is null or s.phone is null or s.contact_name is null as lacks,
            (select count(*)::integer from public.siba_files f where f.state = 'uncertain') as uncertain
       from public.register_settings s`,
  );
  if (row?.['reports'] !== true) return ok('bulletins: the house reports nothing from here');
  const uncertain = Number(row['uncertain']);
  if (uncertain > 0) {
    return attention(
      `bulletins: uncertain files: ${uncertain}`,
      'Somebody decides in the panel, under Boletins, whether the authority has them.',
    );
  }
  if (row['lacks'] === true) {
    return broken('bulletins: what the authority knows the house by is not complete', STEPS);
  }
  if (isEmbedded) return ok('bulletins: npm start hands them to its stand-in, /_siba');
  if (row['service'] === null) {
    return attention(
      'bulletins: settled, but the function send-siba has no key: only the file for the portal',
      `If the house wants to send them from the panel: ${STEPS}`,
    );
  }
  if (row['service'] === 'rehearsal') {
    return attention(
      'bulletins: send-siba only rehearses, SIBA_URL is not that of production',
      STEPS,
    );
  }
  return ok('bulletins: send-siba has a key');
}
