import type { Handler } from '../_shared/runtime.ts';
import { worker } from '../_shared/worker.ts';
import { syncAll } from './sync.ts';

/** Reads the foreign calendars: all that are due, or with {"feed": id} that one (CHAN-02). */
export const handle: Handler = worker(async (runtime, { feed = null }) => {
  if (feed !== null && typeof feed !== 'string') return undefined;
  return syncAll(runtime, { only: feed ?? undefined });
});
