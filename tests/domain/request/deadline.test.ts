import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestCounts } from '@/domain/day/requests';
import { earliestMoment, requestDeadline, spanLabel } from '@/domain/request/deadline';
import { longMoment } from '@/domain/calendar/moments';

const NOW = new Date('2026-11-23T08:02:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const said = (answer: number | null, hold: number | null = null) =>
  requestDeadline(
    {
      answer_until: answer === null ? null : after(answer),
      hold_until: hold === null ? null : after(hold),
    },
    NOW,
  );

describe('requestDeadline', () => {
  it.each([
    [539, null, 'in-time', 'Faltam 9 h: responder até às 17:01'],
    [242, null, 'in-time', 'Faltam 4 h: responder até às 12:04'],
    [60, null, 'soon', 'Falta 1 h: responder até às 09:02'],
    [40, null, 'soon', 'Faltam 40 min: responder até às 08:42'],
    [1, null, 'soon', 'Falta 1 min: responder até às 08:03'],
    [1440, null, 'in-time', 'Faltam 24 h: responder até amanhã às 08:02'],
    [4320, null, 'in-time', 'Faltam 3 dias: responder até qui., 26 nov., às 08:02'],
    [-22, null, 'past', 'O prazo passou há 22 min'],
    [-22, 122, 'past', 'O prazo passou há 22 min'],
    [-60, -1, 'past', 'O prazo passou há 1 h'],
    [null, 242, 'in-time', 'Faltam 4 h: caduca às 12:04'],
    [null, 0, 'past', 'O pedido está a caducar'],
  ] as const)(
    'after %s and %s minutes is %s: “%s” (DAY-04, CLOCK-02)',
    (answer, hold, state, words) => {
      expect(said(answer, hold)).toEqual({ state, words });
    },
  );

  it('says nothing where the house has settled nothing (CLOCK-01)', () => {
    expect(said(null)).toBeNull();
  });

  it('warns in the last two hours, neither earlier nor later (CLOCK-02)', () => {
    assert(
      property(integer({ min: -5000, max: 10_000 }), (minutes) => {
        const state = minutes <= 0 ? 'past' : minutes <= 120 ? 'soon' : 'in-time';
        expect(said(minutes)?.state).toBe(state);
        expect(said(null, minutes)?.state).toBe(state);
      }),
    );
  });

  it('names the very moment that the guest reads, at the clock of the house (CLOCK-02)', () => {
    expect(longMoment('2026-11-23T15:20:00+00:00')).toBe('segunda-feira, 23 de novembro, às 15:20');
    expect(longMoment('2026-07-01T23:30:00+00:00')).toBe('quinta-feira, 2 de julho, às 00:30');
    assert(
      property(integer({ min: 1, max: 5000 }), (minutes) => {
        const clock = longMoment(after(minutes)).slice(-'hh:mm'.length);
        expect(said(minutes)?.words).toContain(`às ${clock}`);
      }),
    );
  });
});

it('takes the earliest moment of the rooms of a request (DAY-04)', () => {
  expect(earliestMoment([null, after(5), after(3), null])).toBe(after(3));
  expect(earliestMoment([null])).toBeNull();
  expect(earliestMoment([])).toBeNull();
});

it('counts requests beyond their time and in their last hours (DAY-04)', () => {
  const request = (minutes: number | null) => ({
    promised: { answer_until: minutes === null ? null : after(minutes), hold_until: null },
  });
  expect(requestCounts([-1, -9, 30, 500, null].map(request), NOW)).toEqual({ late: 2, soon: 1 });
});

it('says a span in its largest whole unit (CLOCK-01)', () => {
  expect([90, 60, 240, 1440, 4320].map(spanLabel)).toEqual([
    '90 minutos',
    '1 hora',
    '4 horas',
    '1 dia',
    '3 dias',
  ]);
  assert(
    property(constantFrom(1, 2, 3, 7), (days) => {
      expect(spanLabel(days * 1440)).toMatch(/ dias?$/);
    }),
  );
});
