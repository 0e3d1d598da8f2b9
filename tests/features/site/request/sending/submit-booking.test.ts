import { beforeEach, describe, expect, it } from 'vitest';
import { type FilledForm, EMPTY_PRIMARY_CONTACT } from '@/domain/request/booking-validation';
import {
  IncompleteRequestError,
  sendingAttempt,
  submitBooking,
} from '@/features/site/request/sending/submit-booking';
import { visitorClient } from '@/lib/visitor-client';
import { makeRoom, uuid } from '../../../../support/builders';
import { makeGuestPage, onGuestFunction } from '../../../../support/guest-page';
import { sentRows } from '../../../../support/sent-rows';
import { cutLine, expectLoggedError, onTable } from '../../../../support/server';

const today = '2026-11-03';
const KEY = 'kV7mQ2xT9bR4wLz8HcYp3dAb';
const mare = makeRoom({ room_number: '2', price_per_night: 55.1 });
const leque = makeRoom({ room_number: '6', price_per_night: 84, max_guests: 4 });
const contact = {
  ...EMPTY_PRIMARY_CONTACT,
  full_name: '  Inês Duarte ',
  email: ' Ines@Correio.example ',
  phone: ' +351\u00a0912 345 678',
};
const single: FilledForm = {
  dates: { checkIn: '2026-11-14', checkOut: '2026-11-17' },
  guestCount: 4,
  selection: [{ room: leque, guests: 4 }],
  guests: [contact],
  message: '',
};
const group: FilledForm = {
  ...single,
  selection: [
    { room: mare, guests: 2 },
    { room: leque, guests: 2 },
  ],
  message: 'Chegamos tarde.',
};

const attemptFor = (request: FilledForm) =>
  sendingAttempt({ request, unanswered: null, today, random: () => 0, accessKey: KEY });

const submit = (request: FilledForm, isRepeated = false) =>
  submitBooking(visitorClient(), { request, attempt: attemptFor(request), isRepeated });

/** Answers an insert with its rows in another order. */
const PROMISED = { answer_until: '2026-11-04T10:00:00+00:00', hold_until: null };

beforeEach(() => {
  onGuestFunction('guest_page', () => makeGuestPage({ each: PROMISED }));
});

const takeInserts = () =>
  onTable('post', 'bookings', (call) =>
    sentRows(call)
      .map(({ room_id }, index) => ({
        id: uuid(2, index + 1),
        room_id,
        booking_number: `R26-FEITO${index + 1}`,
      }))
      .toReversed(),
  );

const giveNumbers = () => onTable('get', 'bookings', () => [{ booking_number: 'R26-LIDO' }]);

const duplicate = {
  status: 409,
  code: 'HS013',
  message: 'Este pedido já foi recebido.',
  hint: 'R26-ANTES',
};

describe('what is sent', () => {
  it('is one row for one room, trimmed, without a group (DATA-BOOK-03, DATA-BOOK-04, DATA-BOOK-05, DATA-BOOK-07, DATA-BOOK-10)', async () => {
    const inserts = takeInserts();
    const groupings = onTable('patch', 'bookings', () => []);
    const reads = giveNumbers();
    await expect(submit(single)).resolves.toEqual({
      bookingNumber: 'R26-LIDO',
      groupReference: null,
      accessKey: KEY,
      promised: PROMISED,
      checkIn: '2026-11-14',
      checkOut: '2026-11-17',
    });
    expect(sentRows(inserts[0])).toEqual([
      {
        room_id: leque.id,
        guest_name: 'Inês Duarte',
        guest_email: 'Ines@Correio.example',
        guest_phone: '+351 912 345 678',
        check_in_date: '2026-11-14',
        check_out_date: '2026-11-17',
        number_of_guests: 4,
        total_price: 252,
        message: null,
        status: 'pending',
        access_key: KEY,
      },
    ]);
    expect(inserts[0]?.params.get('select')).toBe('id,room_id,booking_number');
    expect(groupings).toHaveLength(0);
    expect(reads[0]?.params.get('id')).toBe(`eq.${uuid(2, 1)}`);
  });

  it('says in which language the guest wrote, unless it is Portuguese (LANG-03)', async () => {
    const inserts = takeInserts();
    giveNumbers();
    const request = { request: single, attempt: attemptFor(single), isRepeated: false };
    await submitBooking(visitorClient(), { ...request, language: 'fr' });
    await submitBooking(visitorClient(), { ...request, language: 'pt' });
    const [french = [], portuguese = []] = inserts.map((insert) => sentRows(insert));
    expect(french.map(({ language }) => language)).toEqual(['fr']);
    expect(portuguese.map((row) => 'language' in row)).toEqual([false]);
  });

  it('is one insert for a group, each row with its own price and the note (CONST-GRP-01, DATA-BOOK-06, DATA-BOOK-08)', async () => {
    const inserts = takeInserts();
    const groupings = onTable('patch', 'bookings', () => [{ id: uuid(2, 1) }]);
    giveNumbers();
    await expect(submit(group)).resolves.toMatchObject({ groupReference: 'GRP26-AAAAAAAA' });
    expect(inserts).toHaveLength(1);
    expect(sentRows(inserts[0]).map(({ room_id, total_price }) => [room_id, total_price])).toEqual([
      [mare.id, 165.3],
      [leque.id, 252],
    ]);
    expect(new Set(sentRows(inserts[0]).map(({ message }) => message))).toEqual(
      new Set(['Chegamos tarde.\n\nGRUPO: Reserva de 2 quartos. Ref: GRP26-AAAAAAAA']),
    );
    expect(new Set(groupings.map(({ params }) => params.get('id')))).toEqual(
      new Set([`eq.${uuid(2, 1)}`, `eq.${uuid(2, 2)}`]),
    );
    expect(groupings[0]?.body).toEqual({ group_reference: 'GRP26-AAAAAAAA' });
  });

  it.each<[string, Partial<FilledForm>, string]>([
    ['a guest', { guests: [] }, 'Por favor, adicione pelo menos um hóspede'],
    [
      'a contact',
      { guests: [{ ...contact, phone: ' ' }] },
      'Informações do contacto principal incompletas',
    ],
    ['a room', { selection: [] }, 'Por favor, selecione pelo menos um quarto'],
    [
      'a date (BOOK-SUBMIT-04, ERR-BOOK-05)',
      { dates: { checkIn: '2026-11-14', checkOut: null } },
      'Por favor, selecione as datas de check-in e check-out',
    ],
    [
      'a night',
      { dates: { checkIn: '2026-11-14', checkOut: '2026-11-14' } },
      'Data de check-out deve ser posterior à data de check-in',
    ],
  ])('is nothing while %s is missing', async (_what, change, message) => {
    const inserts = takeInserts();
    await expect(submit({ ...single, ...change })).rejects.toMatchObject({ message });
    await expect(submit({ ...single, ...change })).rejects.toBeInstanceOf(IncompleteRequestError);
    expect(inserts).toHaveLength(0);
  });
});

