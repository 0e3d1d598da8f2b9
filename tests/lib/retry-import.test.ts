import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImport } from '@/lib/retry-import';

const NOW = 1_790_000_000_000;
const FILE = 'https://marenova.example/assets/send-message-Ab12.js';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock(`${FILE}?again=${NOW}`);
});

it('asks under another address for a file that the browser remembers as failed', async () => {
  vi.doMock(`${FILE}?again=${NOW}`, () => ({ part: 'came' }));
  const load = vi
    .fn<() => Promise<{ part: string }>>()
    .mockRejectedValue(new TypeError(`Failed to fetch dynamically imported module: ${FILE}`));
  await expect(retryImport(load)).resolves.toMatchObject({ part: 'came' });
  expect(load).toHaveBeenCalledOnce();
});

it('gives what came at once', async () => {
  await expect(retryImport(async () => Promise.resolve('came'))).resolves.toBe('came');
});

it('fails as the browser did where that names no file', async () => {
  const failure = new TypeError('Importing a module script failed.');
  await expect(retryImport(async () => Promise.reject(failure))).rejects.toBe(failure);
});
