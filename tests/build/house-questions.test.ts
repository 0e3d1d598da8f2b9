import { expect, it, vi } from 'vitest';
import { HouseQuestions } from '../../tools/site/house-questions.ts';
import { makeRoom } from '../support/builders';

const house = { rooms: [makeRoom()] };

it('gives what the backend answers, in each language', async () => {
  const info = vi.fn();
  const questions = new HouseQuestions({ info });
  expect(await questions.ask({ askForHouse: async () => house })).toBe(house);
  expect(await questions.ask({ askForHouse: async () => house })).toBe(house);
  expect(questions.rooms).toBe(house.rooms);
  expect(info).not.toHaveBeenCalled();
});

it('says in one line that there is no answer, and asks no more', async () => {
  const info = vi.fn();
  const questions = new HouseQuestions({ info });
  const askForHouse = vi.fn(async () => {
    throw new Error('fetch failed');
  });
  expect(await questions.ask({ askForHouse })).toBeUndefined();
  expect(await questions.ask({ askForHouse })).toBeUndefined();
  expect(askForHouse).toHaveBeenCalledTimes(1);
  expect(info.mock.calls).toEqual([
    ['  No page is built with its rooms: the backend does not answer (fetch failed).'],
  ]);
  expect(questions.rooms).toEqual([]);
});

it('waits no more than ten seconds', async () => {
  vi.useFakeTimers();
  const info = vi.fn();
  const asked = new HouseQuestions({ info }).ask({
    askForHouse: async () => new Promise<typeof house>(() => {}),
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBeUndefined();
  vi.useRealTimers();
  expect(String(info.mock.calls[0]?.[0])).toContain('(no answer)');
});
