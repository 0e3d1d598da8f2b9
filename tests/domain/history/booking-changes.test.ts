import { describe, expect, test } from 'vitest';
import {
  bookingChanges,
  describeChanges,
  haveNotesChanged,
} from '@/domain/history/booking-changes';

const before = {
  status: 'pending',
  admin_notes: null as string | null,
  email_sent: false,
  email_confirmed: true,
  archived: false,
};

describe('describeChanges', () => {
  test.each([
    [{ status: 'confirmed' }, 'o estado passou de Pendente para Confirmada'],
    [{ admin_notes: 'Chega tarde.' }, 'as notas mudaram'],
    [{ email_sent: true }, 'o e-mail foi marcado como enviado'],
    [{ email_confirmed: false }, 'o hóspede foi marcado como não tendo confirmado'],
    [{ archived: true }, 'a reserva foi arquivada'],
    [{}, 'os dados da reserva mudaram'],
    [{ status: 'unknown' }, 'os dados da reserva mudaram'],
    [
      { status: 'cancelled', admin_notes: 'Ligou.', archived: true },
      'o estado passou de Pendente para Cancelada, as notas mudaram e a reserva foi arquivada',
    ],
  ])('%o', (change, expected) => {
    expect(describeChanges(before, { ...before, ...change })).toBe(expected);
  });

  test('the other way round', () => {
    const after = { ...before, email_sent: false, email_confirmed: false, archived: false };
    expect(
      describeChanges(
        { ...after, email_sent: true, archived: true },
        { ...after, email_confirmed: true },
      ),
    ).toBe(
      'o e-mail foi marcado como não enviado, o hóspede foi marcado como tendo confirmado e a reserva foi desarquivada',
    );
  });
});

test('what has become of the stay and its guest is told where both readings hold it (DESK-11, LIVE-01)', () => {
  const stay = {
    ...before,
    check_in_date: '2026-11-24',
    check_out_date: '2026-11-27',
    rooms: { room_number: '3' },
    number_of_guests: 2,
    total_price: 174,
    guest_phone: null as string | null,
    arrival_time: null as string | null,
  };
  const after = {
    ...stay,
    check_out_date: '2026-11-28',
    rooms: { room_number: '11' },
    number_of_guests: 3,
    total_price: 248,
    guest_phone: '+351 912 345 678',
  };
  expect(describeChanges(stay, after).replaceAll('\u00a0', ' ')).toBe(
    'a saída passou de 27 para 28 nov., o quarto passou de 3 para 11, o número de hóspedes passou de 2 para 3, o preço passou de 174,00 € para 248,00 € e o telefone mudou',
  );
  expect(bookingChanges(before, after)).toEqual([]);
  expect(bookingChanges(stay, { ...stay })).toEqual([]);
});

test('no notes and empty notes are the same', () => {
  expect(haveNotesChanged({ admin_notes: null }, { admin_notes: '' })).toBe(false);
  expect(haveNotesChanged({ admin_notes: null }, { admin_notes: 'x' })).toBe(true);
});

test.each([
  ['airbnb', 0, 306, 'o preço passou a ser 306,00 €'],
  ['airbnb', 306, 0, 'o preço ficou por indicar'],
  ['phone', 0, 306, 'o preço passou de 0,00 € para 306,00 €'],
])('a price of %s that goes from %d to %d (CHAN-03)', (source, from, to, words) => {
  const [change] = bookingChanges(
    { ...before, source, total_price: from },
    { ...before, source, total_price: to },
  );
  expect(change?.replaceAll('\u00a0', ' ')).toBe(words);
});
