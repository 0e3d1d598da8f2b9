import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dialog,
  GROUP,
  inDialog,
  ines,
  lukas,
  openBooking,
  room12,
  room7,
  startAtDesk,
  statusButton,
} from '../support/booking-window';
import { openDesk } from '../support/desk';
import { axeFindings, renderAt } from '../support/render-at';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/room/RoomsScreen';

beforeEach(() => {
  startAtDesk();
  return () => vi.restoreAllMocks();
});

const row = (number: string) => screen.getByRole('link', { name: new RegExp(`^${number}`) });

async function openList() {
  const view = await renderAt('/admin/bookings');
  await screen.findByText(/^A mostrar/);
  return view;
}

describe('keys in the list', () => {
  it('walk the rows, open one and lead to the search', async () => {
    openDesk([ines, lukas]);
    const { user } = await openList();
    await user.keyboard('j');
    expect(row(ines.booking_number)).toHaveFocus();
    await user.keyboard('jk');
    expect(row(ines.booking_number)).toHaveFocus();
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    await user.keyboard('j/k');
    expect(search).toHaveValue('j/k');
    await user.clear(search);
    row(lukas.booking_number).focus();
    await user.keyboard('{Enter}');
    expect(
      await screen.findByRole('dialog', { name: new RegExp(lukas.booking_number) }),
    ).toBeVisible();
  });

  it('are shown on request, and can be switched off', async () => {
    openDesk([ines, lukas]);
    const { user } = await openList();
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }));
    expect(help.getAllByText('Anular o que o aviso mostra')).toHaveLength(2);
    expect(await axeFindings()).toEqual([]);
    await user.click(help.getByRole('switch', { name: 'Teclas soltas ligadas neste navegador' }));
    await user.click(help.getByRole('button', { name: 'Fechar' }));
    await user.keyboard('j');
    expect(row(ines.booking_number)).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Atalhos' }));
    await user.click(screen.getByRole('switch', { name: 'Teclas soltas ligadas neste navegador' }));
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await user.keyboard('j');
    expect(row(ines.booking_number)).toHaveFocus();
  });
});

