import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBooking, uuid } from '../support/builders';
import { dialog, lukas, openBooking, startAtDesk } from '../support/booking-window';
import { bussola, openChangeableDesk, rede, sol } from '../support/changeable-desk';
import { axeFindings } from '../support/render-at';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/stay/change/alter/ChangeDialog';

beforeEach(() => {
  startAtDesk();
  window.sessionStorage.clear();
});

/** A guest in house since two days, in room 3 at 60, until tomorrow; today is the 12th. */
const stay = makeBooking({
  booking_number: 'R26-FLEUR1',
  guest_name: 'Fleur Jansen',
  room_id: sol.id,
  rooms: { room_number: '3', name: 'Duplo Sol' },
  check_in_date: '2026-11-10',
  check_out_date: '2026-11-13',
  total_price: 180,
  paid: 180,
  amount_due: 0,
  status: 'checked_in',
});
/** Comes into room 3 when the guest leaves. */
const next = {
  ...lukas,
  status: 'confirmed',
  room_id: sol.id,
  check_in_date: '2026-11-13',
  check_out_date: '2026-11-16',
};
/** Was in room 11 until today. */
const last = {
  ...next,
  id: uuid(2, 3),
  booking_number: 'R26-LAST01',
  room_id: bussola.id,
  check_in_date: '2026-11-09',
  check_out_date: '2026-11-12',
};
const rooms = [sol, bussola, rede];

const alter = () => within(screen.getByRole('dialog', { name: 'Alterar a reserva' }));
const save = () => alter().getByRole('button', { name: 'Guardar alterações' });
const since = () => within(alter().getByRole('group', { name: 'A partir de quando' }));
const select = () => alter().getByRole('combobox', { name: 'Quarto' });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

async function openAlter(others = [next, last], altered = stay) {
  const desk = openChangeableDesk([altered, ...others], { rooms });
  const view = await openBooking(stay.booking_number);
  await view.user.click(within(dialog()).getByRole('button', { name: 'Alterar' }));
  await screen.findByRole('dialog', { name: 'Alterar a reserva' });
  await waitFor(() => expect(select().children.length).toBeGreaterThan(1));
  return { ...view, desk };
}

/** Until the 14th, for which room 3 is not free, in room 11. */
async function prolong({ user }: Pick<Awaited<ReturnType<typeof openAlter>>, 'user'>) {
  await user.click(alter().getByRole('button', { name: 'Mais uma noite' }));
  await alter().findByText(/^O quarto 3 está ocupado por Lukas Brandt/);
  await user.selectOptions(select(), '11 Duplo Bússola');
}

