import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, parseDay } from '@/domain/calendar/dates';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import { LOCALES } from '@/domain/language/language';
import { inLanguage } from '../../support/language';

const FORMATS = {
  pt: await formatsIn('pt'),
  en: await formatsIn('en'),
  es: await formatsIn('es'),
  fr: await formatsIn('fr'),
  de: await formatsIn('de'),
};

async function formatsIn(language: GuestLanguage) {
  return inLanguage(language, async () => ({
    ...(await import('@/domain/calendar/date-formats')),
    ...(await import('@/domain/basics/money')),
    ...(await import('@/domain/calendar/moments')),
    ...(await import('@/domain/calendar/short-dates')),
    ...(await import('@/domain/calendar/stay-formats')),
    ...(await import('@/domain/basics/whole-euros')),
  }));
}

const DAYS = Array.from({ length: 365 }, (_, i) => addDays('2026-01-01', i));

/** A no-break space, and the narrow one by which French groups figures. */
const NBSP = '\u00a0';
const NARROW = '\u202f';

describe.each([
  [
    'pt',
    {
      stayDay: 'sáb., 12 dez. 2026',
      near: 'ter., 1 set.',
      full: 'terça-feira, 1 de setembro de 2026',
      month: 'Dezembro de 2026',
      moment: 'segunda-feira, 23 de novembro, às 15:20',
      atOne: 'quarta-feira, 1 de julho, às 01:05',
      oneMonth: 'De 12 a 15 de dezembro',
      twoMonths: 'De 30 de novembro a 1 de dezembro',
      twoYears: 'De 30 de dezembro de 2026 a 2 de janeiro de 2027',
      briefly: 'de 1 a 3 mar.',
      stay: '12 dez. – 15 dez.',
      list: 'A, B e C',
    },
  ],
  [
    'en',
    {
      stayDay: 'Sat 12 Dec 2026',
      near: 'Tue 1 Sept',
      full: 'Tuesday 1 September 2026',
      month: 'December 2026',
      moment: 'Monday 23 November at 15:20',
      atOne: 'Wednesday 1 July at 01:05',
      oneMonth: '12 to 15 December',
      twoMonths: '30 November to 1 December',
      twoYears: '30 December 2026 to 2 January 2027',
      briefly: '1 to 3 Mar',
      stay: '12 Dec – 15 Dec',
      list: 'A, B and C',
    },
  ],
  [
    'es',
    {
      stayDay: 'sáb., 12 dic 2026',
      near: 'mar., 1 sept',
      full: 'martes, 1 de septiembre de 2026',
      month: 'Diciembre de 2026',
      moment: 'lunes, 23 de noviembre, a las 15:20',
      atOne: 'miércoles, 1 de julio, a la 01:05',
      oneMonth: 'Del 12 al 15 de diciembre',
      twoMonths: 'Del 30 de noviembre al 1 de diciembre',
      twoYears: 'Del 30 de diciembre de 2026 al 2 de enero de 2027',
      briefly: 'del 1 al 3 mar',
      stay: '12 dic – 15 dic',
      list: 'A, B y C',
    },
  ],
  [
    'fr',
    {
      stayDay: 'sam. 12 déc. 2026',
      near: 'mar. 1er sept.',
      full: 'mardi 1er septembre 2026',
      month: 'Décembre 2026',
      moment: 'lundi 23 novembre à 15\u00a0h\u00a020',
      atOne: 'mercredi 1er juillet à 1\u00a0h\u00a005',
      oneMonth: 'Du 12 au 15 décembre',
      twoMonths: 'Du 30 novembre au 1er décembre',
      twoYears: 'Du 30 décembre 2026 au 2 janvier 2027',
      briefly: 'du 1er au 3 mars',
      stay: '12 déc. – 15 déc.',
      list: 'A, B et C',
    },
  ],
  [
    'de',
    {
      stayDay: 'Sa., 12. Dez. 2026',
      near: 'Di., 1. Sept.',
      full: 'Dienstag, 1. September 2026',
      month: 'Dezember 2026',
      moment: 'Montag, 23. November, 15:20\u00a0Uhr',
      atOne: 'Mittwoch, 1. Juli, 01:05\u00a0Uhr',
      oneMonth: '12. bis 15. Dezember',
      twoMonths: '30. November bis 1. Dezember',
      twoYears: '30. Dezember 2026 bis 2. Januar 2027',
      briefly: '1. bis 3. März',
      stay: '12. Dez. – 15. Dez.',
      list: 'A, B und C',
    },
  ],
] as const)('days in %s', (language, expected) => {
  const t = FORMATS[language];

  it('are written as a house of that country writes them (LANG-03)', () => {
    expect({
      stayDay: t.formatStayDay('2026-12-12'),
      near: t.formatShortWeekdayAndDay('2026-09-01'),
      full: t.formatFullDay('2026-09-01'),
      month: t.formatMonthTitle('2026-12-31'),
      moment: t.longMoment('2026-11-23T15:20:00Z'),
      atOne: t.longMoment('2026-07-01T00:05:00Z'),
      oneMonth: t.formatStayInWords({ from: '2026-12-12', to: '2026-12-15' }),
      twoMonths: t.formatStayInWords({ from: '2026-11-30', to: '2026-12-01' }),
      twoYears: t.formatStayInWords({ from: '2026-12-30', to: '2027-01-02' }),
      briefly: t.formatStayBriefly({ from: '2026-03-01', to: '2026-03-03' }),
      stay: t.formatStay({ from: '2026-12-12', to: '2026-12-15' }),
      list: t.joinWords(['A', 'B', 'C']),
    }).toEqual(expected);
  });
});

