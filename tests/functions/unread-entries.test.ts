import { describe, expect, it } from 'vitest';
import { parseFeed } from '../../supabase/functions/sync-calendars/parse-feed.ts';
import { calendarOf, entry, FRAME, sample, told } from './feed-scene';

describe('an entry is read if it can be, else told (CHAN-06)', () => {
  it.each([
    ['DTSTART;TZID=Europe/Lisbon:20261130', 'DTEND;TZID=Europe/Lisbon:20261202'],
    ['DTSTART:20261130', 'DTEND:20261202'],
    ['DTSTART;X-A="a:b;c":20261130', 'DTEND;VALUE=DATE-TIME:20261202'],
    ['DTSTART;VALUE=DATE:2026-11-30', 'DTEND:2026-12-02'],
    ['DTSTART;VALUE=DATE:20261130T150000', 'DTEND;VALUE=DATE:20261202T100000'],
    ['DTSTART;TZID=Europe/Lisbon:20261130', 'DURATION:P2D'],
  ])('a date is a date: %s, %s', (start, end) => {
    expect(told(calendarOf(...entry('UID:a', start, end)))).toEqual(['a 2026-11-30..2026-12-02 ']);
  });

  it.each([
    ['DTSTART:20261130T000000', 'DTEND:20261201T235959'],
    ['DTSTART:20261130T000000', 'DTEND:20261201T235900'],
    ['DTSTART:20261130T000000', 'DTEND:20261201T240000'],
    ['DTSTART:20261130T000000', 'DTEND:20261202T000000'],
    ['DTSTART:20261130T000000Z', 'DTEND:20261201T235959Z'],
    ['DTSTART;TZID=Europe/Lisbon:20261130T000000', 'DTEND;TZID=Europe/Lisbon:20261201T235959'],
    ['DTSTART:20261130T000000', 'DURATION:PT47H59M59S'],
    ['DTSTART:20261130', 'DTEND:20261201T235959'],
  ])('whole days by the clock are whole days: %s, %s', (start, end) => {
    expect(told(calendarOf(...entry('UID:a', start, end)))).toEqual(['a 2026-11-30..2026-12-02 ']);
  });

  it.each([
    ['DTSTART:20261130T000000', 'DTEND:20261130T235959', ['a 2026-11-30..2026-12-01 ']],
    // On the clock of Lisbon in summer.
    ['DTSTART:20270709T230000Z', 'DTEND:20270710T225959Z', ['a 2027-07-10..2027-07-11 ']],
    ['DTSTART:20270710T000000Z', 'DTEND:20270710T235959Z', ['a 2027-07-10..2027-07-11 ']],
    ['DTSTART:20261130T150000', 'DTEND:20261130T235959', []],
    ['DTSTART:20261130T000000', 'DTEND:20261130T120000', []],
    ['DTSTART:20261130T150000', 'DTEND:20261201T235959', ['a 2026-11-30..2026-12-01 ']],
  ])('one day, or hours of one: %s, %s', (start, end, nights) => {
    expect(told(calendarOf(...entry('UID:a', start, end)))).toEqual(nights);
  });

  it('midnight to midnight elsewhere means the days that are written', () => {
    const berlin = ['20261219T000000', '20261222T000000'];
    const text = sample('google').replaceAll(
      /(?<=Europe\/Berlin:)2026122?\d+T\d{6}/g,
      () => berlin.shift() ?? '',
    );
    expect(told(text)).toContainEqual(
      expect.stringContaining('berlin@google.com 2026-12-19..2026-12-22'),
    );
  });

  it('days by the clock recur, and one is called off', () => {
    const lines = ['DTSTART:20261130T000000', 'DTEND:20261130T235959', 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(told(calendarOf(...entry('UID:a', ...lines, 'EXDATE:20261201T000000')))).toEqual([
      'a/2026-11-30 2026-11-30..2026-12-01 ',
      'a/2026-12-02 2026-12-02..2026-12-03 ',
    ]);
  });

  it('a date is one in every line that names days', () => {
    const whole = entry(
      'UID:a',
      'DTSTART;TZID=Europe/Lisbon:20261130',
      'RRULE:FREQ=DAILY;COUNT=3',
      'RDATE;TZID=Europe/Lisbon:20261210,20261211',
      'EXDATE;TZID=Europe/Lisbon:20261201',
      'EXDATE:20261210',
    );
    const change = entry(
      'UID:a',
      'RECURRENCE-ID;TZID=Europe/Lisbon:20261202',
      'DTSTART:20261205',
      'DTEND:20261207',
    );
    expect(told(calendarOf(...whole, ...change))).toEqual([
      'a/2026-11-30 2026-11-30..2026-12-01 ',
      'a/2026-12-02 2026-12-05..2026-12-07 ',
      'a/2026-12-11 2026-12-11..2026-12-12 ',
    ]);
  });

  it('days called off at times are those of the same clock', () => {
    const text = sample('google').replace(
      'UID:berlin@google.com',
      'RRULE:FREQ=DAILY;COUNT=4\r\nEXDATE;TZID=Europe/Berlin:20261221T003000\r\nUID:berlin',
    );
    expect(told(text).filter((one) => one.startsWith('berlin/'))).toEqual([
      expect.stringContaining('berlin/2026-12-19 2026-12-19..2026-12-22'),
      expect.stringContaining('berlin/2026-12-21 2026-12-21..2026-12-24'),
      expect.stringContaining('berlin/2026-12-22 2026-12-22..2026-12-25'),
    ]);
  });

  it.each([
    ['a rule that we do not know', 'DTSTART:20261203', 'RRULE:FREQ=YEARLY;BYWEEKNO=20', 4],
    ['a rule that is none', 'DTSTART:20261203', 'RRULE:x', 4],
    ['a period', 'DTSTART:20261203', 'RDATE;VALUE=PERIOD:20261203T000000Z/P1D', 4],
    ['an hour that is none', 'DTSTART:20261203T990000', 'DTEND:20261204T100000', 3],
    ['a day that is cut off', 'DTSTART;TZID=Europe/Lisbon:2026113', 'DTEND:20261202', 3],
    ['no day', 'X-A:b', 'X-B:c', 2],
  ])('%s is told with its line, and cancels nothing', (_what, start, other, number) => {
    const bad = ['BEGIN:VEVENT', start, other, 'SUMMARY:Ana', 'END:VEVENT'];
    const text = ['BEGIN:VCALENDAR', ...bad, 'END:VCALENDAR'].join('\r\n');
    const { unread } = parseFeed(text, FRAME);
    expect(unread).toMatchObject([{ line: number, summary: 'Ana' }]);
  });

  it.each([
    ['DTSTART;TZID=X:20241130', 'DTEND:2024120'],
    ['DTSTART:20241399', 'DTEND:20241401'],
    ['DTSTART:20241130', 'RRULE:FREQ=YEARLY;BYWEEKNO=20;UNTIL=20250101'],
    ['DTSTART:20241130T990000', 'DTEND:20241202'],
    ['DTSTART:20261110', 'DTEND:20261105'],
    ['DTSTART:20261199', 'STATUS:CANCELLED'],
  ])('what is surely over, or called off, counts for nothing: %s, %s', (...lines) => {
    expect(parseFeed(calendarOf(...entry(...lines)), FRAME)).toEqual({ events: [], unread: [] });
  });

  it.each([
    ['DTSTART:20241130', 'RRULE:FREQ=YEARLY;BYWEEKNO=20'],
    ['DTSTART:20261110', 'DTEND:2026120'],
    ['DTSTART:20261110', 'DURATION:x'],
    ['DTSTART:20261110', 'RDATE:x'],
  ])('what may not be over is told: %s, %s', (...lines) => {
    expect(parseFeed(calendarOf(...entry(...lines)), FRAME).unread).toHaveLength(1);
  });

  it('a line that continues an entry without saying so does not hide it', () => {
    const stay = entry('DESCRIPTION:one', 'and two', 'UID:a', 'DTSTART:20261203');
    expect(told(calendarOf(...stay))).toEqual(['a 2026-12-03..2026-12-04 ']);
  });

  it('what stands in an alarm is none of the entry', () => {
    const alarm = ['BEGIN:VALARM', 'UID:x', 'DURATION:PT5M', 'SUMMARY:Alarm', 'END:VALARM'];
    const stay = entry('UID:a', ...alarm, 'DTSTART:20261203', 'SUMMARY:Ana');
    expect(told(calendarOf(...stay))).toEqual(['a 2026-12-03..2026-12-04 Ana']);
  });
});
