import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from '../../supabase/functions/sync-calendars/cut-text.ts';
import { feedText } from '../../supabase/functions/sync-calendars/feed-text.ts';
import { parseFeed } from '../../supabase/functions/sync-calendars/parse-feed.ts';
import { calendarOf, entry, FRAME } from './feed-scene';

// The bytes of calendars, and texts that are cut.

/** Half of a character of two UTF-16 units. */
const HALF = /\p{Cs}/u;
const NAME = 'José 🧳 Иван 山田';

function summaryOf(text: string): string | undefined {
  return parseFeed(text, FRAME).events[0]?.summary;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Lines folded by bytes, wherever that falls. */
function folded(text: string, every: number): Uint8Array {
  const parts = text.split('\r\n').map((line) => {
    const bytes = [...bytesOf(line)];
    return bytes.flatMap((byte, at) => (at > 0 && at % every === 0 ? [13, 10, 32, byte] : [byte]));
  });
  return Uint8Array.from(parts.flatMap((line) => [...line, 13, 10]));
}

describe('the bytes of a calendar (CHAN-06)', () => {
  const text = calendarOf(...entry('UID:a', 'DTSTART:20261203', `SUMMARY:${NAME}`));

  it('lines are unfolded before they are decoded, and keep their numbers', () => {
    for (let every = 20; every < 50; every += 1) {
      const bytes = folded(text, every);
      expect(summaryOf(feedText(bytes))).toBe(NAME);
      const breaks = bytes.filter((byte) => byte === 10).length;
      expect(feedText(bytes).split('\n')).toHaveLength(breaks + 1);
    }
  });

  it('of any length of line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), (line, every) => {
        const plain = `${line.replaceAll(/[\r\n\uFEFF]/g, '')}\r\n`;
        fc.pre(!HALF.test(plain));
        const read = feedText(folded(plain.slice(0, -2), Math.max(every, 4)));
        expect(read.replaceAll('\r\n ', '')).toBe(plain);
      }),
    );
  });

  it.each<[string, string, string, number[]]>([
    ['named', 'text/calendar; charset=ISO-8859-1', 'José', [0x4a, 0x6f, 0x73, 0xe9]],
    ['named in quotes', 'text/calendar;charset="windows-1252"', '€', [0x80]],
    ['named and not known', 'text/calendar; charset=nothing', 'José', [...bytesOf('José')]],
    ['not named, and none but Western', 'text/calendar', 'José', [0x4a, 0x6f, 0x73, 0xe9]],
    ['named wrongly', 'text/calendar; charset=utf-8', 'é»', [0xe9, 0xbb]],
    ['not named', '', NAME, [...bytesOf(NAME)]],
    ['cut within one', '', 'José\uFFFD', [...bytesOf('José'), 0xc3]],
    ['with its mark', '', 'Zé', [0xef, 0xbb, 0xbf, ...bytesOf('Zé')]],
    ['of two bytes each', '', 'Zé', [0xff, 0xfe, 0x5a, 0, 0xe9, 0]],
    ['of two bytes each, the other way', '', 'Zé', [0xfe, 0xff, 0, 0x5a, 0, 0xe9]],
  ])('charset %s', (_what, contentType, words, bytes) => {
    expect(feedText(Uint8Array.from(bytes), contentType)).toBe(words);
  });

  it('a fold that is none of a character stays where it is', () => {
    const western = Uint8Array.from([0xe9, 13, 10, 32, 0xbb]);
    expect(feedText(western, 'text/calendar; charset=iso-8859-1')).toBe('é\r\n »');
    expect(feedText(western)).toBe('é\r\n »');
  });
});

describe('a text that is too long (CHAN-06)', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab🧳d', 3, 'ab'],
    ['ab🧳d', 4, 'ab🧳'],
    ['Jose\u0301 Silva', 4, 'Jos'],
    ['a👨‍👩‍👧b', 8, 'a'],
  ])('%s, cut after %i', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });

  it('names and lines are cut between characters', () => {
    const long = `a${'🧳'.repeat(150)}`;
    const good = calendarOf(...entry('UID:a', 'DTSTART:20261203', `SUMMARY:${long}`));
    expect(summaryOf(good)).toBe(`a${'🧳'.repeat(99)}`);
    const bad = calendarOf(...entry(`DTSTART:${'🧳'.repeat(150)}`, `SUMMARY:${long}`));
    const [told] = parseFeed(bad, FRAME).unread;
    expect(told?.text).not.toMatch(HALF);
    expect(told?.summary).toBe(`a${'🧳'.repeat(99)}`);
  });
});
