import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { sumEuros } from '@/domain/basics/money';
import { GroupDesk } from '@/features/panel/booking/groups/GroupDesk';
import type { Payment } from '@/queries/payments';
import type { StaffBooking } from '@/queries/staff-bookings';
import { startAtDesk } from '../../../../support/booking-window';
import { makeBooking, uuid } from '../../../../support/builders';
import { openDesk } from '../../../../support/desk';
import { renderPart } from '../../../../support/panel-part';
import { makePayment } from '../../../../support/payments';
import { axeFindings } from '../../../../support/render-at';
import { expectLoggedError, onRpc, onTable, server } from '../../../../support/server';

const GROUP = 'GRP26-8KQ2M7X1';

function roomOf(n: number, overrides: Partial<StaffBooking> = {}): StaffBooking {
  return makeBooking({
    id: uuid(2, n),
    booking_number: `R26-AAAAA${n}`,
    room_id: uuid(1, n),
    rooms: { room_number: String(n), name: `Quarto ${n}` },
    group_reference: GROUP,
    status: 'confirmed',
    check_in_date: '2026-11-12',
    check_out_date: '2026-11-14',
    total_price: 120,
    ...overrides,
  });
}
const club = [
  roomOf(1),
  roomOf(2, { total_price: 130, paid: 30, amount_due: 100 }),
  roomOf(3, { status: 'cancelled' }),
];
const desk = (bookings: readonly StaffBooking[]) => (
  <GroupDesk bookings={bookings} reference={GROUP} name="Clube de Vela" />
);

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const Sent = v.object({
  id: v.string(),
  amount: v.number(),
  method: v.string(),
  paid_on: v.string(),
});

/** The database's side: a payment in two parts, each id stored once. */
function openGroupPayments() {
  const state: { sent: unknown[]; parts: Payment[]; isAnswerLost: boolean } = {
    sent: [],
    parts: [],
    isAnswerLost: false,
  };
  onRpc('receive_group_payment', (body) => {
    state.sent.push(body);
    const { id, amount, method, paid_on } = v.parse(Sent, body);
    const known = state.parts.filter((part) => part.group_payment === id);
    if (known.length > 0) return known;
    const parts = [Math.min(120, amount), sumEuros([amount, -Math.min(120, amount)])].map(
      (share, place) =>
        makePayment({
          id: uuid(4, state.parts.length + place + 1),
          booking_id: uuid(2, place + 1),
          amount: share,
          method,
          paid_on,
          group_payment: id,
        }),
    );
    state.parts.push(...parts);
    return state.isAnswerLost ? HttpResponse.error() : parts;
  });
  onRpc('undo_group_payment', (body) => {
    state.sent.push(body);
    state.parts = state.parts.map((part) => ({ ...part, undone: true }));
    return state.parts;
  });
  onTable('get', 'booking_payments', ({ params }) =>
    state.parts.filter(
      ({ group_payment }) => `eq.${group_payment}` === params.get('group_payment'),
    ),
  );
  return state;
}

beforeEach(startAtDesk);

