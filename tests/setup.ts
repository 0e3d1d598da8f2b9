import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { server } from './support/server';

// A busy machine is slow, not wrong: an answer that never comes fails a test all the same.
configure({ asyncUtilTimeout: 15_000 });

// The guest reads Portuguese: a test of the offer to read in another language says otherwise itself.
Object.defineProperty(navigator, 'languages', { value: ['pt-PT'], configurable: true });

let consoleError: MockInstance<typeof console.error>;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

// A console error is a finding: a test that expects one reads it with `expectLoggedError`.
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  window.sessionStorage.clear();
  window.localStorage.clear();
  const unexpected = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  consoleError.mockRestore();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  expect(unexpected, 'unexpected console errors').toEqual([]);
});

afterAll(async () => {
  // A load that the end of a file cuts short would fail for every file after it in the same process.
  await vi.dynamicImportSettled();
  server.close();
});
