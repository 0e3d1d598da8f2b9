import { callAsService } from '../_shared/backend.ts';
import type { Handler, Runtime } from '../_shared/runtime.ts';
import { worker } from '../_shared/worker.ts';

// Asks the site's host to build the site anew once a room was changed (PUB-02). The address of the
// host's hook is a secret: whoever has it can have the site built, so it stands in no answer, no log
// and no row.

/** Less than the panel waits for an answer; hosts only queue the build. */
const PATIENCE_MS = 10_000;

export interface Publication {
  /**
   * no-hook: the owner has set none; not-now: nothing waits, or the host was asked within five
   * minutes, and what waits is asked for by the schedule; failed: the host did not take it.
   */
  state: 'no-hook' | 'not-now' | 'asked' | 'failed';
}

export const handle: Handler = worker(async (runtime) => publish(runtime));

/**
 * One turn: asks the host when something waits and it was not asked within five minutes.
 *
 * @param options.patience in milliseconds, for the host's answer
 */
export async function publish(
  runtime: Runtime,
  { patience = PATIENCE_MS }: { patience?: number } = {},
): Promise<Publication> {
  const hook = runtime.env['DEPLOY_HOOK_URL'];
  if (!hook) return { state: 'no-hook' };
  const number = await callAsService(runtime, { name: 'claim_publication', args: {} });
  if (number === null) return { state: 'not-now' };
  const error = await refusalOf(hook, patience);
  await callAsService(runtime, { name: 'finish_publication', args: { number, error } });
  return { state: error === null ? 'asked' : 'failed' };
}

/** Asks the host, and gives in words for the owner why that was in vain; null when it was not. */
async function refusalOf(hook: string, patience: number): Promise<string | null> {
  if (!URL.canParse(hook) || new URL(hook).protocol !== 'https:') {
    return 'DEPLOY_HOOK_URL is no address that begins with https://';
  }
  try {
    const answer = await fetch(hook, {
      method: 'POST',
      // The address in a redirect is not the one that the owner has set.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `the host answered ${answer.status}`;
  } catch {
    // The error may hold the address.
    return 'the host did not answer';
  }
}
