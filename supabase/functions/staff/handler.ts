import { passwordForm } from '../../../src/domain/account/password-form.ts';
import { passwordProblem, type PasswordProblem } from '../../../src/domain/account/password.ts';
import { answerTo, asked, bearerOf, preflight, type Asked } from '../_shared/asked.ts';
import {
  BackendError,
  callAsService,
  callAsUser,
  publishableKey,
  textIn,
} from '../_shared/backend.ts';
import { required, type Handler, type Runtime } from '../_shared/runtime.ts';
import type { Accounts } from './accounts.ts';

// What people need Auth's own doors for (STAFF-01, STAFF-03): an account for who is invited, the end
// of the account of who was removed, and passwords. Who may do what is decided by the database, with
// the caller's token or with the link that a mail brought.

type Act = (given: Asked, token: string | undefined) => Promise<Response>;

const OVER = { code: 'link-over', message: 'Esta ligação já não serve.' };
const PATIENCE_MS = 15_000;

/** The function `staff` over one kind of accounts. */
export function staffFunction(accountsOf: (runtime: Runtime) => Accounts): Handler {
  return async (request, runtime) => {
    const early = preflight(request);
    if (early !== undefined) return early;
    try {
      const given = await asked(request);
      const act = actsOn(runtime, accountsOf(runtime)).get(textIn(given, 'act'));
      if (given === undefined || act === undefined) return answerTo(400, { message: 'Malformed' });
      return await act(given, bearerOf(request));
    } catch (error) {
      if (error instanceof BackendError && error.code !== '') {
        return answerTo(error.status, { code: error.code, message: error.words });
      }
      // No values: what fails may carry addresses.
      console.error('staff failed:', error instanceof Error ? error.name : typeof error);
      return answerTo(500, { message: 'The work failed' });
    }
  };
}

function actsOn(runtime: Runtime, accounts: Accounts): ReadonlyMap<string, Act> {
  const service = async (name: string, args: object) => callAsService(runtime, { name, args });

  /** Invites; the database says first whether the caller may, and whether there is an account. */
  const invite: Act = async ({ name, email, role }, token) => {
    if (token === undefined) return notAllowed();
    const call = { name: 'invite_staff', args: { name, email, role } };
    const first = await callAsUser(runtime, call, token);
    if (textIn(first, 'state') !== 'no-account')
      return answerTo(200, { state: textIn(first, 'state') });
    // The address as the database has cleaned it, so that it finds the account again.
    const id = await accounts.create(textIn(first, 'email'));
    try {
      const second = await callAsUser(runtime, call, token);
      if (textIn(second, 'state') === 'no-account') {
        throw new BackendError(500, 'no-account', 'The work failed');
      }
      return answerTo(200, { state: textIn(second, 'state') });
    } catch (error) {
      // An invitation without an answer may be stored: then another try finds the account.
      if (error instanceof BackendError && error.code !== '') await accounts.remove(id);
      throw error;
    }
  };

  /** Deletes the accounts of all who were removed: also of those where it was in vain before. */
  const forget: Act = async (_given, token) => {
    if (token === undefined) return notAllowed();
    await callAsUser(runtime, { name: 'team', args: {} }, token);
    const removed = await service('removed_accounts', {});
    for (const id of Array.isArray(removed) ? removed : []) await accounts.remove(String(id));
    return answerTo(200, {});
  };

  const readLink: Act = async (given) => {
    const holder = await service('read_staff_link', { link: textIn(given, 'link') });
    return typeof holder === 'object' && holder !== null
      ? answerTo(200, holder)
      : answerTo(404, OVER);
  };

  const choosePassword: Act = async (given) => {
    const link = textIn(given, 'link');
    const password = passwordForm(textIn(given, 'password'));
    const problem = passwordProblem(password);
    if (problem !== null) return refused(problem);
    const holder = await service('take_staff_link', { link });
    const id = textIn(holder, 'id');
    if (id === '') return answerTo(404, OVER);
    let isStored = false;
    try {
      isStored = await accounts.setPassword(id, password);
    } finally {
      if (!isStored) await service('return_staff_link', { link });
    }
    if (!isStored) return refused('password-common');
    await service('password_chosen', { id });
    return answerTo(200, { email: textIn(holder, 'email') });
  };

  const changePassword: Act = async (given, token) => {
    if (token === undefined) return notAllowed();
    const account = await callAsUser(runtime, { name: 'my_account', args: {} }, token);
    if (!['in', 'set-up'].includes(textIn(account, 'state'))) return notAllowed();
    const password = passwordForm(textIn(given, 'password'));
    const problem = passwordProblem(password);
    if (problem !== null) return refused(problem);
    const id = textIn(account, 'id');
    const email = await emailOf(runtime, token);
    if (!(await isAnyPassword(runtime, email, textIn(given, 'current')))) {
      return answerTo(403, { code: 'wrong-password', message: 'wrong-password' });
    }
    if (!(await accounts.setPassword(id, password))) return refused('password-common');
    await service('password_chosen', { id });
    return answerTo(200, { email });
  };

  return new Map([
    ['invite', invite],
    ['forget', forget],
    ['read-link', readLink],
    ['choose-password', choosePassword],
    ['change-password', changePassword],
  ]);
}

function refused(problem: PasswordProblem): Response {
  return answerTo(400, { code: problem, message: problem });
}

function notAllowed(): Response {
  return answerTo(401, { message: 'Not allowed' });
}

/** The address that an account signs in with. */
async function emailOf(runtime: Runtime, token: string): Promise<string> {
  const answer = await askAuth(runtime, '/user', { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`Auth answered ${answer.status}`);
  return textIn(await answer.json(), 'email');
}

/** The same in the form in which passwords are hashed; else as typed, which older ones were. */
async function isAnyPassword(runtime: Runtime, email: string, typed: string): Promise<boolean> {
  const form = passwordForm(typed);
  if (await isPassword(runtime, email, form)) return true;
  return form !== typed && isPassword(runtime, email, typed);
}

/** Whether a password is that of an account, as signing in finds out. */
async function isPassword(runtime: Runtime, email: string, password: string): Promise<boolean> {
  const answer = await askAuth(runtime, '/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  await answer.body?.cancel();
  if (answer.status >= 500 || answer.status === 429) {
    throw new Error(`Auth answered ${answer.status}`);
  }
  return answer.ok;
}

async function askAuth(
  { env, fetch }: Runtime,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('apikey', publishableKey(env));
  headers.set('Content-Type', 'application/json');
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const address = `${required(env, 'SUPABASE_URL')}/auth/v1${path}`;
  return fetch(new Request(address, { ...init, headers, signal }));
}
