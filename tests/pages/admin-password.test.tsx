import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeMember } from '../support/builders';
import { entryFindings, onAccount, renderEntry } from '../support/login';
import { expectLoggedError, server } from '../support/server';
import {
  dropAuthNoise,
  onSignIn,
  SESSION_KEY,
  STAFF_EMAIL,
  startSignedIn,
} from '../support/session';

const PATH = '/admin/entrar/nova-palavra-passe';
const LONG = 'três palavras compridas';
const MARTA = 'marta@marenova.example';

afterEach(() => {
  vi.useRealTimers();
});

/** Records what a link is asked for; `answer` refuses or cuts the line. */
function onRecovery(answer: () => Response = () => new HttpResponse(null, { status: 204 })) {
  const asked: { body: unknown; token: string | null }[] = [];
  server.use(
    http.post('*/rest/v1/rpc/ask_recovery', async ({ request }) => {
      asked.push({ body: await request.json(), token: request.headers.get('authorization') });
      return answer();
    }),
  );
  return asked;
}

describe('a forgotten password', () => {
  it('is asked for with the address as it is typed, as a visitor (STAFF-03)', async () => {
    const asked = onRecovery();
    const { container } = renderEntry();
    await userEvent.type(await screen.findByLabelText('Email'), MARTA);
    await userEvent.click(screen.getByRole('button', { name: 'Esqueci-me da palavra-passe' }));
    expect(await screen.findByRole('heading', { name: 'Veja o seu correio' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      `Se ${MARTA} for da equipa, chega dentro de minutos uma ligação. Vale uma hora, uma só vez.`,
    );
    expect(asked).toEqual([{ body: { email: MARTA }, token: null }]);
    expect(await entryFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Voltar a entrar' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(MARTA);
  });

  it('asks for the address first where there is none (STAFF-03)', async () => {
    const asked = onRecovery();
    const { container } = renderEntry();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Esqueci-me da palavra-passe' }),
    );
    const email = await screen.findByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    expect(await entryFindings(container)).toEqual([]);
    await userEvent.type(email, 'marta{Enter}');
    expect(await screen.findByText('Escreva um endereço como nome@exemplo.pt.')).toBeVisible();
    expect(email).toBeInvalid();
    expect(asked).toEqual([]);
    await userEvent.type(email, '@marenova.example{Enter}');
    expect(await screen.findByText('Veja o seu correio')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('can be asked for again after a minute (STAFF-03)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const asked = onRecovery();
    renderEntry();
    await user.type(await screen.findByLabelText('Email'), MARTA);
    await user.click(screen.getByRole('button', { name: 'Esqueci-me da palavra-passe' }));
    const again = await screen.findByRole('button', { name: /^Enviar outra vez, daqui a/ });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await user.click(again);
    expect(asked).toHaveLength(1);
    await act(async () => vi.advanceTimersByTimeAsync(30_000));
    expect(again).toHaveAccessibleName(/daqui a (30|29|28) segundos$/);
    await act(async () => vi.advanceTimersByTimeAsync(31_000));
    expect(again).toHaveAccessibleName('Enviar outra vez');
    await user.click(again);
    expect(asked).toHaveLength(2);
    expect(await screen.findByRole('button', { name: /daqui a/ })).toBe(again);
  });

  it.each([
    ['Sem ligação ao servidor. Verifique a rede e tente novamente.', () => HttpResponse.error()],
    [
      'Demasiados pedidos em pouco tempo. Tente daqui a uma hora.',
      () => HttpResponse.json({ code: 'HS429', message: 'x' }, { status: 400 }),
    ],
    [
      'Não foi possível pedir a ligação. Tente novamente.',
      () => HttpResponse.json({ code: 'XX000', message: 'x' }, { status: 500 }),
    ],
  ])('says “%s”, and keeps what was typed (STAFF-03)', async (words, answer) => {
    onRecovery(answer);
    renderEntry();
    await userEvent.type(await screen.findByLabelText('Email'), MARTA);
    await userEvent.click(screen.getByRole('button', { name: 'Esqueci-me da palavra-passe' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(MARTA);
    expectLoggedError('askRecovery');
  });
});

const Asked = v.looseObject({ act: v.string() });

/** The function `staff` for one link; `choose` answers each choice of a password. */
function onLink({
  kind = 'recovery',
  isOver = false,
  choose = () => HttpResponse.json({ email: MARTA }),
}: {
  kind?: 'recovery' | 'invitation';
  isOver?: boolean;
  choose?: () => Response;
} = {}) {
  const chosen: unknown[] = [];
  server.use(
    http.post('*/functions/v1/staff', async ({ request }) => {
      const body = v.parse(Asked, await request.json());
      if (body.act === 'read-link') {
        return isOver ? over() : HttpResponse.json({ kind, name: 'Marta Nunes', email: MARTA });
      }
      chosen.push(body);
      return choose();
    }),
  );
  return chosen;
}

const over = () => HttpResponse.json({ code: 'link-over', message: 'x' }, { status: 404 });
const refused = (code: string) => HttpResponse.json({ code, message: code }, { status: 400 });

const password = () => screen.findByLabelText(/^Palavra-passe/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar e entrar' }));

describe('the page for a new password', () => {
  it('takes the secret out of the address, greets by name, saves and goes in (STAFF-03)', async () => {
    const chosen = onLink();
    const signIns = onSignIn({ email: MARTA, password: LONG });
    const { container, address } = renderEntry(`${PATH}#secret-of-the-link`);
    expect(await screen.findByText(/^Marta, escolha outra\./)).toBeVisible();
    expect(address()).toBe(PATH);
    expect(await entryFindings(container)).toEqual([]);
    await userEvent.type(await password(), LONG);
    await save();
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expect(chosen).toEqual([
      { act: 'choose-password', link: 'secret-of-the-link', password: LONG },
    ]);
    expect(signIns).toHaveLength(1);
  });

  it('asks for the code where the account owes one (STAFF-03, STAFF-04)', async () => {
    onLink();
    onAccount(() => makeMember({ state: 'code' }));
    onSignIn({ email: MARTA, password: LONG });
    renderEntry(`${PATH}#link`);
    await userEvent.type(await password(), LONG);
    await save();
    expect(await screen.findByRole('heading', { name: 'Mais um passo' })).toBeVisible();
  });

  it.each([
    ['Faltam 7 caracteres: são precisos 12.', 'curta'],
    ['É das mais usadas no mundo. Escolha outra.', '123456789012'],
  ])('says “%s” beside the field before anything is sent (STAFF-03)', async (words, typed) => {
    const chosen = onLink();
    renderEntry(`${PATH}#link`);
    const field = await password();
    await userEvent.type(field, typed);
    await save();
    expect(await screen.findByText(words)).toBeVisible();
    expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue(typed);
    expect(chosen).toEqual([]);
  });

  it('says why the house does not take it, and keeps what was typed (STAFF-03)', async () => {
    onLink({ choose: () => refused('password-common') });
    renderEntry(`${PATH}#link`);
    await userEvent.type(await password(), LONG);
    await save();
    expect(await screen.findByText('É das mais usadas no mundo. Escolha outra.')).toBeVisible();
    expect(await password()).toHaveValue(LONG);
  });

  it('keeps what was typed when the line is cut, and tries again (STAFF-03)', async () => {
    const line = { isCut: true };
    onLink({
      choose: () => (line.isCut ? HttpResponse.error() : HttpResponse.json({ email: MARTA })),
    });
    onSignIn({ email: MARTA, password: LONG });
    renderEntry(`${PATH}#link`);
    await userEvent.type(await password(), LONG);
    await save();
    expect(await screen.findByText(/Não foi possível guardar\./)).toBeVisible();
    expect(await password()).toHaveValue(LONG);
    expectLoggedError('choosePassword');
    line.isCut = false;
    await save();
    expect(await screen.findByText('Dashboard')).toBeVisible();
  });

  it('goes in where the password was stored and only the answer was lost (STAFF-03)', async () => {
    const line = { isCut: true };
    onLink({ choose: () => (line.isCut ? HttpResponse.error() : over()) });
    onSignIn({ email: MARTA, password: LONG });
    renderEntry(`${PATH}#link`);
    await userEvent.type(await password(), LONG);
    await save();
    await screen.findByText(/Não foi possível guardar\./);
    expectLoggedError('choosePassword');
    line.isCut = false;
    await save();
    expect(await screen.findByText('Dashboard')).toBeVisible();
  });

  it('tries the sign-in again that failed after the password was stored (STAFF-03)', async () => {
    const chosen = onLink();
    server.use(http.post('*/auth/v1/token', () => HttpResponse.error()));
    renderEntry(`${PATH}#link`);
    await userEvent.type(await password(), LONG);
    await save();
    expect(await screen.findByText(/A palavra-passe ficou guardada/)).toBeVisible();
    dropAuthNoise();
    expectLoggedError('signIn');
    onSignIn({ email: MARTA, password: LONG });
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expect(chosen).toHaveLength(1);
  });

  it('signs out whoever else is signed in here (STAFF-03)', async () => {
    startSignedIn();
    const seen: (string | null)[] = [];
    onLink({
      choose: () => {
        seen.push(window.localStorage.getItem(SESSION_KEY));
        return HttpResponse.json({ email: MARTA });
      },
    });
    onSignIn({ email: MARTA, password: LONG });
    renderEntry(`${PATH}#link`);
    expect(await screen.findByText(new RegExp(`está aberta a conta ${STAFF_EMAIL}`))).toBeVisible();
    await userEvent.type(await password(), LONG);
    await save();
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expect(seen).toEqual([null]);
  });
});

describe('a link for a password that serves no more', () => {
  it('says so and leads to another (STAFF-03)', async () => {
    onLink({ isOver: true });
    const asked = onRecovery();
    const { container } = renderEntry(`${PATH}#old`);
    expect(
      await screen.findByRole('heading', { name: 'Esta ligação já não serve.' }),
    ).toBeVisible();
    expect(screen.getByText(/Peça outro convite à gerência/)).toBeVisible();
    expect(await entryFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Pedir outra' }));
    await userEvent.type(await screen.findByLabelText('Email'), `${MARTA}{Enter}`);
    expect(await screen.findByText('Veja o seu correio')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('says so too where the page is opened without one (STAFF-03)', async () => {
    renderEntry(PATH);
    expect(await screen.findByText('Esta ligação já não serve.')).toBeVisible();
  });

  it('sends an invitation that ended meanwhile to the owner (STAFF-03)', async () => {
    onLink({ kind: 'invitation', choose: over });
    renderEntry(`${PATH}#link`);
    await userEvent.type(await password(), LONG);
    await save();
    expect(await screen.findByText(/peça outro convite à gerência/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pedir outra' })).toBeNull();
  });

  it('is not taken for old where the line is cut (STAFF-03)', async () => {
    server.use(http.post('*/functions/v1/staff', () => HttpResponse.error()));
    renderEntry(`${PATH}#link`);
    expect(await screen.findByText('Não foi possível abrir a ligação.')).toBeVisible();
    expectLoggedError('readLink');
    onLink();
    await userEvent.click(screen.getByRole('button', { name: /tentar/i }));
    expect(await password()).toBeVisible();
  });
});
