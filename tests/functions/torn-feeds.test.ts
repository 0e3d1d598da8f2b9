import { describe, expect, it } from 'vitest';
import { parseFeed } from '../../supabase/functions/sync-calendars/parse-feed.ts';
import { calendarOf, entry, FRAME } from './feed-scene';

// Calendars in which a line, an entry or a component is broken: the rest is read.

const ANA = entry('UID:ana', 'DTSTART:20261203', 'DTEND:20261206', 'SUMMARY:Ana');
const RUI = entry('UID:rui', 'DTSTART:20261210', 'DTEND:20261213', 'SUMMARY:Rui');
const WHOLE = calendarOf(...ANA, ...RUI);
const BOTH = ['ana 2026-12-03..2026-12-06', 'rui 2026-12-10..2026-12-13'];

function nightsIn(text: string): string[] {
  return parseFeed(text, FRAME).events.map(({ uid, starts, ends }) => `${uid} ${starts}..${ends}`);
}

describe('what is broken costs nothing that is whole (CHAN-06)', () => {
  it.each([
    ['blanks at the ends of lines', WHOLE.replaceAll('\r\n', ' \t\r\n')],
    ['blanks beside colons', WHOLE.replaceAll(/(BEGIN|END|DTEND):/g, '$1 : ')],
    ['a blank before all', ` ${WHOLE}`],
    ['lines of blanks', calendarOf(...ANA, '   ', ...RUI)],
    ['lines that end twice', WHOLE.replaceAll('\r\n', '\r\r\n')],
    ['folded lines that end twice', WHOLE.replaceAll(/(DTEND.*|UID):/g, '$1:\r\r\n ')],
    ['text after the end', `${WHOLE}<!-- 0.02 s -->\r\nBye\r\n`],
    ['text before the begin', `Warning: strict mode\r\n${WHOLE}`],
    ['two calendars', calendarOf(...ANA) + calendarOf(...RUI)],
    ['two calendars and blank lines', `${calendarOf(...ANA)}\n\n ${calendarOf(...RUI)}`],
    ['an entry after the end', calendarOf(...ANA) + RUI.join('\r\n')],
    ['a calendar that ends too soon', calendarOf(...ANA, 'END:VCALENDAR', ...RUI)],
    ['an end without a begin', calendarOf('END:VEVENT', ...ANA, 'END:VALARM', ...RUI)],
    ['an end with a wrong name', calendarOf(...ANA.with(5, 'END:VEVNT'), ...RUI)],
    ['no end of an entry', calendarOf(...ANA.slice(0, -1), ...RUI)],
    ['no end of another component', calendarOf('BEGIN:VTODO', 'UID:x', ...ANA, ...RUI)],
    ['no end of a zone', calendarOf('BEGIN:VTIMEZONE', 'TZID:X', ...ANA, ...RUI)],
    ['an alarm without an end', calendarOf(...ANA.toSpliced(4, 0, 'BEGIN:VALARM'), ...RUI)],
    ['an empty list of days', calendarOf(...ANA.toSpliced(2, 0, 'EXDATE:'), ...RUI)],
  ])('%s', (_what, text) => {
    expect(nightsIn(text)).toEqual(BOTH);
    expect(parseFeed(text, FRAME).unread).toEqual([]);
  });

  it.each([
    ['no end of an entry that may lack its last day', ANA.toSpliced(3, 3), 5, 'END:VEVENT'],
    ['no end of an alarm in which the last day stands', ANA.toSpliced(3, 0, 'BEGIN:VALARM'), 5],
    ['no begin', ANA.slice(1), 4, 'BEGIN:VEVENT'],
    ['a begin that is none', ANA.with(0, 'BEGIN VEVENT'), 5, 'BEGIN:VEVENT'],
    ['no colon before the last day', ANA.with(3, 'DTEND 20261206'), 6, 'data'],
    ['an empty last day', ANA.with(3, 'DTEND:'), 6, 'data'],
    ['a quote that is left open', ANA.with(2, 'DTSTART;TZID="Lisbon:20261203'), 5, 'data'],
  ])('%s: it is told, the rest is read', (_what, lines, line, word = 'END:VEVENT') => {
    const text = calendarOf(...lines, ...RUI);
    expect(nightsIn(text)).toEqual([BOTH[1]]);
    expect(parseFeed(text, FRAME).unread).toEqual([
      expect.objectContaining({ line, why: expect.stringContaining(word) }),
    ]);
  });

  it('the parts of a zone of which one does not end are read', () => {
    const parts = [
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'BEGIN:DAYLIGHT',
      'DTSTART:20200101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:-1100',
    ];
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Far', ...parts, 'END:VTIMEZONE'];
    const far = entry(
      'UID:a',
      'DTSTART;TZID=Far:20261203T150000',
      'DTEND;TZID=Far:20261205T100000',
    );
    expect(nightsIn(calendarOf(...zone, ...far))).toEqual(['a 2026-12-04..2026-12-05']);
  });
});
