import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium';

/**
 * How long anything may take. It is for what never comes: three browsers that open the panel at
 * once on two busy cores were seen to need more than 15 seconds.
 */
const A_MINUTE_MS = 60_000;

// The browser tests: each worker has a backend of its own, with the demo house as it was at first.
export default defineConfig({
  testDir: '.',
  projects: [
    // What guests and reception do every day, for npm test; .ci/run runs both.
    { name: 'everyday', grep: /@everyday/, testIgnore: 'engines/**' },
    { name: 'site', grepInvert: /@everyday/, testIgnore: 'engines/**' },
    // The distribution's Firefox and WebKit, which not every machine has.
    { name: 'engines', testMatch: 'engines/*.spec.ts' },
  ],
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  // While one worker waits for a page, two others keep two cores busy.
  workers: 3,
  timeout: 300_000,
  expect: { timeout: A_MINUTE_MS },
  forbidOnly: true,
  reporter: process.env['CI'] ? [['list']] : [['dot']],
  use: {
    actionTimeout: A_MINUTE_MS,
    navigationTimeout: A_MINUTE_MS,
    locale: 'pt-PT',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    // A trace costs an eighth of the time; the workflow keeps those of what failed.
    trace: process.env['CI'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
});
