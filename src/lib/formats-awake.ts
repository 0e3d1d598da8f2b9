import { madeOnce } from '@/domain/made-once';

/**
 * Resolves when the browser has its words for dates and prices at hand. It reads them with the first of
 * Intl's formatters, which takes a phone some 50 ms; in a task of its own, while code is on its way,
 * they do not add to those in which a page comes to life.
 */
export const formatsAreAwake = madeOnce(async () => {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  new Intl.DateTimeFormat('pt-PT').format();
});
