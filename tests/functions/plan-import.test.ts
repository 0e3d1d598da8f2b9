import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../supabase/functions/sync-calendars/feed.ts';
import type { Channel, KnownEvent } from '../../supabase/functions/sync-calendars/import-plan.ts';
import { planImport } from '../../supabase/functions/sync-calendars/plan-import.ts';
import { event, known, stateOf } from './feed-scene';

const LONG_AGO = '2026-11-23T11:00:00Z';
const JUST_NOW = '2026-11-23T11:55:00Z';
const OURS = { starts: '2026-12-03', ends: '2026-12-06' };
const CLOSED = 'CLOSED - Not available';

describe('what a platform says becomes', () => {
  it('a stay named after who comes, or after the platform (CHAN-03)', () => {
    const names = ['Reserved - Ana', 'Reserved', 'Família Silva', 'Airbnb', ''].map(
      (summary, place) => event(`e${place}`, { summary }),
    );
    expect(
      planImport(names, stateOf()).see.map(({ kind, summary }) => `${kind} ${summary}`),
    ).toEqual([
      'stay Ana',
      'stay Hóspede Airbnb',
      'stay Família Silva',
      'stay Hóspede Airbnb',
      'stay Hóspede Airbnb',
    ]);
  });

  it.each<[Channel, string, boolean, 'stay' | 'block']>([
    ['airbnb', 'Airbnb (Not available)', false, 'block'],
    ['airbnb', 'Airbnb (Not available)', true, 'stay'],
    ['vrbo', 'Blocked', false, 'block'],
    ['vrbo', 'Reserved - Blocked', false, 'stay'],
    ['booking_com', CLOSED, false, 'stay'],
    ['google', 'Ocupado', false, 'stay'],
  ])(
    '%s: %s, which takes the room: %s, is a %s (CHAN-03)',
    (channel, summary, blocksAreStays, kind) => {
      const plan = planImport([event('a', { summary })], stateOf({ channel, blocksAreStays }));
      expect(plan.see).toMatchObject([{ kind }]);
    },
  );

  it('nothing where it is over (CHAN-03)', () => {
    const past = event('a', { starts: '2026-11-20', ends: '2026-11-23' });
    expect(planImport([past], stateOf())).toEqual({
      see: [],
      missing: [],
      gone: [],
      warning: null,
    });
  });
});

