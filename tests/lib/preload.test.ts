import { expect, it, vi } from 'vitest';
import { preloadable } from '@/lib/preload';

it('gives the answer that was asked for early, once', async () => {
  const question = vi.fn(async (number: string) => `room ${number}`);
  const { preload, ask } = preloadable(question);
  preload('7');
  expect(question).toHaveBeenCalledTimes(1);
  expect(await ask('7')).toBe('room 7');
  expect(question).toHaveBeenCalledTimes(1);
  expect(await ask('7')).toBe('room 7');
  expect(question).toHaveBeenCalledTimes(2);
});

it('asks anew for anything else', async () => {
  const question = vi.fn(async (number: string) => `room ${number}`);
  const { preload, ask } = preloadable(question);
  preload('7');
  expect(await ask('8')).toBe('room 8');
  expect(question.mock.calls).toEqual([['7'], ['8']]);
});

it('keeps a failure for whoever asks, and asks again after it', async () => {
  const question = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no line'));
  question.mockResolvedValueOnce('rooms');
  const { preload, ask } = preloadable(question);
  preload();
  await expect(ask()).rejects.toThrow('no line');
  expect(await ask()).toBe('rooms');
});

it('does not ask early what has been asked already', async () => {
  const question = vi.fn(async (number: string) => `room ${number}`);
  const { preload, ask } = preloadable(question);
  expect(await ask('7')).toBe('room 7');
  preload('7');
  expect(question).toHaveBeenCalledTimes(1);
  expect(await ask('7')).toBe('room 7');
  expect(question).toHaveBeenCalledTimes(2);
});
