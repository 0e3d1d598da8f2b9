import { describe, expect, it } from 'vitest';
import type { BookingStep } from '@/domain/request/booking-validation';
import {
  type BookingFormAction,
  bookingFormReducer,
} from '@/features/site/request/state/booking-form-state';
import {
  type BookingFormState,
  currentSelection,
  EMPTY_FORM,
  isPristine,
} from '@/features/site/request/state/booking-form-values';
import { presetOf } from '@/features/site/request/state/preset';
import { makeRoom, uuid } from '../../../../support/builders';

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
  it('goes on from a step that holds, and marks it done (BOOK-FLOW-07, BOOK-FLOW-08, BOOK-FLOW-09)', () => {
    const state = after(withStay, nextPressed);
    expect(state).toMatchObject({ step: 2, completedSteps: [1] });
    expect(after(state, nextPressed)).toMatchObject({ step: 3, completedSteps: [1, 2] });
  });

  it('stays on a step that does not hold, and counts the refusal (BOOK-FLOW-08)', () => {
    const state = after(opened, nextPressed, nextPressed);
    expect(state).toMatchObject({ step: 1, refusedStep: 1, refusals: 2, completedSteps: [] });
  });

  it('goes back to an earlier step that does not hold any more', () => {
    const state = after({ ...chosen, step: 4, guestCount: 0 }, nextPressed);
    expect(state).toMatchObject({ step: 2, refusedStep: 2 });
  });

  it('does not go beyond the review (BOOK-FLOW-07)', () => {
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

describe('a step asked for', () => {
  const asked = (state: BookingFormState, step: BookingStep) =>
    after(state, { type: 'stepAskedFor', step, today });

  it('opens backwards whatever is wrong, and forwards as far as the steps on the way hold (BOOK-FLOW-10)', () => {
    expect(asked({ ...chosen, step: 4, guestCount: 0 }, 3)).toMatchObject({ step: 3, refusals: 0 });
    expect(asked({ ...chosen, step: 1, guestCount: 0 }, 4)).toMatchObject({
      step: 2,
      refusedStep: 2,
      refusals: 1,
    });
    expect(asked({ ...chosen, step: 1 }, 4)).toMatchObject({ step: 4, refusedStep: null });
  });

  it('beyond the rooms makes a suggestion the guest’s choice, wherever it was asked for', () => {
    const contact = { ...EMPTY_FORM.contact, full_name: 'I', email: 'i@i.pt', phone: '912345678' };
    const suggested: BookingFormState = { ...chosen, contact, recommendedBy: 'form' };
    const review = asked({ ...suggested, step: 1, completedSteps: [1, 2, 3, 4] }, 5);
    expect(after(review, offersRead(rooms))).toMatchObject({
      step: 5,
      selections: chosen.selections,
    });
    expect(after(review, offersRead([mare])).notices).toEqual([
      { kind: 'gone', roomName: 'Família Leque' },
    ]);
    // Up to the third step the choice still follows the offers.
    expect(asked({ ...suggested, step: 1 }, 3).recommendedBy).toBe('form');
  });

  it('leaves a combination behind that is for another number of guests', () => {
    const state = asked({ ...chosen, step: 2, guestCount: 3, completedSteps: [1, 2, 3, 4] }, 5);
    expect(state).toMatchObject({
      step: 3,
      notices: [{ kind: 'guests-changed', guestCount: 3 }],
    });
  });
});

describe('a link', () => {
  const link = (search: string): BookingFormAction => {
    const preset = presetOf(new URLSearchParams(search), today);
    if (preset === null) throw new Error(`${search} says nothing`);
    return { type: 'presetGiven', preset, today };
  };
  const STAY = 'checkIn=2026-11-14&checkOut=2026-11-17';

  it.each([
    ['dates and guests', `${STAY}&guests=4`, { step: 3, completedSteps: [1, 2] }],
    ['one guest', `${STAY}&guests=1`, { step: 3, completedSteps: [1, 2] }],
    ['a room too', `${STAY}&guests=4&room=${leque.id}`, { step: 3, mode: 'manual' }],
    ['dates alone', STAY, { step: 2, completedSteps: [1], refusedStep: 2 }],
    ['guests alone', 'guests=1', { step: 1, completedSteps: [2], refusedStep: 1 }],
    ['a room alone', `room=${leque.id}`, { step: 1, completedSteps: [], refusedStep: null }],
    ['a check-in alone', 'checkIn=2026-11-14&guests=2', { step: 1, refusedStep: null }],
    ['days too far ahead', 'checkIn=2027-10-01&checkOut=2027-10-03&guests=2', { step: 1 }],
    ['too many guests', `${STAY}&guests=51`, { step: 2, guestCount: 51, refusedStep: 2 }],
    ['nobody', `${STAY}&guests=0`, { step: 2, guestCount: 0, refusedStep: 2 }],
    ['nonsense', 'guests=many', { step: 1, completedSteps: [], refusedStep: 1 }],
  ])('with %s opens at what is missing, or at the rooms', (_what, search, expected) => {
    expect(after(opened, link(search))).toMatchObject(expected);
  });

  it('says nothing without these names', () => {
    expect(presetOf(new URLSearchParams('utm_source=x&room=7'), today)).toBeNull();
  });

  it('wins in the fields it names, and leads back to the rooms', () => {
    const details: BookingFormState = { ...chosen, step: 4, completedSteps: [1, 2, 3] };
    expect(after(details, link('guests=2'))).toMatchObject({
      guestCount: 2,
      step: 3,
      dates: chosen.dates,
      selections: { recommended: [], manual: chosen.selections.manual },
    });
  });

  it('that says what is known already moves nothing', () => {
    expect(after({ ...chosen, step: 5 }, link(`${STAY}&guests=4`)).step).toBe(5);
  });

  it('with a check-in alone asks for a new check-out', () => {
    expect(after(chosen, link('checkIn=2026-11-20')).dates).toEqual({
      checkIn: '2026-11-20',
      checkOut: null,
    });
  });

  it('for a second room takes the first one out of the choice, and nothing else', () => {
    const first = after(opened, link(`${STAY}&guests=2&room=${leque.id}`), offersRead(rooms));
    expect(first.selections.manual).toEqual([{ room: leque, guests: 2 }]);
    const second = after(first, link(`room=${mare.id}`), offersRead(rooms));
    expect(second).toMatchObject({
      step: 3,
      mode: 'manual',
      selections: { manual: [{ room: mare, guests: 2 }] },
    });
    const addedByHand = after(chosen, link(`room=${uuid(1, 99)}`));
    expect(addedByHand.selections.manual).toEqual(chosen.selections.manual);
  });
});

describe('sending', () => {
  const attempt = { fingerprint: 'f', groupReference: null, accessKey: null };

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

  it('leaves nothing of the guest in the form once it is sent, nor after a reset (BOOK-DONE-04)', () => {
    const typed = after(chosen, { type: 'contactTyped', changes: { full_name: 'Inês' } });
    const sent = after(typed, {
      type: 'sent',
      sent: {
        bookingNumber: 'R26-7K3F9Q',
        groupReference: null,
        accessKey: null,
        promised: null,
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
    expect(reset).toEqual({ ...EMPTY_FORM, isOpen: true, followsTicket: true });
  });
});

describe('a suggestion', () => {
  const { dates, mode, selections, recommendedBy } = chosen;
  const before = { dates, mode, selections, recommendedBy };
  const taken = after(chosen, {
    type: 'stayReplaced',
    choice: {
      ...before,
      dates: { checkIn: '2026-11-20', checkOut: '2026-11-23' },
      mode: 'recommended',
      selections: { ...selections, recommended: [{ room: mare, guests: 2 }] },
    },
    before,
  });

  it('replaces dates and rooms, keeps what was chosen by hand, and can be undone (SUGG-01)', () => {
    expect(taken.dates.checkIn).toBe('2026-11-20');
    expect(currentSelection(taken)).toEqual([{ room: mare, guests: 2 }]);
    expect(taken.selections.manual).toEqual(selections.manual);
    expect(after(taken, { type: 'stayReplaced', choice: before, before: null })).toEqual(chosen);
  });

  it.each([
    ['other dates', { type: 'datesChosen', dates }],
    ['another number of guests', { type: 'guestCountChosen', guestCount: 2 }],
  ] satisfies [string, BookingFormAction][])(
    'cannot be undone once the guest has chosen %s',
    (_what, action) => {
      expect(taken.beforeSuggestion).toEqual(before);
      expect(after(taken, action).beforeSuggestion).toBeNull();
    },
  );
});
