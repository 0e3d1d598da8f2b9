import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from '@/features/booking-form/booking-draft';
import { EMPTY_FORM } from '@/features/booking-form/booking-form-values';
import { startingState } from '@/features/booking-form/starting-state';
import { makeRoom } from '../../support/builders';

const today = '2026-11-03';
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
const noPreset = {
  query: { checkIn: null, checkOut: null, guests: null, room: null },
  entry: 'entry',
};

const stored = () => sessionStorage.getItem('hostel.booking-draft') ?? '';

beforeEach(() => sessionStorage.clear());

describe('the draft', () => {
  it('gives back what was chosen and typed', () => {
    writeDraft(state);
    const { step, dates, guestCount, contact, message, selections } = readDraft() ?? EMPTY_FORM;
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
    removeDraft();
    expect(readDraft()).toBeNull();
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
    expect(readDraft()).toBeNull();
  });

  it('is left aside when a day in it does not exist', () => {
    writeDraft(state);
    sessionStorage.setItem('hostel.booking-draft', stored().replace('2026-11-14', '2026-02-30'));
    expect(readDraft()).toBeNull();
  });

  it('may be refused by the browser: the form works all the same', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => {
      writeDraft(state);
      removeDraft();
    }).not.toThrow();
    expect(readDraft()).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('a visit', () => {
  it('begins empty without a draft', () => {
    expect(startingState({ draft: null, preset: noPreset, today })).toEqual({
      ...EMPTY_FORM,
      isOpen: true,
    });
  });

  it('goes on where it stood', () => {
    writeDraft(state);
    const start = startingState({ draft: readDraft(), preset: noPreset, today });
    expect(start).toMatchObject({ step: 4, isUnderWay: true, completedSteps: [1, 2, 3] });
  });

  it('goes on from the first step that still holds', () => {
    writeDraft(state);
    const start = startingState({ draft: readDraft(), preset: noPreset, today: '2026-11-15' });
    expect(start.step).toBe(1);
  });

  it('takes over a link once', () => {
    const preset = { ...noPreset, query: { ...noPreset.query, guests: 2 } };
    const first = startingState({ draft: null, preset, today });
    expect(first).toMatchObject({ guestCount: 2, appliedPresets: ['entry'], isUnderWay: true });

    writeDraft({ ...first, guestCount: 3 });
    expect(startingState({ draft: readDraft(), preset, today }).guestCount).toBe(3);
    const another = { ...preset, entry: 'another' };
    expect(startingState({ draft: readDraft(), preset: another, today }).guestCount).toBe(2);
  });
});
