import { describe, expect, it } from 'vitest';
import { createNewsReader } from '@/app/panel/live/news-reader';
import { makeBooking, makeMessage, makeRoom, uuid } from '../../../support/builders';
import { roundAnswer } from '../../../support/server';

const first = roundAnswer({ cursor: '10:1', reload: true });
const booking = makeBooking();
const message = makeMessage();

/** A reader that has taken its first round already. */
function begunReader() {
  const reader = createNewsReader();
  reader.read(first);
  return reader;
}

describe('the reader of rounds', () => {
  it('only learns where the house stands, the first time (LIVE-01)', () => {
    const reader = createNewsReader();
    expect(reader.cursor()).toBeNull();
    expect(reader.read(first)).toMatchObject({ kind: 'first', bookings: [] });
    expect(reader.cursor()).toBe('10:1');
  });

  it('has everything read anew when the first question stayed without an answer', () => {
    const reader = createNewsReader();
    reader.pollFailed();
    expect(reader.read(first).kind).toBe('reload');
  });

  it('has everything read anew when the database says so', () => {
    expect(begunReader().read({ ...first, cursor: '90:2' }).kind).toBe('reload');
  });

  it('tells once what two answers hold, and again what has changed since (LIVE-01)', () => {
    const reader = begunReader();
    const gone = [uuid(2, 9)];
    const answer = roundAnswer({ bookings: [booking], messages: [message], gone });
    expect(reader.read(answer)).toMatchObject({
      kind: 'news',
      bookings: [booking],
      messages: [message],
      gone,
    });
    expect(reader.read(answer)).toMatchObject({ bookings: [], messages: [], gone: [] });
    const later = { ...booking, updated_at: '2026-11-12T11:00:00+00:00' };
    expect(reader.read({ ...answer, bookings: [later] }).bookings).toEqual([later]);
  });

  it('tells every time which rooms have changed: they have no version', () => {
    const reader = begunReader();
    const answer = roundAnswer({ rooms: [makeRoom().id] });
    reader.read(answer);
    expect(reader.read(answer).rooms).toEqual(answer.rooms);
  });
});
