import type { Sql } from '../engine.ts';

/** A try to sign in with a password. */
export interface Credentials {
  email: string;
  password: string;
}

/** Compared with in a house without accounts, so that an attempt takes as long as elsewhere. */
const NOBODYS_HASH = '$2a$10$ThisIsNobodysSaltForOuUQ9xJv0cV1mZpZQ5eXo1kWq5m6s6cW2y';

/**
 * Whether this is the password of the account.
 *
 * An unknown account takes the same two statements as a known one, the second with the hash of
 * another account, so that the time of the answer does not tell which addresses have one.
 */
export async function isPasswordOf(sql: Sql, credentials: Credentials): Promise<boolean> {
  const email = asText(credentials.email.toLowerCase());
  const [found] = await sql.query(
    `select email = $1 as is_own, encrypted_password as hash from auth.users
      where encrypted_password like '$2%' order by email = $1 desc nulls last, id limit 1`,
    [email],
  );
  // Auth writes bcrypt hashes as $2b$ or $2y$, the database reads $2a$; the hash is the same.
  const stored = found?.['hash'];
  const hash = (typeof stored === 'string' ? stored : NOBODYS_HASH).replace(/^\$2[by]\$/, '$2a$');
  const [compared] = await sql.query('select extensions.crypt($1, $2) = $2 as is_right', [
    asText(credentials.password),
    hash,
  ]);
  return found?.['is_own'] === true && compared?.['is_right'] === true;
}

/** PostgreSQL stores no NUL in a text. */
function asText(text: string): string {
  return text.replaceAll('\0', '');
}
