import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CodeResult } from '@/domain/account/account';
import { makeMember } from '../support/builders';
import { entryFindings, onAccount, onCodes, renderEntry } from '../support/login';
import { expectLoggedError, onRpc } from '../support/server';
import { onSignIn, SESSION_KEY, STAFF_EMAIL, startSignedIn } from '../support/session';

const OWED = makeMember({ state: 'code', name: 'Marta Nunes', codes_left: 9 });
const TAKEN: CodeResult = { state: 'ok', codes_left: 9, is_recovery: false };
const RECOVERED: CodeResult = { state: 'ok', codes_left: 8, is_recovery: true };

const field = () => screen.findByLabelText('Código');

describe('the second step of signing in', () => {
  beforeEach(() => {
    startSignedIn({ account: OWED });
  });

  it('asks for the code and sends it at the sixth digit (STAFF-04)', async () => {
    const codes = onCodes('prove_second_factor', () => TAKEN);
    const { container } = renderEntry();
    expect(await screen.findByRole('heading', { name: 'Mais um passo' })).toBeVisible();
    expect(
      screen.getByText('Marta, escreva os seis algarismos da aplicação de autenticação.'),
    ).toBeVisible();
    expect(await field()).toHaveFocus();
    expect(await entryFindings(container)).toEqual([]);
    await userEvent.type(await field(), '41830');
    expect(codes).toEqual([]);
    await userEvent.type(await field(), '5');
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expect(codes).toEqual(['418305']);
  });

  it('takes a code that is pasted in two halves (STAFF-04)', async () => {
    const codes = onCodes('prove_second_factor', () => TAKEN);
    renderEntry({ pathname: '/admin/login', state: { returnTo: '/admin/bookings' } });
    await userEvent.click(await field());
    await userEvent.paste('418 305');
    expect(await screen.findByText('Reservas')).toBeVisible();
    expect(codes).toEqual(['418305']);
  });

  it('clears a wrong code, keeps the focus and says how many tries are left (STAFF-04)', async () => {
    onCodes('prove_second_factor', () => ({ state: 'wrong', left: 4 }));
    renderEntry();
    await userEvent.type(await field(), '111111');
    expect(await screen.findByText('Não confere. Restam 4 tentativas.')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    expect(await field()).toBeInvalid();
  });

  it('says how long to wait, and takes a recovery code meanwhile (STAFF-04)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
    onCodes('prove_second_factor', (code) =>
      code === '111111' ? { state: 'wait', until: '2026-11-23T10:12:00Z' } : RECOVERED,
    );
    renderEntry();
    await userEvent.type(await field(), '111111');
    expect(
      await screen.findByText('Espere 12 minutos, ou use um código de recuperação.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
    expect(screen.queryByText(/Espere/)).toBeNull();
    const recovery = screen.getByLabelText('Código de recuperação');
    expect(recovery).toHaveFocus();
    await userEvent.type(recovery, '4kq7-mh2x{Enter}');
    expect(await screen.findByText('Restam 8 códigos de recuperação.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Está dentro' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Dashboard')).toBeVisible();
    vi.useRealTimers();
  });

  it('says at every entry that few recovery codes are left (STAFF-04)', async () => {
    onCodes('prove_second_factor', () => ({ ...TAKEN, codes_left: 2 }));
    renderEntry();
    await userEvent.type(await field(), '418305');
    expect(await screen.findByText(/Restam 2 códigos de recuperação\. Faça novos/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Fazer códigos novos' }));
    expect(await screen.findByText('A minha conta')).toBeVisible();
  });

  it('keeps the code when the line is cut, to be sent again (STAFF-04)', async () => {
    const line = { isCut: true };
    onCodes('prove_second_factor', () => (line.isCut ? undefined : TAKEN));
    renderEntry();
    await userEvent.type(await field(), '418305');
    expect(
      await screen.findByText(/Erro ao confirmar o código: sem ligação ao servidor/),
    ).toBeVisible();
    expect(await field()).toHaveValue('418305');
    expectLoggedError('tryCode');
    line.isCut = false;
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Dashboard')).toBeVisible();
  });

  it('lets somebody else sign in (STAFF-04)', async () => {
    renderEntry();
    await userEvent.click(await screen.findByRole('button', { name: 'Não sou eu: sair' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});

describe('a sign-in with password', () => {
  it('asks once how the account stands, and then for the code (STAFF-04)', async () => {
    const count = onAccount(() => OWED);
    onSignIn({ email: STAFF_EMAIL, password: 'hostel-demo' });
    onCodes('prove_second_factor', () => TAKEN);
    renderEntry();
    await userEvent.type(await screen.findByLabelText('Email'), STAFF_EMAIL);
    await userEvent.type(screen.getByLabelText('Password'), 'hostel-demo{Enter}');
    await userEvent.type(await field(), '418305');
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expect(count.asked).toBe(1);
  });

  it('leads to the set-up whom the house asks for a second factor (STAFF-04)', async () => {
    startSignedIn({ account: makeMember({ state: 'set-up' }) });
    renderEntry();
    expect(await screen.findByText('Ligar o segundo fator')).toBeVisible();
  });

  it.each([['in'], ['stranger'], ['removed']] as const)(
    'leads %s into the panel, which says what is to say (STAFF-02, AUTH-08)',
    async (state) => {
      startSignedIn({ account: state === 'in' ? makeMember() : { state } });
      renderEntry();
      expect(await screen.findByText('Dashboard')).toBeVisible();
    },
  );

  it('leads into the panel where the account cannot be read (STAFF-04)', async () => {
    startSignedIn();
    onRpc('my_account', () => HttpResponse.error());
    renderEntry();
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expectLoggedError('readAccount');
  });

  it('is asked for where the session was ended from elsewhere (STAFF-03)', async () => {
    startSignedIn({ account: { state: 'signed-out' } });
    renderEntry();
    await userEvent.type(await screen.findByLabelText('Email'), STAFF_EMAIL);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible());
  });
});