describe.each(GUEST_LANGUAGES)('every day of a year in %s', (language) => {
  const t = FORMATS[language];
  const part = (options: Intl.DateTimeFormatOptions, type: 'month' | 'weekday') => {
    const format = new Intl.DateTimeFormat(LOCALES[language], options);
    return (day: string) =>
      format.formatToParts(parseDay(day)).find((found) => found.type === type)?.value ?? '';
  };
  const weekday = part({ dateStyle: 'full' }, 'weekday');
  const month = part({ dateStyle: 'full' }, 'month');
  const shortMonth = part(
    language === 'pt' ? { month: 'short' } : { day: 'numeric', month: 'short', year: 'numeric' },
    'month',
  );

  it('bears the names that Intl gives it (LANG-03)', () => {
    expect(DAYS.map(t.formatWeekdayName)).toEqual(DAYS.map(weekday));
    expect(DAYS.map(t.formatMonth)).toEqual(DAYS.map(shortMonth));
    for (const day of DAYS) {
      expect(t.formatFullDay(day)).toContain(weekday(day));
      for (const written of [t.formatFullDay(day), t.formatLongDay(day), t.formatMonthTitle(day)]) {
        expect(written.toLowerCase()).toContain(month(day).toLowerCase());
      }
    }
  });

  it('stands under the short name of its weekday, without a full stop (LANG-03)', () => {
    const short = part({ weekday: 'short' }, 'weekday');
    for (const day of DAYS) {
      expect(weekday(day).toLowerCase()).toMatch(
        new RegExp(`^${t.formatWeekday(day).toLowerCase()}`, 'u'),
      );
      expect(short(day)).toMatch(new RegExp(`^${t.formatWeekday(day)}`, 'u'));
      expect(t.formatWeekday(day)).toMatch(/^\p{L}{2,3}$/u);
    }
  });

  it('shows the clock at the hostel in 24 hours (LANG-03)', () => {
    const clocks = ['2026-07-01T23:05:00Z', '2026-12-01T15:20:00Z', '2026-12-01T09:00:00Z'];
    expect(clocks.map((moment) => t.formatClock(moment))).toEqual(
      language === 'fr'
        ? ['0\u00a0h\u00a005', '15\u00a0h\u00a020', '9\u00a0h']
        : ['00:05', '15:20', '09:00'],
    );
  });
});

test.each([
  [
    'pt',
    `582,00${NBSP}€`,
    `1234,50${NBSP}€`,
    `18${NBSP}436,00${NBSP}€`,
    `84${NBSP}€`,
    '12\u00a0500',
  ],
  ['en', '€582.00', '€1,234.50', '€18,436.00', '€84', '12,500'],
  ['es', `582,00${NBSP}€`, `1234,50${NBSP}€`, `18.436,00${NBSP}€`, `84${NBSP}€`, '12.500'],
  [
    'fr',
    `582,00${NBSP}€`,
    `1${NARROW}234,50${NBSP}€`,
    `18${NARROW}436,00${NBSP}€`,
    `84${NBSP}€`,
    `12${NARROW}500`,
  ],
  ['de', `582,00${NBSP}€`, `1.234,50${NBSP}€`, `18.436,00${NBSP}€`, `84${NBSP}€`, '12.500'],
] as const)('money in %s (LANG-03)', (language, ...expected) => {
  const { formatEuros, formatEurosShort, formatWholeEuros } = FORMATS[language];
  expect([
    ...[582, 1234.5, 18_436].map(formatEuros),
    formatEurosShort(84),
    formatWholeEuros(12_500),
  ]).toEqual(expected);
});

test.each(GUEST_LANGUAGES)('any amount in %s is as Intl writes it (LANG-03)', (language) => {
  const { formatEuros, formatEurosShort } = FORMATS[language];
  const written = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (cents) => {
      expect(formatEuros(cents / 100)).toBe(written.format(cents / 100));
      // An amount with cents shows them, whatever its size.
      expect(formatEurosShort(cents + 0.5)).toBe(written.format(cents + 0.5));
    }),
  );
  expect(formatEuros(-0)).toBe(written.format(0));
});

it.each(GUEST_LANGUAGES)(
  'every sum of a page is as Intl writes it in %s (CONST-PRICE-02)',
  (language) => {
    const { formatEuros, formatEurosShort } = FORMATS[language];
    const currency = { style: 'currency', currency: 'EUR' } as const;
    const exact = new Intl.NumberFormat(LOCALES[language], currency);
    const whole = new Intl.NumberFormat(LOCALES[language], {
      ...currency,
      maximumFractionDigits: 0,
    });
    for (let cents = 0; cents < 120_000; cents += 31) {
      expect(formatEuros(cents / 100)).toBe(exact.format(cents / 100));
    }
    for (let euros = 0; euros < 1200; euros += 1) {
      expect(formatEurosShort(euros)).toBe(whole.format(euros));
    }
  },
);
