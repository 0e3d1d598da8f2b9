/** Another tab that does not end within this time may be asleep: what is done twice does no harm. */
const PATIENCE_MS = 5000;

/**
 * Does something in one tab of the browser at a time; where a browser has no locks, at once.
 *
 * @param work must be harmless when done twice
 */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  let hasBegun = false;
  const begin = async () => {
    hasBegun = true;
    await work();
  };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return await navigator.locks.request(name, { signal }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return begin();
  }
}
