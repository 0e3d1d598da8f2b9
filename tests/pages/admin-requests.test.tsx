import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffBooking } from '@/queries/staff-bookings';
import { makeBooking, makeRoom, uuid } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { openHouseRules, openRequestDesk } from '../support/request-desk';
import { onTable, server } from '../support/server';
import { startAtDesk } from '../support/booking-window';

/** Six requests within an hour of the night, five from one address, each for three nights. */
const flood = Array.from({ length: 6 }, (_, n): StaffBooking =>
  makeBooking({
    id: uuid(2, n + 1),
    booking_number: `R26-FLOOD${n}`,
    guest_name: `Nome ${n}`,
    guest_email: n === 5 ? 'outro@example.com' : 'falso@example.com',
    guest_phone: n === 0 ? null : '+351 912 345 678',
    created_at: `2026-11-12T03:${10 + n}:00+00:00`,
    updated_at: `2026-11-12T03:${10 + n}:00+00:00`,
  }),
);
const answered = makeBooking({
  id: uuid(2, 20),
  booking_number: 'R26-ANSWER',
  guest_email: 'falso@example.com',
  status: 'confirmed',
});

const notice = () => screen.findByText('6 pedidos por responder desde as 03:10');
const cancelAll = () => screen.findByRole('dialog', { name: 'Cancelar todas deste remetente' });

beforeEach(startAtDesk);

describe('a jump of unanswered requests', () => {
  it('is told on the dashboard and on the bookings screen, with how many, since when and what is usual', async () => {
    openRequestDesk([...flood, answered]);
    const { goTo } = await renderAt('/admin/dashboard');
    expect(await notice()).toBeVisible();
    expect(screen.getByText(/habitual, que é menos de 1 por hora. Ocupam 18 noites/)).toBeVisible();
    await goTo('/admin/bookings');
    expect(await notice()).toBeVisible();
  });

  it('is no news in a house where that is usual, and asks nothing while few wait', async () => {
    const desk = openRequestDesk(flood);
    const asked: string[] = [];
    server.use(
      http.head('*/rest/v1/bookings', ({ request }) => {
        asked.push(request.url);
        return new HttpResponse(null, { headers: { 'content-range': '*/1000' } });
      }),
    );
    const { unmount } = await renderAt('/admin/dashboard');
    await waitFor(() => expect(asked).toHaveLength(1));
    await screen.findByRole('table', { name: 'Reservas recentes' });
    expect(screen.queryByText(/pedidos por responder desde/)).toBeNull();
    unmount();

    desk.write([flood[0]?.id ?? ''], { status: 'confirmed' });
    await renderAt('/admin/dashboard');
    await screen.findByRole('table', { name: 'Reservas recentes' });
    expect(asked).toHaveLength(1);
  });

  it('shows the requests by sender, and cancels exactly those that were shown', async () => {
    const desk = openRequestDesk([...flood, answered]);
    const { user } = await renderAt('/admin/dashboard');
    await notice();
    await user.click(screen.getByRole('button', { name: 'Ver pedidos' }));
    const sender = within(await screen.findByRole('region', { name: 'falso@example.com' }));
    expect(sender.getByText('5 reservas, 15 noites')).toBeVisible();
    await user.click(sender.getByRole('button', { name: 'Cancelar todas deste remetente' }));

    const dialog = within(await cancelAll());
    expect(await dialog.findByText('Vão ser canceladas: 5 reservas, 15 noites')).toBeVisible();
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('R26-FLOOD4Nome 42 Duplo Maré14 nov. – 17 nov. · 3 noites');
    expect(await axeFindings()).toEqual([]);
    // Somebody answers one of them while the list is read.
    desk.write([flood[1]?.id ?? ''], { status: 'confirmed' });
    await user.click(dialog.getByRole('button', { name: 'Cancelar 5 reservas' }));

    expect(await screen.findByText('4 reservas canceladas')).toBeVisible();
    expect(screen.getByText('1 já tinha resposta e ficou como estava.')).toBeVisible();
    expect(desk.statuses()).toEqual([
      'cancelled',
      'confirmed',
      'cancelled',
      'cancelled',
      'cancelled',
      'pending',
      'confirmed',
    ]);
    // The surge is over, so its notice goes.
    await waitFor(() => expect(screen.queryByText(/pedidos por responder desde/)).toBeNull());
  });
});

