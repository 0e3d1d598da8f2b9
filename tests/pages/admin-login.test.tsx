import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { delay, http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SessionProvider } from '@/features/panel/session/SessionProvider';
import LoginPage from '@/pages/admin/LoginPage';
import { held } from '../support/held';
import { expectLoggedError, server } from '../support/server';
import {
  dropAuthNoise,
  holdAuthTime,
  makeSession,
  onSignIn,
  STAFF_EMAIL,
  startSignedIn,
} from '../support/session';

const PASSWORD = 'hostel-demo';

function renderLogin(state: unknown = null) {
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/admin/login', state }]}>
      <SessionProvider>
        <Routes>
          <Route path="/admin/login" element={<LoginPage />} />
          <Route path="/admin/dashboard" element={<p>Dashboard</p>} />
          <Route path="/admin/bookings" element={<p>Reservas</p>} />
        </Routes>
      </SessionProvider>
    </MemoryRouter>,
  );
}

async function typeAndEnter({ email = STAFF_EMAIL, password = PASSWORD } = {}) {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

describe('the login', () => {
  it('asks for e-mail and password, both required, and says whom it is for (AUTH-04, AUTH-07, AUTH-10, AUTH-11)', async () => {
    const { container } = renderLogin();
    const email = await screen.findByLabelText('Email');
    const password = screen.getByLabelText('Password');
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(password).toBeRequired();
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByText('Apenas para administradores autorizados')).toBeVisible();
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('sends both to Auth and goes to the dashboard (AUTH-09, DATA-AUTH-02)', async () => {
    const calls = onSignIn({ email: STAFF_EMAIL, password: PASSWORD });
    renderLogin();
    await typeAndEnter();
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expect(calls).toEqual([
      {
        grantType: 'password',
        body: expect.objectContaining({ email: STAFF_EMAIL, password: PASSWORD }),
      },
    ]);
  });

  it('is busy while Auth thinks, and asks once', async () => {
    const auth = held();
    let requests = 0;
    server.use(
      http.post('*/auth/v1/token', async () => {
        requests += 1;
        await auth.promise;
        return HttpResponse.json(makeSession());
      }),
    );
    renderLogin();
    await typeAndEnter();
    const button = await screen.findByRole('button', { name: 'A entrar...' });
    await userEvent.click(button);
    auth.release();
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expect(requests).toBe(1);
  });

  it('goes straight in when somebody is signed in already (AUTH-08)', async () => {
    startSignedIn();
    renderLogin();
    expect(await screen.findByText('Dashboard')).toBeVisible();
  });

  it('says when the credentials are wrong, keeps the e-mail and asks for the password again (ERR-AUTH-02, OPEN-13)', async () => {
    onSignIn({ email: STAFF_EMAIL, password: PASSWORD });
    renderLogin();
    await typeAndEnter({ password: 'errada' });
    expect(await screen.findByText('Email ou password incorretos')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(STAFF_EMAIL);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveValue('');
    expect(password).toHaveFocus();
    await userEvent.type(password, `${PASSWORD}{Enter}`);
    expect(await screen.findByText('Dashboard')).toBeVisible();
  });

  it.each([
    ['the line is cut', () => HttpResponse.error()],
    ['Auth fails', () => HttpResponse.json({ msg: 'boom' }, { status: 500 })],
    ['there were too many tries', () => HttpResponse.json({ msg: 'slow down' }, { status: 429 })],
    ['a gateway answers with a page', () => HttpResponse.html('<h1>nginx</h1>', { status: 500 })],
    ['a page stands in the place of the answer', () => HttpResponse.html('<h1>Bem-vindo</h1>')],
    ['the answer is cut in the middle', () => new HttpResponse('[{"id":"0000')],
    ['the answer is empty', () => new HttpResponse('')],
    ['the answer is something else', () => HttpResponse.json({ unexpected: true })],
    ['the answer is null', () => HttpResponse.json(null)],
  ])(
    'says only that it failed when %s, and keeps what was typed (ERR-AUTH-03)',
    async (_case, answer) => {
      server.use(http.post('*/auth/v1/token', answer));
      renderLogin();
      await typeAndEnter();
      expect(await screen.findByText('Erro ao fazer login. Tente novamente.')).toBeVisible();
      expect(screen.getByLabelText('Email')).toHaveValue(STAFF_EMAIL);
      expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
      dropAuthNoise();
      expectLoggedError('signIn');
    },
  );

  it('does not wait for ever for Auth, and lets it be tried again (AUTH-05, AUTH-06)', async () => {
    const time = holdAuthTime();
    server.use(http.post('*/auth/v1/token', () => delay('infinite')));
    renderLogin();
    await typeAndEnter();
    expect(await screen.findByRole('button', { name: 'A entrar...' })).toBeVisible();
    await waitFor(() => expect(time.limits()).toEqual([20_000]));
    time.runOut();
    expect(await screen.findByText('Erro ao fazer login. Tente novamente.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    dropAuthNoise();
    expectLoggedError('signIn');

    onSignIn({ email: STAFF_EMAIL, password: PASSWORD });
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Dashboard')).toBeVisible();
  });

  it.each([
    ['in the one form that is hashed', 'três maçãs'],
    ['then as it is typed, as older ones were hashed', 'três maçãs'.normalize('NFD')],
  ])('tries a password %s (STAFF-03)', async (_, stored) => {
    const calls = onSignIn({ email: STAFF_EMAIL, password: stored });
    renderLogin();
    await typeAndEnter({ password: 'três maçãs'.normalize('NFD') });
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ password: 'três maçãs' });
    expect(calls).toHaveLength(stored === 'três maçãs' ? 1 : 2);
  });

  it('lets the password be looked at', async () => {
    renderLogin();
    await userEvent.type(await screen.findByLabelText('Password'), 'segredo');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Esconder password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('the login after a session ended at work', () => {
  it('says so and goes back to the screen', async () => {
    onSignIn({ email: STAFF_EMAIL, password: PASSWORD });
    renderLogin({ returnTo: '/admin/bookings' });
    expect(await screen.findByText(/A sessão terminou/)).toBeVisible();
    await typeAndEnter();
    expect(await screen.findByText('Reservas')).toBeVisible();
  });

  it('asks for a new sign-in although a refused session is still held', async () => {
    startSignedIn();
    onSignIn({ email: STAFF_EMAIL, password: PASSWORD });
    renderLogin({ returnTo: '/admin/bookings', isSessionRefused: true });
    await typeAndEnter();
    expect(await screen.findByText('Reservas')).toBeVisible();
  });

  it.each([['https://elsewhere.example/admin/'], ['//elsewhere.example'], [42]])(
    'does not go to %s',
    async (returnTo) => {
      startSignedIn();
      renderLogin({ returnTo });
      expect(await screen.findByText('Dashboard')).toBeVisible();
    },
  );
});
