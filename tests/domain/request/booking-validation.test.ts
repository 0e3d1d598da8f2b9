import { describe, expect, it, test } from 'vitest';
import {
  type FilledForm,
  type BookingStep,
  EMPTY_PRIMARY_CONTACT,
  type GuestEntry,
  MESSAGE_MAX_LENGTH,
  stepMessages,
  submitProblem,
} from '@/domain/request/booking-validation';

const today = '2026-11-03';
const double = { id: 'double', max_guests: 2, price_per_night: 55 };
const family = { id: 'family', max_guests: 4, price_per_night: 84 };
const contact: GuestEntry = {
  ...EMPTY_PRIMARY_CONTACT,
  full_name: 'Inês Duarte',
  email: 'ines.duarte@correio.example',
  phone: '+351 912 345 678',
};
const complete: FilledForm = {
  dates: { checkIn: '2026-11-14', checkOut: '2026-11-17' },
  guestCount: 4,
  selection: [{ room: family, guests: 4 }],
  guests: [contact],
  message: '',
};

const messages = (step: BookingStep, change: Partial<FilledForm> = {}) =>
  stepMessages({ step, request: { ...complete, ...change }, today });

test.each([1, 2, 3, 4, 5] as const)(
  'step %i finds nothing wrong with a complete request',
  (step) => {
    expect(messages(step)).toEqual({});
  },
);

describe('step 1', () => {
  const HORIZON = 'Só é possível fazer reservas com até 9 meses de antecedência.';
  const TOO_LONG = 'Pelo site pode reservar até 30 noites. Para ficar mais, ligue-nos.';
  const ORDER = 'Data de check-out deve ser posterior à data de check-in';

  test.each([
    [
      'nothing chosen',
      null,
      null,
      {
        checkIn: 'Por favor, selecione a data de check-in',
        checkOut: 'Por favor, selecione a data de check-out',
      },
    ],
    [
      'no check-out (BOOK-STEP1-07)',
      '2026-11-14',
      null,
      { checkOut: 'Por favor, selecione a data de check-out' },
    ],
    [
      'no check-in (BOOK-STEP1-06)',
      null,
      '2026-11-17',
      { checkIn: 'Por favor, selecione a data de check-in' },
    ],
    ['from today', '2026-11-03', '2026-11-04', {}],
    ['from yesterday', '2026-11-02', '2026-11-04', { checkIn: 'A data de check-in já passou.' }],
    ['until the limit day', '2027-08-02', '2027-08-03', {}],
    [
      'a day beyond the limit (BOOK-STEP1-08, CONST-BOOK-03)',
      '2027-08-03',
      '2027-08-04',
      { checkOut: HORIZON },
    ],
    ['both beyond the limit', '2027-08-04', '2027-08-06', { checkIn: HORIZON, checkOut: HORIZON }],
    ['thirty nights', '2026-11-14', '2026-12-14', {}],
    ['thirty-one nights', '2026-11-14', '2026-12-15', { checkOut: TOO_LONG }],
    ['the same day', '2026-11-14', '2026-11-14', { checkOut: ORDER }],
    ['the wrong way round', '2026-11-17', '2026-11-14', { checkOut: ORDER }],
  ])('%s', (_name, checkIn, checkOut, expected) => {
    expect(messages(1, { dates: { checkIn, checkOut } })).toEqual(expected);
  });
});

describe('step 2', () => {
  test.each([
    ['one guest', 1, undefined],
    ['fifty guests', 50, undefined],
    ['nobody (BOOK-STEP2-02)', 0, 'Por favor, selecione pelo menos 1 hóspede'],
    ['fewer than nobody', -1, 'Por favor, selecione pelo menos 1 hóspede'],
    ['no number', Number.NaN, 'Por favor, selecione pelo menos 1 hóspede'],
    ['fifty-one (CONST-BOOK-04)', 51, 'Por favor, indique no máximo 50 hóspedes'],
  ])('%s', (_name, guestCount, expected) => {
    expect(messages(2, { guestCount }).guestCount).toBe(expected);
  });
});

describe('step 3', () => {
  test.each([
    ['no room (BOOK-STEP3-11)', [], 'Por favor, selecione uma combinação de quartos'],
    [
      'one guest without a bed (BOOK-STEP3-12)',
      [{ room: family, guests: 3 }],
      'A capacidade dos quartos selecionados é insuficiente',
    ],
    [
      'more in a room than it holds',
      [{ room: double, guests: 4 }],
      'A capacidade dos quartos selecionados é insuficiente',
    ],
    [
      'more guests in the rooms than the request is for',
      [
        { room: family, guests: 4 },
        { room: double, guests: 1 },
      ],
      'Nos quartos pôs 5 hóspedes, mas a reserva é para 4.',
    ],
  ])('%s', (_name, selection, expected) => {
    expect(messages(3, { selection }).rooms).toBe(expected);
  });
});

