import type { Backend } from './support';

// How a request reaches the database of a hosted project: with the visitor's address in a header,
// which the embedded API does not pass on.

/** What a visitor can read of a refusal: everything that a stranger could compare. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  hint: string | null;
}

export type Headers = Record<string, string>;

/** An address of the network as the platform writes it. */
export const fromAddress = (address: string): Headers => ({ 'cf-connecting-ip': address });

/**
 * Inserts rows as a visitor with these headers; returns the refusal, or null when they were stored.
 */
export async function sendWith(
  { database }: Pick<Backend, 'database'>,
  headers: Headers,
  rows: readonly object[],
  table: 'bookings' | 'contact_messages' = 'bookings',
): Promise<Refusal | null> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  try {
    await database.transaction(async (sql) => {
      await sql.query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
      await sql.script('set local role anon');
      await sql.query(
        `insert into public.${table} (${columns})
         select ${columns} from json_populate_recordset(null::public.${table}, $1::text::json)`,
        [JSON.stringify(rows)],
      );
    });
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

/** The same in one word: 'stored', or the code of the refusal. */
export async function outcomeWith(...args: Parameters<typeof sendWith>): Promise<string> {
  return (await sendWith(...args))?.code ?? 'stored';
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  if (error.code !== 'PGRST') {
    return { status: 0, code: String(error.code), message: error.message, hint: null };
  }
  const { code, message, hint } = JSON.parse(error.message);
  const { status } = JSON.parse('detail' in error ? String(error.detail) : '{}');
  return { status, code, message, hint };
}

/** Runs some work while other settings apply. */
export async function withSettings(
  { database }: Pick<Backend, 'database'>,
  change: string,
  work: () => Promise<void>,
): Promise<void> {
  const [before] = await database.query('select to_jsonb(s)::text as row from private.settings s');
  await database.script(`update private.settings set ${change}`);
  try {
    await work();
  } finally {
    await database.script('delete from private.settings');
    await database.query(
      `insert into private.settings select * from jsonb_populate_record(null::private.settings, $1::text::jsonb)`,
      [String(before?.['row'])],
    );
  }
}
