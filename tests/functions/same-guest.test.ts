import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../supabase/functions/sync-calendars/feed.ts';
import type {
  ImportState,
  KnownEvent,
} from '../../supabase/functions/sync-calendars/import-plan.ts';
import { parseFeed } from '../../supabase/functions/sync-calendars/parse-feed.ts';
import { planImport } from '../../supabase/functions/sync-calendars/plan-import.ts';
import { calendarOf, entry, event, FRAME, known, stateOf } from './feed-scene';

// Which guest an entry is, where the platform has changed its name or its nights. Today is 23
// November 2026; 'd 3–6' are the nights from 3 to 6 December, 'n' is November.

const CLOSED = 'CLOSED - Not available';

function nights(text: string): { starts: string; ends: string } {
  const day = (one: string) => {
    const [, month = 'd', number = ''] = /^([nd]?)(\d+)$/.exec(one) ?? [];
    return `2026-${month === 'n' ? '11' : '12'}-${number.padStart(2, '0')}`;
  };
  const [from = '', until = ''] = text.split('–');
  return { starts: day(from), ends: day(until) };
}

const says = (uid: string, span: string, fields: Partial<FeedEvent> = {}) =>
  event(uid, { ...nights(span), summary: CLOSED, ...fields });
const knew = (uid: string, span: string, fields: Partial<KnownEvent> = {}) =>
  known(uid, { ...nights(span), summary: 'Hóspede Booking.com', ...fields });

/** What becomes of each entry, and which ones are missing or gone. */
function read(
  feed: FeedEvent[],
  before: KnownEvent[],
  state: Partial<ImportState> = {},
): { sees: string[]; missing: string[]; gone: string[] } {
  const plan = planImport(feed, stateOf({ channel: 'booking_com', known: before, ...state }));
  const sees = plan.see.map(
    ({ uid, was, starts, ends, kind }) =>
      `${was === undefined ? '' : `${was}→`}${uid} ${starts.slice(5)}..${ends.slice(5)}${kind === 'block' ? ' block' : ''}`,
  );
  return { sees, missing: plan.missing, gone: plan.gone };
}

describe('Booking.com changes the names of entries', () => {
  it('of a guest in the house, every morning, and lets the stay begin today (CHAN-07)', () => {
    const answer = read([says('B', 'n23–n29')], [knew('A', 'n22–n29')]);
    expect(answer).toEqual({ sees: ['A→B 11-22..11-29'], missing: [], gone: [] });
  });

  it('of a stay that was made longer, beside others that are the same (CHAN-07)', () => {
    const others = ['6–9', '12–15'];
    const answer = read(
      [says('C2', '20–25'), ...others.map((span, place) => says(`o${place}`, span))],
      [knew('C1', '20–24'), ...others.map((span, place) => knew(`o${place}`, span))],
    );
    expect(answer.sees[0]).toBe('C1→C2 12-20..12-25');
    expect(answer).toMatchObject({ missing: [], gone: [] });
  });

  it.each([
    ['a day earlier', '19–23'],
    ['a day later', '21–25'],
    ['with the arrival alone in common', '20–21'],
    ['with the departure alone in common', '23–24'],
  ])('of a stay that is now %s (CHAN-07)', (_, span) => {
    const answer = read([says('b', span)], [knew('a', '20–24')]);
    expect(answer.sees[0]).toMatch(/^a→b /);
    expect(answer.gone).toEqual([]);
  });

  it('of all stays, each a day later: best pairs of the whole reading (CHAN-07)', () => {
    const spans = ['1–4', '4–7', '7–10'];
    const later = ['2–5', '5–8', '8–11'];
    const answer = read(
      later.map((span, place) => says(`n${place}`, span)),
      spans.map((span, place) => knew(`o${place}`, span)),
    );
    expect(answer.sees.map((one) => one.split(' ')[0])).toEqual(['o0→n0', 'o1→n1', 'o2→n2']);
    expect(answer.missing).toEqual([]);
  });

  it('of a stay moved a day earlier, while its last night is sold to somebody else (CHAN-07)', () => {
    const answer = read([says('new', '8–9'), says('b', '5–8')], [knew('a', '6–9')]);
    expect(answer.sees).toEqual(['new 12-08..12-09', 'a→b 12-05..12-08']);
  });

  it('of an entry that came back after a reading without it (CHAN-07)', () => {
    const missing = { missing_since: '2026-11-23T11:55:00Z' };
    expect(read([says('b', '20–25')], [knew('a', '20–24', missing)]).sees[0]).toMatch(/^a→b /);
  });
});

