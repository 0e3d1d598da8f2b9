import type { Role } from '@/domain/account/role';
import type { Team } from '@/domain/account/team';
import type { RestClient } from '@/lib/rest-client';
import { unwrapObject } from '../json-answer';
import { unwrap } from '../query-error';

// Who works in the house; the owner's alone (STAFF-01).

/** Everybody, invitations too, with the team's history. */
export async function readTeam(client: RestClient): Promise<Team> {
  return unwrapObject<Team>('readTeam', await client.rpc('team'), 'people');
}

/**
 * Sends an invitation once more; the link of the one before ends. Fails as 'missing' when the
 * person is gone, 'invalid' when they have joined.
 */
export async function renewInvitation(client: RestClient, id: string): Promise<void> {
  unwrap('renewInvitation', await client.rpc('renew_invitation', { id }));
}

/**
 * A link for an invitation, to be given by hand where no mail goes out; earlier links end. Returns
 * the secret of the link, good for 48 hours.
 */
export async function copyInvitation(client: RestClient, id: string): Promise<string> {
  return unwrap('copyInvitation', await client.rpc('copy_invitation', { id }));
}

/**
 * Gives a person another role, at once. Fails as 'invalid' for the last owner, 'missing' when the
 * person is gone.
 */
export async function changeRole(
  client: RestClient,
  { id, role }: { id: string; role: Role },
): Promise<void> {
  unwrap('changeRole', await client.rpc('change_staff_role', { id, role }));
}

/** Takes a person out of the team: their open panels end with the next call. */
export async function removePerson(client: RestClient, id: string): Promise<void> {
  unwrap('removePerson', await client.rpc('remove_staff', { id }));
}

/** Takes the second factor off a colleague who lost telephone and codes. */
export async function resetSecondFactor(client: RestClient, id: string): Promise<void> {
  unwrap('resetSecondFactor', await client.rpc('reset_second_factor', { id }));
}

/**
 * Requires a second factor of everybody (STAFF-04). Fails as 'invalid' while the owner has none.
 *
 * @param fromDay yyyy-mm-dd in Europe/Lisbon; null: of nobody any more
 */
export async function requireSecondFactor(
  client: RestClient,
  fromDay: string | null,
): Promise<void> {
  // Left out, the database takes null.
  const from = { from_day: fromDay ?? undefined };
  unwrap('requireSecondFactor', await client.rpc('require_second_factor', from));
}
