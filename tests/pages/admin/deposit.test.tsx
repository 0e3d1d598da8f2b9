import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEPOSIT_STATES, makeDepositRequest, makeDepositSheet } from '../../support/deposit';
import { openDeposits } from '../../support/deposit-desk';
import { dialog, GROUP, inDialog, ines, NOW, room12, room7 } from '../../support/booking-window';
import { openPayments } from '../../support/payments';
import { renderAt } from '../../support/render-at';
import { openRequestDesk } from '../../support/request-desk';
import { eventually, holdRounds, nextRound } from '../../support/rounds';
import { onTable } from '../../support/server';
import { startSignedIn } from '../../support/session';

beforeEach(() => {
  holdRounds(NOW);
  startSignedIn();
});

const asked = { ...ines, status: 'awaiting_payment' };
const opened = async () => within(await screen.findByRole('dialog'));
const card = async () => (await opened()).findByRole('article', { name: /^Sinal de/ });

describe('the deposit in the window of a booking', () => {
  it('shows within a round that the guest has paid (DEPOSIT-02, LIVE-01)', async () => {
    openPayments();
    const desk = openRequestDesk([asked]);
    const deposits = openDeposits(makeDepositSheet({ requests: [makeDepositRequest()] }));
    await renderAt(`/admin/bookings?reserva=${asked.booking_number}`);
    expect(await card()).toHaveTextContent('Pedido');
    await desk.opened();
    const reads = deposits.reads;
    await nextRound();
    await nextRound();
    expect(deposits.reads).toBe(reads);
    deposits.sheet = makeDepositSheet({ requests: [DEPOSIT_STATES.paid] });
    desk.rounds.noteDeposit();
    await nextRound();
    const shown = await card();
    await eventually(() => expect(shown).toHaveTextContent('Entrou nos pagamentos como «Online».'));
  });

  it('is no change by somebody else when reception asks for it here (DEPOSIT-01, LIVE-01)', async () => {
    openPayments();
    const desk = openRequestDesk([{ ...ines, status: 'awaiting_confirmation' }]);
    const deposits = openDeposits(makeDepositSheet());
    deposits.become = () => {
      desk.write([ines.id], { status: 'awaiting_payment' });
      return makeDepositSheet({ requests: [makeDepositRequest()] });
    };
    await renderAt(`/admin/bookings?reserva=${ines.booking_number}`);
    const ask = await (await opened()).findByRole('button', { name: /^Pedir 194/ });
    await desk.opened();
    act(() => ask.click());
    expect(await card()).toHaveTextContent('Pedido');
    await nextRound();
    const status = inDialog().getByRole('button', { name: 'Aguarda Pagamento' });
    await eventually(() => expect(status).toHaveAttribute('aria-current', 'true'));
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
  });

  it('is that of the whole group for one of its rooms (DEPOSIT-01)', async () => {
    openPayments();
    openRequestDesk([room7, room12]);
    const deposits = openDeposits(makeDepositSheet({ whole: true, rooms: 2 }));
    await renderAt(`/admin/bookings?reserva=${room7.booking_number}`);
    expect(await (await opened()).findByRole('form', { name: 'Pedir sinal' })).toBeVisible();
    expect(deposits.asked).toEqual([{ booking: room7.id, whole: true }]);
    expect(within(dialog()).getByRole('heading', { name: 'Pagamentos' })).toBeVisible();
  });
});

it('stands in the window of a group, for all of it (DEPOSIT-01)', async () => {
  const group = {
    id: '00000009-0000-4000-8000-000000000001',
    group_reference: GROUP,
    group_name: 'Clube de Vela da Foz',
    coordinator_email: null,
    coordinator_phone: null,
    notes: null,
    created_at: '2026-11-09T16:05:00+00:00',
    updated_at: '2026-11-09T16:05:00+00:00',
  };
  onTable('get', 'booking_groups', () => [group]);
  const gone = { ...room7, group_id: group.id, status: 'cancelled' };
  onTable('get', 'bookings', () => [gone, { ...room12, group_id: group.id }]);
  const deposits = openDeposits(makeDepositSheet({ whole: true, rooms: 1 }));
  const { user } = await renderAt('/admin/group-bookings');
  await user.click(await screen.findByRole('link', { name: 'Clube de Vela da Foz' }));
  expect(await (await opened()).findByRole('form', { name: 'Pedir sinal' })).toBeVisible();
  expect(deposits.asked).toEqual([{ booking: room12.id, whole: true }]);
});
