import path from 'node:path';
import { requireDatabaseUrl } from './backup/database-url.ts';
import { describeCount } from './backup/house-count.ts';
import { restoreServer } from './backup/server.ts';
import { runCommand } from './command.ts';
import { LocalStackError } from '../../supabase/local/local-stack-error.ts';

// npm run restore -- name [--force]: the way back from npm run backup.

await runCommand(async (args) => {
  const force = args.includes('--force');
  const [name, ...others] = args.filter((arg) => arg !== '--force');
  if (name === undefined || others.length > 0 || name.startsWith('-')) {
    throw new LocalStackError('Say which backup: npm run restore -- <file or folder> [--force]');
  }
  const source = path.resolve(name);
  const count = await restoreServer(requireDatabaseUrl(), source, { force });
  return (
    `Restored ${describeCount(count)}, ${count.pictures} files of pictures.\n` +
    'Now: npm run doctor, and repeat the erasures that guests asked for since the backup was made.'
  );
});
