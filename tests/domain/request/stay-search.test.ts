import { describe, expect, test } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import {
  searchLimits,
  searchObstacle,
  shownDate,
  normalizedDate,
} from '@/domain/request/stay-search';
import { inLanguage } from '../../support/language';

const today = '2026-11-03';
/** today + 365 days. */
const lastDay = '2027-11-03';

describe('a typed date', () => {
  test.each([
    ['14/11/2026', '2026-11-14'],
    [' 1/2/2027 ', '2027-02-01'],
    ['14.11.2026', '2026-11-14'],
    ['14112026', '2026-11-14'],
    ['2026-11-14', '2026-11-14'],
    ['31/02/2026', '2026-02-31'],
    ['14/11', '14/11'],
    ['amanhã', 'amanhã'],
    ['', ''],
  ])('%j is %j', (text, day) => {
    expect(normalizedDate(text)).toBe(day);
  });

  test.each([
    ['2026-11-04', '04/11/2026'],
    ['2026-02-31', '2026-02-31'],
    ['14/1', '14/1'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(shownDate(text)).toBe(shown);
  });

  test.each(GUEST_LANGUAGES)('is understood as %s shows it (LANG-03)', async (language) => {
    const search = await inLanguage(language, () => import('@/domain/request/stay-search'));
    const shown = search.shownDate('2026-11-04');
    expect(shown).toBe(language === 'de' ? '04.11.2026' : '04/11/2026');
    expect(search.normalizedDate(shown)).toBe('2026-11-04');
  });
});

describe('searchLimits', () => {
  test('check-in goes from today to today + 365 days (HOME-08, HOME-09, CONST-BOOK-01)', () => {
    expect(searchLimits({ today, checkIn: null }).checkIn).toEqual({ min: today, max: lastDay });
  });

  test('365 days are days, not a year: a leap day in between ends them a day earlier', () => {
    expect(searchLimits({ today: '2027-06-01', checkIn: null }).checkIn.max).toBe('2028-05-31');
  });

  test('check-out starts the day after the check-in and ends where the search ends (HOME-10, HOME-11, CONST-BOOK-01)', () => {
    expect(searchLimits({ today, checkIn: '2026-12-31' }).checkOut).toEqual({
      min: '2027-01-01',
      max: lastDay,
    });
  });

  test('without a check-in, check-out starts tomorrow', () => {
    expect(searchLimits({ today, checkIn: null }).checkOut.min).toBe('2026-11-04');
  });
});

describe('searchObstacle (HOME-06)', () => {
  const complete = { checkIn: '2026-11-14', checkOut: '2026-11-17', guests: '2' };

  test.each([
    ['everything set', {}, null],
    ['nothing set', { checkIn: '', checkOut: '', guests: '' }, 'no-check-in'],
    ['no check-in', { checkIn: '' }, 'no-check-in'],
    ['a check-in that is no day', { checkIn: '2026-02-30' }, 'no-check-in'],
    ['check-in today', { checkIn: today }, null],
    ['check-in yesterday', { checkIn: '2026-11-02' }, 'check-in-outside'],
    ['check-in a day too late', { checkIn: '2027-11-04' }, 'check-in-outside'],
    ['no check-out', { checkOut: '' }, 'no-check-out'],
    ['check-out on the check-in', { checkOut: '2026-11-14' }, 'check-out-outside'],
    ['check-out before the check-in', { checkOut: '2026-11-13' }, 'check-out-outside'],
    ['check-out on the last day', { checkOut: lastDay }, null],
    ['check-out a day too late', { checkOut: '2027-11-04' }, 'check-out-outside'],
    [
      'check-in on the last day leaves no check-out',
      { checkIn: lastDay, checkOut: lastDay },
      'check-out-outside',
    ],
    ['no guests', { guests: '' }, 'no-guests'],
    ['zero guests', { guests: '0' }, 'no-guests'],
    ['fewer than zero guests', { guests: '-3' }, 'no-guests'],
    ['guests that are no number', { guests: 'dois' }, 'no-guests'],
  ])('%s', (_case, values, expected) => {
    expect(searchObstacle({ values: { ...complete, ...values }, today })).toBe(expected);
  });
});
