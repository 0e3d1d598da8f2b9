import { describe, expect, it } from 'vitest';
import { blockedByProcessor, type RecordedEvent } from '../../tools/lighthouse/blocked-time.ts';

// What `npm run lighthouse` says of the main thread besides Lighthouse's own figure.

const URL = 'https://localhost/';
const PAGE = { pid: 7, tid: 1, args: {} };
const BEGINNING: RecordedEvent[] = [
  { ...PAGE, name: 'navigationStart', ts: 1000, args: { data: { documentLoaderURL: URL } } },
  { ...PAGE, name: 'firstContentfulPaint', tid: 2, ts: 90_000 },
];

const task = (ts: number, tdur: number, where = {}): RecordedEvent => ({
  ...PAGE,
  name: 'RunTask',
  ts,
  tdur,
  ...where,
});

describe('blockedByProcessor', () => {
  it.each([
    ['what goes beyond 50 ms of a phone four times as slow', [task(100_000, 20_000)], 30],
    ['each task by itself', [task(100_000, 20_000), task(130_000, 15_000)], 40],
    ['nothing of a task that blocks nobody', [task(100_000, 12_500)], 0],
    ['nothing before the first paint', [task(50_000, 30_000)], 0],
    ['nothing of another thread', [task(100_000, 30_000, { tid: 3 })], 0],
    ['nothing of another process', [task(100_000, 30_000, { pid: 8 })], 0],
    ['nothing of what is within a task', [task(100_000, 30_000, { name: 'Layout' })], 0],
  ])('counts %s', (_what, tasks, blocked) => {
    expect(blockedByProcessor([...BEGINNING, ...tasks], URL)).toBe(blocked);
  });

  it('knows no figure for a visit that is not in the recording, or was never painted', () => {
    expect(blockedByProcessor(BEGINNING, 'https://localhost/sobre')).toBeNaN();
    expect(blockedByProcessor(BEGINNING.slice(0, 1), URL)).toBeNaN();
  });
});