it('shows the keys of the screen on a phone too, at its foot, and of all where there are none', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  openDesk([ines]);
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Atalhos' }));
  const help = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }));
  expect(help.getByRole('heading', { name: 'Na reserva' })).toBeVisible();
  await user.click(help.getByRole('button', { name: 'Fechar' }));
  await user.click(screen.getByRole('link', { name: 'Quartos' }));
  await screen.findByRole('heading', { name: 'Quartos', level: 1 });
  await user.keyboard('?');
  expect(await screen.findByRole('heading', { name: 'Mensagens, na lista' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Reservas, na reserva' })).toBeVisible();
});

describe('keys in the window', () => {
  it('answer a guest, undo, and go on to the next', async () => {
    const desk = openDesk([ines, lukas]);
    const { user } = await openBooking(ines.booking_number);
    await user.keyboard('4');
    await waitFor(() => expect(desk.row(ines.id)?.status).toBe('confirmed'));
    await waitFor(() => expect(statusButton('Confirmada')).toHaveAttribute('aria-current'));
    await user.keyboard('z');
    await waitFor(() => expect(desk.row(ines.id)?.status).toBe('pending'));
    await user.keyboard('e');
    await waitFor(() => expect(desk.row(ines.id)?.email_sent).toBe(true));
    await waitFor(() =>
      expect(inDialog().getByRole('switch', { name: /^E-mail de/ })).toBeChecked(),
    );
    await user.keyboard('c');
    await waitFor(() => expect(desk.row(ines.id)?.email_confirmed).toBe(true));
    await user.keyboard('j');
    expect(
      await screen.findByRole('dialog', { name: new RegExp(lukas.booking_number) }),
    ).toBeVisible();
    await user.keyboard('k');
    expect(
      await screen.findByRole('dialog', { name: new RegExp(ines.booking_number) }),
    ).toBeVisible();
    await user.keyboard('a');
    await user.click(await screen.findByRole('button', { name: 'Arquivar reserva' }));
    await waitFor(() => expect(desk.row(ines.id)?.archived).toBe(true));
  });

  it('undo nothing once the notice is gone, and in the list what it still shows', async () => {
    const desk = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.keyboard('4');
    await screen.findByText('R26-7K3F9Q: Confirmada');
    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    await user.keyboard('z5');
    await screen.findByText('R26-7K3F9Q: Check-in Feito');
    await user.click(inDialog().getByRole('button', { name: 'Fechar' }));
    await user.keyboard('z');
    await waitFor(() => expect(desk.row(ines.id)?.status).toBe('confirmed'));
    expect(desk.patches.map(({ body }) => Object(body).status)).toEqual([
      'confirmed',
      'checked_in',
      'confirmed',
    ]);
  });

  it('mean the same under Caps Lock, and nothing with Shift', async () => {
    openDesk([ines, lukas]);
    await openBooking(ines.booking_number);
    const press = (key: string, shiftKey: boolean) =>
      fireEvent.keyDown(document.body, { key, shiftKey });
    press('J', true);
    press('j', true);
    expect(screen.getByRole('dialog', { name: new RegExp(ines.booking_number) })).toBeVisible();
    press('J', false);
    expect(
      await screen.findByRole('dialog', { name: new RegExp(lukas.booking_number) }),
    ).toBeVisible();
  });

  it('take two quick presses for two wishes, not for two people', async () => {
    const desk = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.keyboard('n');
    await user.keyboard('Berço.');
    inDialog()
      .getByRole('heading', { name: new RegExp(ines.booking_number) })
      .focus();
    await user.keyboard('42e');
    await waitFor(() =>
      expect(desk.row(ines.id)).toMatchObject({ status: 'awaiting_payment', email_sent: true }),
    );
    await waitFor(() => expect(statusButton('Aguarda Pagamento')).toHaveAttribute('aria-current'));
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
    expect(inDialog().getByRole('textbox')).toHaveValue('Berço.');
  });

  it('write notes, in which they are letters again', async () => {
    const desk = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.keyboard('n');
    const field = inDialog().getByRole('textbox', { name: 'Notas internas' });
    expect(field).toHaveFocus();
    await user.keyboard('jack 4{Control>}{Enter}{/Control}');
    await waitFor(() => expect(desk.row(ines.id)?.admin_notes).toBe('jack 4'));
    expect(desk.row(ines.id)?.status).toBe('pending');
    expect(desk.patches).toHaveLength(1);
  });

  it('walk the rooms of a group', async () => {
    openDesk([room7, room12]);
    const { user, address } = await openBooking(GROUP);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toContain('R26-GROUP2'));
    await screen.findByText(/Reserva 2 de 2/);
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(address()).toContain('R26-GROUP1'));
  });

  it('leave nobody without a focus when what had it goes with the booking', async () => {
    openDesk([ines, lukas]);
    const { user } = await openBooking(ines.booking_number);
    inDialog().getByRole('button', { name: 'Editar' }).focus();
    await user.keyboard('j');
    const head = await screen.findByRole('heading', { name: new RegExp(lukas.booking_number) });
    await waitFor(() => expect(head).toHaveFocus());
  });

  it('are silent under a question', async () => {
    const desk = openDesk([{ ...ines, archived: true, archived_at: ines.updated_at }]);
    const { user } = await openBooking(ines.booking_number, '?arquivadas=1');
    await user.click(inDialog().getByRole('button', { name: 'Eliminar reserva' }));
    await user.keyboard('4a');
    expect(desk.patches).toEqual([]);
  });

  it('leave the focus at the row of the booking that was seen last', async () => {
    openDesk([ines, lukas]);
    const { user } = await openBooking(ines.booking_number);
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: new RegExp(lukas.booking_number) });
    dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(row(lukas.booking_number)).toHaveFocus());
  });

  it('leave it at the list when that row is gone', async () => {
    openDesk([ines, lukas]);
    const { user } = await openBooking(ines.booking_number);
    await user.keyboard('a');
    await user.click(await screen.findByRole('button', { name: 'Arquivar reserva' }));
    await screen.findByText('Reserva arquivada');
    await user.click(inDialog().getByRole('button', { name: 'Fechar' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Lista de reservas' })).toHaveFocus(),
    );
  });
});
