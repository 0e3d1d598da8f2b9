import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { supabaseClient } from '@/lib/staff-client';
import { makeBooking } from '../support/builders';
import { renderAt } from '../support/render-at';
import { server } from '../support/server';
import { makeSession, onSignIn, startSignedIn, STAFF_EMAIL } from '../support/session';

const RITA = { email: 'rita@marenova.example', id: '00000009-0000-4000-8000-000000000002' };
const PASSWORD = 'hostel-demo';

const inesCard = makeBooking({ guest_name: 'Inês Duarte' });
const ritasCard = makeBooking({ guest_name: 'Lukas Brandt', booking_number: 'R26-M4XW8T' });

/** Each of the two sees bookings of their own; Rita's are answered once `serveRita` is called. */
function openTwoHouses() {
  let serveRita = () => {};
  const isRitaServed = new Promise<void>((resolve) => {
    serveRita = resolve;
  });
  server.use(
    http.get('*/rest/v1/bookings', async ({ request }) => {
      const isRita = request.headers.get('authorization')?.endsWith(RITA.email);
      if (isRita) await isRitaServed;
      return HttpResponse.json([isRita ? ritasCard : inesCard]);
    }),
  );
  return { serveRita };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T09:00:00Z') });
  startSignedIn();
});

describe('what was read for one user of the panel', () => {
  it('is not shown to the next, who signs in after them', async () => {
    const { serveRita } = openTwoHouses();
    onSignIn({ email: RITA.email, password: PASSWORD });
    const { user, goTo } = await renderAt('/admin/bookings');
    await screen.findByText('Inês Duarte');
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await user.type(await screen.findByLabelText('Email'), RITA.email);
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await screen.findByRole('heading', { name: 'Dashboard' });
    await goTo('/admin/bookings');
    expect(await screen.findByRole('heading', { name: 'Reservas' })).toBeVisible();
    expect(screen.queryByText('Inês Duarte')).toBeNull();
    serveRita();
    expect(await screen.findByText('Lukas Brandt')).toBeVisible();
  });

  it('leaves the screen when another takes over the session in another window', async () => {
    const { serveRita } = openTwoHouses();
    server.use(http.post('*/auth/v1/token', () => HttpResponse.json(makeSession(RITA))));
    await renderAt('/admin/bookings');
    await screen.findByText('Inês Duarte');
    expect(screen.getByText(STAFF_EMAIL)).toBeVisible();
    await act(async () => {
      await supabaseClient().auth.signInWithPassword({ email: RITA.email, password: PASSWORD });
    });
    expect(await screen.findByText(RITA.email)).toBeVisible();
    expect(screen.queryByText('Inês Duarte')).toBeNull();
    serveRita();
    expect(await screen.findByText('Lukas Brandt')).toBeVisible();
  });
});
