import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { RequireSession } from '@/app/RequireSession';
import { SessionProvider } from '@/features/panel/session/SessionProvider';
import { useSession } from '@/features/panel/session/useSession';
import { supabaseClient } from '@/lib/staff-client';
import { expectLoggedError, server } from '../../../support/server';
import {
  dropAuthNoise,
  holdAuthTime,
  makeSession,
  SESSION_KEY,
  STAFF_EMAIL,
  startSignedIn,
} from '../../../support/session';

function Probe() {
  const { user, signOut } = useSession();
  return (
    <>
      <p>Painel de {user?.email}</p>
      <button type="button" onClick={() => void signOut()}>
        Sair
      </button>
    </>
  );
}

function LoginProbe() {
  const { state } = useLocation();
  return <p>Login {JSON.stringify(state)}</p>;
}

function renderGuarded() {
  return render(
    <MemoryRouter initialEntries={['/admin/bookings?status=pending']}>
      <SessionProvider>
        <Routes>
          <Route path="/admin/login" element={<LoginProbe />} />
          <Route element={<RequireSession />}>
            <Route path="/admin/bookings" element={<Probe />} />
          </Route>
        </Routes>
      </SessionProvider>
    </MemoryRouter>,
  );
}

/** Changes the session, and lets React see what the library reports. */
async function changeSession(change: () => Promise<unknown>) {
  await act(async () => {
    await change();
  });
}

describe('useSession', () => {
  it('throws outside its provider (ERR-AUTH-01)', () => {
    expect(() => renderHook(() => useSession())).toThrow(/needs a SessionProvider/);
    vi.mocked(console.error).mockClear();
  });
});

describe('the guard', () => {
  it('says that the session loads before it knows (AUTH-01, AUTH-03, AUTH-13)', async () => {
    startSignedIn();
    renderGuarded();
    expect(screen.getByText('A carregar...')).toBeVisible();
    expect(screen.queryByText(/^Login/)).toBeNull();
    expect(await screen.findByText(`Painel de ${STAFF_EMAIL}`)).toBeVisible();
  });

  it('sends whoever is not signed in to the login, with nothing to come back to (AUTH-02, AUTH-14)', async () => {
    renderGuarded();
    expect(await screen.findByText('Login null')).toBeVisible();
  });

  it('follows a sign-in and a new token (AUTH-12, AUTH-15, DATA-AUTH-06)', async () => {
    startSignedIn();
    renderGuarded();
    await screen.findByText(`Painel de ${STAFF_EMAIL}`);
    const other = makeSession({ email: 'rita@marenova.example' });
    server.use(http.post('*/auth/v1/token', () => HttpResponse.json(other)));
    await changeSession(() =>
      supabaseClient().auth.signInWithPassword({ email: other.user.email, password: 'x' }),
    );
    expect(screen.getByText('Painel de rita@marenova.example')).toBeVisible();
  });

  it('remembers the screen on which a session ended by itself', async () => {
    startSignedIn();
    renderGuarded();
    await screen.findByText(`Painel de ${STAFF_EMAIL}`);
    await changeSession(() => supabaseClient().auth.signOut({ scope: 'local' }));
    expect(screen.getByText('Login {"returnTo":"/admin/bookings?status=pending"}')).toBeVisible();
  });
});

describe('signing out', () => {
  it('returns to the login and forgets the session (ADM-NAV-05)', async () => {
    startSignedIn();
    renderGuarded();
    await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Login null')).toBeVisible();
    await waitFor(() => expect(window.localStorage.getItem(SESSION_KEY)).toBeNull());
  });

  it('ends the session here also when the backend is out of reach', async () => {
    startSignedIn();
    server.use(http.post('*/auth/v1/logout', () => HttpResponse.error()));
    renderGuarded();
    await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Login null')).toBeVisible();
    await waitFor(() => expect(window.localStorage.getItem(SESSION_KEY)).toBeNull());
    dropAuthNoise();
    expectLoggedError('signOut');
  });

  it('ends the session here also when the backend never answers', async () => {
    startSignedIn();
    const time = holdAuthTime();
    server.use(http.post('*/auth/v1/logout', () => delay('infinite')));
    renderGuarded();
    await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(time.limits()).toEqual([20_000]));
    time.runOut();
    expect(await screen.findByText('Login null')).toBeVisible();
    await waitFor(() => expect(window.localStorage.getItem(SESSION_KEY)).toBeNull());
    dropAuthNoise();
    expectLoggedError('signOut');
  });
});
