import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../support/render-at';
import { onRpc } from '../../support/server';
import { startSignedIn } from '../../support/session';

const SCREENS = [
  ['ROUTE-19', '/admin/dashboard', 'Dashboard'],
  ['REP-01', '/admin/relatorios', 'Relatórios'],
  ['DESK-16', '/admin/turno', 'Notas do turno'],
  ['ROUTE-20', '/admin/bookings', 'Reservas'],
  ['ROUTE-21', '/admin/bookings-old', 'Reservas'],
  ['ROUTE-22', '/admin/group-bookings', 'Reservas de grupo'],
  ['ROUTE-23', '/admin/rooms', 'Quartos'],
  ['ROUTE-24', '/admin/availability-pricing', 'Disponibilidade e Preços'],
  ['ROUTE-25', '/admin/contact-messages', 'Mensagens'],
  ['STAFF-02', '/admin/casa', 'A casa'],
  ['STAFF-02', '/admin/limpeza', 'Limpeza'],
  ['DEPOSIT-01', '/admin/sinais', 'Sinais'],
  ['MAIL-06', '/admin/mail-texts', 'Textos dos e-mails'],
  ['STAFF-01', '/admin/equipa', 'Equipa'],
] as const;

it.each(SCREENS)('%s: %s asks a stranger to sign in', async (_id, path) => {
  const { address } = await renderAt(path);
  await waitFor(() => expect(address()).toBe('/admin/login'));
});

it.each(SCREENS)(
  '%s: %s is there for who is signed in, with the ways to the site and out (ADM-NAV-03, ADM-NAV-04)',
  async (_id, path, title) => {
    startSignedIn();
    onRpc('team', () => ({ people: [] }));
    const { address } = await renderAt(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(address()).toBe(path);
    expect(screen.getAllByRole('link', { name: 'Ver site' })[0]).toHaveAttribute('href', '/');
    expect(screen.getAllByRole('button', { name: 'Sair' })[0]).toBeVisible();
  },
);

it('opens the login to anybody (ROUTE-18)', async () => {
  const { address } = await renderAt('/admin/login');
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(address()).toBe('/admin/login');
});
