import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ines, lukas, startAtDesk } from '../support/booking-window';
import { openDesk } from '../support/desk';
import { openHouse, roomWith } from '../support/new-booking';
import { renderAt } from '../support/render-at';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/stay/new/NewBookingDialog';

beforeEach(startAtDesk);

it('N writes a new booking in the list, which shows it at once; in a booking it writes notes (DESK-01)', async () => {
  const { reads } = openDesk([ines, lukas]);
  const house = openHouse([roomWith('2')]);
  const { user } = await renderAt('/admin/bookings');
  await screen.findByText(/^A mostrar/);
  const readsBefore = reads.length;
  await user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Nova reserva' }));
  await user.click(await form.findByRole('checkbox', { name: /Quarto 2/ }));
  await user.type(form.getByRole('combobox', { name: /^Nome/ }), 'Ana Reis');
  await user.click(form.getByRole('button', { name: /^Guardar reserva/ }));
  expect(await screen.findByRole('link', { name: /^R26-NOVA2/ })).toBeVisible();
  expect(house.sent).toHaveLength(1);
  expect(reads).toHaveLength(readsBefore);

  await user.click(screen.getByRole('link', { name: new RegExp(`^${ines.booking_number}`) }));
  const booking = within(await screen.findByRole('dialog'));
  await user.keyboard('n');
  await waitFor(() => expect(booking.getByLabelText('Notas internas')).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: 'Nova reserva' })).toBeNull();
});
