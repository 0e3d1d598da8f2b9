import { describe, expect, it } from 'vitest';
import type { BookingQuery } from '@/domain/booking-query';
import {
  type BookingFormAction,
  bookingFormReducer,
} from '@/features/booking-form/booking-form-state';
import {
  type BookingFormState,
  currentSelection,
  EMPTY_FORM,
  isPristine,
} from '@/features/booking-form/booking-form-values';
import { makeRoom, uuid } from '../../support/builders';

const today = '2026-11-03';
const mare = makeRoom({ room_number: '2', name: 'Duplo Maré' });
const leque = makeRoom({ room_number: '6', name: 'Família Leque', max_guests: 4 });
const rooms = [mare, leque];

const opened: BookingFormState = { ...EMPTY_FORM, isOpen: true };
const withStay: BookingFormState = {
  ...opened,
  dates: { checkIn: '2026-11-14', checkOut: '2026-11-17' },
  guestCount: 4,
};
const atRooms: BookingFormState = { ...withStay, step: 3, completedSteps: [1, 2] };
const chosen: BookingFormState = {
  ...atRooms,
  selections: {
    recommended: [{ room: leque, guests: 4 }],
    manual: [
      { room: mare, guests: 2 },
      { room: leque, guests: 2 },
    ],
  },
};

const after = (state: BookingFormState, ...actions: BookingFormAction[]) =>
  actions.reduce(bookingFormReducer, state);
const nextPressed: BookingFormAction = { type: 'nextPressed', today };
const offersRead = (offers: typeof rooms): BookingFormAction => ({
  type: 'offersRead',
  fresh: { rooms, offers },
});

describe('Next', () => {
  it('goes on from a step that holds, and marks it done', () => {
    const state = after(withStay, nextPressed);
    expect(state).toMatchObject({ step: 2, completedSteps: [1], isUnderWay: true });
    expect(after(state, nextPressed)).toMatchObject({ step: 3, completedSteps: [1, 2] });
  });

  it('stays on a step that does not hold, and counts the refusal', () => {
    const state = after(opened, nextPressed, nextPressed);
    expect(state).toMatchObject({ step: 1, refusedStep: 1, refusals: 2, completedSteps: [] });
  });

  it('goes back to an earlier step that does not hold any more', () => {
    const state = after({ ...chosen, step: 4, guestCount: 0 }, nextPressed);
    expect(state).toMatchObject({ step: 2, refusedStep: 2 });
  });

  it('does not go beyond the review', () => {
    const contact = { ...EMPTY_FORM.contact, full_name: 'I', email: 'i@i.pt', phone: '912345678' };
    expect(after({ ...chosen, step: 5, contact }, nextPressed).step).toBe(5);
  });

  it('drops a combination made for another number of guests, and says so', () => {
    const state = after({ ...chosen, step: 2, guestCount: 3 }, nextPressed);
    expect(state.selections.recommended).toEqual([]);
    expect(state.notices).toEqual([{ kind: 'guests-changed', guestCount: 3 }]);
    expect(state.selections.manual).toEqual(chosen.selections.manual);
  });

  it('takes notices off the table once the rooms are settled', () => {
    const state = after({ ...chosen, notices: [{ kind: 'wanted-unknown' }] }, nextPressed);
    expect(state).toMatchObject({ step: 4, notices: [] });
  });
});

describe('messages', () => {
  it.each<[string, BookingFormAction]>([
    ['new dates', { type: 'datesChosen', dates: { checkIn: '2026-11-14', checkOut: null } }],
    ['another step', { type: 'stepOpened', step: 1 }],
    ['the other mode', { type: 'roomModeChosen', mode: 'manual' }],
  ])('go with %s', (_what, action) => {
    expect(after(opened, nextPressed, action).refusedStep).toBeNull();
  });
});

describe('the rooms chosen', () => {
  it('are kept apart for each mode', () => {
    const state = after(
      atRooms,
      { type: 'roomsChosen', selection: [{ room: leque, guests: 4 }] },
      { type: 'roomModeChosen', mode: 'manual' },
    );
    expect(currentSelection(state)).toEqual([]);
    expect(currentSelection(after(state, { type: 'roomModeChosen', mode: 'recommended' }))).toEqual(
      [{ room: leque, guests: 4 }],
    );
  });

  it('lose what is gone, each name once, and a combination as a whole', () => {
    const state = after(chosen, offersRead([mare]), offersRead([mare]));
    expect(state.selections).toEqual({ recommended: [], manual: [{ room: mare, guests: 2 }] });
    expect(state.notices).toEqual([{ kind: 'gone', roomName: 'Família Leque' }]);
  });

  it('take over a new price', () => {
    const dearer = { ...leque, price_per_night: 99 };
    const state = after(chosen, offersRead([mare, dearer]));
    expect(state.selections.recommended).toEqual([{ room: dearer, guests: 4 }]);
    expect(state.notices).toEqual([{ kind: 'repriced', roomName: 'Família Leque' }]);
  });

  it('clear the notices when the guest chooses anew', () => {
    const state = after(chosen, offersRead([mare]), {
      type: 'roomsChosen',
      selection: [{ room: mare, guests: 2 }],
    });
    expect(state.notices).toEqual([]);
  });
});

