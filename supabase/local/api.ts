import { App } from '@supabase/lite';
import type { Engine } from './engine.ts';
import { LOCAL_PUBLISHABLE_KEY, type LocalSecrets } from './keys.ts';
import { LocalStackError } from './local-stack-error.ts';
import { answerAsHosted } from './hosted-status.ts';
import { storeNullForMissingKeys } from './missing-keys.ts';
import { answerInOneStatement } from './one-statement.ts';
import { quieten, quietenEngines } from './quiet-errors.ts';

const SESSION_SECONDS = 3600;

/** PostgREST and Auth over an engine, set up as the hosted project of supabase/config.toml. */
export function createApi(engine: Engine, { jwtSecret, secretKey }: LocalSecrets): App {
  keepPrivileges(engine);
  treatErrors(engine);
  storeNullForMissingKeys(engine.connection);
  answerInOneStatement(engine.connection);
  return new App({
    connection: engine.connection,
    api: { schemas: ['public'], max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: jwtSecret,
      jwt_expiry: SESSION_SECONDS,
      publishable_key: LOCAL_PUBLISHABLE_KEY,
      secret_key: secretKey,
    },
    options: { server: { admin: false, disableStudio: true } },
  });
}

// Before its first request lite grants everything on every table to anon, unless this
// private field says that it has done so. Hence the exact version in package.json.
function keepPrivileges({ connection }: Engine): void {
  if (Reflect.get(connection, 'rlsState') !== 'unknown') {
    throw new LocalStackError(
      'This version of @supabase/lite would open all tables to visitors: install the one in package-lock.json (npm ci).',
    );
  }
  Reflect.set(connection, 'rlsState', 'active');
}

// lite prints every refused statement with its stack and its values, where one line without values
// says enough, and answers some of them otherwise than a hosted project.
function treatErrors({ connection }: Engine): void {
  quietenEngines();
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (raw) => {
    const error = normalize(raw);
    if (error instanceof Error) {
      quieten(error);
      answerAsHosted(error);
    }
    return error;
  };
}
