import path from 'node:path';
import { backUpEmbedded } from './backup/embedded.ts';
import { describeCount } from './backup/house-count.ts';
import { backUpServer } from './backup/server.ts';
import { runCommand } from './command.ts';
import { databaseUrl, dataFolder, readablePath } from '../../supabase/local/data-folder.ts';

// npm run backup [-- name]: the embedded database as one file, or, with DATABASE_URL, a server's
// rows as a folder of SQL.

/** 'hostel-backup-20261121-160500' */
function newName(now: Date): string {
  const digits = now.toISOString().replace(/\D/g, '');
  return `hostel-backup-${digits.slice(0, 8)}-${digits.slice(8, 14)}`;
}

await runCommand(async ([name]) => {
  const url = databaseUrl();
  const ending = url === undefined ? '.tar.gz' : '';
  const target = path.resolve(name ?? `${newName(new Date())}${ending}`);
  const count =
    url === undefined
      ? await backUpEmbedded(dataFolder(), target)
      : await backUpServer(url, target);
  return (
    `Backed up to ${readablePath(target)}: ${describeCount(count)}.\n` +
    'It holds personal data and the passwords of staff as hashes: keep it encrypted, and not for ever.'
  );
});
