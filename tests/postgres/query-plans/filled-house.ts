import type { Database } from '../../../supabase/local/engine.ts';
import type { Arena } from '../../database/races/arena.ts';
import { openPostgresHouse } from './postgres-house.ts';
import { fillHouse, type HouseSize } from './large-house.ts';
import { pickSamples, type Samples } from './samples.ts';
import { LOG_SETTINGS, START_LOG, StatementLog, type Scan } from './statement-log.ts';

export type Asked = (at: Arena & Samples) => Promise<unknown>;

export interface FilledHouse {
  /** Asks, and tells how the server read its tables. */
  ask(query: Asked): Promise<Scan[]>;
  close(): Promise<void>;
}

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
    let marks = 0;
    return {
      ask: async (query) => {
        log.clear();
        await query({ ...house, ...samples });
        marks += 1;
        const mark = `mark ${marks}`;
        return log.scansBefore(mark, async () => {
          await untilQuiet(house.database);
          await house.database.query(`select '${mark}'`);
        });
      },
      close: async () => house.close(),
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
