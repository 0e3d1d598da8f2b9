import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBooking } from '../support/builders';
import { openDesk } from '../support/desk';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onRpc, onTable, server } from '../support/server';
import { onSignIn, SESSION_KEY, STAFF_EMAIL, startSignedIn } from '../support/session';

const RETRY_DELAY_MS = 2000;
const booking = makeBooking();
const EXPIRED = { status: 401, code: 'PGRST303', message: 'JWT expired' };
const BROKEN = { status: 500, code: 'XX000', message: 'A base de dados não responde.' };

/** Lets the two seconds before the next attempt pass. */
const waitOut = () => act(() => vi.advanceTimersByTimeAsync(RETRY_DELAY_MS));
const failure = () => screen.findByText('Erro ao Carregar Reservas');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-12T09:00:00Z') });
  startSignedIn();
});

describe('a list that does not load', () => {
  it('is tried three times in all, two seconds apart, and says which attempt is under way (ERR-ADMBOOK-03, ERR-ADMBOOK-04, ERR-ADMBOOK-06, ERR-ADMBOOK-07, CONST-ADM-05)', async () => {
    const calls = onTable('get', 'bookings', () => BROKEN);
    await renderAt('/admin/bookings');
    expect(await failure()).toBeVisible();
    expect(screen.getByText('A base de dados não responde.')).toBeVisible();
    expect(screen.getByText('Tentativa 2 de 3')).toBeVisible();
    expect(calls).toHaveLength(1);
    await waitOut();
    expect(await screen.findByText('Tentativa 3 de 3')).toBeVisible();
    expect(calls).toHaveLength(2);
    await waitOut();
    await waitFor(() => expect(screen.queryByText(/^Tentativa/)).toBeNull());
    expect(calls).toHaveLength(3);
    await waitOut();
    expect(calls).toHaveLength(3);
    expect(screen.getByText('Erro ao Carregar Reservas')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('comes by itself when a retry succeeds', async () => {
    let isBroken = true;
    onTable('get', 'bookings', () => (isBroken ? BROKEN : [booking]));
    await renderAt('/admin/bookings');
    await failure();
    isBroken = false;
    await waitOut();
    expect(await screen.findByText('A mostrar 1 de 1')).toBeVisible();
    expect(screen.queryByText('Erro ao Carregar Reservas')).toBeNull();
  });

  it('is asked for at once on request, also between attempts (ERR-ADMBOOK-04)', async () => {
    let isBroken = true;
    onTable('get', 'bookings', () => (isBroken ? BROKEN : [booking]));
    const { user } = await renderAt('/admin/bookings');
    await failure();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByText('A mostrar 1 de 1')).toBeVisible();
  });

  it('says once what failed, and what to do, when no answer came (ERR-ADMBOOK-03)', async () => {
    cutLine('get', 'bookings');
    await renderAt('/admin/bookings');
    // Seen as the title, and heard as the words below it: neither is told twice.
    expect(await failure()).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('Erro ao carregar reservas')).toHaveClass('sr-only');
    expect(screen.getByText(/espere um pouco e tente outra vez\.$/)).toBeVisible();
  });

  it.each([
    ['the page of a gateway', 502, '<html>Bad Gateway</html>'],
    ['an answer that is no list', 200, '{"maintenance":true}'],
  ])('shows nobody %s', async (_what, status, body) => {
    server.use(
      http.get(
        '*/rest/v1/bookings',
        () => new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } }),
      ),
    );
    await renderAt('/admin/bookings');
    await failure();
    expect(screen.getByText('Erro ao carregar reservas')).toBeVisible();
  });

  it('empties the list and its counters (ERR-ADMBOOK-05)', async () => {
    let isBroken = false;
    onTable('get', 'bookings', () => (isBroken ? BROKEN : [booking]));
    const { user } = await renderAt('/admin/bookings');
    await screen.findByText('A mostrar 1 de 1');
    isBroken = true;
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await failure();
    expect(screen.queryByText('Inês Duarte')).toBeNull();
    expect(screen.getByRole('button', { name: /Total$/ })).toHaveTextContent('–Total');
  });
});

describe('a session that is over', () => {
  it('is named when the backend refuses it (ERR-ADMBOOK-01)', async () => {
    onTable('get', 'bookings', () => EXPIRED);
    await renderAt('/admin/bookings');
    await failure();
    expect(
      screen.getByText('Erro de autenticação. Por favor, faça login novamente.'),
    ).toBeVisible();
  });

  it('leads to the login, and from there back to the list as it was', async () => {
    onTable('get', 'bookings', () => EXPIRED);
    onSignIn({ email: STAFF_EMAIL, password: 'hostel-demo' });
    const { user, address } = await renderAt('/admin/bookings?estado=pending');
    await failure();
    await user.click(screen.getByRole('link', { name: 'Entrar' }));
    onTable('get', 'bookings', () => [booking]);
    await user.type(await screen.findByLabelText('Email'), STAFF_EMAIL);
    await user.type(screen.getByLabelText('Password'), 'hostel-demo{Enter}');
    expect(await screen.findByText('A mostrar 1 de 1')).toBeVisible();
    expect(address()).toBe('/admin/bookings?estado=pending');
  });

  it('is named when there is none any more, without asking for bookings (ERR-ADMBOOK-02, ADM-BOOK-38)', async () => {
    const { reads } = openDesk([booking]);
    const { user } = await renderAt('/admin/bookings');
    await screen.findByText('A mostrar 1 de 1');
    window.localStorage.removeItem(SESSION_KEY);
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByText('Sem sessão ativa. Por favor, faça login.')).toBeVisible();
    expect(reads).toHaveLength(1);
  });
});

describe('a signed-in user who is not staff', () => {
  it('reads why there is nothing to see, and can leave (ROLE-04)', async () => {
    startSignedIn({ email: 'rui.matos@example.com', account: { state: 'stranger' } });
    openDesk([]);
    const { user, address } = await renderAt('/admin/bookings');
    expect(
      await screen.findByRole('heading', { name: 'Esta conta não é da equipa' }),
    ).toBeVisible();
    expect(screen.queryByText('Nenhuma reserva encontrada')).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent('rui.matos@example.com');
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sair e entrar com outra conta' }));
    expect(await screen.findByRole('heading', { name: 'Painel da equipa' })).toBeVisible();
    expect(address()).toBe('/admin/login');
  });

  it('is not supposed where that cannot be learned', async () => {
    onRpc('my_account', () => HttpResponse.error());
    openDesk([booking]);
    await renderAt('/admin/bookings');
    expect(await screen.findByText('A mostrar 1 de 1')).toBeVisible();
    expect(screen.queryByText('Esta conta não é da equipa')).toBeNull();
    expectLoggedError('readAccount');
  });
});
