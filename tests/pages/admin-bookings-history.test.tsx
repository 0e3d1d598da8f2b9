import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialog, fact, inDialog, ines, openBooking, startAtDesk } from '../support/booking-window';
import { openChangeableDesk } from '../support/changeable-desk';
import { axeFindings } from '../support/render-at';
import { onRpc, onTable, roundAnswer } from '../support/server';
import { makePayment, openPayments } from '../support/payments';
import type { BookingEvent } from '@/queries/booking-events';

beforeEach(startAtDesk);

const OWN_ID = '00000009-0000-4000-8000-000000000001';

const event = (id: number, more: Partial<BookingEvent>): BookingEvent => ({
  id,
  at: '2026-11-12T09:50:00+00:00',
  kind: 'changed',
  actor: 'staff',
  actor_id: null,
  actor_name: 'Marta',
  changes: { room: ['3', '7'] },
  ...more,
});

const created = event(1, {
  at: '2026-11-11T09:42:00+00:00',
  kind: 'created',
  actor: 'guest',
  actor_name: null,
  changes: {
    room: '3',
    check_in_date: '2026-11-14',
    check_out_date: '2026-11-17',
    number_of_guests: 2,
    total_price: 165,
    status: 'pending',
    source: 'site',
  },
});

function section() {
  const heading = inDialog().getByRole('heading', { name: 'Histórico' });
  return within(heading.parentElement ?? dialog());
}

describe('the history', () => {
  it('says in sentences who did what, newest first (HIST-02)', async () => {
    openChangeableDesk([ines], { events: [event(2, {}), created] });
    await openBooking(ines.booking_number);
    await section().findByText('Marta');
    expect(
      section()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'equipaMarta mudou o quarto de 3 para 7.O preço manteve-se em 165,00\u00a0€.hoje, 09:50',
      'hóspedeInês Duarte pediu a reserva no site.Quarto 3, de 14 a 17 nov., 2 hóspedes, 165,00\u00a0€.ontem, 09:42',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('shows six, then all of them, and where it begins (HIST-02)', async () => {
    openChangeableDesk([ines], { events: [9, 8, 7, 6, 5, 4, 3, 2].map((id) => event(id, {})) });
    const { user } = await openBooking(ines.booking_number);
    await user.click(await inDialog().findByRole('button', { name: 'Ver tudo (8)' }));
    const items = section().getAllByRole('listitem');
    expect(items).toHaveLength(8);
    expect(items[6]).toHaveFocus();
    expect(section().getByText('Sem registos anteriores a 12 nov. 2026.')).toBeVisible();
  });

  it('is read anew when the booking has changed (HIST-02)', async () => {
    const { eventReads } = openChangeableDesk([ines], { events: [created] });
    const { user } = await openBooking(ines.booking_number);
    await section().findByText('Inês Duarte');
    const before = eventReads.length;
    await user.keyboard('e');
    await waitFor(() => expect(eventReads.length).toBeGreaterThan(before));
  });

  it('says when it does not come, and tries again (HIST-02)', async () => {
    openChangeableDesk([ines]);
    const reads = onTable('get', 'booking_events', () => ({
      status: 500,
      code: 'X',
      message: 'x',
    }));
    const { user } = await openBooking(ines.booking_number);
    expect(await section().findByText('Não foi possível carregar o histórico.')).toBeVisible();
    onTable('get', 'booking_events', () => [created]);
    await user.click(section().getByRole('button', { name: 'Tentar Novamente' }));
    expect(await section().findByText('Inês Duarte')).toBeVisible();
    expect(reads.length).toBeGreaterThan(0);
  });

  it('lets one settle the own name (HIST-02)', async () => {
    openChangeableDesk([ines], { events: [event(2, { actor_id: OWN_ID }), created] });
    const names = onRpc('set_staff_name', () => 'Marta S.');
    const { user } = await openBooking(ines.booking_number);
    expect(await section().findByText('O seu nome no histórico: Marta.')).toBeVisible();
    await user.click(section().getByRole('button', { name: 'Mudar o seu nome no histórico' }));
    const field = section().getByRole('textbox', { name: 'O seu nome no histórico' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Marta S.{Enter}');
    expect(await section().findByText('O seu nome no histórico: Marta S.')).toBeVisible();
    expect(names).toEqual([{ name: 'Marta S.' }]);
  });
});

describe('the window', () => {
  it('says where a booking comes from, and what the guest told of the arrival (DESK-02)', async () => {
    openChangeableDesk([
      {
        ...ines,
        source: 'phone',
        language: 'de',
        arrival_time: '22:40:00',
        guest_wish: 'Cama de baixo.',
      },
    ]);
    await openBooking(ines.booking_number);
    expect(fact('Origem e língua')).toBe('Telefone, alemão');
    expect(fact('Chegada prevista')).toBe('22:40');
    expect(fact('Pedido do hóspede')).toBe('Cama de baixo.');
  });

  it('says nothing of a payment in full that is made the status here (PAY-04, LIVE-01)', async () => {
    const paid = { ...ines, status: 'awaiting_payment', paid: 165, amount_due: 0 };
    openChangeableDesk([paid], { events: [event(2, {})] });
    openPayments([makePayment({ amount: 165 })]);
    const { user } = await openBooking(ines.booking_number);
    await section().findByText('Marta');
    await user.click(inDialog().getByRole('button', { name: 'Passar a Pagamento Recebido' }));
    await screen.findByText('R26-7K3F9Q: Pagamento Recebido');
    // The window has read the booking anew.
    await waitFor(() =>
      expect(inDialog().queryByRole('button', { name: 'Passar a Pagamento Recebido' })).toBeNull(),
    );
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
  });

  it('says of a payment by the guest that the system entered it, not another screen (HIST-02, DEPOSIT-02)', async () => {
    const waiting = { ...ines, status: 'awaiting_payment' };
    const desk = openChangeableDesk([waiting], {
      events: [event(2, { actor: 'system', actor_name: null })],
    });
    await openBooking(ines.booking_number);
    await section().findByText('O sistema');
    desk.changeElsewhere(ines.id, { status: 'payment_received' });
    onRpc('whats_new', () => roundAnswer({ bookings: [desk.row(ines.id) ?? ines] }));
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(
        screen.getByText(/^Às \d\d:\d\d \(o sistema\), o estado passou de Aguarda Pagamento/, {
          exact: false,
        }),
      ).toBeVisible();
    });
  });

  it('says in place what somebody else changes while one reads, and nothing of own changes (LIVE-01, DESK-11)', async () => {
    const desk = openChangeableDesk([ines], { events: [event(2, {})] });
    const { user } = await openBooking(ines.booking_number);
    await section().findByText('Marta');
    await user.keyboard('4');
    await screen.findByText('R26-7K3F9Q: Confirmada');
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
    desk.changeElsewhere(ines.id, { rooms: { room_number: '7', name: 'Dormitório Rede' } });
    onRpc('whats_new', () => roundAnswer({ bookings: [desk.row(ines.id) ?? ines] }));
    // A round that meets a running read is dropped, so rounds are started until one is taken.
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.getByText('Esta reserva mudou entretanto.')).toBeVisible();
    });
    expect(screen.getByText(/\(Marta\), o quarto passou de 2 para 7\./)).toBeVisible();
    expect(fact('Quarto')).toBe('7 Dormitório Rede');
    await user.click(inDialog().getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
  });
});