describe('a guest in house who stays longer in another room', () => {
  it('keeps the nights slept and their price, and has the new night in the other room (DESK-06, DESK-09)', async () => {
    const { user, desk } = await openAlter();
    await prolong({ user });
    expect(since().getByRole('radio', { name: /^A partir de 13 nov\./ })).toBeChecked();
    // Somebody else slept there then.
    expect(since().getByRole('radio', { name: /^Desde o início/ })).toBeDisabled();
    expect(plain(alter().getByText(/^de 180/).textContent)).toBe('de 180,00 € para 242,00 €');
    expect(
      plain(
        alter()
          .getByRole('radio', { name: /^Recalcular/ })
          .closest('label')?.textContent,
      ),
    ).toBe('Recalcular180,00 € no 3 e 1 × 62,00 € no 11');
    expect(plain(alter().getByText(/^O quarto 3 fica como está/).textContent)).toBe(
      'O quarto 3 fica como está e o 11 fica ocupado de 13 a 14 nov. Ficam duas reservas num grupo. Pode anular logo a seguir.',
    );
    await user.click(save());
    expect(await screen.findByText('Reserva alterada.')).toBeVisible();
    expect(screen.getByText('R26-FLEUR1 e R26-SECOND')).toBeVisible();
    expect(desk.asked).toEqual([
      [
        {
          id: stay.id,
          updated_at: stay.updated_at,
          set: {},
          next: { room_id: bussola.id, check_out_date: '2026-11-14', total_price: 62 },
        },
      ],
    ]);
  });

  it('is asked in a form that everybody can use (DESK-06)', async () => {
    const { user } = await openAlter();
    await prolong({ user });
    expect(await axeFindings()).toEqual([]);
  });

  it('can be taken back in one step (DESK-06, DESK-09)', async () => {
    const { user, desk } = await openAlter();
    await prolong({ user });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Reserva como antes.')).toBeVisible();
    expect(desk.row(stay.id)).toMatchObject({
      check_out_date: '2026-11-13',
      total_price: 180,
      group_reference: null,
    });
    expect(desk.row(uuid(2, 90))).toMatchObject({ status: 'cancelled', group_reference: null });
  });

  it('moves with all nights only where somebody says so (DESK-06)', async () => {
    const { user, desk } = await openAlter([next]);
    await prolong({ user });
    await user.click(since().getByRole('radio', { name: /^Desde o início/ }));
    expect(alter().getByText(/^O quarto 3 fica livre de 10 a 13 nov\./)).toBeVisible();
    await user.click(save());
    await screen.findByText('Reserva alterada.');
    expect(desk.asked[0]).toEqual([
      {
        id: stay.id,
        updated_at: stay.updated_at,
        set: { check_out_date: '2026-11-14', room_id: bussola.id, total_price: 248 },
      },
    ]);
  });

  it('counts as saved what was stored before the answer got lost (DESK-06, DESK-09)', async () => {
    const { user, desk } = await openAlter();
    await prolong({ user });
    desk.loseNextAnswer();
    await user.click(save());
    expect(await alter().findByText(/^Erro ao atualizar reserva: sem ligação/)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('R26-FLEUR1 e R26-SECOND')).toBeVisible();
    expect(desk.asked).toHaveLength(2);
  });

  it('is asked after merging with what somebody else changed (DESK-06, DESK-11)', async () => {
    const { user, desk } = await openAlter();
    await prolong({ user });
    desk.changeElsewhere(stay.id, { number_of_guests: 1 });
    await user.click(save());
    const button = await alter().findByRole('button', { name: 'Guardar o que escolhi' });
    await user.click(button);
    expect(await alter().findByRole('group', { name: 'A partir de quando' })).toBeVisible();
    expect(alter().queryByText('Esta reserva mudou entretanto.')).toBeNull();
    await user.click(save());
    await screen.findByText('Reserva alterada.');
    expect(desk.row(stay.id)).toMatchObject({ room_id: sol.id, check_out_date: '2026-11-13' });
    expect(desk.row(uuid(2, 90))).toMatchObject({ room_id: bussola.id, total_price: 62 });
  });
});

describe('a guest in house who changes rooms', () => {
  it('goes on there from today, in a room that is free from today, with what was paid for it (DESK-06, DESK-09, PAY-01)', async () => {
    const { user, desk } = await openAlter();
    await user.selectOptions(select(), '11 Duplo Bússola');
    expect(since().getByRole('radio', { name: /^A partir de hoje/ })).toBeChecked();
    expect(alter().getByRole('radio', { name: /^Manter/ })).toBeChecked();
    expect(plain(alter().getByText(/^O quarto 3 fica livre/).textContent)).toContain(
      'O quarto 3 fica livre de 12 a 13 nov. e o 11 fica ocupado de 12 a 13 nov. Ficam duas reservas num grupo. Do que já foi pago, 60,00 € passam para a segunda.',
    );
    await user.click(save());
    await screen.findByText('Reserva alterada.');
    expect(desk.asked[0]?.[0]).toMatchObject({
      set: { check_out_date: '2026-11-12', total_price: 120 },
      next: { room_id: bussola.id, check_out_date: '2026-11-13', total_price: 60 },
    });
  });

  it('must be said to have had the other room all the time where no night is left (DESK-06)', async () => {
    const leaves = { ...stay, check_in_date: '2026-11-09', check_out_date: '2026-11-12' };
    const { user } = await openAlter([next], leaves);
    await user.selectOptions(select(), '11 Duplo Bússola');
    expect(since().getByRole('radio', { name: /^A partir de hoje/ })).toBeDisabled();
    expect(alter().getByText('Falta dizer a partir de quando muda de quarto')).toBeVisible();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await user.click(since().getByRole('radio', { name: /^Desde o início/ }));
    expect(save()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['came only today', { check_in_date: '2026-11-12' }],
    ['is still to come', { status: 'confirmed' }],
  ])('is not asked who %s (DESK-06)', async (_, overrides) => {
    const { user, desk } = await openAlter([next], { ...stay, ...overrides });
    await user.selectOptions(select(), '11 Duplo Bússola');
    expect(alter().queryByRole('group', { name: 'A partir de quando' })).toBeNull();
    fireEvent.click(save());
    await screen.findByText('Reserva alterada.');
    expect(desk.asked[0]?.[0]?.set).toEqual({ room_id: bussola.id });
  });
});
