import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBooking, makeRoom, uuid } from '../support/builders';
import { dialog, lukas, openBooking, startAtDesk } from '../support/booking-window';
import { openChangeableDesk, rede, sol } from '../support/changeable-desk';
import { axeFindings, renderAt } from '../support/render-at';
import { makePayment, openPayments } from '../support/payments';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/stay/change/split/SplitDialog';

beforeEach(startAtDesk);

const laranja = makeRoom({
  room_number: '10',
  name: 'Família Laranja',
  max_guests: 4,
  price_per_night: 88,
});
const leque = makeRoom({
  room_number: '6',
  name: 'Família Leque',
  max_guests: 4,
  price_per_night: 84,
});
const peixe = makeRoom({ room_number: '8', name: 'Dormitório Peixe', max_guests: 8 });

/** The stay of the mock: room 10, four nights, four guests. */
const stay = makeBooking({
  booking_number: 'R26-FD8N4S',
  guest_name: 'Ana Castelo',
  room_id: laranja.id,
  rooms: { room_number: '10', name: 'Família Laranja' },
  check_in_date: '2026-12-19',
  check_out_date: '2026-12-23',
  number_of_guests: 4,
  total_price: 352,
  status: 'confirmed',
});
const inPeixe = {
  ...lukas,
  status: 'confirmed',
  room_id: peixe.id,
  check_in_date: '2026-12-22',
  check_out_date: '2026-12-24',
};
const rooms = [laranja, leque, rede, peixe, sol];

const split = () => within(screen.getByRole('dialog', { name: 'Dividir a estadia' }));
const cut = () => split().getByRole('slider', { name: 'Noite em que muda de quarto' });
const save = () => split().getByRole('button', { name: 'Dividir a estadia' });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

async function openSplit(bookings = [stay, inPeixe]) {
  const desk = openChangeableDesk(bookings, { rooms });
  const view = await openBooking(stay.booking_number);
  await view.user.click(within(dialog()).getByRole('button', { name: 'Dividir' }));
  await screen.findByRole('dialog', { name: 'Dividir a estadia' });
  await split().findByRole('radio', { name: /Família Leque/ });
  return { ...view, desk };
}

