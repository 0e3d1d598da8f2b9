import type { Role } from '@/domain/account/role';
import type { RestClient } from '@/lib/rest-client';
import { createAccount } from '../../supabase/local/staff-account.ts';
import { authenticatorCode } from '../support/authenticator';
import { clientFor, tokenOf, type Backend } from './support';

// People of the team beside the owner of every test house, and the codes of their telephones.

export interface TeamMember {
  id: string;
  email: string;
  password: string;
  token: string;
  client: RestClient;
}

/** A person of the team with a session. */
export async function addMember(
  backend: Backend,
  { email, role }: { email: string; role: Role },
): Promise<TeamMember> {
  const password = `palavra de ${email}`;
  await createAccount(backend.database, { email, password }, { hashRounds: 4 });
  const [row] = await backend.database.query('select private.grant_staff($1, $2) as id', [
    email,
    role,
  ]);
  return { ...(await signedIn(backend, { email, password })), id: String(row?.['id']) };
}

/** Another session of the same person. */
export async function signedIn(
  backend: Backend,
  account: { email: string; password: string },
): Promise<Omit<TeamMember, 'id'>> {
  const token = await tokenOf(backend.stack, account);
  return { ...account, token, client: clientFor(backend.stack, token) };
}

/** A step of the second factor's clock. */
const STANDING_STEP = 60_000_000;

/** Stops the clock of the second factor, so that no code grows old while a test runs. */
export async function stopCodes({ database }: Backend): Promise<void> {
  await database.script(
    `create or replace function private.totp_step() returns bigint
       language sql volatile set search_path = '' as 'select ${STANDING_STEP}::bigint'`,
  );
}

/**
 * What a telephone shows for a secret in base 32, so many steps of thirty seconds after the moment at
 * which the clock stands.
 */
export const telephoneCode = (secret: string, steps = 0): string =>
  authenticatorCode(secret, STANDING_STEP + steps);
