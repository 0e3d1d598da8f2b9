import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  NOW,
  dialog,
  inDialog,
  ines,
  lukas,
  openBooking,
  startAtDesk,
  statusButton,
} from '../support/booking-window';
import { openDesk } from '../support/desk';
import { cutLine, onTable, type RestFailure } from '../support/server';
import { SESSION_KEY } from '../support/session';

beforeEach(startAtDesk);

/** Refuses every update of a booking. */
function refuseChanges(failure: RestFailure) {
  onTable('patch', 'bookings', () => failure);
}

describe('the status', () => {
  it('has eight buttons, none for pending, the present one marked (ADM-BOOK-20, ADM-BOOK-35)', async () => {
    openDesk([{ ...ines, status: 'confirmed' }]);
    await openBooking(ines.booking_number);
    const labels = [
      'Aguarda Confirmação',
      'Aguarda Pagamento',
      'Pagamento Recebido',
      'Confirmada',
      'Check-in Feito',
      'Check-out Feito',
      'Concluída',
      'Cancelada',
    ];
    const section = inDialog().getByRole('heading', { name: 'Alterar estado' }).parentElement;
    const buttons = within(section ?? dialog()).getAllByRole('button');
    expect(buttons).toEqual(labels.map((label) => statusButton(label)));
    expect(statusButton('Confirmada')).toHaveAttribute('aria-current', 'true');
    expect(statusButton('Confirmada')).toHaveAttribute('aria-disabled', 'true');
  });

  it('changes with its time, is confirmed, and can be undone, also to pending (ADM-BOOK-36, ADM-BOOK-37)', async () => {
    const { patches, row } = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.click(statusButton('Confirmada'));
    expect(await screen.findByText('Estado da reserva atualizado com sucesso!')).toBeVisible();
    expect(screen.getByText('R26-7K3F9Q: Confirmada')).toBeVisible();
    expect(patches[0]?.body).toEqual({ status: 'confirmed', updated_at: NOW });
    expect(patches[0]?.params.get('updated_at')).toBe(`eq.${ines.updated_at}`);
    expect(statusButton('Confirmada')).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('R26-7K3F9Q: Pendente')).toBeVisible();
    expect(row(ines.id)?.status).toBe('pending');
  });

  it('changes in the list behind, and the next booking stays the next under a filter', async () => {
    openDesk([ines, lukas]);
    const { user } = await openBooking(ines.booking_number, '?estado=pending');
    await user.click(statusButton('Confirmada'));
    await screen.findByText('Estado da reserva atualizado com sucesso!');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^R26-7K3F9Q/, hidden: true })).toBeNull(),
    );
    await user.click(inDialog().getByRole('button', { name: 'Seguinte' }));
    expect(
      await screen.findByRole('dialog', { name: new RegExp(lukas.booking_number) }),
    ).toBeVisible();
  });

  it.each<[string, RestFailure, string]>([
    [
      'a taken room',
      {
        status: 409,
        code: '23P01',
        message: 'conflicting key value violates exclusion constraint',
      },
      'o quarto já está ocupado nessas datas.',
    ],
    [
      'a constraint',
      { status: 400, code: '23514', message: 'new row violates check constraint' },
      'ocorreu um erro inesperado. Tente novamente.',
    ],
    [
      'a rule with words of its own',
      { status: 400, code: 'HS003', message: 'As datas não servem.' },
      'As datas não servem.',
    ],
    [
      'a refusal',
      { status: 403, code: '42501', message: 'permission denied' },
      'esta conta não tem acesso.',
    ],
    [
      'a broken gateway',
      { status: 502, code: '', message: 'Gateway em manutenção' },
      'ocorreu um erro inesperado. Tente novamente.',
    ],
  ])('stays as it was on %s, and says why (ERR-ADMBOOK-08)', async (_name, failure, reason) => {
    openDesk([ines]);
    refuseChanges(failure);
    const { user } = await openBooking(ines.booking_number);
    await user.click(statusButton('Confirmada'));
    expect(await screen.findByText(`Erro ao atualizar reserva: ${reason}`)).toBeVisible();
    expect(statusButton('Confirmada')).not.toHaveAttribute('aria-current');
  });

  it('is not sent without a session (ADM-BOOK-39)', async () => {
    const { patches } = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await screen.findByText('Sem notas nesta reserva.');
    window.localStorage.removeItem(SESSION_KEY);
    await user.click(statusButton('Confirmada'));
    expect(
      await screen.findByText(
        /^Erro ao atualizar reserva: Sem sessão ativa\. Por favor, faça login\./,
      ),
    ).toBeVisible();
    expect(patches).toEqual([]);
  });

  it('takes no changed row for a failure', async () => {
    openDesk([ines]);
    onTable('patch', 'bookings', () => []);
    const { user } = await openBooking(ines.booking_number);
    await user.click(statusButton('Confirmada'));
    expect(
      await screen.findByText(/^Erro ao atualizar reserva: a reserva já não existe/),
    ).toBeVisible();
  });

  it('does not overwrite what a colleague has done meanwhile, and says what that was', async () => {
    const desk = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    desk.changeElsewhere(ines.id, { status: 'cancelled' });
    await user.click(statusButton('Confirmada'));
    expect(await screen.findByText(/o estado passou de Pendente para Cancelada/)).toBeVisible();
    expect(screen.getByText(/^Às 10:14, noutro ecrã/, { exact: false })).toBeVisible();
    expect(screen.getByText(/A sua alteração não foi feita/)).toBeVisible();
    expect(desk.row(ines.id)?.status).toBe('cancelled');
    expect(statusButton('Cancelada')).toHaveAttribute('aria-current', 'true');
    // After reading that, staff can set the status all the same.
    await user.click(statusButton('Confirmada'));
    await screen.findByText('Estado da reserva atualizado com sucesso!');
    expect(desk.row(ines.id)?.status).toBe('confirmed');
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
  });
});

