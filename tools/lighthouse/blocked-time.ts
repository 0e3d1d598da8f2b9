/** What is read of an event of a recording: times in microseconds, `tdur` what of it the processor worked. */
export interface RecordedEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** What Lighthouse takes a phone's processor to be slower by, and the longest task that blocks nobody. */
const SLOWDOWN = 4;
const UNNOTICED_MS = 50;

/**
 * Total blocking time as Lighthouse counts it, in ms, but of the time for which the processor worked on
 * the page's main thread. Lighthouse counts the time that passed, four times: where browser, recorder
 * and page share two cores, most of that is spent waiting for one of them.
 */
export function blockedByProcessor(events: readonly RecordedEvent[], url: string): number {
  const visit = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === visit?.pid && ts > visit.ts,
  );
  if (visit === undefined || paint === undefined) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === visit.pid && tid === visit.tid && ts > paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWDOWN * tdur) / 1000 - UNNOTICED_MS), 0);
}
