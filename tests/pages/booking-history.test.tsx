import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderAt } from '../support/render-at';
import { expectLoggedError, onTable } from '../support/server';
import {
  atRooms,
  backToDates,
  calendarShown,
  dayButton,
  leque,
  mare,
  next,
  openHouse,
  openReview,
  stayAddress,
  stepTitle,
  takeRequests,
} from './booking-journey';

beforeAll(async () => {
  await import('@/pages/public/BookingPage');
  await import('@/features/site/request/calendar/StayCalendar');
});

/** Opens the review from the contact page, so that there is a page to go back to. */
async function reviewAfterContact() {
  const view = await openReview([{ room: leque, guests: 4 }]);
  view.unmount();
  const again = await renderAt('/contacto');
  await again.goTo('/reservas');
  await stepTitle('Confirme o seu pedido');
  return again;
}

describe('the browser’s Back', () => {
  it('goes one step back, also from the review, and from the first to the page before', async () => {
    openHouse();
    const { goTo, address } = await reviewAfterContact();
    for (const title of [
      'Os seus dados',
      'Escolha os quartos',
      'Quantas pessoas vêm?',
      'Escolha as datas',
    ]) {
      await goTo(-1);
      expect(await stepTitle(title)).toHaveFocus();
    }
    await goTo(-1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
    expect(address()).toBe('/contacto');

    await goTo(1);
    await stepTitle('Escolha as datas');
    await goTo(1);
    expect(await stepTitle('Quantas pessoas vêm?')).toHaveFocus();
  });

  it('goes through the steps before that a link has filled in', async () => {
    openHouse();
    const { goTo, address } = await renderAt('/');
    await goTo(stayAddress(2));
    await atRooms();
    await goTo(-1);
    await stepTitle('Quantas pessoas vêm?');
    expect(await screen.findByLabelText('Número de hóspedes')).toHaveValue(2);
    await goTo(-1);
    await stepTitle('Escolha as datas');
    await goTo(-1);
    expect(address()).toBe('/');
  });

  it('has no second way round after ‘Anterior’ and ‘Próximo’', async () => {
    openHouse();
    const { user, goTo, address } = await renderAt('/contacto');
    await goTo(stayAddress(4));
    await atRooms();
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await stepTitle('Quantas pessoas vêm?');
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await stepTitle('Escolha as datas');
    await next(user);
    await stepTitle('Quantas pessoas vêm?');
    await goTo(-1);
    await stepTitle('Escolha as datas');
    await goTo(-1);
    expect(address()).toBe('/contacto');
  });

  it('goes forward no further than the steps hold', async () => {
    openHouse();
    const { user, goTo } = await renderAt(stayAddress(4));
    await backToDates(user);
    await user.click(screen.getByRole('button', { name: 'Limpar datas' }));
    await goTo(1);
    expect(await screen.findByText('Por favor, selecione a data de check-in')).toBeVisible();
    expect(screen.getByText('Passo 1 de 5')).toBeVisible();
    await user.click(dayButton('sábado, 14 de novembro'));
    await user.click(dayButton('terça-feira, 17 de novembro'));
    await goTo(1);
    await stepTitle('Quantas pessoas vêm?');
  });

  it('leads from a ticket to an empty form, and not to its steps', async () => {
    openHouse();
    takeRequests();
    const { user, goTo, address } = await reviewAfterContact();
    await user.click(screen.getByRole('button', { name: 'Confirmar Reserva' }));
    await screen.findByRole('heading', { level: 1, name: 'Reserva Enviada com Sucesso!' });
    await goTo(-1);
    expect(await stepTitle('Escolha as datas')).toHaveFocus();
    expect(screen.getAllByText('por escolher')).toHaveLength(3);
    await goTo(-1);
    expect(address()).toBe('/contacto');
  });
});

describe('a step that is done', () => {
  it('is pressed to return to it, and the one under way and those to come are not', async () => {
    openHouse();
    const { user } = await renderAt(stayAddress(4));
    await atRooms();
    const steps = within(screen.getByRole('list', { name: 'Passos da reserva' }));
    expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Voltar a Datas (concluído)',
      'Voltar a Hóspedes (concluído)',
    ]);
    await user.click(steps.getByRole('button', { name: /Hóspedes/ }));
    expect(await stepTitle('Quantas pessoas vêm?')).toHaveFocus();
  });
});

describe('‘Voltar à revisão’', () => {
  it('leads from a correction straight to the review', async () => {
    openHouse();
    const { user } = await openReview([{ room: leque, guests: 4 }]);
    expect(screen.queryByRole('button', { name: 'Voltar à revisão' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Alterar datas' }));
    await calendarShown();
    await user.click(dayButton('domingo, 15 de novembro'));
    await user.click(dayButton('terça-feira, 17 de novembro'));
    await user.click(screen.getByRole('button', { name: 'Voltar à revisão' }));
    expect(await stepTitle('Confirme o seu pedido')).toHaveFocus();
    expect(screen.getByText('dom., 15 nov. 2026', { selector: 'section dd' })).toBeVisible();
  });

  it('stops where the correction leaves something open', async () => {
    openHouse();
    const { user } = await openReview([{ room: leque, guests: 4 }]);
    await user.click(screen.getByRole('button', { name: 'Alterar hóspedes' }));
    await user.clear(await screen.findByLabelText('Número de hóspedes'));
    await user.type(screen.getByLabelText('Número de hóspedes'), '5');
    await user.click(screen.getByRole('button', { name: 'Voltar à revisão' }));
    await stepTitle('Escolha os quartos');
    expect(
      await screen.findByText('A capacidade dos quartos selecionados é insuficiente'),
    ).toBeVisible();
  });
});

it('chooses the room of a second link alone', async () => {
  openHouse();
  const { goTo } = await renderAt(`${stayAddress(2)}&room=${leque.id}`);
  expect(await screen.findByRole('button', { name: /^Mais um hóspede em Família/ })).toBeVisible();
  await goTo('/quartos');
  await goTo(`/reservas?room=${mare.id}`);
  expect(await screen.findByRole('button', { name: /^Mais um hóspede em Duplo/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Mais um hóspede em/ })).toHaveLength(1);
});

describe('while the house takes no requests by the site', () => {
  it('a notice with the phone stands in the place of the form', async () => {
    openHouse();
    onTable('get', 'house_rules', () => [{ requests_paused: true }]);
    await renderAt('/reservas');
    const title = 'De momento não recebemos pedidos pelo site';
    const notice = (await screen.findByRole('heading', { name: title })).parentElement;
    if (notice === null) throw new Error('a heading on its own');
    expect(notice).toHaveTextContent('podem continuar a ser pedidos por telefone');
    expect(within(notice).getByRole('link', { name: '+351 282 000 013' })).toHaveAttribute(
      'href',
      'tel:+351282000013',
    );
    expect(within(notice).getByRole('link', { name: 'Enviar uma mensagem' })).toHaveAttribute(
      'href',
      '/contacto',
    );
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByText('Melhor preço')).toBeVisible();
  });

  it('nothing changes where that cannot be found out', async () => {
    openHouse();
    const calls = onTable('get', 'house_rules', () => ({
      status: 500,
      code: 'XX000',
      message: '',
    }));
    await renderAt('/reservas');
    await waitFor(() => expectLoggedError('findHouseRules'));
    expect(calls).toHaveLength(1);
    expect(screen.getByRole('form')).toBeVisible();
  });
});
