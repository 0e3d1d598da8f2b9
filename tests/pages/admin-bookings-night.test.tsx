import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeBooking } from '../support/builders';
import { dialog, lukas, openBooking, startAtDesk } from '../support/booking-window';
import { bussola, openChangeableDesk, rede, sol } from '../support/changeable-desk';
import { axeFindings } from '../support/render-at';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/stay/change/night/OneMoreNight';

beforeEach(startAtDesk);

/** In house since two days, in room 3 at 60, until tomorrow; today is the 12th. */
const stay = makeBooking({
  booking_number: 'R26-FLEUR1',
  guest_name: 'Fleur Jansen',
  room_id: sol.id,
  rooms: { room_number: '3', name: 'Duplo Sol' },
  check_in_date: '2026-11-10',
  check_out_date: '2026-11-13',
  total_price: 180,
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

async function openSheet(others: (typeof next)[]) {
  const desk = openChangeableDesk([stay, ...others], { rooms: [sol, bussola, rede] });
  const view = await openBooking(stay.booking_number);
  await view.user.click(within(dialog()).getByRole('button', { name: 'Mais uma noite' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Mais uma noite' }));
  return { ...view, desk, sheet };
}

it('shows the price of the night; one tap prolongs the stay, and is undone (DESK-14)', async () => {
  const { user, desk, sheet } = await openSheet([]);
  const own = await sheet.findByRole('button', { name: /^Fica no quarto 3 ?Duplo Sol ?\+58,00/ });
  expect(sheet.getByText('Fleur Jansen, de 13 a 14 nov.')).toBeVisible();
  expect(sheet.getAllByRole('listitem')).toHaveLength(1);
  expect(await axeFindings()).toEqual([]);
  await user.click(own);
  expect(await screen.findByText('Fica até 14 nov. 2026, quarto 3.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Mais uma noite' })).toBeNull();
  expect(desk.asked[0]).toMatchObject([
    { id: stay.id, set: { check_out_date: '2026-11-14', total_price: 238 } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  expect(await screen.findByText('Estadia como antes.')).toBeVisible();
  expect(desk.row(stay.id)).toMatchObject({ check_out_date: '2026-11-13', total_price: 180 });
});

it('offers the free rooms where the own one is taken, and makes a second booking (DESK-14)', async () => {
  const { user, desk, sheet } = await openSheet([next]);
  expect(
    await sheet.findByText('O quarto 3 está ocupado por Lukas Brandt, de 13 a 16 nov.'),
  ).toBeVisible();
  const rooms = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rooms.map((words) => /\d+ \D+/.exec(words ?? '')?.[0])).toEqual([
    expect.stringContaining('11 Duplo Bússola'),
    expect.stringContaining('7 Dormitório Rede'),
  ]);
  await user.click(sheet.getByRole('button', { name: /11 Duplo Bússola/ }));
  expect(await screen.findByText('Fica até 14 nov. 2026, quarto 11.')).toBeVisible();
  expect(screen.getByText('Fleur Jansen, R26-FLEUR1, R26-SECOND')).toBeVisible();
  expect(desk.asked[0]).toMatchObject([
    {
      id: stay.id,
      set: {},
      next: { room_id: bussola.id, check_out_date: '2026-11-14', total_price: 62 },
    },
  ]);
});