describe('cancelling all of a sender', () => {
  async function openFromBooking() {
    const view = await renderAt('/admin/bookings?reserva=R26-FLOOD5');
    await view.user.click(
      await screen.findByRole('button', { name: 'Cancelar todas deste remetente' }),
    );
    return { ...view, dialog: within(await cancelAll()) };
  }

  it('is offered in the window of a pending booking, by e-mail, telephone or hour', async () => {
    openRequestDesk(flood);
    const { user, dialog } = await openFromBooking();
    expect(await dialog.findByRole('radio', { name: /Mesmo e-mail.*1 reserva$/ })).toBeChecked();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await user.click(dialog.getByRole('radio', { name: /Mesmo telefone.*5 reservas$/ }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await user.click(dialog.getByRole('radio', { name: /Recebidas na mesma hora.*6 reservas$/ }));
    expect(dialog.getByRole('button', { name: 'Cancelar 6 reservas' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog', { name: 'Cancelar todas deste remetente' })).toBeNull();
  });

  it('is not offered for a booking that has its answer', async () => {
    openRequestDesk([answered]);
    await renderAt('/admin/bookings?reserva=R26-ANSWER');
    await screen.findByRole('heading', { name: 'Alterar estado' });
    expect(screen.queryByRole('button', { name: /Cancelar todas/ })).toBeNull();
  });

  it('is taken back by Z, where the rooms are still free', async () => {
    const desk = openRequestDesk(flood);
    const { user, dialog } = await openFromBooking();
    await user.click(await dialog.findByRole('radio', { name: /Recebidas na mesma hora/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancelar 6 reservas' }));
    await screen.findByText('6 reservas canceladas');
    expect(new Set(desk.statuses())).toEqual(new Set(['cancelled']));

    desk.taken.add(flood[2]?.id ?? '');
    await user.keyboard('z');
    expect(await screen.findByText('5 reservas repostas como pendentes')).toBeVisible();
    expect(screen.getByText(/^1 ficou cancelada: o quarto já está ocupado/)).toBeVisible();
    expect(desk.statuses()).toEqual([
      'pending',
      'pending',
      'cancelled',
      'pending',
      'pending',
      'pending',
    ]);
  });

  it('says when it failed, and stays open for another try', async () => {
    openRequestDesk(flood);
    onTable('patch', 'bookings', () => ({ status: 403, code: '42501', message: 'denied' }));
    const { user, dialog } = await openFromBooking();
    await user.click(await dialog.findByRole('button', { name: 'Cancelar 1 reserva' }));
    expect(await dialog.findByText('Erro ao cancelar as reservas')).toBeVisible();
    expect(dialog.getByText('esta conta não tem acesso.')).toBeVisible();
  });
});

describe('the pause of online requests', () => {
  it('is switched on the dashboard, and every screen says so until it ends', async () => {
    openHouseRules({ isPaused: false });
    const { user, goTo } = await renderAt('/admin/dashboard');
    const pause = await screen.findByRole('switch', { name: 'Pausar pedidos online' });
    expect(pause).not.toBeChecked();
    expect(
      screen.getByText(/o site não aceita pedidos e mostra aos hóspedes o telefone/),
    ).toBeVisible();
    await user.click(pause);
    expect(await screen.findByText('Pedidos online em pausa desde as 09:15')).toBeVisible();
    expect(pause).toBeChecked();
    expect(await axeFindings()).toEqual([]);

    await goTo('/admin/bookings');
    expect(await screen.findByText('Pedidos online em pausa desde as 09:15')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retomar pedidos' }));
    await waitFor(() => expect(screen.queryByText(/em pausa desde/)).toBeNull());
  });

  it('stays as it was when the house did not take it', async () => {
    openHouseRules({ isPaused: false });
    server.use(http.patch('*/rest/v1/house_rules', () => HttpResponse.json([])));
    const { user } = await renderAt('/admin/dashboard');
    const pause = await screen.findByRole('switch', { name: 'Pausar pedidos online' });
    await user.click(pause);
    expect(await screen.findByText(/^Erro ao pausar os pedidos online/)).toBeVisible();
    expect(pause).not.toBeChecked();
  });
});

describe('rooms that the form hides', () => {
  beforeEach(() => {
    onTable('get', 'rooms', () => [makeRoom(), makeRoom({ room_number: '3' })]);
    onTable('get', 'bookings', ({ params }) =>
      params.get('select')?.startsWith('room_id')
        ? [
            {
              room_id: makeRoom().id,
              check_in_date: '2027-01-02',
              check_out_date: '2027-01-03',
              status: 'pending',
            },
          ]
        : [],
    );
  });

  it('are counted on the dashboard under the stated rule, with what it means and, once asked, how it is changed', async () => {
    const { user } = await renderAt('/admin/dashboard');
    expect(
      await screen.findByText('1 de 2 quartos não aparece no formulário, mesmo em noites livres'),
    ).toBeVisible();
    const setting = screen.getByText('VITE_BOOKING_CONFLICT_RULE=overlap');
    expect(setting).not.toBeVisible();
    await user.click(screen.getByText('Como'));
    expect(setting).toBeVisible();
  });

  it('are none under overlap, and nothing is asked', async () => {
    vi.stubEnv('VITE_BOOKING_CONFLICT_RULE', 'overlap');
    const calls = onTable('get', 'bookings', () => []);
    await renderAt('/admin/dashboard');
    await screen.findByText('Nenhuma reserva encontrada');
    expect(screen.queryByText(/não aparece no formulário/)).toBeNull();
    expect(calls.filter(({ params }) => params.get('select')?.startsWith('room_id'))).toEqual([]);
  });
});
