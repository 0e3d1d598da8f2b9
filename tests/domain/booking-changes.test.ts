import { describe, expect, test } from 'vitest';
import { describeChanges, haveNotesChanged } from '@/domain/booking-changes';

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

test('no notes and empty notes are the same', () => {
  expect(haveNotesChanged({ admin_notes: null }, { admin_notes: '' })).toBe(false);
  expect(haveNotesChanged({ admin_notes: null }, { admin_notes: 'x' })).toBe(true);
});
