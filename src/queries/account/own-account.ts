import type { Account } from '@/domain/account/account';
import type { TeamEvent } from '@/domain/account/team';
import type { RestClient } from '@/lib/rest-client';
import type { Json } from '@/types/database';
import { unwrapObject } from '../json-answer';
import { unwrap } from '../query-error';

/** How the signed-in account stands: the first question of the panel (STAFF-02, STAFF-04). */
export async function readAccount(client: RestClient): Promise<Account> {
  return unwrapObject<Account>('readAccount', await client.rpc('my_account'), 'state');
}

/** A session of the own account. Moments are ISO texts. */
export interface OwnSession {
  since: string;
  /** What the browser called itself; null where Auth does not keep it. */
  agent: string | null;
  is_this: boolean;
}

export type OwnAct = BookingAct | TeamAct;

interface BookingAct {
  at: string;
  kind: 'created' | 'changed' | 'deleted';
  booking_number: string;
  subject_name: null;
  /** {column: [from, to]}, of a new booking {column: value}. */
  detail: Json;
}

interface TeamAct extends Pick<TeamEvent, 'at' | 'kind' | 'detail' | 'subject_name'> {
  booking_number: null;
}

export interface OwnActivity {
  sessions: OwnSession[];
  acts: OwnAct[];
}

/**
 * Where the own panel is open, and the last twenty things done under this name, newest first
 * (STAFF-03).
 */
export async function readOwnActivity(client: RestClient): Promise<OwnActivity> {
  return unwrapObject<OwnActivity>('readOwnActivity', await client.rpc('my_activity'), 'sessions');
}

/**
 * Sets how the history calls the signed-in person.
 *
 * @param name up to 60 characters; empty: what stands before the @ of the address
 */
export async function setOwnName(client: RestClient, name: string): Promise<string> {
  return unwrap('setOwnName', await client.rpc('set_staff_name', { name }));
}

/**
 * Ends all sessions of the own account, this one too, at once: tokens that live on open nothing
 * (STAFF-03). Afterwards `signOut('global')` has Auth forget them. Fails where nothing was ended.
 */
export async function signOutEverywhere(client: RestClient): Promise<void> {
  unwrap('signOutEverywhere', await client.rpc('sign_out_everywhere'));
}

/**
 * Asks for a mail with a link for a new password. The answer is the same whether or not the address
 * is one of the team. Fails as 'invalid' for what is no address, 'rate-limit' after too many.
 */
export async function askRecovery(client: RestClient, email: string): Promise<void> {
  unwrap('askRecovery', await client.rpc('ask_recovery', { email }));
}
