import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// Loaded beforehand, so that no test waits for the lazy chunk.
import '@/app/AdminApp';
import { startAtDesk } from '../../support/booking-window';
import { renderAt } from '../../support/render-at';
import { server } from '../../support/server';

// A token that the backend takes for none, or for an old one, is over on every screen: nobody is
// shown an empty house.

beforeEach(startAtDesk);
// What each failure logs is tested elsewhere.
afterEach(() => vi.mocked(console.error).mockClear());

const SCREENS = [
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

it.each(SCREENS)(
  'a session that is refused is told on /admin/%s (ERR-ADMBOOK-01)',
  async (name) => {
    server.use(
      http.all('*/rest/v1/*', () =>
        HttpResponse.json(
          { code: 'PGRST301', message: 'None.', details: null, hint: null },
          { status: 401 },
        ),
      ),
    );
    renderAt(`/admin/${name}`);
    const told = await screen.findAllByText(
      /Erro de autenticação\. Por favor, faça login novamente\./,
    );
    expect(told[0]).toBeVisible();
  },
);