describe('what a platform no longer says', () => {
  const other = event('other', { starts: '2026-12-20', ends: '2026-12-21' });
  const gone = (fields: Partial<KnownEvent>, state = {}) =>
    planImport([other], stateOf({ known: [known('a', fields)], ...state }));

  it('is missing first, and gone when it is so ten minutes later (CHAN-03)', () => {
    expect(gone({})).toMatchObject({ missing: ['id-a'], gone: [] });
    expect(gone({ missing_since: JUST_NOW })).toMatchObject({ missing: ['id-a'], gone: [] });
    expect(gone({ missing_since: LONG_AGO })).toMatchObject({ missing: ['id-a'], gone: ['id-a'] });
  });

  it('stays where it has begun, or where a part of the calendar could not be read (CHAN-05)', () => {
    expect(gone({ starts: '2026-11-23' })).toMatchObject({ missing: [], gone: [] });
    expect(gone({ missing_since: LONG_AGO }, { isPartial: true })).toMatchObject({ gone: [] });
  });

  it('is gone where it was missing before it began: cancelled on the eve (CHAN-03)', () => {
    const eve = { starts: '2026-11-23', missing_since: LONG_AGO };
    expect(gone(eve)).toMatchObject({ gone: ['id-a'] });
    // A calendar that became empty after that cancels no guest who may have arrived by now.
    expect(planImport([], stateOf({ known: [known('a', eve)] }))).toMatchObject({
      gone: [],
      warning: 'drop',
    });
  });

  it('is gone at once where the platform calls it cancelled (CHAN-06)', () => {
    const plan = planImport([event('a', { isCancelled: true })], stateOf({ known: [known('a')] }));
    expect(plan).toMatchObject({ see: [], gone: ['id-a'] });
  });

  it('is the same under a new name for the same nights (CHAN-03)', () => {
    const plan = planImport(
      [event('b')],
      stateOf({
        channel: 'other',
        known: [known('a', { missing_since: LONG_AGO, summary: null })],
      }),
    );
    expect(plan).toMatchObject({ see: [{ uid: 'b', was: 'a' }], missing: [], gone: [] });
  });

  it('is another where staff had set it aside and it was missing before: its nights are sold again (CHAN-04)', () => {
    const plan = (missing_since: string | null) =>
      planImport(
        [event('b')],
        stateOf({
          channel: 'booking_com',
          known: [known('a', { state: 'dismissed', missing_since, summary: null })],
        }),
      ).see[0];
    expect(plan(JUST_NOW)).not.toHaveProperty('was');
    expect(plan(null)).toMatchObject({ was: 'a' });
  });

  it('cancels nothing and warns when the calendar is empty, however few it had (CHAN-05)', () => {
    const one = { known: [known('a', { missing_since: LONG_AGO })] };
    expect(planImport([], stateOf(one))).toMatchObject({ gone: [], warning: 'drop' });
    expect(planImport([], stateOf({ ...one, dropAccepted: true }))).toMatchObject({
      gone: ['id-a'],
      warning: null,
    });
    const calledOff = planImport([event('a', { isCancelled: true })], stateOf(one));
    expect(calledOff).toMatchObject({ gone: ['id-a'], warning: null });
  });

  it('cancels nothing and warns when it is most of the coming stays, until staff say so (CHAN-05)', () => {
    const four = ['a', 'b', 'c', 'd'].map((uid, day) =>
      known(uid, {
        starts: `2026-12-0${day + 1}`,
        ends: `2026-12-0${day + 2}`,
        missing_since: LONG_AGO,
      }),
    );
    const left = [event('a', { starts: '2026-12-01', ends: '2026-12-02' })];
    const dropped = planImport(left, stateOf({ known: four }));
    expect(dropped).toMatchObject({ gone: [], warning: 'drop' });
    const accepted = planImport(left, stateOf({ known: four, dropAccepted: true }));
    expect(accepted).toMatchObject({ gone: ['id-b', 'id-c', 'id-d'], warning: null });
  });
});

describe('our own nights that come back', () => {
  const echo = (fields: Partial<FeedEvent>, state = {}) =>
    planImport(
      [event('a', { summary: CLOSED, ...fields })],
      stateOf({ channel: 'booking_com', told: [OURS], ...state }),
    ).see[0]?.echo;

  it('are an echo, also where two stays come back as one (CHAN-05)', () => {
    expect(echo({})).toBe(true);
    expect(echo({ starts: '2026-12-04' })).toBe(true);
    const after = { starts: '2026-12-06', ends: '2026-12-09' };
    expect(echo({ ends: '2026-12-09' }, { told: [after, OURS] })).toBe(true);
  });

  it('are none with a night more, where they were the platform’s before, or where it names a guest (CHAN-05)', () => {
    expect(echo({ ends: '2026-12-07' })).toBe(false);
    expect(echo({}, { known: [known('a', { state: 'conflict' })] })).toBe(false);
    expect(echo({ summary: 'Reserved' }, { channel: 'airbnb' })).toBe(false);
  });

  it('leave a stay beside them as it was, where the platform shows both as one (CHAN-05)', () => {
    const stay = { starts: '2026-12-06', ends: '2026-12-08' };
    const seen = (fields: Partial<FeedEvent>) =>
      planImport(
        [event('a', { summary: CLOSED, ...stay, ...fields })],
        stateOf({ channel: 'booking_com', told: [OURS], known: [known('a', stay)] }),
      ).see[0];
    expect(seen({ starts: '2026-12-03' })).toMatchObject({ ...stay, echo: false });
    expect(seen({ starts: '2026-12-02' })).toMatchObject({ starts: '2026-12-02' });
    expect(seen({ ends: '2026-12-09' })).toMatchObject({ ends: '2026-12-09' });
    expect(seen({ ends: '2026-12-07' })).toMatchObject({ ends: '2026-12-07' });
  });

  it('are none where another house with this product tells of them: it never tells ours back (CHAN-05)', () => {
    expect(echo({ uid: 'a@hostel', summary: 'Ocupado' }, { channel: 'other' })).toBe(false);
    expect(echo({ uid: 'a@else', summary: 'Ocupado' }, { channel: 'other' })).toBe(true);
  });

  it('may be what we told before, for two hours (CHAN-05)', () => {
    const before = { told: [], toldBefore: [OURS] };
    expect(echo({}, { ...before, toldChangedAt: '2026-11-23T10:30:00Z' })).toBe(true);
    expect(echo({}, { ...before, toldChangedAt: '2026-11-23T09:30:00Z' })).toBe(false);
  });
});

