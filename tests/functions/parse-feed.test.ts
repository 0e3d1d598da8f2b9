import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedError } from '../../supabase/functions/sync-calendars/feed-error.ts';
import { parseFeed } from '../../supabase/functions/sync-calendars/parse-feed.ts';
import { calendarOf, entry, FRAME, sample, told } from './feed-scene';

describe('the calendars of platforms are read as nights of the house (CHAN-06)', () => {
  it('Airbnb: stays and blocked days, folded lines', () => {
    expect(told(sample('airbnb'))).toEqual([
      '1418fb94e984-3a5d2b9f5c6f4c0b8e7d6c5b4a392817@airbnb.com 2026-12-03..2026-12-06 Reserved',
      '7f662ec65913-0d1c2b3a49586776859493a2b1c0d9e8@airbnb.com 2026-12-10..2026-12-14 Airbnb (Not available)',
    ]);
  });

  it('Booking.com: closed days', () => {
    expect(told(sample('booking'))).toEqual([
      'c1b2a3948576@booking.com 2026-12-03..2026-12-06 CLOSED - Not available',
      'd2c3b4a59687@booking.com 2026-12-24..2027-01-03 CLOSED - Not available',
    ]);
  });

  it('Vrbo: names with signs of their own', () => {
    expect(told(sample('vrbo'))).toEqual([
      "a1b2c3d4-0001-4000-8000-000000000001 2026-12-03..2026-12-06 Reserved - Ana Mª O'Brien, família",
      'a1b2c3d4-0002-4000-8000-000000000002 2026-12-10..2026-12-11 Blocked',
    ]);
  });

  it('Google: zones, moments, recurring and moved ones, what is called off, and what takes no night', () => {
    expect(told(sample('google'))).toEqual([
      'timed-local@google.com 2026-12-03..2026-12-06 Família Silva',
      'utc-summer@google.com 2027-07-10..2027-07-11 UTC midnight Lisbon summer 10 to 11',
      'berlin@google.com 2026-12-19..2026-12-22 half past midnight in Berlin is the 19th in Lisbon',
      'weekly@google.com/2026-12-01 2026-12-01..2026-12-03 Bloqueio semanal',
      'weekly@google.com/2026-12-08 2026-12-08..2026-12-10 Bloqueio semanal',
      'weekly@google.com/2026-12-22 2026-12-23..2026-12-26 Bloqueio semanal movido',
      'weekly@google.com/2026-12-29 2026-12-29..2026-12-31 Bloqueio semanal',
      '✗ cancelled@google.com 2026-12-01..2026-12-04 Cancelada',
      'noend@google.com 2026-12-18..2026-12-19 Um dia sem fim',
      'duration@google.com 2026-12-28..2026-12-31 Três dias',
    ]);
  });

  it('the good entries among bad ones, which are told', () => {
    const { events, unread } = parseFeed(sample('odd'), FRAME);
    expect(events.map(({ uid }) => uid)).toEqual([
      'windows-zone',
      'floating',
      '2026-12-15/No uid',
      'implicit-date',
      'good',
    ]);
    expect(unread).toEqual([
      {
        line: 18,
        day: '2026-12-12',
        text: 'DTSTART;VALUE=DATE:20261212',
        summary: 'Reversed',
        why: 'Acaba antes de começar.',
      },
      {
        line: 24,
        text: 'DTSTART;VALUE=DATE:2026',
        summary: 'Garbage',
        why: 'A data não se percebe.',
      },
      {
        line: 30,
        text: 'DTSTART;VALUE=DATE:20261299',
        summary: 'No such day',
        why: 'Esse dia não existe.',
      },
    ]);
  });

  it('an empty calendar says nothing', () => {
    expect(parseFeed(sample('empty'), FRAME)).toEqual({ events: [], unread: [] });
  });
});

describe('what an entry says of itself counts in whatever letters it is written (CHAN-06)', () => {
  const withLine = (line: string) =>
    calendarOf(...entry('UID:a', 'DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261205', line));

  it.each(['STATUS:CANCELLED', 'STATUS:cancelled', 'status:Cancelled'])('%s calls off', (line) => {
    expect(told(withLine(line))).toEqual(['✗ a 2026-12-03..2026-12-05 ']);
  });

  it.each(['TRANSP:TRANSPARENT', 'TRANSP:transparent', 'transp:Transparent'])(
    '%s takes no night',
    (line) => {
      expect(told(withLine(line))).toEqual([]);
    },
  );

  it.each(['STATUS:confirmed', 'STATUS:TENTATIVE', 'STATUS:', 'TRANSP:opaque'])(
    '%s takes its nights',
    (line) => {
      expect(told(withLine(line))).toEqual(['a 2026-12-03..2026-12-05 ']);
    },
  );
});

describe('no stay is lost (CHAN-04)', () => {
  it('the moved day of a recurring entry counts where the entry itself is not told', () => {
    const moved = entry(
      'UID:a',
      'RECURRENCE-ID;VALUE=DATE:20261203',
      'DTSTART;VALUE=DATE:20261205',
      'DTEND;VALUE=DATE:20261207',
    );
    expect(told(calendarOf(...moved))).toEqual(['a/2026-12-03 2026-12-05..2026-12-07 ']);
  });
});