describe('another guest', () => {
  it('has few of the nights and no end of the stay that went; its nights are the proof that that one went (CHAN-07)', () => {
    const answer = read([says('b', '22–24')], [knew('a', '20–30')]);
    expect(answer).toEqual({ sees: ['b 12-22..12-24'], missing: ['id-a'], gone: ['id-a'] });
  });

  it('has another name, though the nights are the same (CHAN-07)', () => {
    const answer = read(
      [says('b', '3–6', { summary: 'Booked - Bruno' })],
      [knew('a', '3–6', { summary: 'Ana' })],
      { channel: 'other' },
    );
    expect(answer).toEqual({ sees: ['b 12-03..12-06'], missing: ['id-a'], gone: ['id-a'] });
  });

  it('may have the nights of a stay that staff set aside, as soon as there are others among them (CHAN-04, CHAN-07)', () => {
    const aside = [knew('a', '20–24', { state: 'dismissed' })];
    expect(read([says('b', '20–25')], aside).sees).toEqual(['b 12-20..12-25']);
    expect(read([says('b', '21–24')], aside).sees).toEqual(['a→b 12-21..12-24']);
  });

  it('comes after a guest who is in the house and whose entry the platform has dropped (CHAN-07)', () => {
    const answer = read([says('b', 'n24–n28')], [knew('a', 'n22–n28')]);
    expect(answer).toEqual({ sees: ['b 11-24..11-28'], missing: [], gone: [] });
  });

  it.each(['airbnb', 'vrbo', 'google'] as const)(
    'has another name at %s, which keeps the names of its stays (CHAN-07)',
    (channel) => {
      const kept = [says('o', '10–12', { summary: 'Reserved' })];
      const answer = read(
        [says('b', '3–6', { summary: 'Reserved' }), ...kept],
        [knew('a', '3–6'), knew('o', '10–12')],
        { channel },
      );
      expect(answer).toMatchObject({ missing: ['id-a'], gone: ['id-a'] });
      expect(answer.sees[0]).toBe('b 12-03..12-06');
    },
  );

  it('is told by the number of the reservation that Airbnb writes into an entry, also over two lines (CHAN-07)', () => {
    const lines = [
      'UID:a@airbnb.com',
      'DTSTART;VALUE=DATE:20261203',
      'DTEND;VALUE=DATE:20261206',
      'SUMMARY:Reserved',
      String.raw`DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de`,
      String.raw` tails/HMAB12CD34\nPhone Number (Last 4 Digits): 1234`,
    ];
    expect(parseFeed(calendarOf(...entry(...lines)), FRAME).events).toMatchObject([
      { uid: 'a@airbnb.com', code: 'HMAB12CD34' },
    ]);
  });

  it('has another number of the reservation at Airbnb, whatever the name (CHAN-07)', () => {
    const reserved = (uid: string, code: string) => says(uid, '3–6', { summary: 'Reserved', code });
    const before = [knew('a', '3–6', { code: 'HMAAAAAAAA' })];
    const state = { channel: 'airbnb', isPartial: true } as const;
    const plan = planImport([reserved('a', 'HMBBBBBBBB')], stateOf({ ...state, known: before }));
    expect(plan).toMatchObject({ see: [{ uid: 'a', isAnew: true }], gone: ['id-a'] });
    expect(plan.see[0]).not.toHaveProperty('was');
    expect(read([reserved('b', 'HMAAAAAAAA')], before, state).sees[0]).toMatch(/^a→b /);
  });

  it('is none where a second stay of the same name came beside the first (CHAN-07)', () => {
    const answer = read(
      [
        says('a/2026-12-03', '3–6', { summary: 'Reserved' }),
        says('a/2026-12-20', '20–21', { summary: 'Reserved' }),
      ],
      [knew('a', '3–6')],
      { channel: 'vrbo' },
    );
    expect(answer).toMatchObject({ missing: [], gone: [] });
    expect(answer.sees[0]).toMatch(/^a→/);
  });

  it('is none where a platform that keeps names has named every stay anew (CHAN-07)', () => {
    const answer = read(
      [says('x', '3–6', { summary: 'Reserved' }), says('y', '8–9', { summary: 'Reserved' })],
      [knew('a', '3–6'), knew('b', '8–9')],
      { channel: 'airbnb' },
    );
    expect(answer).toMatchObject({ missing: [], gone: [] });
  });
});

