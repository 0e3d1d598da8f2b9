import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeInvited, makeMember, makePerson, makeTeam, uuid } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { expectLoggedError, onRpc } from '../support/server';
import { GONE, openTeam, rowOf, showTeam, startAsOwner } from '../support/team-desk';

beforeEach(() => startAsOwner());

const [helena = makePerson(), marta = makePerson()] = makeTeam().people;
const rui = makePerson({
  id: uuid(9, 3),
  name: 'Rui Martins',
  email: 'rui@marenova.example',
  factor_since: '2026-06-01T10:00:00+00:00',
});
const role = (name: string) => screen.getByRole('combobox', { name: `Função de ${name}` });

describe('the team', () => {
  it('is shown with role, last sign-in and second factor (STAFF-01)', async () => {
    openTeam(makeTeam({ people: [helena, rui, marta, makeInvited()] }));
    await showTeam();
    expect(screen.getByRole('heading', { level: 1, name: 'Equipa' })).toBeVisible();
    expect(screen.getByText('3 pessoas, 1 convite')).toBeVisible();
    const own = rowOf('Helena Moura');
    expect(own.getByText('É você')).toBeVisible();
    expect(own.getByText('agora mesmo')).toBeVisible();
    expect(own.getByText('Ligado')).toBeVisible();
    expect(own.getByRole('link', { name: 'Conta' })).toHaveAttribute('href', '/admin/conta');
    expect(rowOf('Marta Nunes').getByText('hoje, 07:40')).toBeVisible();
    expect(rowOf('Marta Nunes').getByText('Por ligar')).toBeVisible();
    expect(role('Marta Nunes')).toHaveDisplayValue('Receção');
    expect(await axeFindings()).toEqual([]);
  });

  it('leaves the last owner no controls but the reason (STAFF-01)', async () => {
    openTeam();
    await showTeam();
    const own = rowOf('Helena Moura');
    expect(own.getByText('É a única pessoa: não se retira nem se baixa.')).toBeVisible();
    expect(own.queryByRole('combobox')).toBeNull();
    expect(own.queryByRole('button')).toBeNull();
  });

  it('invites to invite where only the owner is there (STAFF-01)', async () => {
    openTeam(makeTeam({ people: [helena] }));
    await showTeam();
    expect(screen.getByText(/Convide quem trabalha consigo/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Convidar' })).toBeVisible();
  });

  it('takes long names and addresses (STAFF-01)', async () => {
    const name = 'Maria Madalena Vasconcelos de Albuquerque Sottomayor e Menes';
    openTeam(makeTeam({ people: [helena, makePerson({ name })] }));
    await showTeam();
    expect(screen.getByRole('button', { name: `Retirar ${name}` })).toBeVisible();
  });

  it('says that it did not load, and is asked for again (STAFF-01)', async () => {
    const { refusals } = openTeam();
    refusals.set('team', { status: 500, code: 'XX000', message: 'broken' });
    const { user } = await renderAt('/admin/equipa');
    expect(await screen.findByText('Não foi possível carregar a equipa')).toBeVisible();
    refusals.clear();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expectLoggedError('readTeam');
  });

  it('tells its last acts, the rest on request (STAFF-01)', async () => {
    const events = Array.from({ length: 8 }, (_, place) => ({
      id: 8 - place,
      at: '2026-11-12T07:52:00+00:00',
      kind: 'removed' as const,
      actor_name: place === 0 ? null : 'Helena Moura',
      subject_name: `Pessoa ${place}`,
      detail: {},
    }));
    openTeam(makeTeam({ events }));
    const { user } = await showTeam();
    const history = within(screen.getByRole('region', { name: 'Histórico' }));
    expect(history.getAllByRole('listitem')).toHaveLength(6);
    expect(history.getAllByRole('listitem')[0]).toHaveTextContent(
      'hoje, 07:52O sistema retirou Pessoa 0 da equipa',
    );
    expect(history.getByText('Pessoa 1', { exact: false })).toHaveTextContent(
      'Helena Moura retirou Pessoa 1 da equipa',
    );
    await user.click(history.getByRole('button', { name: 'Ver tudo (8)' }));
    expect(history.getAllByRole('listitem')).toHaveLength(8);
    await waitFor(() => expect(history.getAllByRole('listitem')[6]).toHaveFocus());
    expect(history.queryByRole('button')).toBeNull();
  });
});

describe('somebody who is no owner', () => {
  it('is told whose the team is, and nothing of it is read (STAFF-01, STAFF-02)', async () => {
    startAsOwner(makeMember({ role: 'reception', owners: ['Helena Moura'] }));
    const { calls } = openTeam();
    await renderAt('/admin/equipa');
    expect(await screen.findByRole('heading', { name: 'A equipa é com a gerência' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('learns it as the role is taken while the screen is open (STAFF-01, STAFF-02)', async () => {
    const { refusals } = openTeam();
    const { user } = await showTeam();
    const refusal = { status: 403, code: '42501', message: 'denied' };
    refusals.set('team', refusal);
    refusals.set('change_staff_role', refusal);
    onRpc('my_account', () => makeMember({ role: 'reception' }));
    await user.selectOptions(role('Marta Nunes'), 'Limpeza');
    expect(await screen.findByRole('heading', { name: 'A equipa é com a gerência' })).toBeVisible();
    expectLoggedError('changeRole', 'readTeam');
  });

  it('is not taken for one while the own account is unknown (STAFF-01)', async () => {
    const { calls } = openTeam();
    onRpc('my_account', () => HttpResponse.error());
    const { user } = await renderAt('/admin/equipa');
    expect(await screen.findByText('Não foi possível carregar a equipa')).toBeVisible();
    expect(calls).toEqual([]);
    onRpc('my_account', () => makeMember());
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expectLoggedError('readAccount');
  });
});

describe('a role', () => {
  it('changes at once, and can be undone (STAFF-01)', async () => {
    const { given } = openTeam();
    const { user } = await showTeam();
    await user.selectOptions(role('Marta Nunes'), 'Limpeza');
    expect(await screen.findByText('Marta Nunes passou a Limpeza.')).toBeVisible();
    expect(role('Marta Nunes')).toHaveDisplayValue('Limpeza');
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Marta Nunes passou a Receção.')).toBeVisible();
    expect(role('Marta Nunes')).toHaveDisplayValue('Receção');
    expect(given('change_staff_role')).toEqual([
      { id: marta.id, role: 'housekeeping' },
      { id: marta.id, role: 'reception' },
    ]);
  });

  it('stays as it was where the database refuses (STAFF-01)', async () => {
    const { refusals } = openTeam(makeTeam({ people: [helena, { ...marta, role: 'owner' }] }));
    refusals.set('change_staff_role', {
      status: 409,
      code: 'HS039',
      message: 'É a única pessoa na gerência: não se retira nem se baixa.',
    });
    const { user } = await showTeam();
    await user.selectOptions(role('Marta Nunes'), 'Receção');
    expect(
      await screen.findByText(/^Erro ao mudar a função: É a única pessoa na gerência/),
    ).toBeVisible();
    expect(role('Marta Nunes')).toHaveDisplayValue('Gerência');
    expectLoggedError('changeRole');
  });

  it('of somebody who is gone says so, and the list is read again (STAFF-01)', async () => {
    const { refusals, set } = openTeam(makeTeam({ people: [helena, marta, rui] }));
    const { user } = await showTeam();
    refusals.set('change_staff_role', GONE);
    set(makeTeam({ people: [helena, rui] }));
    await user.selectOptions(role('Marta Nunes'), 'Limpeza');
    expect(
      await screen.findByText('Erro ao mudar a função: esta pessoa já não está na equipa.'),
    ).toBeVisible();
    // At once, and not with the panel's next round.
    await waitFor(() => expect(screen.queryByRole('row', { name: /marta@/ })).toBeNull(), {
      timeout: 2000,
    });
    expectLoggedError('changeRole');
  });

  it('of one’s own is asked about first, and ends the screen (STAFF-01)', async () => {
    const { given } = openTeam(makeTeam({ people: [helena, { ...marta, role: 'owner' }] }));
    const { user } = await showTeam();
    await user.selectOptions(role('Helena Moura'), 'Receção');
    const question = within(await screen.findByRole('alertdialog', { name: 'Passar a Receção?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(role('Helena Moura')).toHaveDisplayValue('Gerência');
    expect(given('change_staff_role')).toEqual([]);

    await user.selectOptions(role('Helena Moura'), 'Receção');
    onRpc('my_account', () => makeMember({ role: 'reception' }));
    await user.click(await screen.findByRole('button', { name: 'Mudar a minha função' }));
    expect(await screen.findByRole('heading', { name: 'A equipa é com a gerência' })).toBeVisible();
    expect(given('change_staff_role')).toEqual([{ id: helena.id, role: 'reception' }]);
    expect(await screen.findByText('Passou a Receção.')).toBeVisible();
    // Nobody but another owner could.
    expect(screen.queryByRole('button', { name: 'Anular' })).toBeNull();
  });
});

describe('removing somebody', () => {
  it('is asked about, with the focus where Enter does no harm (STAFF-01)', async () => {
    const { given } = openTeam();
    const { user } = await showTeam();
    await user.click(screen.getByRole('button', { name: 'Retirar Marta Nunes' }));
    const question = screen.getByRole('alertdialog', { name: 'Retirar Marta Nunes?' });
    expect(question).toHaveTextContent('O painel desta pessoa fecha já.');
    expect(within(question).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(given('remove_staff')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Retirar Marta Nunes' })).toHaveFocus();
  });

  it('takes them off the list, and has the account deleted (STAFF-01)', async () => {
    const { given } = openTeam();
    const { user } = await showTeam();
    await user.click(screen.getByRole('button', { name: 'Retirar Marta Nunes' }));
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Marta Nunes deixou a equipa.')).toBeVisible();
    expect(screen.queryByRole('row', { name: /marta@/ })).toBeNull();
    expect(given('remove_staff')).toEqual([{ id: marta.id }]);
    expect(given('forget')).toEqual([{ act: 'forget' }]);
    // The pressed button is gone.
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Pessoas e convites' })).toHaveFocus(),
    );
  });

  it('is done even where the account cannot be deleted yet (STAFF-01)', async () => {
    const { refusals } = openTeam();
    refusals.set('forget', { status: 500, code: '', message: 'The work failed' });
    const { user } = await showTeam();
    await user.click(screen.getByRole('button', { name: 'Retirar Marta Nunes' }));
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Marta Nunes deixou a equipa.')).toBeVisible();
    await waitFor(() => expectLoggedError('forgetRemovedAccounts'));
  });

  it('says in the question why it was not done (STAFF-01)', async () => {
    const { refusals } = openTeam();
    refusals.set('remove_staff', { status: 500, code: 'XX000', message: 'broken' });
    const { user } = await showTeam();
    await user.click(screen.getByRole('button', { name: 'Retirar Marta Nunes' }));
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Retirar Marta Nunes?' }));
    expect(await question.findByText(/^Erro ao retirar: ocorreu um erro inesperado/)).toBeVisible();
    expectLoggedError('removePerson');
  });

  it('of somebody who is gone says so, and the list is read again (STAFF-01)', async () => {
    const { refusals, set } = openTeam(makeTeam({ people: [helena, marta, rui] }));
    const { user } = await showTeam();
    refusals.set('remove_staff', GONE);
    set(makeTeam({ people: [helena, rui] }));
    await user.click(screen.getByRole('button', { name: 'Retirar Marta Nunes' }));
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Marta Nunes já não estava na equipa.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /marta@/ })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expectLoggedError('removePerson');
  });
});