describe('step 4', () => {
  test.each<[string, Partial<GuestEntry>, object]>([
    [
      'nothing typed (BOOK-STEP4-06)',
      EMPTY_PRIMARY_CONTACT,
      {
        full_name: 'Nome obrigatório',
        email: 'Email obrigatório para contacto principal',
        phone: 'Telefone obrigatório para contacto principal',
      },
    ],
    ['a blank name (BOOK-STEP4-03)', { full_name: '   ' }, { full_name: 'Nome obrigatório' }],
    [
      'a blank e-mail (BOOK-STEP4-04)',
      { email: ' ' },
      { email: 'Email obrigatório para contacto principal' },
    ],
    ['a wrong e-mail (BOOK-STEP4-05)', { email: 'ines@' }, { email: 'Email inválido' }],
    ['a wrong phone (BOOK-STEP4-07)', { phone: '12' }, { phone: 'Telefone inválido' }],
    ['a name of 200 characters', { full_name: 'n'.repeat(200) }, {}],
    [
      'a name of 201 characters',
      { full_name: 'n'.repeat(201) },
      { full_name: 'O nome pode ter no máximo 200 caracteres' },
    ],
    [
      'white space around everything',
      { full_name: ' I ', email: ' i@d.pt ', phone: ' 912345678 ' },
      {},
    ],
  ])('%s', (_name, change, expected) => {
    expect(messages(4, { guests: [{ ...contact, ...change }] })).toEqual(expected);
  });

  it('asks for the main contact when the list of guests is empty (BOOK-STEP4-02)', () => {
    expect(Object.keys(messages(4, { guests: [] }))).toEqual(['full_name', 'email', 'phone']);
  });

  it('limits the message at the field', () => {
    expect(messages(4, { message: 'm'.repeat(MESSAGE_MAX_LENGTH) })).toEqual({});
    expect(messages(4, { message: 'm'.repeat(MESSAGE_MAX_LENGTH + 1) })).toEqual({
      message: 'A mensagem pode ter no máximo 3900 caracteres',
    });
  });
});

it('starts with an adult as the main contact (BOOK-STEP4-10, BOOK-STEP4-11)', () => {
  expect(EMPTY_PRIMARY_CONTACT).toMatchObject({ is_primary_contact: true, age_group: 'adult' });
  expect(EMPTY_PRIMARY_CONTACT).toMatchObject({
    emergency_contact_name: '',
    emergency_contact_phone: '',
  });
});

describe('submitProblem', () => {
  const nowhere = { checkIn: null, checkOut: null };

  test.each<[string, Partial<FilledForm>, string | null]>([
    ['nothing is missing', {}, null],
    [
      'no guest, before all else (BOOK-SUBMIT-01, ERR-BOOK-02)',
      { guests: [], selection: [], dates: nowhere },
      'Por favor, adicione pelo menos um hóspede',
    ],
    [
      'an incomplete contact, before rooms and dates (BOOK-SUBMIT-02, ERR-BOOK-03)',
      { guests: [{ ...contact, phone: ' ' }], selection: [], dates: nowhere },
      'Informações do contacto principal incompletas',
    ],
    [
      'no name',
      { guests: [{ ...contact, full_name: '' }] },
      'Informações do contacto principal incompletas',
    ],
    [
      'no e-mail',
      { guests: [{ ...contact, email: '' }] },
      'Informações do contacto principal incompletas',
    ],
    [
      'no room, before the dates (BOOK-SUBMIT-03, ERR-BOOK-04)',
      { selection: [], dates: nowhere },
      'Por favor, selecione pelo menos um quarto',
    ],
    [
      'no check-out',
      { dates: { checkIn: '2026-11-14', checkOut: null } },
      'Por favor, selecione as datas de check-in e check-out',
    ],
    [
      'no check-in',
      { dates: { checkIn: null, checkOut: '2026-11-14' } },
      'Por favor, selecione as datas de check-in e check-out',
    ],
    [
      'no night (BOOK-SUBMIT-05, ERR-BOOK-06)',
      { dates: { checkIn: '2026-11-14', checkOut: '2026-11-14' } },
      'Data de check-out deve ser posterior à data de check-in',
    ],
    [
      'dates the wrong way round, although their difference is above 0',
      { dates: { checkIn: '2026-11-17', checkOut: '2026-11-14' } },
      'Data de check-out deve ser posterior à data de check-in',
    ],
  ])('%s', (_name, change, expected) => {
    expect(submitProblem({ ...complete, ...change })).toBe(expected);
  });
});
