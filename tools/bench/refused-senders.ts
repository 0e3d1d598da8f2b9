import process from 'node:process';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';

// Senders in a process of their own, so that their own work does not slow down the guest beside
// them.

/** What a request of PostgREST is to the database. */
export interface SentRequest {
  /** The address the platform names in a header. */
  address: string;
  rows: readonly object[];
}

export interface Senders {
  url: string;
  /** How many send at the same time, each again as soon as it is answered. */
  count: number;
  /** 'new': from another address with every request. */
  addresses: 'one' | 'each' | 'new';
  rows: readonly object[];
  /** How often each is answered before the guest comes. */
  beforehand: number;
}

export interface Told {
  answered: number;
  /** Answers that were no refusal: 'stored', or what the server said. */
  others: string[];
}

/** Visitors of a hosted project are cut off after three seconds. */
const LIMIT = '3s';

/** One request as PostgREST sends it. Gives the refusal's code, or 'stored'. */
export async function send(sql: postgres.Sql, { address, rows }: SentRequest): Promise<string> {
  const headers = JSON.stringify({ 'cf-connecting-ip': address });
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  try {
    await sql.begin(async (own) => {
      await own`select set_config('request.headers', ${headers}, true),
        set_config('role', 'anon', true), set_config('statement_timeout', ${LIMIT}, true)`;
      await own.unsafe(
        `insert into public.bookings (${columns})
         select ${columns} from json_populate_recordset(null::public.bookings, $1::text::json)
         returning id, booking_number`,
        [JSON.stringify(rows)],
      );
    });
    return 'stored';
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    return error.code === 'PGRST' ? String(JSON.parse(error.message).code) : error.code;
  }
}

async function sendWithoutPause({
  url,
  count,
  addresses,
  rows,
  beforehand,
}: Senders): Promise<void> {
  const told: Told = { answered: 0, others: [] };
  const order = { isOver: false };
  process.once('message', () => {
    order.isOver = true;
  });
  const sql = postgres(url, { max: count, onnotice: () => {} });
  const addressOf = (sender: number, turn: number) =>
    ({
      one: '203.0.113.1',
      each: `198.51.100.${sender + 1}`,
      new: `10.${sender}.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`,
    })[addresses];
  let begun = 0;
  const each = Array.from({ length: count }, async (_, sender) => {
    for (let turn = 0; !order.isOver; turn += 1) {
      const answer = await send(sql, { address: addressOf(sender, turn), rows });
      told.answered += 1;
      if (!answer.startsWith('HS')) told.others.push(answer);
      if (turn + 1 !== beforehand) continue;
      begun += 1;
      if (begun === count) process.send?.('begun');
    }
  });
  await Promise.all(each);
  await sql.end();
  process.send?.(told);
  process.disconnect();
}

// Only when this file runs as a process of its own, not when it is imported.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (senders: Senders) => void sendWithoutPause(senders));
}
