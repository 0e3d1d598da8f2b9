import { FunctionsHttpError } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { PasswordProblem } from '@/domain/account/password';
import type { Role } from '@/domain/account/role';
import { supabaseClient } from '@/lib/staff-client';
import { kindOfFunctionError } from '../edge-functions';
import { QueryError } from '../query-error';

// What goes through the Edge Function `staff` (STAFF-01, STAFF-03).

export interface LinkHolder {
  kind: 'invitation' | 'recovery';
  name: string;
  email: string;
}

const holder = v.object({
  kind: v.picklist(['invitation', 'recovery']),
  name: v.string(),
  email: v.string(),
});

/** Whose link it is. Null for a link that was used or is old. */
export async function readLink(link: string): Promise<LinkHolder | null> {
  const answer = await askStaff('readLink', { act: 'read-link', link });
  if (answer.code === 'link-over') return null;
  return checked('readLink', holder, answer);
}

/** Why a password was not taken, in words of the screen. */
export type PasswordRefusal = PasswordProblem | 'link-over' | 'wrong-password';

const refusal = v.picklist([
  'password-short',
  'password-long',
  'password-common',
  'link-over',
  'wrong-password',
]);
const signIn = v.object({ email: v.string() });

/** The address to sign in with now, or why the password was not taken. */
export type PasswordResult = { email: string } | { refusal: PasswordRefusal };

/** Chooses a password through a link: all sessions end, and who was invited has joined. */
export async function choosePassword(given: {
  link: string;
  password: string;
}): Promise<PasswordResult> {
  return passwordResult('choosePassword', { act: 'choose-password', ...given });
}

/** Changes the own password: all sessions end, this one too. */
export async function changePassword(given: {
  current: string;
  password: string;
}): Promise<PasswordResult> {
  return passwordResult('changePassword', { act: 'change-password', ...given });
}

/**
 * Invites a person: makes an account where there is none, and has the mail sent. Fails as 'invalid'
 * with the words of the database (already of the team, no address), 'forbidden' for others than an
 * owner, else as `syncCalendar`.
 */
export async function invitePerson(person: {
  name: string;
  email: string;
  role: Role;
}): Promise<void> {
  await invoke('invitePerson', { act: 'invite', ...person });
}

/** Has the accounts of removed people deleted from Auth. Their rights are gone before. */
export async function forgetRemovedAccounts(): Promise<void> {
  await invoke('forgetRemovedAccounts', { act: 'forget' });
}

async function passwordResult(operation: string, body: object): Promise<PasswordResult> {
  const answer = await askStaff(operation, body);
  const refused = v.safeParse(refusal, answer.code);
  if (refused.success) return { refusal: refused.output };
  return checked(operation, signIn, answer);
}

interface Answer {
  code?: string;
  data?: unknown;
}

/** The function's answer, or the code of a refusal that the screen explains. */
async function askStaff(operation: string, body: object): Promise<Answer> {
  try {
    return { data: await invoke(operation, body) };
  } catch (error) {
    if (error instanceof QueryError && v.is(refusal, error.code)) return { code: error.code };
    throw error;
  }
}

async function invoke(operation: string, body: object): Promise<unknown> {
  const { data, error } = await supabaseClient().functions.invoke<unknown>('staff', { body });
  if (!error) return data;
  const said = await saidBy(error);
  throw new QueryError(operation, {
    kind: said.code.startsWith('HS') ? 'invalid' : kindOfFunctionError(error),
    code: said.code,
    message: said.message,
    cause: error,
  });
}

const words = v.object({ code: v.string(), message: v.string() });

async function saidBy(error: unknown): Promise<{ code: string; message: string }> {
  const none = { code: '', message: '' };
  if (!(error instanceof FunctionsHttpError)) return none;
  const answer: unknown = error.context;
  if (!(answer instanceof Response)) return none;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const found = v.safeParse(words, body);
  return found.success ? found.output : none;
}

function checked<Schema extends v.GenericSchema>(
  operation: string,
  schema: Schema,
  { data }: Answer,
): v.InferOutput<Schema> {
  const found = v.safeParse(schema, data);
  if (found.success) return found.output;
  throw new QueryError(operation, { kind: 'server', message: '' });
}
