import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingStep } from '@/domain/request/booking-validation';
import { bookingDraft, writeDraft } from '@/features/site/request/state/booking-draft';
import { EMPTY_FORM } from '@/features/site/request/state/booking-form-values';
import { presetOf } from '@/features/site/request/state/preset';
import { startingState } from '@/features/site/request/state/starting-state';
import { makeRoom } from '../../../../support/builders';

const leque = makeRoom({ room_number: '6', name: 'Família Leque', max_guests: 4 });
const state = {
  ...EMPTY_FORM,
  isOpen: true,
  step: 4 as const,
  completedSteps: [1, 2, 3] as const,
  dates: { checkIn: '2026-11-14', checkOut: '2026-11-17' },
  guestCount: 4,
  mode: 'manual' as const,
  selections: { recommended: [], manual: [{ room: leque, guests: 4 }] },
  contact: { ...EMPTY_FORM.contact, full_name: 'Inês' },
  message: 'Olá',
};
const today = '2026-11-03';
const returning = { preset: null, entryStep: null, today };

const stored = () => sessionStorage.getItem('hostel.booking-draft') ?? '';

beforeEach(() => sessionStorage.clear());

describe('the draft', () => {
  it('gives back what was chosen and typed', () => {
    writeDraft(state);
    const { step, dates, guestCount, contact, message, selections } =
      bookingDraft.read() ?? EMPTY_FORM;
    expect({ step, dates, guestCount, contact, message }).toEqual({
      step: state.step,
      dates: state.dates,
      guestCount: state.guestCount,
      contact: state.contact,
      message: state.message,
    });
    expect(selections.manual[0]).toMatchObject({ guests: 4, room: { id: leque.id } });
  });

  it('keeps of a room only what the form shows', () => {
    writeDraft(state);
    expect(stored()).not.toContain('created_at');
    expect(stored()).not.toContain('isOpen');
  });

  it('is gone after it was removed', () => {
    writeDraft(state);
    bookingDraft.clear();
    expect(bookingDraft.read()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['no JSON', '{"version":'],
    ['another version', JSON.stringify({ version: 0 })],
    ['another shape', JSON.stringify({ version: 1, step: 9 })],
    ['nothing', 'null'],
    ['a list', '[]'],
  ])('is left aside when it is %s', (_what, text) => {
    sessionStorage.setItem('hostel.booking-draft', text);
    expect(bookingDraft.read()).toBeNull();
  });

  it('is left aside when a day in it does not exist', () => {
    writeDraft(state);
    sessionStorage.setItem('hostel.booking-draft', stored().replace('2026-11-14', '2026-02-30'));
    expect(bookingDraft.read()).toBeNull();
  });

  it('may be refused by the browser: the form works all the same', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => {
      writeDraft(state);
      bookingDraft.clear();
    }).not.toThrow();
    expect(bookingDraft.read()).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('a visit', () => {
  it('begins empty without a draft', () => {
    expect(startingState({ ...returning, draft: null })).toEqual({ ...EMPTY_FORM, isOpen: true });
  });

  it('goes on where it stood', () => {
    writeDraft(state);
    const start = startingState({ ...returning, draft: bookingDraft.read() });
    expect(start).toMatchObject({ step: 4, completedSteps: [1, 2, 3] });
  });

  it('goes on at the step of its history entry, as far as the steps before it hold', () => {
    writeDraft(state);
    const stepAt = (entryStep: BookingStep) =>
      startingState({ ...returning, draft: bookingDraft.read(), entryStep }).step;
    expect([stepAt(2), stepAt(5)]).toEqual([2, 4]);
    expect(startingState({ ...returning, draft: null, entryStep: 4 }).step).toBe(1);
  });

  it('goes on from the first step that still holds', () => {
    writeDraft(state);
    const start = startingState({ ...returning, draft: bookingDraft.read(), today: '2026-11-15' });
    expect(start.step).toBe(1);
  });

  it('lets a link win over the draft', () => {
    writeDraft(state);
    const preset = presetOf(new URLSearchParams('guests=2'), today);
    const start = startingState({ ...returning, draft: bookingDraft.read(), preset });
    expect(start).toMatchObject({ guestCount: 2, step: 3 });
  });
});
