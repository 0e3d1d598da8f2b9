import { valueOf } from '../database/mail-scene';
import type { Backend } from '../database/support';
import type { MailServer } from './mail-server';

// What the tests of the worker put into the queue, and how they look at it.

/** So many mails that are due, to a1@correio.example and on. */
export async function queue({ database }: Backend, count: number): Promise<void> {
  await database.query(
    `insert into public.mails (event_key, kind, recipient, code)
     select 'x' || n, 'verify', 'a' || n || '@correio.example', 'code' || n
       from generate_series(1, $1::integer) n`,
    [count],
  );
}

/** How many mails are in a state. */
export const countOf = async (backend: Backend, state: string): Promise<unknown> =>
  valueOf(backend, `select count(*)::int from public.mails where state = $1`, [state]);

/** As if the two minutes were over for which a worker holds a mail. */
export const loseLeases = async ({ database }: Backend): Promise<void> =>
  database.script(`update public.mails set lease_until = now() - interval '1 second'`);

/** Whom the server has mails for, in order of their addresses. */
export const recipients = ({ received }: MailServer): string[] =>
  received.flatMap(({ to }) => to).toSorted();