describe('on a phone', () => {
  it('the states stand in a sheet, one press from the bar of the window', async () => {
    const { row } = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    const opener = inDialog().getByRole('button', { name: 'Alterar estado' });
    await user.click(opener);
    const sheet = within(screen.getByRole('dialog', { name: 'Alterar estado' }));
    expect(sheet.getByText('Inês Duarte · R26-7K3F9Q')).toBeVisible();
    // The eight states, and the button that closes the sheet.
    expect(sheet.getAllByRole('button')).toHaveLength(9);
    await user.click(sheet.getByRole('button', { name: 'Confirmada' }));
    await screen.findByText('Estado da reserva atualizado com sucesso!');
    expect(screen.queryByRole('dialog', { name: 'Alterar estado' })).toBeNull();
    expect(row(ines.id)?.status).toBe('confirmed');
    expect(opener).toHaveFocus();
  });
});

describe('the e-mail flags', () => {
  it.each([
    ['E-mail de confirmação enviado', 'email_sent', 'email_sent_at'],
    ['Confirmado pelo hóspede', 'email_confirmed', 'email_confirmed_at'],
  ] as const)(
    'stamp their time when they go on and clear it when off: %s (ADM-BOOK-13, ADM-BOOK-41, ADM-BOOK-42, ADM-BOOK-43, ADM-BOOK-44, WORD-14)',
    async (label, flag, at) => {
      const { patches } = openDesk([ines]);
      const { user } = await openBooking(ines.booking_number);
      const toggle = inDialog().getByRole('switch', { name: new RegExp(`^${label}`) });
      expect(toggle).toHaveTextContent('Ainda não');
      await user.click(toggle);
      await waitFor(() => expect(toggle).toBeChecked());
      expect(toggle).toHaveTextContent('12 nov. 2026, 10:00');
      await user.click(toggle);
      await waitFor(() => expect(toggle).not.toBeChecked());
      expect(patches.map(({ body }) => body)).toEqual([
        { [flag]: true, [at]: NOW },
        { [flag]: false, [at]: null },
      ]);
    },
  );

  it.each([
    ['E-mail de confirmação enviado', 'Erro ao atualizar o estado do email.'],
    ['Confirmado pelo hóspede', 'Erro ao atualizar o estado de confirmação.'],
  ])(
    'say when they could not be set: %s (ERR-ADMBOOK-11, ERR-ADMBOOK-12)',
    async (label, message) => {
      openDesk([ines]);
      cutLine('patch', 'bookings');
      const { user } = await openBooking(ines.booking_number);
      const toggle = inDialog().getByRole('switch', { name: new RegExp(`^${label}`) });
      await user.click(toggle);
      expect(await screen.findByText(message)).toBeVisible();
      expect(toggle).not.toBeChecked();
    },
  );
});