describe('whatever a platform says', () => {
  const day = (offset: number) =>
    new Date(Date.UTC(2026, 10, 23 + offset)).toISOString().slice(0, 10);
  const nights = fc
    .tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: 1, max: 7 }))
    .map(([from, length]) => ({ starts: day(from), ends: day(from + length) }));
  const uid = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
  const feed = fc.uniqueArray(
    fc
      .tuple(uid, nights, fc.constantFrom('Reserved', CLOSED, 'Blocked'), fc.boolean())
      .map(([name, span, summary, isCancelled]) => event(name, { ...span, summary, isCancelled })),
    { selector: (one) => one.uid },
  );
  const channel = fc.constantFrom<Channel>('booking_com', 'airbnb', 'vrbo', 'google', 'other');
  const knownEvents = fc.uniqueArray(
    fc
      .tuple(
        uid,
        nights,
        fc.constantFrom<KnownEvent['state']>(
          'booked',
          'conflict',
          'echo',
          'block',
          'dismissed',
          'gone',
        ),
        fc.constantFrom(null, LONG_AGO, JUST_NOW),
      )
      .map(([name, span, state, missing_since]) => known(name, { ...span, state, missing_since })),
    { selector: (one) => one.uid },
  );
  const reading = fc.record({
    channel,
    blocksAreStays: fc.boolean(),
    dropAccepted: fc.boolean(),
    isPartial: fc.boolean(),
    told: fc.array(nights, { maxLength: 4 }),
    known: knownEvents,
  });

  it('each coming event is seen once, and what is gone was missing, is not seen, and has not begun (CHAN-04, CHAN-05)', () => {
    fc.assert(
      fc.property(feed, reading, (events, fields) => {
        const state = stateOf(fields);
        const plan = planImport(events, state);
        const coming = events.filter((one) => !one.isCancelled && one.ends > state.today);
        expect(plan.see.map((one) => one.uid)).toEqual(coming.map((one) => one.uid));
        expect(plan.gone.filter((id) => !plan.missing.includes(id))).toEqual([]);
        const kept = new Set(plan.see.flatMap((one) => [one.uid, one.was ?? one.uid]));
        for (const id of plan.missing) {
          const one = state.known.find((other) => other.id === id);
          const isComing = one !== undefined && (one.starts > state.today || one.missing_since);
          expect(isComing && !kept.has(one.uid)).toBeTruthy();
        }
        const renamed = plan.see.flatMap((one) => one.was ?? []);
        expect(new Set(renamed).size).toBe(renamed.length);
      }),
    );
  });

  it('an event under a wrong name is never two: a calendar renamed as a whole cancels nothing (CHAN-05)', () => {
    fc.assert(
      fc.property(feed, (all) => {
        const events = all.filter((one) => one.ends > stateOf().today);
        const before = events.map((one) =>
          known(one.uid, { ...one, missing_since: LONG_AGO, summary: null }),
        );
        const after = events.map((one) => ({ ...one, uid: `new-${one.uid}`, isCancelled: false }));
        const state = stateOf({ channel: 'booking_com', known: before });
        expect(planImport(after, state)).toMatchObject({
          missing: [],
          gone: [],
        });
      }),
    );
  });

  it('the same again changes nothing (CHAN-03)', () => {
    fc.assert(
      fc.property(feed, reading, (events, fields) => {
        const state = stateOf({ ...fields, known: [] });
        const first = planImport(events, state);
        const kept = first.see.map((one) =>
          known(one.uid, {
            ...one,
            state: one.echo ? 'echo' : one.kind === 'block' ? 'block' : 'booked',
          }),
        );
        expect(planImport(events, { ...state, known: kept })).toEqual(first);
      }),
    );
  });
});
