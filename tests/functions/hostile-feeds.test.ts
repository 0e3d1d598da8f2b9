import { describe, expect, it } from 'vitest';
import { FeedError } from '../../supabase/functions/sync-calendars/feed-error.ts';
import { parseFeed } from '../../supabase/functions/sync-calendars/parse-feed.ts';
import { StepBudget } from '../../supabase/functions/sync-calendars/step-budget.ts';
import { calendarOf, entry, FRAME, told } from './feed-scene';

// Calendars that would hold the process which reads them: each of these tests ends, or its file does not.
// Their clock stands still, so that only the steps count: the machine of the tests is busy.

const tell = (text: string) => told(text, new StepBudget(() => 0));

describe('one line cannot hold a reading (CHAN-06)', () => {
  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=1',
    'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;INTERVAL=9999;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=WEEKLY;BYMONTH=2;BYDAY=MO;BYSETPOS=5',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=MO,TU,WE,TH,FR,SA,SU',
  ])('a rule that never comes true comes to an end, and so do two thousand: %s', (rule) => {
    const stays = Array.from({ length: 1999 }, (_, at) =>
      entry(`UID:${at}`, 'DTSTART;VALUE=DATE:20261203', `RRULE:${rule}`),
    ).flat();
    const good = entry('UID:good', 'DTSTART;VALUE=DATE:20261203');
    expect(tell(calendarOf(...stays, ...good))).toEqual(['good 2026-12-03..2026-12-04 ']);
  });

  it('rules that ask for too much are told, and the other entries are read', () => {
    const rule = 'RRULE:FREQ=DAILY;COUNT=9999;INTERVAL=9999;BYMONTH=2;BYMONTHDAY=30';
    const long = 'RRULE:FREQ=DAILY;COUNT=9999;BYMONTH=2;BYMONTHDAY=30';
    const stays = Array.from({ length: 1999 }, (_, at) =>
      entry(`UID:${at}`, 'DTSTART;VALUE=DATE:00010101', at % 2 === 0 ? rule : long),
    ).flat();
    const good = entry('UID:good', 'DTSTART;VALUE=DATE:20261203');
    const { events, unread } = parseFeed(
      calendarOf(...stays, ...good),
      FRAME,
      new StepBudget(() => 0),
    );
    expect(events.map(({ uid }) => uid)).toEqual(['good']);
    expect(new Set(unread.map(({ why }) => why))).toEqual(new Set(['Repete-se vezes de mais.']));
  });

  it('a duration without an end is told', () => {
    const stay = entry('UID:a', 'DTSTART:20261203T150000Z', 'DURATION:P99999999999W');
    expect(parseFeed(calendarOf(...stay), FRAME)).toMatchObject({
      events: [],
      unread: [{ line: 5, why: 'Dura demasiado.' }],
    });
  });

  it.each([
    ['EXDATE', 'RRULE:FREQ=DAILY', 'EXDATE;VALUE=DATE:20261203', ',20261203'],
    ['RDATE', 'X-A:b', 'RDATE;VALUE=DATE:20261203', ',20261203'],
    ['parameters', 'X-A:b', 'X-B', ';A=b'],
    ['parameters of a date', 'X-A:b', 'RDATE', ';A=b'],
    ['empty dates', 'RRULE:FREQ=DAILY', 'EXDATE:', ','],
    ['rules', 'X-A:b', 'X-B:', '\r\nRRULE:FREQ=DAILY'],
    ['rules that end', 'X-A:b', 'X-B:', '\r\nRRULE:FREQ=DAILY;UNTIL=20261204'],
    ['lines before the one that matters', 'RRULE:FREQ=DAILY', 'X-B:', '\r\nEXDATE:20270101'],
    ['empty lines', 'X-A:b', 'X-B:', '\r\n'],
    ['components without an end', 'X-A:b', 'X-B:', '\r\nBEGIN:X'],
    ['folded lines', 'X-A:b', 'DESCRIPTION:', '\r\n b'],
    ['escapes', 'X-A:b', 'X-B:', '\\,'],
  ])('two megabytes of %s are read', (_what, rule, line, more) => {
    const text = calendarOf(
      ...entry(
        'UID:a',
        'DTSTART;VALUE=DATE:20261203',
        rule,
        line + more.repeat(2 ** 21 / more.length),
      ),
      ...entry('UID:good', 'DTSTART;VALUE=DATE:20270101'),
    );
    expect(tell(text)).toContain('good 2027-01-01..2027-01-02 ');
  });

  it('two megabytes of nothing are no calendar', () => {
    expect(() => parseFeed('\r\n'.repeat(2 ** 20), FRAME)).toThrow('não devolve um calendário');
  });

  it('dates in a zone that changes often are read or told', () => {
    const zone = Array.from({ length: 300 }, (_, at) => [
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      `DTSTART:${1800 + at}0101T000000`,
      'END:STANDARD',
    ]).flat();
    const text = calendarOf(
      'BEGIN:VTIMEZONE',
      'TZID:Z',
      ...zone,
      'END:VTIMEZONE',
      ...entry(
        'UID:a',
        'DTSTART;TZID=Z:20261203T150000',
        'RRULE:FREQ=DAILY',
        `EXDATE;TZID=Z:20261203T150000${',20261203T150000'.repeat(2 ** 17)}`,
      ),
      ...entry('UID:good', 'DTSTART;VALUE=DATE:20270101'),
    );
    expect(tell(text)).toEqual(['good 2027-01-01..2027-01-02 ']);
  });

  it('what takes more than five seconds, few as its steps are, is told in words', () => {
    let now = 0;
    const clock = () => (now += 2000);
    const text = calendarOf(...'X'.repeat(2000).split(''));
    const words = 'Este calendário não se deixou ler em 5 segundos.';
    expect(() => parseFeed(text, FRAME, new StepBudget(clock))).toThrow(new FeedError(words));
  });

  it('a zone that never changes, on 30 February, is the one that it began as', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Never',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:-1100',
      'DTSTART:19700101T000000',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const stay = entry(
      'UID:a',
      'DTSTART;TZID=Never:20261203T150000',
      'DTEND;TZID=Never:20261205T100000',
    );
    expect(tell(calendarOf(...zone, ...stay))).toEqual(['a 2026-12-04..2026-12-05 ']);
  });
});
