import { describe, expect, it } from 'vitest';
import { calendarOf, entry, told } from './feed-scene';

// Entries that share a UID.

const stay = (from: string, to: string, ...more: string[]) =>
  entry('UID:a', `DTSTART:202612${from}`, `DTEND:202612${to}`, ...more);

describe('two stays under one UID are two (CHAN-04)', () => {
  it('one that is alone has it for its name', () => {
    const past = entry('UID:a', 'DTSTART:20261101', 'DTEND:20261103');
    expect(told(calendarOf(...past, ...stay('03', '05')))).toEqual(['a 2026-12-03..2026-12-05 ']);
  });

  it('with another first day, whatever their order', () => {
    const [one, other] = [stay('03', '04'), stay('05', '06')];
    const names = ['a/2026-12-03 2026-12-03..2026-12-04 ', 'a/2026-12-05 2026-12-05..2026-12-06 '];
    expect(told(calendarOf(...one, ...other))).toEqual(names);
    expect(told(calendarOf(...other, ...one))).toEqual(names.toReversed());
  });

  it('with the same first day, whatever their order', () => {
    const [one, other] = [stay('03', '04'), stay('03', '06')];
    const names = [
      'a/2026-12-03/2026-12-04 2026-12-03..2026-12-04 ',
      'a/2026-12-03/2026-12-06 2026-12-03..2026-12-06 ',
    ];
    expect(told(calendarOf(...one, ...other))).toEqual(names);
    expect(told(calendarOf(...other, ...one))).toEqual(names.toReversed());
  });

  it('with the same nights and another guest', () => {
    const text = calendarOf(...stay('03', '05', 'SUMMARY:Ana'), ...stay('03', '05', 'SUMMARY:Rui'));
    expect(told(text)).toEqual([
      'a/2026-12-03/2026-12-05 2026-12-03..2026-12-05 Ana',
      'a/2026-12-03/2026-12-05/2 2026-12-03..2026-12-05 Rui',
    ]);
  });

  it('an entry that stands twice is one, also in two calendars of one file', () => {
    const text = calendarOf(...stay('03', '05', 'SUMMARY:Ana'));
    expect(told(text + text)).toEqual(['a 2026-12-03..2026-12-05 Ana']);
  });

  it('called off and sold again it is there, under its name', () => {
    const off = stay('03', '05', 'STATUS:CANCELLED');
    expect(told(calendarOf(...off, ...stay('03', '06')))).toEqual(['a 2026-12-03..2026-12-06 ']);
    expect(told(calendarOf(...off, ...stay('10', '12')))).toEqual([
      '✗ a/2026-12-03 2026-12-03..2026-12-05 ',
      'a 2026-12-10..2026-12-12 ',
    ]);
  });

  it('an entry that has the name of a day of another has it with a number', () => {
    const days = entry('UID:a', 'DTSTART:20261203', 'RRULE:FREQ=DAILY;COUNT=1');
    const other = entry('UID:a/2026-12-03', 'DTSTART:20261210');
    expect(
      told(calendarOf(...days, ...other, ...other.toSpliced(2, 1, 'DTSTART:20261220'))),
    ).toEqual([
      'a/2026-12-03 2026-12-03..2026-12-04 ',
      'a/2026-12-03/2026-12-10 2026-12-10..2026-12-11 ',
      'a/2026-12-03/2026-12-20 2026-12-20..2026-12-21 ',
    ]);
    expect(told(calendarOf(...days, ...other))).toContain('a/2026-12-03/2 2026-12-10..2026-12-11 ');
  });

  it('of a recurring day the last one that stands there counts', () => {
    const days = entry('UID:a', 'DTSTART:20261203', 'RRULE:FREQ=DAILY;COUNT=1', 'RDATE:20261203');
    expect(told(calendarOf(...days))).toEqual(['a/2026-12-03 2026-12-03..2026-12-04 ']);
  });
});
