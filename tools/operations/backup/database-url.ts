import { databaseUrl } from '../../../supabase/local/data-folder.ts';
import { LocalStackError } from '../../../supabase/local/local-stack-error.ts';

/** The server that is copied or filled; throws a LocalStackError where DATABASE_URL names none. */
export function requireDatabaseUrl(): string {
  const url = databaseUrl();
  if (url !== undefined) return url;
  throw new LocalStackError(
    'Set DATABASE_URL to the server of the house. The embedded database holds demo data alone: ' +
      'npm run reset makes it anew.',
  );
}
