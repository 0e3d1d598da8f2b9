import type { Browser, CDPSession } from 'playwright-core';
import { withinTime } from '../time-limit.ts';
import type { MeasuredPage } from './pages.ts';
import { watchPage, type Paints } from './watch-page.ts';

/** A lower mid-range phone on a slow connection. */
const VIEWPORT = { width: 390, height: 844 };
const PROCESSOR_SLOWDOWN = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.7 * 1024 * 1024) / 8,
};
const VISIT_LIMIT_MS = 30_000;

/** What the page's main thread worked since the visit began, in ms. */
interface Work {
  processor: number;
  /** The part of it that ran script. */
  script: number;
}

/** What is measured of a visit, in ms. */
export interface Visit extends Paints, Work {
  /** Main-thread time until nothing more was painted; the other two end when the page is usable. */
  processorInAll: number;
}

/** One visit by a guest who has never been here, on a slow phone. */
export async function visit(
  browser: Browser,
  site: string,
  { path, shown = '' }: MeasuredPage,
): Promise<Visit> {
  const url = site + path;
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-PT',
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    // The time that the thread ran, not the time that passed: the machine may do other work
    // besides.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    let untilUsable: Promise<Work> | undefined;
    await page.exposeFunction('pageIsUsable', () => {
      untilUsable = workOf(session);
    });
    const settled = new Promise<Paints>((resolve) => {
      void page.exposeFunction('pageIsSettled', resolve);
    });
    // tsx compiles functions with calls of its helper __name, which does not exist in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchPage, shown);
    await page.goto(url, { waitUntil: 'commit' });
    const paints = await withinTime(settled, {
      ms: VISIT_LIMIT_MS,
      otherwise: `${url} does not become usable.`,
    });
    const inAll = await workOf(session);
    return { ...paints, ...((await untilUsable) ?? inAll), processorInAll: inAll.processor };
  } finally {
    await context.close();
  }
}

async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const time = (wanted: string) =>
    (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  return { processor: time('TaskDuration'), script: time('ScriptDuration') };
}
