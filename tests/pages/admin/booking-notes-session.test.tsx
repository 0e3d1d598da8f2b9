import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { inDialog, ines, openBooking, startAtDesk } from '../../support/booking-window';
import { openDesk } from '../../support/desk';
import { SESSION_KEY } from '../../support/session';

beforeEach(startAtDesk);

it('looks for the session before it sends notes, and sends none without one (ADM-BOOK-40)', async () => {
  const { patches } = openDesk([ines]);
  const { user } = await openBooking(ines.booking_number);
  await user.click(inDialog().getByRole('button', { name: 'Editar' }));
  await user.keyboard('Berço reservado.');
  window.localStorage.removeItem(SESSION_KEY);
  await user.click(inDialog().getByRole('button', { name: 'Guardar' }));
  const told = within(await screen.findByRole('alertdialog', { name: 'A sessão terminou' }));
  expect(told.getByText(/Sem sessão ativa\. Por favor, faça login\./)).toBeVisible();
  expect(patches).toEqual([]);
});
