import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium';

/** What the built site promises beside its screens and journeys; `npm run test:site` asks for it. */
const SITE = /(attacks|built-pages|languages|prerender|security-headers|today|translated|waking)\.spec\.ts$/;

// The browser tests: each worker has a backend of its own, with the demo house as it was at first.
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'screens', testMatch: '*.spec.ts', testIgnore: SITE },
    { name: 'site', testMatch: SITE },
  ],
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  workers: 2,
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