describe('where two are as good', () => {
  const halves = [says('b', '20–24'), says('c', '24–28')];

  it('nothing is guessed: the booking stays for staff to decide, also at the next readings (CHAN-07)', () => {
    const first = read(halves, [knew('a', '20–28')]);
    expect(first).toEqual({
      sees: ['b 12-20..12-24', 'c 12-24..12-28'],
      missing: ['id-a'],
      gone: [],
    });
    const since = '2026-11-23T11:00:00Z';
    const waiting = { state: 'conflict', has_booking: false, first_seen: since } as const;
    const next = read(halves, [
      knew('a', '20–28', { missing_since: since }),
      knew('b', '20–24', waiting),
      knew('c', '24–28', waiting),
    ]);
    expect(next).toMatchObject({ missing: ['id-a'], gone: [] });
  });

  it('a conflict that was there beside the other stay is a guest of its own (CHAN-07)', () => {
    const waiting = { state: 'conflict', has_booking: false } as const;
    const answer = read(
      [says('b', '20–24')],
      [knew('a', '20–24', { missing_since: '2026-11-23T11:00:00Z' }), knew('b', '20–24', waiting)],
    );
    expect(answer).toEqual({ sees: ['b 12-20..12-24'], missing: ['id-a'], gone: ['id-a'] });
  });
});

describe('nights that are past', () => {
  it('stay sold under the same name, whether or not the guest is ticked as in the house (CHAN-07)', () => {
    for (const starts of ['n22–n29', 'n23–n29']) {
      const answer = read([says('A', starts)], [knew('A', 'n22–n29')]);
      expect(answer.sees).toEqual(['A 11-22..11-29']);
    }
  });

  it('end with a stay that begins later than today after all (CHAN-07)', () => {
    expect(read([says('A', 'n25–n29')], [knew('A', 'n22–n29')]).sees).toEqual(['A 11-25..11-29']);
  });
});

describe('the closed end of a calendar', () => {
  const end = (uid: string, starts: string, ends: string, fields: Partial<FeedEvent> = {}) =>
    event(uid, { starts, ends, summary: CLOSED, ...fields });

  it('is no guest, and the same block when it has moved on by a day under another name (CHAN-07)', () => {
    const first = read([end('x', '2027-05-22', '2028-04-06')], []);
    expect(first.sees).toEqual(['x 05-22..04-06 block']);
    const before = known('x', {
      kind: 'block',
      state: 'block',
      summary: 'Hóspede Booking.com',
      starts: '2027-05-22',
      ends: '2028-04-06',
    });
    const next = read([end('y', '2027-05-23', '2028-04-07')], [before]);
    expect(next).toEqual({ sees: ['x→y 05-23..04-07 block'], missing: [], gone: [] });
  });

  it('frees no room of a guest that it has swallowed (CHAN-07)', () => {
    const guest = known('g', {
      starts: '2027-05-20',
      ends: '2027-05-22',
      summary: null,
      missing_since: '2026-11-23T11:00:00Z',
    });
    expect(read([end('x', '2027-05-20', '2028-04-06')], [guest])).toMatchObject({
      missing: [],
      gone: [],
    });
  });

  it('is none where somebody closed a season, or where a guest is named (CHAN-07)', () => {
    const season = end('s', '2027-01-05', '2027-03-20');
    const named = end('t', '2027-05-22', '2028-04-06', { summary: 'Ana Reis' });
    expect(read([season, named], [], { channel: 'other' }).sees).toEqual([
      's 01-05..03-20',
      't 05-22..04-06',
    ]);
  });
});

describe('a guest who has left here before the end', () => {
  const left = knew('A', 'n20–n29', { has_left: true });

  it('is the same under another name, though trimmed to today: nobody takes the nights again (DESK-17, CHAN-07)', () => {
    const answer = read([says('B', 'n23–n29')], [left]);
    expect(answer).toEqual({ sees: ['A→B 11-20..11-29'], missing: [], gone: [] });
  });

  it('is not whoever has other nights from now on, sold again there (DESK-17, CHAN-07)', () => {
    expect(read([says('B', 'n23–n30')], [left]).sees).toEqual(['B 11-23..11-30']);
    expect(read([says('B', 'n23–n25')], [left]).sees).toEqual(['B 11-23..11-25']);
    // Nor, once a reading lacked the stay, whoever has the same.
    const since = { missing_since: '2026-11-23T11:55:00Z' };
    expect(read([says('B', 'n23–n29')], [{ ...left, ...since }]).sees).toEqual(['B 11-23..11-29']);
  });

  it('is missing, though the stay has begun, and counts for no lost calendar (DESK-17, CHAN-05)', () => {
    const plan = planImport([], stateOf({ channel: 'booking_com', known: [left] }));
    expect(plan).toMatchObject({ missing: ['id-A'], gone: [], warning: null });
    const overdue = { ...left, missing_since: '2026-11-23T11:45:00Z' };
    expect(read([], [overdue])).toMatchObject({ gone: ['id-A'] });
  });
});