describe('what would hurt is refused in words (CHAN-06)', () => {
  it.each([
    ['a page', sample('html'), 'O endereço não devolve um calendário (iCal).'],
    ['nothing', '', 'O endereço não devolve um calendário (iCal).'],
    ['an image', '\u0089PNG\r\n\u001A\n', 'O endereço não devolve um calendário (iCal).'],
    [
      'half a calendar',
      sample('unfinished'),
      'O calendário está danificado e não se consegue ler.',
    ],
    [
      'a calendar cut between two entries',
      sample('airbnb').replace(/END:VCALENDAR\s*$/, ''),
      'O calendário está danificado e não se consegue ler.',
    ],
    [
      '1,000,000 events',
      calendarOf('BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(1_000_000)),
      'O calendário tem mais de 2000 entradas.',
    ],
  ])('%s', (_what, text, words) => {
    expect(() => parseFeed(text, FRAME)).toThrow(new FeedError(words));
  });

  it('endless recurrence ends: with a warning where it is by the second, else after two years', () => {
    const { events, unread } = parseFeed(sample('endless'), FRAME);
    expect(unread.map(({ why }) => why)).toEqual(['Repete-se várias vezes por dia.']);
    expect(events.filter(({ uid }) => uid.startsWith('daily-old'))).toHaveLength(730);
    expect(events.filter(({ uid }) => uid.startsWith('secondly'))).toEqual([]);
  });

  it.each([
    ['DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', []],
    ['DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY', ['2028-02-29']],
    [
      'DTSTART;VALUE=DATE:20261231',
      'RRULE:FREQ=MONTHLY;COUNT=3',
      ['2026-12-31', '2027-01-31', '2027-03-31'],
    ],
    [
      'DTSTART;VALUE=DATE:20270102',
      'RRULE:FREQ=YEARLY;BYMONTH=1;BYDAY=1SA;COUNT=2',
      ['2027-01-02', '2028-01-01'],
    ],
    [
      'DTSTART;VALUE=DATE:20270228',
      'RRULE:FREQ=YEARLY;BYMONTHDAY=-1;BYMONTH=2',
      ['2027-02-28', '2028-02-29'],
    ],
    [
      'DTSTART;VALUE=DATE:20270101',
      'RDATE;VALUE=DATE:20270230,20270305',
      ['2027-01-01', '2027-03-05'],
    ],
    ['DTSTART;VALUE=DATE:20270101', 'RDATE;VALUE=DATE:20270230', ['2027-01-01']],
  ])('nothing happens on 30 February: %s, %s', (start, rule, days) => {
    const { events, unread } = parseFeed(calendarOf(...entry('UID:a', start, rule)), FRAME);
    expect(events.map(({ starts }) => starts)).toEqual(days);
    expect(unread).toEqual([]);
  });

  it('a zone that changes every second is no zone: its times are the house’s own', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Dense',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:-1100',
      'DTSTART:19700101T000000',
      'RRULE:FREQ=SECONDLY',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const stay = entry(
      'UID:a',
      'DTSTART;TZID=Dense:20261203T150000',
      'DTEND;TZID=Dense:20261205T100000',
    );
    expect(told(calendarOf(...zone, ...stay))).toEqual(['a 2026-12-03..2026-12-05 ']);
  });

  it('a name too long to be kept leaves only its entry out', () => {
    const stay = entry(`UID:${'a'.repeat(501)}`, 'DTSTART;VALUE=DATE:20261203');
    expect(parseFeed(calendarOf(...stay), FRAME)).toMatchObject({
      events: [],
      unread: [{ why: 'O nome (UID) é demasiado longo.' }],
    });
  });
});

describe('whatever is in a calendar', () => {
  const dates = fc.constantFrom('20261203', '20271332', '2026', '20261203T230000Z', '19000101', '');
  const line = fc.oneof(
    fc.tuple(
      fc.constantFrom('DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE', 'DTSTART;VALUE=DATE'),
      dates,
    ),
    fc.tuple(
      fc.constantFrom('UID', 'SUMMARY', 'STATUS', 'TRANSP', 'X-A', 'DTSTART;TZID=Nowhere'),
      fc.string(),
    ),
    fc.tuple(fc.constant('DURATION'), fc.constantFrom('P3D', '-P3D', 'PT1S', 'P99999W', 'x')),
    fc.tuple(
      fc.constant('RRULE'),
      fc.constantFrom(
        'FREQ=DAILY',
        'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
        'FREQ=HOURLY',
        'FREQ=WEEKLY;COUNT=0',
        'x',
      ),
    ),
  );
  const entries = fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 6 });

  it('what is read of it are real nights within the frame, each under a name of its own; else words are thrown (CHAN-06)', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const lines = all.flatMap((one) => entry(...one.map((parts) => parts.join(':'))));
        let events;
        try {
          ({ events } = parseFeed(calendarOf(...lines), FRAME));
        } catch (error) {
          if (error instanceof FeedError) return;
          throw error;
        }
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
        for (const { uid, starts, ends } of events) {
          expect(starts).toMatch(/^\d{4}-\d\d-\d\d$/);
          expect(starts < ends && ends > FRAME.from && starts < FRAME.until).toBe(true);
          expect(uid).toMatch(/^\P{Cc}+$/u);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('text that is none throws words (CHAN-06)', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const one of [text, `BEGIN:VCALENDAR\r\n${text}`]) {
          expect(() => parseFeed(one, FRAME)).toThrow(FeedError);
        }
      }),
    );
  });
});
