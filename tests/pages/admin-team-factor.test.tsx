import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makePerson, makeTeam, uuid } from '../support/builders';
import { axeFindings } from '../support/render-at';
import { expectLoggedError } from '../support/server';
import { GONE, openTeam, rowOf, showTeam, startAsOwner } from '../support/team-desk';

beforeEach(() => startAsOwner());

const [helena = makePerson(), marta = makePerson()] = makeTeam().people;
const rui = makePerson({
  id: uuid(9, 3),
  name: 'Rui Martins',
  email: 'rui@marenova.example',
  factor_since: '2026-06-01T10:00:00+00:00',
});
const lidia = makePerson({ id: uuid(9, 4), name: 'Lídia Cabral', role: 'housekeeping' });
const requirement = () => screen.getByRole('switch', { name: /^Exigir segundo fator a todos/ });

describe('the second factor of a colleague', () => {
  it('is taken off after a question, for who lost the telephone (STAFF-01, STAFF-04)', async () => {
    const { given } = openTeam(makeTeam({ people: [helena, rui] }));
    const { user } = await showTeam();
    await user.click(
      screen.getByRole('button', { name: 'Desligar o segundo fator de Rui Martins' }),
    );
    const question = within(
      screen.getByRole('alertdialog', { name: 'Desligar o segundo fator de Rui Martins?' }),
    );
    expect(question.getByText(/^Só para quem perdeu o telemóvel/)).toBeVisible();
    expect(question.queryByText(/Como a casa o exige/)).toBeNull();
    await user.click(question.getByRole('button', { name: 'Desligar' }));
    expect(await screen.findByText('Segundo fator de Rui Martins desligado.')).toBeVisible();
    expect(rowOf('Rui Martins').getByText('Por ligar')).toBeVisible();
    expect(given('reset_second_factor')).toEqual([{ id: rui.id }]);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Pessoas e convites' })).toHaveFocus(),
    );
  });

  it('is not one’s own: that goes with a code (STAFF-01, STAFF-04)', async () => {
    openTeam(makeTeam({ people: [helena, rui], second_factor_from: '2026-11-10' }));
    const { user } = await showTeam();
    expect(rowOf('Helena Moura').queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Desligar o segundo fator/ }));
    expect(screen.getByText('Como a casa o exige, tem de o ligar de novo.')).toBeVisible();
  });

  it('of somebody who is gone says so (STAFF-01, STAFF-04)', async () => {
    const { refusals, set } = openTeam(makeTeam({ people: [helena, rui] }));
    const { user } = await showTeam();
    refusals.set('reset_second_factor', GONE);
    set(makeTeam({ people: [helena] }));
    await user.click(screen.getByRole('button', { name: /^Desligar o segundo fator/ }));
    await user.click(screen.getByRole('button', { name: 'Desligar' }));
    expect(await screen.findByText('Rui Martins já não está na equipa.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Rui Martins/ })).toBeNull());
    expectLoggedError('resetSecondFactor');
  });
});

describe('requiring the second factor of everybody', () => {
  it('asks from which day, naming who has none (STAFF-01, STAFF-04)', async () => {
    const { given } = openTeam(makeTeam({ people: [helena, rui, marta, lidia] }));
    const { user } = await showTeam();
    expect(requirement()).not.toBeChecked();
    expect(requirement()).toHaveTextContent('Faltam 2: Marta e Lídia.');
    await user.click(requirement());
    const question = screen.getByRole('alertdialog', { name: 'Exigir segundo fator a todos?' });
    expect(question).toHaveTextContent('Faltam 2: Marta e Lídia.');
    const day = within(question).getByRole('textbox', { name: 'Conta a partir de' });
    expect(day).toHaveValue('19/11/2026');
    expect(await axeFindings()).toEqual([]);
    await user.clear(day);
    await user.type(day, '20/11');
    await user.click(within(question).getByRole('button', { name: 'Exigir' }));
    expect(
      await screen.findByText('Segundo fator exigido a partir de 20 de novembro de 2026.'),
    ).toBeVisible();
    expect(given('require_second_factor')).toEqual([{ from_day: '2026-11-20' }]);
    expect(requirement()).toBeChecked();
    expect(requirement()).toHaveTextContent('A partir de sex., 20 nov. Faltam 2: Marta e Lídia.');
  });

  it('takes no day that is over (STAFF-01, STAFF-04)', async () => {
    const { given } = openTeam();
    const { user } = await showTeam();
    await user.click(requirement());
    const day = screen.getByRole('textbox', { name: 'Conta a partir de' });
    await user.clear(day);
    await user.type(day, '11/11/2026');
    await user.click(screen.getByRole('button', { name: 'Exigir' }));
    expect(day).toHaveAccessibleDescription('Escolha um dia, de hoje em diante.');
    expect(given('require_second_factor')).toEqual([]);
    await user.clear(day);
    await user.type(day, '12/11/2026');
    await user.click(screen.getByRole('button', { name: 'Exigir' }));
    await waitFor(() =>
      expect(given('require_second_factor')).toEqual([{ from_day: '2026-11-12' }]),
    );
  });

  it('wants one’s own first, and leads there (STAFF-01, STAFF-04)', async () => {
    const { given } = openTeam(makeTeam({ people: [{ ...helena, factor_since: null }, rui] }));
    const { user } = await showTeam();
    await user.click(requirement());
    expect(await screen.findByText('Ligue primeiro o seu segundo fator.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ligar agora' })).toHaveAttribute(
      'href',
      '/admin/conta/segundo-fator',
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(requirement()).not.toBeChecked();
    expect(given('require_second_factor')).toEqual([]);
  });

  it('ends with a tap, and can be undone (STAFF-01, STAFF-04)', async () => {
    const { given } = openTeam(
      makeTeam({ people: [helena, rui], second_factor_from: '2026-11-10' }),
    );
    const { user } = await showTeam();
    expect(requirement()).toBeChecked();
    expect(requirement()).toHaveTextContent('Desde ter., 10 nov. Todos o têm.');
    await user.click(requirement());
    expect(await screen.findByText('O segundo fator deixou de ser exigido.')).toBeVisible();
    expect(requirement()).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(requirement()).toBeChecked());
    expect(given('require_second_factor')).toEqual([{}, { from_day: '2026-11-10' }]);
  });

  it('says why it could not be changed (STAFF-01, STAFF-04)', async () => {
    const { refusals } = openTeam();
    refusals.set('require_second_factor', {
      status: 409,
      code: 'HS041',
      message: 'Ligue primeiro o seu segundo fator.',
    });
    const { user } = await showTeam();
    await user.click(requirement());
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Exigir' }));
    expect(
      await question.findByText('Erro ao mudar a exigência: Ligue primeiro o seu segundo fator.'),
    ).toBeVisible();
    expect(requirement()).not.toBeChecked();
    expectLoggedError('requireSecondFactor');
  });
});