describe('what fails', () => {
  it('at the insert fails the request', async () => {
    onTable('post', 'bookings', () => ({ status: 409, code: '23P01', message: 'Já não está.' }));
    await expect(submit(single)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Já não está.',
    });
  });

  it('after the insert is only logged (DATA-BOOK-09, DATA-BOOK-11, ERR-BOOK-09)', async () => {
    takeInserts();
    cutLine('patch', 'bookings');
    cutLine('get', 'bookings');
    await expect(submit(group)).resolves.toMatchObject({
      bookingNumber: 'R26-FEITO1',
      groupReference: 'GRP26-AAAAAAAA',
    });
    expectLoggedError('setGroupReference', 'setGroupReference', 'findBookingNumber');
  });
});

describe('a request the database has already', () => {
  it('is a success for a single room: it is that booking', async () => {
    onTable('post', 'bookings', () => duplicate);
    onTable('get', 'bookings', () => []);
    await expect(submit(single)).resolves.toMatchObject({ bookingNumber: 'R26-ANTES' });
  });

  it('is a success for a group sent once more: its bookings are found and grouped', async () => {
    onTable('post', 'bookings', () => duplicate);
    const reads = onTable('get', 'bookings', ({ params }) =>
      params.get('select') === 'booking_number'
        ? [{ booking_number: 'R26-LIDO' }]
        : [leque, mare].map(({ id }, index) => ({
            id: uuid(2, index + 1),
            room_id: id,
            booking_number: `R26-FEITO${index}`,
          })),
    );
    const groupings = onTable('patch', 'bookings', () => [{ id: uuid(2, 1) }]);
    await expect(submit(group, true)).resolves.toMatchObject({ bookingNumber: 'R26-LIDO' });
    expect(reads[0]?.params.get('room_id')).toBe(`in.(${mare.id},${leque.id})`);
    expect(groupings).toHaveLength(2);
    // The first room chosen is the second row found.
    expect(reads[1]?.params.get('id')).toBe(`eq.${uuid(2, 2)}`);
  });

  it('is still a success when its bookings cannot be read', async () => {
    onTable('post', 'bookings', () => duplicate);
    cutLine('get', 'bookings');
    await expect(submit(group, true)).resolves.toMatchObject({ bookingNumber: 'R26-ANTES' });
    expectLoggedError('listBookingsOfStay');
  });

  it('is refused for a new group that holds one room of an earlier request', async () => {
    onTable('post', 'bookings', () => duplicate);
    await expect(submit(group)).rejects.toMatchObject({ kind: 'duplicate-request' });
  });
});

describe('an attempt', () => {
  const unanswered = sendingAttempt({
    request: group,
    unanswered: null,
    today,
    random: () => 0,
    accessKey: KEY,
  });
  const again = (request: FilledForm) =>
    sendingAttempt({ request, unanswered, today, random: () => 0.5, accessKey: 'another' });

  it('keeps its reference while the request is the same', () => {
    expect(again({ ...group, message: 'Outra mensagem' })).toBe(unanswered);
    expect(again({ ...group, selection: group.selection.toReversed() })).toBe(unanswered);
  });

  it.each<[string, Partial<FilledForm>]>([
    ['other dates', { dates: { checkIn: '2026-11-15', checkOut: '2026-11-17' } }],
    ['another guest', { guests: [{ ...contact, email: 'rui@correio.example' }] }],
    [
      'one more room',
      { selection: [...group.selection, { room: makeRoom({ room_number: '9' }), guests: 1 }] },
    ],
  ])('is a new one for %s', (_what, change) => {
    expect(again({ ...group, ...change }).groupReference).not.toBe(unanswered.groupReference);
  });

  it('has no reference for a single room', () => {
    expect(attemptFor(single).groupReference).toBeNull();
  });
});
