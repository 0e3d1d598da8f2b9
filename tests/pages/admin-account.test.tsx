import { screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '@/domain/account/account';
import type { OwnActivity } from '@/queries/account/own-account';
import { startAtDesk } from '../support/booking-window';
import { makeMember } from '../support/builders';
import { onAccount, onCodes } from '../support/login';
import { axeFindings, renderAt } from '../support/render-at';
import { expectLoggedError, onRpc, server } from '../support/server';
import { onSignIn, SESSION_KEY, STAFF_EMAIL } from '../support/session';

const LONG = 'três palavras compridas';

const ACTIVITY: OwnActivity = {
  sessions: [{ since: '2026-11-22T21:15:00Z', agent: null, is_this: true }],
  acts: [
    {
      at: '2026-11-22T09:00:00Z',
      kind: 'changed',
      booking_number: 'HMN-8KQ2M7XA',
      subject_name: null,
      detail: { room: ['3', '7'] },
    },
    {
      at: '2026-11-21T09:00:00Z',
      kind: 'factor_on',
      booking_number: null,
      subject_name: null,
      detail: {},
    },
  ],
};

beforeEach(() => {
  startAtDesk();
});

async function openAccount(
  member: Partial<Member> = {},
  activity: () => Response = () => HttpResponse.json(ACTIVITY),
) {
  onAccount(() => makeMember({ name: 'Marta Nunes', ...member }));
  onRpc('my_activity', activity);
  const view = await renderAt('/admin/conta');
  await screen.findByRole('heading', { name: 'Quem é' });
  return view;
}

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the own account', () => {
  it('tells who it is, where the panel is open and what was done (STAFF-03)', async () => {
    await openAccount({ password_at: '2026-09-03T10:00:00Z' });
    expect(screen.getByLabelText('Nome, como aparece no histórico')).toHaveValue('Marta Nunes');
    expect(card('Quem é').getByText(STAFF_EMAIL)).toBeVisible();
    expect(card('Palavra-passe').getByText(/^Mudada a 3 de setembro/)).toBeVisible();
    expect(await screen.findByText(/^Neste aparelho, desde/)).toBeVisible();
    const acts = card('O que fez ultimamente');
    expect(acts.getByRole('link', { name: 'HMN-8KQ2M7XA' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=HMN-8KQ2M7XA',
    );
    expect(acts.getByText(/Mudou o quarto de 3 para 7\./)).toBeVisible();
    expect(acts.getByText('Ligou o segundo fator.')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('tells housekeeping of bookings no more than that there was one (STAFF-02, STAFF-03)', async () => {
    await openAccount({ role: 'housekeeping' });
    expect(await screen.findByText('Mudou uma reserva.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'HMN-8KQ2M7XA' })).toBeNull();
  });

  it('says what could not be loaded, and asks again (STAFF-03)', async () => {
    const line = { isCut: true };
    const { user } = await openAccount({}, () =>
      line.isCut ? HttpResponse.error() : HttpResponse.json({ sessions: [], acts: [] }),
    );
    expect(await screen.findByText('Não foi possível carregar o que fez.')).toBeVisible();
    expectLoggedError('readOwnActivity');
    line.isCut = false;
    await user.click(
      card('O que fez ultimamente').getByRole('button', { name: 'Tentar Novamente' }),
    );
    expect(await screen.findByText('Ainda sem registos.')).toBeVisible();
  });

  it('changes the name (STAFF-03)', async () => {
    const names = onRpc('set_staff_name', () => 'Marta N.');
    const { user } = await openAccount();
    const field = screen.getByLabelText('Nome, como aparece no histórico');
    await user.clear(field);
    await user.type(field, ' Marta N.');
    await user.click(card('Quem é').getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/No histórico passa a chamar-se Marta N\./)).toBeVisible();
    expect(field).toHaveValue('Marta N.');
    expect(names).toEqual([{ name: 'Marta N.' }]);
  });
});

describe('another password', () => {
  async function openDialog(answer: () => Response, member: Partial<Member> = {}) {
    server.use(http.post('*/functions/v1/staff', answer));
    const view = await openAccount(member);
    await view.user.click(screen.getByRole('button', { name: 'Mudar palavra-passe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar palavra-passe' }));
    await view.user.type(dialog.getByLabelText(/^Palavra-passe atual/), 'hostel-demo');
    return { ...view, dialog };
  }

  it('is stored, and this browser signs in again with it (STAFF-03)', async () => {
    const signIns = onSignIn({ email: STAFF_EMAIL, password: LONG });
    const { user, dialog } = await openDialog(() => HttpResponse.json({ email: STAFF_EMAIL }));
    await user.type(dialog.getByLabelText(/^Palavra-passe nova/), LONG);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Palavra-passe mudada.')).toBeVisible();
    expect(signIns).toHaveLength(1);
  });

  it('is refused at its field: too short, or the one of now is wrong (STAFF-03)', async () => {
    const { user, dialog } = await openDialog(() =>
      HttpResponse.json({ code: 'wrong-password', message: 'x' }, { status: 403 }),
    );
    const fresh = dialog.getByLabelText(/^Palavra-passe nova/);
    await user.type(fresh, 'curta');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Faltam 7 caracteres: são precisos 12.')).toBeVisible();
    await user.clear(fresh);
    await user.type(fresh, LONG);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Não é a palavra-passe de agora.')).toBeVisible();
    expect(fresh).toHaveValue(LONG);
  });

  it('leads through the code where a second factor is on (STAFF-03, STAFF-04)', async () => {
    onSignIn({ email: STAFF_EMAIL, password: LONG });
    const { user, dialog, address } = await openDialog(
      () => HttpResponse.json({ email: STAFF_EMAIL }),
      { factor_since: '2026-09-03T10:00:00Z', codes_left: 9 },
    );
    onAccount(() => makeMember({ state: 'code' }));
    await user.type(dialog.getByLabelText(/^Palavra-passe nova/), LONG);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('heading', { name: 'Mais um passo' })).toBeVisible();
    expect(address()).toBe('/admin/login');
  });
});

describe('the second factor in the own account', () => {
  const ON = { factor_since: '2026-09-03T10:00:00Z', codes_left: 2 };

  it('is offered while it is off, with the day from which the house asks it (STAFF-04)', async () => {
    await openAccount({ second_factor_from: '2999-12-01' });
    expect(card('Segundo fator').getByText('Por ligar')).toBeVisible();
    expect(screen.getByText(/pede-o a todos a partir de 1 de dezembro/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ligar' })).toHaveAttribute(
      'href',
      '/admin/conta/segundo-fator',
    );
  });

  it('is switched off with a code (STAFF-04)', async () => {
    const codes = onCodes('end_second_factor', (code) =>
      code === '111111'
        ? { state: 'wrong', left: 4 }
        : { state: 'ok', codes_left: 0, is_recovery: false },
    );
    const { user } = await openAccount(ON);
    expect(screen.getByText('Restam 2 códigos de recuperação.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desligar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Desligar o segundo fator' }));
    await user.type(dialog.getByLabelText('Código'), '111111');
    expect(await dialog.findByText('Não confere. Restam 4 tentativas.')).toBeVisible();
    onAccount(() => makeMember());
    await user.type(dialog.getByLabelText('Código'), '222222');
    expect(await screen.findByText('Segundo fator desligado.')).toBeVisible();
    expect(await screen.findByText('Por ligar')).toBeVisible();
    expect(codes).toEqual(['111111', '222222']);
  });

  it('is not switched off where the house asks it of all (STAFF-04)', async () => {
    await openAccount({ ...ON, second_factor_from: '2026-01-01' });
    expect(screen.getByText(/Não se desliga: a gerência pede/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Desligar' })).toBeNull();
  });

  it('gives new codes, and does not close before they are kept (STAFF-04)', async () => {
    onCodes('renew_recovery_codes', () => ({
      state: 'ok',
      codes_left: 10,
      is_recovery: false,
      codes: ['4kq7-mh2x', '9vdt-3pwc'],
    }));
    const { user } = await openAccount(ON);
    await user.click(screen.getByRole('button', { name: 'Novos códigos' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Novos códigos/ }));
    await user.type(dialog.getByLabelText('Código'), '222222');
    expect(await dialog.findByText('4kq7-mh2x')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    const kept = dialog.getByRole('checkbox', { name: 'Guardei-os fora deste computador' });
    expect(kept).toHaveFocus();
    await user.click(kept);
    await user.click(dialog.getByRole('button', { name: 'Terminar' }));
    expect(screen.queryByText('4kq7-mh2x')).toBeNull();
  });
});

describe('leaving everywhere', () => {
  it('asks first, ends all sessions and shows the login (STAFF-03)', async () => {
    let ended = 0;
    onRpc('sign_out_everywhere', () => {
      ended += 1;
      return null;
    });
    const { user, address } = await openAccount();
    await user.click(screen.getByRole('button', { name: 'Sair em todo o lado' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Sair em todo o lado' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(address()).toBe('/admin/login');
    expect(ended).toBe(1);
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});
