import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium';

/** User journeys on the site and in the panel; the other files test what holds for every page. */
const JOURNEYS =
  /(availability|booking|desk-[\w-]+|guest-page|reception|reports|rooms|session|suggestions)\.spec\.ts$/;

// The browser tests: each worker has a backend of its own, with the demo house as it was at first.
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'journeys', testMatch: JOURNEYS },
    { name: 'site', testMatch: '*.spec.ts', testIgnore: JOURNEYS },
  ],
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  // While one worker waits for a page, two others keep two cores busy.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: process.env['CI'] ? [['list']] : [['dot']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    locale: 'pt-PT',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
