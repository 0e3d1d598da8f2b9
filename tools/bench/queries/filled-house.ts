import type { Database } from '../../../supabase/local/engine.ts';
import type { Arena } from '../../stress/arena.ts';
import { openHouse } from '../../stress/house.ts';
import { openPostgresHouse } from '../../stress/postgres-house.ts';
import { fillHouse, type HouseSize } from './large-house.ts';
import { pickSamples, type Samples } from './samples.ts';
import { LOG_SETTINGS, START_LOG, StatementLog, type Statement } from './statement-log.ts';

export type Asked = (at: Arena & Samples) => Promise<unknown>;

export interface Answered {
  /** Rows given; 1 for a single value. */
  rows: number;
  statements: Statement[];
}

export interface FilledHouse {
  /** Asks, and tells how the server went about it. */
  ask(query: Asked): Promise<Answered>;
  /** The same over connections that may use no index. */
  askWithoutIndexes(query: Asked): Promise<Answered>;
  close(): Promise<void>;
}

const FORBIDDEN = 'enable_indexscan=off&enable_indexonlyscan=off&enable_bitmapscan=off';

const SETTINGS = {
  // As a hosted project has it, rather than what PostgreSQL takes by itself.
  shared_buffers: '512MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  ...LOG_SETTINGS,
};

/**
 * A filled house on a PostgreSQL server of its own, behind the API of the local stack.
 *
 * @param settings of the server, made once the house is filled
 */
export async function openFilledHouse(
  size: HouseSize,
  settings: Record<string, string> = {},
): Promise<FilledHouse> {
  const log = new StatementLog();
  const house = await openPostgresHouse({ connections: 2, settings: SETTINGS, onLog: log.hear });
  try {
    await fillHouse(house.database, size);
    const samples = await pickSamples(house);
    await house.asAdmin(async (query) => {
      for (const [name, value] of Object.entries({ ...START_LOG, ...settings })) {
        // oxlint-disable-next-line no-await-in-loop -- over the one connection
        await query(`alter system set ${name} = '${value}'`);
      }
      await query('select pg_reload_conf()');
    });
    const bare = await openHouse({ databaseUrl: `${house.databaseUrl}?${FORBIDDEN}` });
    let marks = 0;
    const askAt = async (arena: Arena, query: Asked): Promise<Answered> => {
      log.clear();
      const answer = await query({ ...arena, ...samples });
      marks += 1;
      const mark = `mark ${marks}`;
      const statements = await log.statementsBefore(mark, async () => {
        await untilQuiet(house.database);
        await house.database.query(`select '${mark}'`);
      });
      return { rows: rowsOf(answer), statements };
    };
    return {
      ask: (query) => askAt(house, query),
      askWithoutIndexes: (query) => askAt(bare, query),
      close: async () => {
        await bare.close();
        await house.close();
      },
    };
  } catch (error) {
    await house.close();
    throw error;
  }
}

/**
 * Waits until no statement runs: each is logged when it ends, which may be after its answer came.
 */
async function untilQuiet(database: Database): Promise<void> {
  let busy = 1;
  while (busy > 0) {
    // oxlint-disable-next-line no-await-in-loop -- until it is so
    const [row] = await database.query(
      `select count(*)::integer as busy from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    busy = Number(row?.['busy']);
  }
}

function rowsOf(answer: unknown): number {
  return Array.isArray(answer) ? answer.length : 1;
}
