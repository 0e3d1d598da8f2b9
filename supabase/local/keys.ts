import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KEYS_FILE } from './data-folder.ts';
import { LocalStackError } from './local-stack-error.ts';

/** The key every visitor's browser sends; no secret, the same on every machine. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_hostel_local';

export interface LocalSecrets {
  /** Acts as service_role, past row-level security. */
  secretKey: string;
  /** Signs the sessions. */
  jwtSecret: string;
}

export function newSecrets(): LocalSecrets {
  return {
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
}

/**
 * The secrets kept in a data folder, made at its first start, so that sessions outlive a restart.
 */
export function readOrCreateSecrets(folder: string): LocalSecrets {
  const file = path.join(folder, KEYS_FILE);
  // Beside an ordinary server nothing else has made it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const secrets = newSecrets();
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return secrets;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error;
    }
  }
  return parseSecrets(readFileSync(file, 'utf8'), file);
}

function parseSecrets(content: string, file: string): LocalSecrets {
  try {
    const value: unknown = JSON.parse(content);
    if (
      typeof value === 'object' &&
      value !== null &&
      'secretKey' in value &&
      'jwtSecret' in value
    ) {
      const { secretKey, jwtSecret } = value;
      if (typeof secretKey === 'string' && typeof jwtSecret === 'string') {
        return { secretKey, jwtSecret };
      }
    }
  } catch {
    // Falls through to the message below.
  }
  throw new LocalStackError(`${file} is damaged: delete it and start again (staff sign in anew).`);
}
