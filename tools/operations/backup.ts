import path from 'node:path';
import { backUpServer } from './backup/server.ts';
import { describeCount } from './backup/house-count.ts';
import { describePictures } from './backup/pictures.ts';
import { runCommand } from './command.ts';
import { requireDatabaseUrl } from './backup/database-url.ts';
import { readablePath } from '../../supabase/local/data-folder.ts';

// npm run backup [-- name]: the rows of the server at DATABASE_URL as a folder of SQL, with their pictures.

/** 'hostel-backup-20261121-160500' */
function newName(now: Date): string {
  const digits = now.toISOString().replace(/\D/g, '');
  return `hostel-backup-${digits.slice(0, 8)}-${digits.slice(8, 14)}`;
}

await runCommand(async ([name]) => {
  const target = path.resolve(name ?? newName(new Date()));
  const count = await backUpServer(requireDatabaseUrl(), target);
  return (
    `Backed up to ${readablePath(target)}: ${describeCount(count)}, ${describePictures(count)}.\n` +
    'It holds personal data and the passwords of staff as hashes: keep it encrypted, and not for ever.'
  );
});
