import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeInvited, makePerson, makeTeam } from '../support/builders';
import { axeFindings } from '../support/render-at';
import { expectLoggedError, server } from '../support/server';
import { GONE, openTeam, rowOf, SECRET, showTeam, startAsOwner } from '../support/team-desk';

beforeEach(() => startAsOwner());

type Changes = Parameters<typeof makeInvited>[0];

function withInvitation(changes: Changes = {}, { isMailOn = true } = {}) {
  const { people } = makeTeam();
  return makeTeam({ mail_is_on: isMailOn, people: [...people, makeInvited(changes)] });
}

const ADDRESS = `${location.origin}/admin/entrar/nova-palavra-passe#${SECRET}`;
const UNSENT = { sent_at: null, expires_at: null, mail_state: 'queued' };

describe('an invitation', () => {
  it('stands in the list with its day, and is sent again (STAFF-01)', async () => {
    const { given } = openTeam(withInvitation());
    const { user } = await showTeam();
    const row = rowOf('Tiago Reis');
    expect(row.getByText('Convite enviado ontem, vale até sex., 13 nov.')).toBeVisible();
    expect(row.getByText('Receção')).toBeVisible();
    expect(row.queryByRole('combobox')).toBeNull();
    await user.click(row.getByRole('button', { name: 'Enviar de novo o convite de Tiago Reis' }));
    expect(
      await screen.findByText('Novo convite a caminho de tiago@correio.example.'),
    ).toBeVisible();
    expect(rowOf('Tiago Reis').getByText('Convite a caminho.')).toBeVisible();
    expect(given('renew_invitation')).toEqual([{ id: makeInvited().id }]);
  });

  it('says that it is no longer good, in the same row (STAFF-01)', async () => {
    openTeam(withInvitation({ expires_at: '2026-11-11T18:00:00+00:00' }));
    await showTeam();
    const row = rowOf('Tiago Reis');
    expect(row.getByText('Convite caducado desde ontem.')).toBeVisible();
    expect(row.getByRole('button', { name: /^Enviar de novo/ })).toBeVisible();
    expect(row.queryByRole('button', { name: /^Copiar/ })).toBeNull();
  });

  it('waits for the mail, and is copied where none goes out (STAFF-01)', async () => {
    const { given } = openTeam(withInvitation(UNSENT, { isMailOn: false }));
    const { user } = await showTeam();
    const row = rowOf('Tiago Reis');
    expect(row.getByText('Convite por enviar: o correio não está a sair.')).toBeVisible();
    expect(row.queryByRole('button', { name: /^Enviar de novo/ })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Copiar convite de Tiago Reis' }));
    expect(await screen.findByText('Convite de Tiago Reis copiado.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    expect(given('copy_invitation')).toEqual([{ id: makeInvited().id }]);
  });

  it('is shown where the browser does not let it be copied (STAFF-01)', async () => {
    openTeam(withInvitation(UNSENT, { isMailOn: false }));
    const { user } = await showTeam();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copiar convite de Tiago Reis' }));
    const window = within(await screen.findByRole('dialog', { name: 'Convite de Tiago Reis' }));
    expect(window.getByText(ADDRESS)).toBeVisible();
    await user.click(window.getByRole('button', { name: 'Copiar convite' }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it('is taken back after a question (STAFF-01)', async () => {
    const { given } = openTeam(withInvitation());
    const { user } = await showTeam();
    await user.click(screen.getByRole('button', { name: 'Retirar o convite de Tiago Reis' }));
    const question = screen.getByRole('alertdialog', { name: 'Retirar o convite de Tiago Reis?' });
    expect(question).toHaveTextContent('A ligação que recebeu deixa de servir.');
    await user.click(within(question).getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Convite de Tiago Reis retirado.')).toBeVisible();
    expect(given('remove_staff')).toEqual([{ id: makeInvited().id }]);
  });

  it('that was accepted meanwhile is not sent again, and the list says so (STAFF-01)', async () => {
    const { refusals, set } = openTeam(withInvitation());
    const { user } = await showTeam();
    refusals.set('renew_invitation', {
      status: 409,
      code: 'HS040',
      message: 'Este endereço já é de Tiago Reis.',
    });
    const joined = makePerson({ id: makeInvited().id, name: 'Tiago Reis' });
    set(makeTeam({ people: [...makeTeam().people, joined] }));
    await user.click(screen.getByRole('button', { name: /^Enviar de novo/ }));
    expect(
      await screen.findByText('Erro ao enviar de novo: esta pessoa já aceitou o convite.'),
    ).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Função de Tiago Reis' })).toBeVisible();
    expectLoggedError('renewInvitation');
  });

  it('that was taken back meanwhile cannot be copied, and leaves the list (STAFF-01)', async () => {
    const { refusals, set } = openTeam(withInvitation(UNSENT, { isMailOn: false }));
    const { user } = await showTeam();
    refusals.set('copy_invitation', GONE);
    set(makeTeam());
    await user.click(screen.getByRole('button', { name: 'Copiar convite de Tiago Reis' }));
    expect(
      await screen.findByText('Erro ao copiar o convite: esta pessoa já não está na equipa.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Tiago Reis/ })).toBeNull());
    expectLoggedError('copyInvitation');
  });
});

describe('inviting', () => {
  const name = () => screen.getByRole('textbox', { name: 'Nome' });
  const email = () => screen.getByRole('textbox', { name: 'E-mail' });

  async function openInvitation({ isMailOn = true } = {}) {
    const desk = openTeam(makeTeam({ mail_is_on: isMailOn }));
    const view = await showTeam();
    await view.user.click(screen.getByRole('button', { name: 'Convidar' }));
    return { ...desk, ...view };
  }

  it('asks for name, address and role, and sends a link (STAFF-01)', async () => {
    const { user, given } = await openInvitation();
    expect(name()).toHaveFocus();
    expect(screen.getByRole('radio', { name: /^Receção/ })).toBeChecked();
    expect(
      screen.getByText(
        'Recebe uma ligação para escolher a palavra-passe. Vale 48 horas, uma só vez.',
      ),
    ).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await user.type(name(), ' Tiago Reis ');
    await user.type(email(), 'Tiago@correio.example');
    await user.click(screen.getByRole('radio', { name: /^Limpeza Só os quartos do dia/ }));
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }));
    expect(await screen.findByText('Convite a caminho de tiago@correio.example.')).toBeVisible();
    expect(given('invite')).toEqual([
      { act: 'invite', name: 'Tiago Reis', email: 'tiago@correio.example', role: 'housekeeping' },
    ]);
    expect(rowOf('Tiago Reis').getByText('Limpeza')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Convidar' }));
    expect(name()).toHaveValue('');
  });

  it('says what is missing beside the fields, and asks nobody (STAFF-01)', async () => {
    const { user, given } = await openInvitation();
    await user.type(email(), 'tiago@correio');
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }));
    expect(name()).toHaveAccessibleDescription('Escreva o nome.');
    expect(email()).toHaveAccessibleDescription('Escreva um endereço como rita@exemplo.pt.');
    expect(name()).toHaveFocus();
    expect(given('invite')).toEqual([]);
  });

  it.each([
    ['HS040', 'Este endereço já é de Marta Nunes.', email],
    ['HS011', 'Email inválido', email],
    ['HS045', 'Escreva o nome.', name],
  ])('says the refusal %s beside its field (STAFF-01)', async (code, message, field) => {
    const { user, refusals, given } = await openInvitation();
    refusals.set('invite', { status: 409, code, message });
    await user.type(name(), 'Tiago Reis');
    await user.type(email(), 'marta@marenova.example');
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(message));
    expect(field()).toHaveFocus();
    // Nothing that was typed is lost, and the same may be sent once it is right.
    expect(name()).toHaveValue('Tiago Reis');
    expect(screen.getAllByText(message)).toHaveLength(1);
    refusals.clear();
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }));
    expect(await screen.findByText('Convite a caminho de marta@marenova.example.')).toBeVisible();
    expect(given('invite')).toHaveLength(2);
    expectLoggedError('invitePerson');
  });

  it('forgets a refusal as the field is changed (STAFF-01)', async () => {
    const { user, refusals } = await openInvitation();
    refusals.set('invite', { status: 409, code: 'HS040', message: 'Este endereço já é de Rui.' });
    await user.type(name(), 'Tiago');
    await user.type(email(), 'rui@marenova.example');
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }));
    await screen.findByText('Este endereço já é de Rui.');
    await user.type(email(), 'x');
    expect(screen.queryByText('Este endereço já é de Rui.')).toBeNull();
    expectLoggedError('invitePerson');
  });

  it('keeps what was typed when it is closed and opened (STAFF-01)', async () => {
    const { user } = await openInvitation();
    await user.type(name(), 'Tiago');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Convidar' }));
    expect(name()).toHaveValue('Tiago');
  });

  it('keeps what was typed over another screen (STAFF-01)', async () => {
    const { user, goTo } = await openInvitation();
    await user.type(name(), 'Tiago');
    await goTo('/admin/contact-messages');
    await screen.findByRole('heading', { level: 1, name: 'Mensagens' });
    await goTo('/admin/equipa');
    await user.click(await screen.findByRole('button', { name: 'Convidar' }));
    expect(name()).toHaveValue('Tiago');
  });

  it('says that the function is missing, and keeps what was typed (STAFF-01)', async () => {
    const { user } = await openInvitation();
    server.use(http.post('*/functions/v1/staff', () => HttpResponse.json({}, { status: 404 })));
    await user.type(name(), 'Tiago');
    await user.type(email(), 'tiago@correio.example');
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }));
    expect(
      await screen.findByText(/falta publicar a função «staff» nesta instalação/),
    ).toBeVisible();
    expect(email()).toHaveValue('tiago@correio.example');
    expectLoggedError('invitePerson');
  });

  it('says that the link is to be given by hand where no mail goes out (STAFF-01)', async () => {
    const { user } = await openInvitation({ isMailOn: false });
    expect(screen.getByText(/copie a ligação e dê-a a esta pessoa/)).toBeVisible();
    await user.type(name(), 'Tiago Reis');
    await user.type(email(), 'tiago@correio.example');
    await user.click(screen.getByRole('button', { name: 'Criar convite' }));
    expect(await screen.findByText('Tiago Reis está na lista.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copiar convite de Tiago Reis' })).toBeVisible();
  });
});
