import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { server } from './support/server';

// A busy machine may need more than the default of one second for an answer.
configure({ asyncUtilTimeout: 120_000 });

// The guest reads Portuguese; the tests of the language offer set other languages themselves.
Object.defineProperty(navigator, 'languages', { value: ['pt-PT'], configurable: true });

let consoleError: MockInstance<typeof console.error>;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

// A console error fails the test, unless the test expects it with `expectLoggedError`.
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
  // A dynamic import that is cut off when a file ends would fail every later file in the process.
  await vi.dynamicImportSettled();
  server.close();
});
