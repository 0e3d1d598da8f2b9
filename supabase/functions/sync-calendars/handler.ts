import type { Handler } from '../_shared/runtime.ts';
import { worker } from '../_shared/worker.ts';
import { syncAll } from './sync.ts';

/** Reads the foreign calendars: all that are due, or with {"feed": id} that one (CHAN-02). */
export const handle: Handler = worker(async (runtime, asked) => {
  const feed = typeof asked === 'object' && asked !== null && 'feed' in asked ? asked.feed : null;
  return syncAll(runtime, { only: typeof feed === 'string' ? feed : undefined });
});
