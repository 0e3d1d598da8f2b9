import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAtDesk } from '../../support/booking-window';
import { renderAt } from '../../support/render-at';
import { server } from '../../support/server';

// A token that the backend takes for none, or for an old one, is over on every screen: nobody is
// shown an empty house.

beforeEach(startAtDesk);
// What each failure logs is tested elsewhere.
afterEach(() => vi.mocked(console.error).mockClear());

const SCREENS = [
  'dashboard',
  'bookings',
  'group-bookings',
  'rooms',
  'availability-pricing',
  'contact-messages',
  'mail-texts',
  'turno',
  'equipa',
  'limpeza',
  'mes',
  'boletins',
  'faturar',
  'sinais',
  'relatorios',
  'conta',
];

const TOLD = /Erro de autenticação\. Por favor, faça login novamente\./;

/** Answers everything as for a session that is over. */
function refuseSession() {
  server.use(
    http.all('*/rest/v1/*', () =>
      HttpResponse.json(
        { code: 'PGRST301', message: 'None.', details: null, hint: null },
        { status: 401 },
      ),
    ),
  );
}

it.each(SCREENS)(
  'a session that is refused is told on /admin/%s (ERR-ADMBOOK-01)',
  async (name) => {
    refuseSession();
    await renderAt(`/admin/${name}`);
    const told = await screen.findAllByText(TOLD);
    expect(told[0]).toBeVisible();
  },
);

it('each part of the dashboard that did not load tells it (ERR-ADMBOOK-01)', async () => {
  refuseSession();
  await renderAt('/admin/dashboard');
  for (const part of ['o dia', 'as chegadas', 'as reservas recentes']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const title = await screen.findByText(`Não foi possível carregar ${part}`);
    expect(title.closest('[role=alert]')).toHaveTextContent(TOLD);
  }
});
