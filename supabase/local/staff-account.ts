import { passwordForm } from '../../src/domain/account/password-form.ts';
import type { Accounts } from '../functions/staff/accounts.ts';
import { unknownPassword } from '../functions/staff/auth-admin.ts';
import type { Database, Sql } from './engine.ts';

/** The account printed at start; it exists on the embedded database only. */
export const DEMO_STAFF = { email: 'equipa@marenova.example', password: 'hostel-demo' };

/** Colleagues in the demo house, with the same password: one of each role. */
const DEMO_COLLEAGUES = [
  { email: 'marta@marenova.example', name: 'Marta Nunes', role: 'reception' },
  { email: 'lidia@marenova.example', name: 'Lídia Cabral', role: 'housekeeping' },
] as const;

export interface NewAccount {
  email: string;
  password: string;
}

/**
 * Creates an account that can sign in at once, and gives its id. It is no staff until private.grant_staff(email).
 * `hashRounds` is bcrypt's cost: ten, as Auth's own, unless the password guards nothing.
 */
export async function createAccount(
  sql: Sql,
  { email, password }: NewAccount,
  { hashRounds = 10 } = {},
): Promise<string> {
  const [made] = await sql.query(
    `with account as (
       insert into auth.users
         (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
       values (gen_random_uuid(), 'authenticated', 'authenticated', $1::text,
         extensions.crypt($2::text, extensions.gen_salt('bf', $3::integer)), now(),
         '{"provider": "email", "providers": ["email"]}')
       returning id, email
     )
     insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select gen_random_uuid(), 'email', id::text, id,
       jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
     from account returning user_id`,
    [email, passwordForm(password), hashRounds],
  );
  return String(made?.['user_id']);
}

/** The accounts of the embedded stack, whose Auth has no admin API: the same by SQL. */
export function sqlAccounts(database: Database): Accounts {
  return {
    create: async (email) => createAccount(database, { email, password: unknownPassword() }),
    setPassword: async (id, password) => {
      await database.transaction(async (sql) => {
        await sql.query(
          `update auth.users set encrypted_password =
             extensions.crypt($2::text, extensions.gen_salt('bf', 10)) where id = $1`,
          [id, password],
        );
        await endSessions(sql, id);
      });
      return true;
    },
    remove: async (id) => {
      await database.transaction(async (sql) => {
        await endSessions(sql, id);
        await sql.query('delete from auth.identities where user_id = $1', [id]);
        await sql.query('delete from auth.users where id = $1', [id]);
      });
    },
  };
}

async function endSessions(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from auth.refresh_tokens where user_id = $1', [id]);
  await sql.query('delete from auth.sessions where user_id = $1', [id]);
}

/** Creates the demo account, an owner, and its colleagues. */
export async function createDemoStaff(sql: Sql): Promise<void> {
  await createAccount(sql, DEMO_STAFF);
  await sql.query('select private.grant_staff($1)', [DEMO_STAFF.email]);
  for (const { email, name, role } of DEMO_COLLEAGUES) {
    // Everybody knows this password, so a hash need not be slow.
    await createAccount(sql, { email, password: DEMO_STAFF.password }, { hashRounds: 4 });
    await sql.query('select private.grant_staff($1, $2)', [email, role]);
    await sql.query(
      `update private.staff set display_name = $2
        where user_id = (select id from auth.users where email = $1)`,
      [email, name],
    );
  }
}