describe('the room a link asked for', () => {
  const wanting = (state: BookingFormState, id: string): BookingFormState => ({
    ...state,
    mode: 'manual',
    wantedRoom: { id, isPlaced: false },
  });

  it('waits until the number of guests is settled', () => {
    const state = after(wanting({ ...withStay, step: 1 }, leque.id), offersRead(rooms));
    expect(state.selections.manual).toEqual([]);
    expect(after(state, nextPressed, nextPressed, offersRead(rooms)).selections.manual).toEqual([
      { room: leque, guests: 4 },
    ]);
  });

  it('is not put back after the guest took it away', () => {
    const placed = after(wanting(atRooms, leque.id), offersRead(rooms));
    const state = after(
      placed,
      { type: 'roomsChosen', selection: [] },
      { type: 'wantedRoomForgotten' },
      offersRead(rooms),
    );
    expect(state.selections.manual).toEqual([]);
  });

  it('is named when it is not free, and not named any more once it is', () => {
    const state = after(wanting(atRooms, leque.id), offersRead([mare]));
    expect(state.notices).toEqual([{ kind: 'wanted-not-free', roomName: 'Família Leque' }]);
    expect(after(state, offersRead(rooms))).toMatchObject({
      notices: [],
      wantedRoom: { isPlaced: true },
    });
  });

  it('may be unknown', () => {
    const state = after(wanting(atRooms, uuid(1, 99)), offersRead(rooms));
    expect(state.notices).toEqual([{ kind: 'wanted-unknown' }]);
  });
});

describe('a link', () => {
  const nothing: BookingQuery = { checkIn: null, checkOut: null, guests: null, room: null };
  const preset = (query: Partial<BookingQuery>): BookingFormAction => ({
    type: 'presetGiven',
    preset: { query: { ...nothing, ...query }, entry: 'entry' },
  });

  it('wins in the fields it names, and leads back to step 1', () => {
    const state = after(chosen, preset({ guests: 2 }));
    expect(state).toMatchObject({
      guestCount: 2,
      step: 1,
      dates: chosen.dates,
      selections: chosen.selections,
      appliedPresets: ['entry'],
      isUnderWay: true,
    });
  });

  it('that says what is known already moves nothing', () => {
    expect(
      after(chosen, preset({ guests: 4, checkIn: '2026-11-14', checkOut: '2026-11-17' })).step,
    ).toBe(3);
  });

  it('with a check-in alone asks for a new check-out', () => {
    expect(after(chosen, preset({ checkIn: '2026-11-20' })).dates).toEqual({
      checkIn: '2026-11-20',
      checkOut: null,
    });
  });

  it('for a room opens manual mode', () => {
    expect(after(opened, preset({ room: leque.id }))).toMatchObject({
      mode: 'manual',
      wantedRoom: { id: leque.id, isPlaced: false },
    });
  });
});

describe('sending', () => {
  const attempt = { fingerprint: 'f', groupReference: null };

  it('remembers an attempt until there is an answer', () => {
    const started = after(chosen, { type: 'sendingStarted', attempt });
    expect(started.unanswered).toBe(attempt);
    expect(after(started, { type: 'sendingRefused' }).unanswered).toBeNull();
  });

  it('does not give up rooms that its own unanswered request may have taken', () => {
    const started = after(chosen, { type: 'sendingStarted', attempt }, offersRead([]));
    expect(started.selections).toBe(chosen.selections);
    expect(after(started, { type: 'sendingRefused' }, offersRead([])).selections.manual).toEqual(
      [],
    );
  });

  it.each<[string, BookingFormAction]>([
    ['other dates', { type: 'datesChosen', dates: { checkIn: '2026-11-20', checkOut: null } }],
    ['other rooms', { type: 'roomsChosen', selection: [] }],
  ])('forgets an unanswered request with %s', (_what, action) => {
    expect(after(chosen, { type: 'sendingStarted', attempt }, action).unanswered).toBeNull();
  });

  it('leaves nothing of the guest in the form once it is sent, nor after a reset', () => {
    const typed = after(chosen, { type: 'contactTyped', changes: { full_name: 'Inês' } });
    const sent = after(typed, {
      type: 'sent',
      sent: {
        bookingNumber: 'R26-7K3F9Q',
        groupReference: null,
        checkIn: '2026-11-14',
        checkOut: '2026-11-17',
        guestCount: 4,
        selection: [{ room: leque, guests: 4 }],
        contact: typed.contact,
        message: '',
      },
    });
    expect(isPristine(typed)).toBe(false);
    expect(isPristine(sent)).toBe(true);
    const reset = after(sent, { type: 'reset' });
    expect(reset).toEqual({ ...EMPTY_FORM, isOpen: true });
  });
});
