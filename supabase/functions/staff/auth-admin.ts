import { headersWith, secretKey, textIn } from '../_shared/backend.ts';
import { required, type Runtime } from '../_shared/runtime.ts';
import type { Accounts } from './accounts.ts';

const PATIENCE_MS = 15_000;

/** Auth's answer to a password that it has found in a list of stolen ones, or finds too weak. */
const UNPROCESSABLE = 422;
const NOT_FOUND = 404;

interface AdminAnswer {
  status: number;
  said: string;
}

/** The accounts of a hosted project, by the admin API of its Auth. */
export function authAdmin(runtime: Runtime): Accounts {
  const ask = async (method: string, path: string, body?: object): Promise<AdminAnswer> => {
    const answer = await runtime.fetch(
      new Request(`${required(runtime.env, 'SUPABASE_URL')}/auth/v1/admin/users${path}`, {
        method,
        headers: headersWith(secretKey(runtime.env)),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    );
    const said = await answer.text();
    return { status: answer.status, said };
  };
  return {
    create: async (email) => {
      const account = { email, password: unknownPassword(), email_confirm: true };
      const { status, said } = await ask('POST', '', account);
      requireOk(status);
      return textIn(JSON.parse(said), 'id');
    },
    // Auth ends the sessions of whoever gets a new password.
    setPassword: async (id, password) => {
      const { status } = await ask('PUT', `/${id}`, { password });
      if (status === UNPROCESSABLE) return false;
      requireOk(status);
      return true;
    },
    remove: async (id) => {
      const { status } = await ask('DELETE', `/${id}`);
      if (status !== NOT_FOUND) requireOk(status);
    },
  };
}

function requireOk(status: number): void {
  if (status < 200 || status > 299) throw new Error(`Auth answered ${status}`);
}

/** Beyond guessing, and short enough for bcrypt, which reads 72 bytes. */
export function unknownPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
