import { defineConfig } from '@playwright/test';
import browserTests from '../e2e/playwright.config';

// The fallback fonts that replace the site's own, on the devices that guests have: `npm run
// test:fonts`.
export default defineConfig({
  ...browserTests,
  testDir: '.',
  projects: undefined,
  testMatch: '*.spec.ts',
  globalSetup: '../e2e/global-setup.ts',
});
