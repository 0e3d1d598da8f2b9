import type { CodeResult } from '@/domain/account/account';
import type { RestClient } from '@/lib/rest-client';
import { unwrapObject } from '../json-answer';
import { unwrap } from '../query-error';

// The second factor of the signed-in person (STAFF-04). A wrong code is an answer and no error.

/**
 * Makes a new secret, which counts for nothing until the second factor is finished. Returns the
 * secret in base 32, for the application. Fails as 'invalid' where one is on already.
 */
export async function beginSecondFactor(client: RestClient): Promise<string> {
  const { secret } = unwrapObject<{ secret: string }>(
    'beginSecondFactor',
    await client.rpc('begin_second_factor'),
    'secret',
  );
  return secret;
}

/**
 * Tries the first code of a new secret. Gives of a right one the ten recovery codes, this once; of
 * a wrong one how many minutes the telephone's clock is off, where the code was right at another
 * time.
 */
export async function checkSecondFactor(client: RestClient, code: string): Promise<CodeResult> {
  return unwrapObject<CodeResult>(
    'checkSecondFactor',
    await client.rpc('check_second_factor', { code }),
    'state',
  );
}

/**
 * Switches the second factor on; this session has shown it. Fails as 'invalid' where no code was
 * right before.
 */
export async function finishSecondFactor(client: RestClient): Promise<void> {
  unwrap('finishSecondFactor', await client.rpc('finish_second_factor'));
}

/**
 * Shows the second factor in this session.
 *
 * @param code six digits, or a recovery code
 */
export async function proveSecondFactor(client: RestClient, code: string): Promise<CodeResult> {
  return unwrapObject<CodeResult>(
    'proveSecondFactor',
    await client.rpc('prove_second_factor', { code }),
    'state',
  );
}

/**
 * Switches the second factor off. Fails as 'invalid' where the house requires it.
 *
 * @param code six digits, or a recovery code
 */
export async function endSecondFactor(client: RestClient, code: string): Promise<CodeResult> {
  return unwrapObject<CodeResult>(
    'endSecondFactor',
    await client.rpc('end_second_factor', { code }),
    'state',
  );
}

/**
 * Makes ten new recovery codes; the old ones end.
 *
 * @param code six digits, or a recovery code
 */
export async function renewRecoveryCodes(client: RestClient, code: string): Promise<CodeResult> {
  return unwrapObject<CodeResult>(
    'renewRecoveryCodes',
    await client.rpc('renew_recovery_codes', { code }),
    'state',
  );
}