describe('all of a group at once', () => {
  it('is received in one payment, which one press takes back (PAY-01, PAY-02)', async () => {
    const state = openGroupPayments();
    const { user, redraw } = renderPart(desk(club));
    expect(fact('Total do grupo')).toHaveTextContent(/250,00\s€/);
    expect(fact('Pago')).toHaveTextContent(/30,00\s€/);
    expect(fact('Por pagar')).toHaveTextContent(/220,00\s€/);
    expect(await axeFindings()).toEqual([]);

    await user.click(button(/^Receber 220,00\s€$/));
    const dialog = within(await screen.findByRole('dialog', { name: /^Receber 220,00\s€$/ }));
    expect(dialog.getByText('Clube de Vela. Divide-se pelos quartos do grupo.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cartão' }));
    expect(await screen.findByText(/^Recebidos 220,00\s€ com cartão\.$/)).toBeVisible();
    expect(screen.getByText('Clube de Vela, 2 quartos')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state.sent).toMatchObject([{ reference: GROUP, amount: 220, method: 'card' }]);

    // The rooms are read anew.
    redraw(desk(club.map((room) => ({ ...room, paid: room.total_price, amount_due: 0 }))));
    await waitFor(() => expect(button('Anular o recebimento')).toHaveFocus());
    await user.click(button('Anular o recebimento'));
    expect(await screen.findByText('Pagamento anulado.')).toBeVisible();
    expect(state.sent.at(-1)).toEqual({ id: state.parts[0]?.group_payment });
    redraw(desk(club));
    expect(button(/^Receber 220,00\s€$/)).toHaveFocus();

    await user.click(button('Repor'));
    await waitFor(() => expect(state.sent).toHaveLength(3));
    expect(state.sent.at(-1)).toMatchObject({ reference: GROUP, amount: 220, method: 'card' });
  });

  it('is stored once where the answer was lost, and the next press says so (PAY-02)', async () => {
    const state = openGroupPayments();
    state.isAnswerLost = true;
    const { user } = renderPart(desk(club));
    await user.click(button(/^Receber 220/));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Dinheiro' }));
    expect(await dialog.findByText(/não fica guardado duas vezes/)).toBeVisible();
    expectLoggedError('groupPayment');
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await user.click(button(/^Receber 220/));
    expect(await screen.findByText(/^Recebidos 220,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(screen.getByText(/Já estava guardado: não ficou duas vezes\.$/)).toBeVisible();
    expect(state.parts).toHaveLength(2);
  });

  it('checks in every room that may, with one notice and one undo (DAY-02)', async () => {
    const rooms = [...club, roomOf(4, { check_in_date: '2026-11-13' })];
    const { statuses } = watchDesk(rooms);
    const { user } = renderPart(desk(rooms));
    await user.click(button('Check-in (2 quartos)'));
    expect(await screen.findByText('Estado da reserva atualizado com sucesso!')).toBeVisible();
    expect(statuses()).toEqual(['checked_in', 'checked_in', 'cancelled', 'confirmed']);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Todo o grupo' })).toHaveFocus());
    await user.click(button('Anular'));
    await waitFor(() =>
      expect(statuses()).toEqual(['confirmed', 'confirmed', 'cancelled', 'confirmed']),
    );
  });

  it('reminds of who is not registered in the rooms that check in, and asks nothing (REG-03)', async () => {
    server.use(
      http.get('*/rest/v1/register_settings', () =>
        HttpResponse.json({ asks_guests: false, reports_from: '2026-11-01' }),
      ),
    );
    onTable('get', 'register_entries', () => [
      { booking_id: uuid(2, 1), person: 1, is_proposal: false, missing: [] },
      { booking_id: uuid(2, 1), person: 2, is_proposal: false, missing: ['doc_number'] },
      { booking_id: uuid(2, 2), person: 1, is_proposal: false, missing: [] },
    ]);
    const { statuses } = watchDesk(club);
    const { user } = renderPart(desk(club));
    expect(
      await screen.findByText(/^2 de 4 registados; boletim, .* até ter\., 17 nov\.$/),
    ).toBeVisible();
    await user.click(button('Check-in (2 quartos)'));
    await waitFor(() => expect(statuses().slice(0, 2)).toEqual(['checked_in', 'checked_in']));
  });

  it('asks before rooms that others have not left (DAY-02)', async () => {
    const other = roomOf(9, {
      room_id: uuid(1, 2),
      rooms: { room_number: '2', name: 'Quarto 2' },
      guest_name: 'Helena Prado',
      status: 'checked_in',
      group_reference: null,
      check_in_date: '2026-11-10',
      check_out_date: '2026-11-12',
    });
    const { statuses } = watchDesk([...club, other]);
    const { user } = renderPart(desk(club));
    await user.click(button('Check-in (2 quartos)'));
    const question = await screen.findByRole('alertdialog', {
      name: 'O quarto 2 ainda está ocupado',
    });
    expect(question).toHaveTextContent('Quarto 2: Helena Prado (2 hóspedes)');
    await user.click(button('Voltar'));
    expect(statuses().slice(0, 2)).toEqual(['confirmed', 'confirmed']);
    await user.click(button('Check-in (2 quartos)'));
    await user.click(await screen.findByRole('button', { name: 'Check-in na mesma' }));
    await waitFor(() => expect(statuses().slice(0, 2)).toEqual(['checked_in', 'checked_in']));
  });
});

/** The table of bookings; the statuses of the group's rooms, by number. */
function watchDesk(bookings: StaffBooking[]) {
  const { row } = openDesk(bookings);
  return { statuses: () => [1, 2, 3, 4].map((n) => row(uuid(2, n))?.status) };
}
