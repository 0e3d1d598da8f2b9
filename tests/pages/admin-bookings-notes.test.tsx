import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  NOW,
  inDialog,
  ines,
  lukas,
  openBooking,
  startAtDesk,
  statusButton,
} from '../support/booking-window';
import { openDesk } from '../support/desk';
import { cutLine, onTable, type RestFailure } from '../support/server';
import { onSignIn, STAFF_EMAIL } from '../support/session';

beforeEach(startAtDesk);

/** Refuses every update of a booking. */
function refuseChanges(failure: RestFailure) {
  onTable('patch', 'bookings', () => failure);
}

const field = () => inDialog().getByRole('textbox', { name: 'Notas internas' });
const edit = () => inDialog().getByRole('button', { name: 'Editar' });

describe('the notes', () => {
  it('are edited and saved with their time (ADM-BOOK-18, ERR-ADMBOOK-10)', async () => {
    const { patches } = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.click(edit());
    expect(field()).toHaveFocus();
    await user.keyboard('Berço reservado.');
    expect(inDialog().getByText('16 de 5000')).toBeVisible();
    await user.click(inDialog().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Notas atualizadas com sucesso!')).toBeVisible();
    expect(patches[0]?.body).toEqual({ admin_notes: 'Berço reservado.', updated_at: NOW });
    expect(inDialog().getByText('Berço reservado.')).toBeVisible();
    expect(edit()).toHaveFocus();
  });

  it('may be emptied, and are saved by Ctrl+Enter (ADM-BOOK-19)', async () => {
    const { patches } = openDesk([lukas]);
    const { user } = await openBooking(lukas.booking_number);
    await user.click(edit());
    await user.clear(field());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Notas atualizadas com sucesso!');
    expect(patches[0]?.body).toEqual({ admin_notes: '', updated_at: NOW });
  });

  it('stay as they were on cancel (ADM-BOOK-18)', async () => {
    const { patches } = openDesk([lukas]);
    const { user } = await openBooking(lukas.booking_number);
    await user.click(edit());
    await user.type(field(), ' E mais.');
    await user.click(inDialog().getByRole('button', { name: 'Cancelar' }));
    expect(inDialog().getByText('Pagou na receção.')).toBeVisible();
    expect(patches).toEqual([]);
  });

  it('may not be longer than the database holds (OPEN-08)', async () => {
    const { patches } = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.click(edit());
    await user.click(field());
    await user.paste('x'.repeat(5001));
    expect(inDialog().getByText('As notas podem ter até 5000 caracteres.')).toBeVisible();
    await user.click(inDialog().getByRole('button', { name: 'Guardar' }));
    expect(patches).toEqual([]);
  });

  it('outlive a failure and a closed window (ERR-ADMBOOK-09)', async () => {
    openDesk([ines]);
    cutLine('patch', 'bookings');
    const { user } = await openBooking(ines.booking_number);
    await user.click(edit());
    await user.keyboard('Berço reservado.');
    await user.click(inDialog().getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByText(/^Erro ao atualizar notas: sem ligação ao servidor/),
    ).toBeVisible();
    await user.click(inDialog().getByRole('button', { name: 'Fechar' }));
    await user.click(await screen.findByRole('link', { name: /^R26-7K3F9Q/ }));
    expect(field()).toHaveValue('Berço reservado.');
    expect(inDialog().getByText('por guardar')).toBeVisible();
  });

  it('say that they were not saved also when the window is closed before the answer', async () => {
    openDesk([ines]);
    let answer: () => void = () => {};
    const writes = onTable(
      'patch',
      'bookings',
      () =>
        new Promise<[]>((resolve) => {
          answer = () => resolve([]);
        }),
    );
    const { user } = await openBooking(ines.booking_number);
    await user.click(edit());
    await user.keyboard('Berço reservado.');
    await user.click(inDialog().getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    await user.click(inDialog().getByRole('button', { name: 'Fechar' }));
    answer();
    expect(await screen.findByText(/^Erro ao atualizar notas/)).toBeVisible();
  });

  it('do not overwrite those of a colleague: both are shown, and one chooses', async () => {
    const desk = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.click(edit());
    await user.keyboard('Berço reservado.');
    desk.changeElsewhere(ines.id, { admin_notes: 'Sem berço.' });
    await user.click(inDialog().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Sem berço.')).toBeVisible();
    expect(
      screen.getByText(/as notas mudaram.*As suas notas ainda não foram guardadas/),
    ).toBeVisible();
    expect(field()).toHaveValue('Berço reservado.');
    expect(desk.row(ines.id)?.admin_notes).toBe('Sem berço.');
    await user.click(inDialog().getByRole('button', { name: 'Manter as minhas notas' }));
    await screen.findByText('Notas atualizadas com sucesso!');
    expect(desk.row(ines.id)?.admin_notes).toBe('Berço reservado.');
  });

  it('give way to those of a colleague on request', async () => {
    const desk = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.click(edit());
    await user.keyboard('Berço reservado.');
    desk.changeElsewhere(ines.id, { admin_notes: 'Sem berço.' });
    await user.click(inDialog().getByRole('button', { name: 'Guardar' }));
    await user.click(await screen.findByRole('button', { name: 'Ficar com a versão atual' }));
    expect(inDialog().queryByRole('textbox')).toBeNull();
    expect(inDialog().getByText('Sem berço.')).toBeVisible();
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
  });

  it('do not take one’s own change of status for a colleague’s', async () => {
    const desk = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.click(edit());
    await user.keyboard('Berço reservado.');
    await user.click(statusButton('Confirmada'));
    await screen.findByText('Estado da reserva atualizado com sucesso!');
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
    await user.click(inDialog().getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Notas atualizadas com sucesso!');
    expect(desk.row(ines.id)).toMatchObject({
      status: 'confirmed',
      admin_notes: 'Berço reservado.',
    });
  });

  it('wait for a new sign-in when the session is over, and are there again after it', async () => {
    const desk = openDesk([ines]);
    refuseChanges({ status: 401, code: 'PGRST303', message: 'JWT expired' });
    const { user, address } = await openBooking(ines.booking_number);
    await user.click(edit());
    await user.keyboard('Berço reservado.');
    await user.click(inDialog().getByRole('button', { name: 'Guardar' }));
    const notice = within(await screen.findByRole('alertdialog', { name: 'A sessão terminou' }));
    expect(
      notice.getByText(/Erro de autenticação\. Por favor, faça login novamente\./),
    ).toBeVisible();
    await user.click(notice.getByRole('link', { name: 'Entrar' }));
    expect(address()).toBe('/admin/login');

    onSignIn({ email: STAFF_EMAIL, password: 'hostel-demo' });
    openDesk([desk.row(ines.id) ?? ines]);
    await user.type(await screen.findByLabelText('Email'), STAFF_EMAIL);
    await user.type(screen.getByLabelText('Password'), 'hostel-demo{Enter}');
    await screen.findByRole('dialog', { name: ines.booking_number });
    expect(address()).toBe('/admin/bookings?reserva=R26-7K3F9Q');
    expect(await screen.findByRole('textbox', { name: 'Notas internas' })).toHaveValue(
      'Berço reservado.',
    );
  });

  it('are not left behind by whoever signs out', async () => {
    openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.click(edit());
    await user.keyboard('Berço reservado.');
    await user.click(inDialog().getByRole('button', { name: 'Fechar' }));
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    await screen.findByRole('heading', { name: 'Painel da equipa' });
    await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
  });
});