describe('splitting a stay', () => {
  it('proposes the middle, the rooms that are free and fit, and the price by nights (DESK-09)', async () => {
    await openSplit();
    expect(split().getByText(/^Muda de quarto na segunda-feira, 21 dez\./)).toBeVisible();
    expect(cut()).toHaveAttribute(
      'aria-valuetext',
      'segunda-feira, 21 de dezembro: 2 noites no quarto 10, 2 noites no quarto 6',
    );
    const offered = split().getByRole('group', { name: /^Para onde vai/ });
    expect(
      within(offered)
        .getAllByRole('radio')
        .map((radio) => plain(radio.closest('label')?.textContent)),
    ).toEqual(['6 Família Lequeaté 4 · 168,00 €', '7 Dormitório Redeaté 8 · 256,00 €']);
    expect(split().getByText('Sem lugar: 8 ocupado; 3 é pequeno demais.')).toBeVisible();
    expect(
      plain(
        split()
          .getByRole('radio', { name: /^Manter/ })
          .closest('label')?.textContent,
      ),
    ).toBe('Manter176,00 € em cada parte');
    expect(
      plain(
        split()
          .getByRole('radio', { name: /^Recalcular/ })
          .closest('label')?.textContent,
      ),
    ).toBe('Recalcular2 × 88,00 € e 2 × 84,00 €');
    expect(await axeFindings()).toEqual([]);
  });

  it('makes two bookings of one group, and can be undone in one step (DESK-09)', async () => {
    const { user, desk } = await openSplit();
    fireEvent.change(cut(), { target: { value: '3' } });
    expect(split().getByText(/terça-feira, 22 dez\./)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Estadia dividida.')).toBeVisible();
    expect(desk.asked).toEqual([
      [
        {
          id: stay.id,
          updated_at: stay.updated_at,
          set: { check_out_date: '2026-12-22', total_price: 264 },
          next: { room_id: leque.id, check_out_date: '2026-12-23', total_price: 88 },
        },
      ],
    ]);
    expect(await screen.findByText(/Reserva 2 de 2/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Estadia como antes.')).toBeVisible();
    expect(desk.asked).toHaveLength(2);
    expect(desk.row(stay.id)).toMatchObject({
      check_out_date: '2026-12-23',
      total_price: 352,
      group_reference: null,
    });
    expect(desk.row(uuid(2, 90))).toMatchObject({ status: 'cancelled', cancel_reason: 'other' });
  });

  it('says which money goes along, and reads it anew (DESK-09, PAY-01)', async () => {
    const { table } = openPayments([makePayment({ booking_id: stay.id, amount: 352 })]);
    const { user } = await openSplit([{ ...stay, paid: 352, amount_due: 0 }]);
    expect(plain(split().getByText(/^Já foram pagos/).textContent)).toBe(
      'Já foram pagos 352,00 €: 176,00 € passam para a segunda parte.',
    );
    table.payments = [
      ...table.payments,
      makePayment({ id: 'b', booking_id: stay.id, amount: -176 }),
    ];
    await user.click(save());
    expect(await screen.findByText('Estadia dividida.')).toBeVisible();
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Pagamentos' })).getAllByRole('listitem'),
      ).toHaveLength(2),
    );
    table.payments = table.payments.slice(0, 1);
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Estadia como antes.')).toBeVisible();
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Pagamentos' })).getAllByRole('listitem'),
      ).toHaveLength(1),
    );
  });

  it('leaves a night on each side, whatever is asked of the cut (DESK-09)', async () => {
    await openSplit();
    fireEvent.change(cut(), { target: { value: '0' } });
    expect(cut()).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^domingo, 20 .*1 noite no/),
    );
    fireEvent.change(cut(), { target: { value: '4' } });
    expect(cut()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^terça-feira, 22 /));
  });

  it('takes prices by hand for both parts (DESK-09)', async () => {
    const { user, desk } = await openSplit();
    await user.click(split().getByRole('radio', { name: /Dormitório Rede/ }));
    const first = split().getByRole('textbox', { name: 'Preço da primeira parte' });
    await user.type(first, '{Control>}a{/Control}');
    fireEvent.change(first, { target: { value: '100' } });
    fireEvent.change(split().getByRole('textbox', { name: 'Preço da segunda parte' }), {
      target: { value: 'x' },
    });
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.change(split().getByRole('textbox', { name: 'Preço da segunda parte' }), {
      target: { value: '120,50' },
    });
    await user.click(save());
    await screen.findByText('Estadia dividida.');
    expect(desk.asked[0]?.[0]).toMatchObject({
      set: { total_price: 100 },
      next: { room_id: rede.id, total_price: 120.5 },
    });
  });

  it('of a guest in the house begins today, and is not offered for the last night (DESK-09)', async () => {
    const inHouse = {
      ...stay,
      status: 'checked_in',
      check_in_date: '2026-11-10',
      check_out_date: '2026-11-14',
    };
    await openSplit([inHouse, inPeixe]);
    expect(cut()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^quinta-feira, 12 /));
    fireEvent.change(cut(), { target: { value: '1' } });
    expect(cut()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^quinta-feira, 12 /));
    expect(split().getByText('reserva nova, Confirmada')).toBeVisible();
  });

  it('is not offered for one night, nor for a guest who leaves (DESK-09)', async () => {
    openChangeableDesk([{ ...stay, check_out_date: '2026-12-20' }], { rooms });
    await openBooking(stay.booking_number);
    expect(within(dialog()).queryByRole('button', { name: 'Dividir' })).toBeNull();
  });

  it('is told what somebody else changed, and splits the stay as it now is (DESK-09, DESK-11)', async () => {
    const { user, desk } = await openSplit();
    desk.changeElsewhere(stay.id, { total_price: 400 });
    await user.click(save());
    expect(await split().findByText(/a reserva mudou entretanto/)).toBeVisible();
    expect(
      plain(
        split()
          .getByRole('radio', { name: /^Manter/ })
          .closest('label')?.textContent,
      ),
    ).toBe('Manter200,00 € em cada parte');
    await user.click(save());
    await screen.findByText('Estadia dividida.');
  });

  it('counts as done when only the answer got lost (DESK-09)', async () => {
    const { user, desk } = await openSplit();
    desk.loseNextAnswer();
    await user.click(save());
    expect(await split().findByText(/sem ligação ao servidor/)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Estadia dividida.')).toBeVisible();
    expect(screen.getByText('R26-FD8N4S e R26-SECOND')).toBeVisible();
  });

  it('is begun by the address (DESK-09)', async () => {
    openChangeableDesk([stay], { rooms });
    const { address } = await renderAt('/admin/bookings?reserva=R26-FD8N4S&acao=dividir');
    await screen.findByRole('dialog', { name: 'Dividir a estadia' });
    await waitFor(() => expect(address()).toBe('/admin/bookings?reserva=R26-FD8N4S'));
  });
});
