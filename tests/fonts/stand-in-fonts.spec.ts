import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PRERENDERED_ROUTES } from '../../tools/site/routes.ts';
import { DESKTOP, expect, test } from '../e2e/fixtures';
import { answerTiles, framesPass, woken } from '../e2e/screen';

test.describe.configure({ mode: 'parallel' });

declare global {
  interface Window {
    /** How much has moved on the page, as the browser counts it. */
    shifted: number;
  }
}

/** A smaller shift is shown as 0.00. */
const NO_SHIFT = 0.005;
/**
 * On a wide screen one line of small print may wrap differently, which shifts all below by its
 * height.
 */
const SMALL_SHIFT = 0.065;

/** The devices that guests have, and fonts with the measures of theirs to test with anywhere. */
const DEVICES: Record<string, Device> = {
  'an Android phone': {
    viewport: { width: 360, height: 740 },
    fonts: { 'Noto Serif': 'noto-serif', Roboto: 'roboto' },
  },
  'a large Android phone': {
    viewport: { width: 412, height: 915 },
    fonts: { 'Noto Serif': 'noto-serif', Roboto: 'roboto' },
  },
  'an iPhone': {
    viewport: { width: 393, height: 852 },
    fonts: { Georgia: 'gelasio', Arial: 'arimo' },
  },
  'a computer with Linux': {
    viewport: DESKTOP,
    fonts: { 'Liberation Serif': 'tinos', 'Liberation Sans': 'arimo' },
  },
};

interface Device {
  viewport: { width: number; height: number };
  /** Font files by the names under which the device knows them. */
  fonts: Record<string, string>;
}

for (const [device, { viewport, fonts }] of Object.entries(DEVICES)) {
  const limit = viewport === DESKTOP ? SMALL_SHIFT : NO_SHIFT;
  for (const { path: address } of PRERENDERED_ROUTES) {
    test(`nothing moves on ${address} when the fonts of the house arrive on ${device}`, async ({
      newVisitor,
    }) => {
      // The page's policy would refuse the style sheet that the test changes.
      const { page } = await newVisitor(viewport, { bypassCSP: true });
      await answerTiles(page);
      await giveDeviceFonts(page, { address, fonts });
      const { asked, release } = await holdFonts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await asked;
      await expect.poll(() => standInsInUse(page)).toBe(Object.keys(fonts).length);
      await watchShifts(page);
      release();
      await page.waitForLoadState();
      await woken(page);
      await page.evaluate(async () => document.fonts.ready);
      // The first frame draws the text with them; by the second the shifts have been reported.
      await framesPass(page);
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(limit);
    });
  }
}

/** Makes the page find exactly these fonts on the device, under these names. */
async function giveDeviceFonts(
  page: Page,
  { address, fonts }: { address: string; fonts: Record<string, string> },
): Promise<void> {
  const source = (name: string) => {
    const file = fonts[name];
    return file === undefined ? 'local(none)' : `url(${fontData(file)})`;
  };
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/local\(["']?([^"')]*)["']?\)/g, (_, name: string) =>
      source(name),
    );
    await route.fulfill({ response, body });
  });
}

function fontData(name: string): string {
  const file = path.resolve(
    `tests/node_modules/@fontsource/${name}/files/${name}-latin-400-normal.woff2`,
  );
  return `data:font/woff2;base64,${readFileSync(file, 'base64')}`;
}

/**
 * Holds back the site's own fonts until they are released; they are requested after the first
 * paint.
 */
async function holdFonts(page: Page): Promise<{ asked: Promise<unknown>; release: () => void }> {
  const events = new EventEmitter();
  const [asked, released] = [once(events, 'asked'), once(events, 'released')];
  await page.route('**/*.woff2', async (route) => {
    events.emit('asked');
    await released;
    await route.continue();
  });
  return { asked, release: () => events.emit('released') };
}

/** How many fallback fonts are in use; one of them has two weights. */
const standInsInUse = (page: Page) =>
  page.evaluate(() => {
    const inUse = [...document.fonts].filter(
      ({ family, status }) => family.includes('Fallback') && status === 'loaded',
    );
    return new Set(inUse.map(({ family }) => family)).size;
  });

const watchShifts = (page: Page) =>
  page.evaluate(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });
