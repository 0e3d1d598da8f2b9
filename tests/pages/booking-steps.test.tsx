import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { axeFindings, renderAt } from '../support/render-at';
import { expectLoggedError, onTable } from '../support/server';
import {
  addByHand,
  atRooms,
  backToDates,
  calendarShown,
  chooseCombination,
  dayButton,
  estrela,
  goToReview,
  next,
  NOW,
  openHouse,
  ROOMS,
  stayAddress,
  stepTitle,
  summary,
} from './booking-journey';

beforeAll(async () => {
  await import('@/pages/public/BookingPage');
  await import('@/features/site/request/calendar/StayCalendar');
});

describe('the page before anything is chosen', () => {
  it('explains direct booking and names the other ways (BOOK-LAND-01, BOOK-LAND-02, BOOK-LAND-03, BOOK-LAND-04, BOOK-LAND-05)', async () => {
    openHouse();
    await renderAt('/reservas');
    await calendarShown();
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/Cinco passos, sem conta nem cartão/)).toBeVisible();
    const headings = main.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.indexOf('Escolha as datas')).toBeLessThan(headings.indexOf('Melhor preço'));
    expect(main.getByText('Melhor preço')).toBeVisible();
    expect(
      main.getByText(/Mudamos para um quarto melhor, sujeito a disponibilidade/),
    ).toBeVisible();
    expect(main.getByText('Flexibilidade')).toBeVisible();
    expect(main.getByRole('link', { name: /Reservar na Booking\.com/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(main.getByText('Airbnb (em breve)').closest('a')).toBeNull();
    expect(main.getByRole('link', { name: 'Enviar uma mensagem' })).toHaveAttribute(
      'href',
      '/contacto',
    );
    expect(main.getAllByRole('link', { name: '+351 282 000 013' })[0]).toHaveAttribute(
      'href',
      'tel:+351282000013',
    );
  });
});

describe('step 1, dates', () => {
  it('begins with the check-in, goes on to the check-out, and back when cleared (BOOK-STEP1-01, BOOK-STEP1-02, BOOK-STEP1-03, BOOK-STEP1-04, BOOK-STEP1-05)', async () => {
    openHouse();
    const { user } = await renderAt('/reservas');
    await calendarShown();
    const checkIn = screen.getByRole('button', { name: /^Check-in/ });
    const checkOut = screen.getByRole('button', { name: /^Check-out/ });
    expect(checkIn).toHaveAttribute('aria-pressed', 'true');
    expect(checkOut).toHaveAttribute('aria-disabled', 'true');

    await user.click(dayButton('sábado, 14 de novembro'));
    expect(checkIn).toHaveTextContent('sáb., 14 nov. 2026');
    expect(checkOut).toHaveAttribute('aria-pressed', 'true');

    await user.click(dayButton('terça-feira, 17 de novembro'));
    expect(checkOut).toHaveTextContent('ter., 17 nov. 2026');
    expect(screen.getByText(/De 14 a 17 de novembro: 3 noites/)).toBeVisible();
    expect(summary().getByText('3')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Limpar datas' }));
    expect(checkIn).toHaveAttribute('aria-pressed', 'true');
    expect(checkIn).toHaveTextContent('Escolha a data');
  });

  it('starts a new check-in when both dates are chosen', async () => {
    openHouse();
    const { user } = await renderAt(stayAddress(2));
    await backToDates(user);
    await user.click(dayButton('sexta-feira, 20 de novembro'));
    expect(screen.getByRole('button', { name: /^Check-in/ })).toHaveTextContent(
      'sex., 20 nov. 2026',
    );
    expect(screen.getByRole('button', { name: /^Check-out/ })).toHaveTextContent('Escolha a data');
  });

  it('refuses days that are past, full, too far ahead or before the check-in, and says why (BOOK-STEP1-09, BOOK-STEP1-11, BOOK-STEP1-12)', async () => {
    openHouse({
      blocked: ROOMS.map((room) => ({ room, date: '2026-11-20' })),
    });
    const { user } = await renderAt('/reservas');
    await calendarShown();
    expect(
      await screen.findByRole('button', { name: /20 de novembro de 2026, sem quartos livres/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    expect(dayButton(', 2 de novembro de 2026, passado')).toHaveAttribute('aria-disabled', 'true');
    expect(dayButton('3 de novembro de 2026, hoje')).not.toHaveAttribute('aria-disabled');

    await user.click(dayButton('20 de novembro'));
    expect(screen.getByText('Comece pelo dia da chegada.')).toBeVisible();

    await user.click(dayButton('sábado, 14 de novembro'));
    expect(dayButton('13 de novembro de 2026, antes do check-in')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // Guests may check out on the full day, but not stay that night.
    expect(dayButton('20 de novembro')).not.toHaveAttribute('aria-disabled');
    expect(dayButton('21 de novembro')).toHaveAttribute('aria-disabled', 'true');
  });

  it('previews the stay while the check-out is pointed at', async () => {
    openHouse();
    const { user } = await renderAt('/reservas?checkIn=2026-11-14');
    await calendarShown();
    await user.hover(dayButton('terça-feira, 17 de novembro'));
    expect(screen.getByText(/De 14 a 17 de novembro: 3 noites/)).toBeVisible();
    await user.unhover(dayButton('terça-feira, 17 de novembro'));
    expect(screen.queryByText(/3 noites/)).not.toBeInTheDocument();
  });

  it('can be walked and chosen by keyboard, within today and the horizon', async () => {
    openHouse();
    const { user } = await renderAt('/reservas');
    await calendarShown();
    dayButton('3 de novembro de 2026, hoje').focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(dayButton('quarta-feira, 11 de novembro')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^Check-in/ })).toHaveTextContent('11 nov. 2026');
    await user.keyboard('{PageDown}{Enter}');
    expect(screen.getByRole('button', { name: /^Check-out/ })).toHaveTextContent('11 dez. 2026');
    expect(screen.getByRole('button', { name: 'Mês anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('goes no further than the month of the horizon (BOOK-STEP1-10)', async () => {
    openHouse();
    await renderAt('/reservas?checkIn=2027-07-30');
    await calendarShown();
    expect(screen.getByRole('grid', { name: 'Agosto de 2027' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mês seguinte' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(dayButton('terça-feira, 3 de agosto')).not.toHaveAttribute('aria-disabled');
    expect(dayButton('quarta-feira, 4 de agosto')).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks for what is missing, and moves the focus there (BOOK-STEP1-06, BOOK-STEP1-07)', async () => {
    openHouse();
    const { user } = await renderAt('/reservas');
    await calendarShown();
    await next(user);
    const message = screen.getByText('Por favor, selecione a data de check-in');
    expect(message.closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Check-in/ })).toHaveAccessibleDescription(
      'Por favor, selecione a data de check-in',
    );

    await user.click(dayButton('sábado, 14 de novembro'));
    expect(message).not.toBeInTheDocument();
    await next(user);
    expect(screen.getByText('Por favor, selecione a data de check-out')).toBeVisible();
    expect(screen.getByText('Passo 1 de 5')).toBeVisible();
  });

  const dateTile = (name: RegExp) => screen.getByRole('button', { name });
  const FULL = 'Na noite de 15 de novembro não há quartos livres. Escolha outras datas.';
  const fullHouse = () =>
    openHouse({ stays: ROOMS.map((room) => ({ room, from: '2026-11-15', to: '2026-11-16' })) });

  it('says at the tiles what is wrong with a stay, as soon as its dates are known', async () => {
    fullHouse();
    const { user } = await renderAt('/reservas?checkIn=2026-11-14&checkOut=2026-11-13');
    await calendarShown();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Por favor, selecione a data de check-out',
    );
    expect(dateTile(/^Check-out/)).toHaveAccessibleDescription(
      'Por favor, selecione a data de check-out',
    );
    await user.click(dayButton('domingo, 15 de novembro'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes a link across a full night back from the guests, and says so at the tiles', async () => {
    fullHouse();
    const { user } = await renderAt('/reservas?checkIn=2026-11-14&checkOut=2026-11-17');
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent(FULL);
    // The focus follows in an effect, which may run after the message is already found.
    await waitFor(() => expect(message).toHaveFocus());
    const following = message.compareDocumentPosition((await calendarShown())[0] ?? message);
    expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(dateTile(/^Check-in/)).toHaveAccessibleDescription(FULL);
    await next(user);
    expect(screen.getByText('Passo 1 de 5')).toBeVisible();
    await user.click(dayButton('segunda-feira, 16 de novembro'));
    await user.click(dayButton('terça-feira, 17 de novembro'));
    await next(user);
    await stepTitle('Quantas pessoas vêm?');
  });

  it('says of the room wanted when it is not free, and offers the others all the same', async () => {
    openHouse({ blocked: [{ room: estrela, date: '2026-11-15' }] });
    const { user } = await renderAt(`${stayAddress(1)}&room=${estrela.id}`);
    await backToDates(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Na noite de 15 de novembro o quarto Individual Estrela não está livre. Escolha outras datas.',
    );
    await next(user);
    await stepTitle('Quantas pessoas vêm?');
  });

  it.each([
    ['days', 'bookings', 'loadOccupancy'],
    ['blocked days', 'room_availability', 'loadOccupancy'],
    ['rooms', 'rooms', 'listActiveRoomsByPrice'],
  ] as const)('says when the %s did not load, and tries again', async (_what, table, operation) => {
    const house = { blocked: ROOMS.map((room) => ({ room, date: '2026-11-20' })) };
    openHouse(house);
    onTable('get', table, () => ({ status: 500, code: 'XX000', message: 'down' }));
    const { user } = await renderAt('/reservas');
    await calendarShown();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Não foi possível saber que dias estão livres\./,
    );
    expectLoggedError(operation);
    openHouse(house);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(
      await screen.findByRole('button', { name: /20 de novembro de 2026, sem quartos livres/ }),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('moves on with the day at the hostel while the page is open', async () => {
    openHouse();
    await renderAt('/reservas?checkIn=2026-11-03');
    await calendarShown();
    vi.setSystemTime(new Date('2026-11-04T00:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('A data de check-in já passou.')).toBeVisible();
    expect(dayButton('4 de novembro de 2026, hoje')).not.toHaveAttribute('aria-disabled');
    expect(dayButton(', 3 de novembro de 2026')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('step 2, guests', () => {
  async function openGuests() {
    openHouse();
    const view = await renderAt('/reservas?checkIn=2026-11-14&checkOut=2026-11-17');
    return { ...view, count: await screen.findByLabelText('Número de hóspedes') };
  }

  it('takes 1 to 50, typed or counted (BOOK-STEP2-01, BOOK-STEP2-03, CONST-BOOK-04)', async () => {
    const { user, count } = await openGuests();
    expect(count).toHaveAttribute('min', '1');
    expect(count).toHaveAttribute('max', '50');
    await user.click(screen.getByRole('button', { name: 'Mais um hóspede' }));
    expect(count).toHaveValue(2);
    await user.clear(count);
    await user.type(count, '12');
    expect(summary().getByText('12')).toBeVisible();
  });

  it.each([
    ['nothing', '', 1],
    ['letters', 'abc', 1],
  ])('takes %s for 1 (BOOK-STEP2-04)', async (_what, typed, expected) => {
    const { user, count } = await openGuests();
    await user.clear(count);
    if (typed !== '') await user.type(count, typed);
    await user.tab();
    expect(count).toHaveValue(expected);
  });

  it.each([
    ['0', 'Por favor, selecione pelo menos 1 hóspede'],
    ['51', 'Por favor, indique no máximo 50 hóspedes'],
  ])('refuses %s (BOOK-STEP2-02)', async (typed, message) => {
    const { user, count } = await openGuests();
    await user.clear(count);
    await user.type(count, typed);
    await next(user);
    expect(screen.getByText(message)).toBeVisible();
    expect(count).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(count).toHaveFocus();
    expect(screen.getByText('Passo 2 de 5')).toBeVisible();
  });
});

describe('step 4, details', () => {
  async function openDetails() {
    openHouse();
    const view = await renderAt(stayAddress(4));
    await atRooms();
    await chooseCombination(view.user, /Um único quarto acomoda todos/);
    await next(view.user);
    await stepTitle('Os seus dados');
    return view;
  }

  it('asks for name, e-mail and phone, at the fields, and goes to the first (BOOK-STEP4-01, BOOK-STEP4-02, BOOK-STEP4-03, BOOK-STEP4-04, BOOK-STEP4-06)', async () => {
    const { user } = await openDetails();
    await next(user);
    const name = screen.getByLabelText('Nome completo');
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Nome obrigatório');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email obrigatório para contacto principal',
    );
    expect(screen.getByLabelText('Telefone')).toHaveAccessibleDescription(
      'Telefone obrigatório para contacto principal Por exemplo, +351 912 345 678 ou 00351 912 345 678.',
    );
    expect(screen.getByLabelText(/^Mensagem/)).not.toHaveAttribute('aria-invalid');
  });

  it('refuses what is no e-mail and no phone, and takes it back as soon as it is one (BOOK-STEP4-05, BOOK-STEP4-07)', async () => {
    const { user } = await openDetails();
    await user.type(screen.getByLabelText('Nome completo'), 'Inês');
    await user.type(screen.getByLabelText('Email'), 'ines.duarte@');
    await user.type(screen.getByLabelText('Telefone'), '2820');
    await next(user);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByText('Email inválido')).toBeVisible();
    expect(screen.getByText('Telefone inválido')).toBeVisible();

    await user.type(screen.getByLabelText('Email'), 'correio.example');
    expect(screen.queryByText('Email inválido')).not.toBeInTheDocument();
  });

  it('helps a phone to fill it in', async () => {
    await openDetails();
    expect(screen.getByLabelText('Nome completo')).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
    expect(screen.getByLabelText('Telefone')).toHaveAttribute('autocomplete', 'tel');
  });

  it('counts a message, and says when it is too long', async () => {
    const { user } = await openDetails();
    const message = screen.getByLabelText(/^Mensagem/);
    await user.click(message);
    await user.paste('a'.repeat(3901));
    expect(screen.getByText('3901 de 3900')).toBeVisible();
    expect(screen.getByText('A mensagem pode ter no máximo 3900 caracteres')).toBeVisible();
  });
});

describe('from step to step', () => {
  it('counts steps 1 to 4, marks what is done, and keeps the marks on the way back (BOOK-FLOW-04, BOOK-FLOW-09, BOOK-FLOW-10)', async () => {
    openHouse();
    const { user } = await renderAt(stayAddress(4));
    await atRooms();
    await chooseCombination(user, /Um único quarto acomoda todos/);
    expect(screen.getByText('Passo 3 de 5')).toBeVisible();
    await goToReview(user);
    expect(screen.queryByText(/Passo \d de 5/)).not.toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Passos da reserva' }));
    expect(steps.getAllByText('(concluído)')).toHaveLength(4);

    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await stepTitle('Os seus dados');
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await stepTitle('Escolha os quartos');
    expect(steps.getAllByText('(concluído)')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: /Um único quarto/ })).toBeChecked();
  });

  it('has a way from each block of the review to its step (BOOK-STEP5-01, BOOK-STEP5-02, WORD-08)', async () => {
    openHouse();
    const { user } = await renderAt(stayAddress(4));
    await atRooms();
    await chooseCombination(user, /Um único quarto acomoda todos/);
    await goToReview(user);
    expect(
      screen.getByText('O pagamento total ou um depósito pode ser pedido na confirmação.'),
    ).toBeVisible();
    const review = within(screen.getByRole('main'));
    expect(review.getByText('Check-in das 14:00 às 00:00')).toBeVisible();
    expect(review.getByText('Check-out até às 11:00')).toBeVisible();
    expect(review.getByText(/As taxas turísticas são pagas no local\./)).toBeVisible();
    expect(review.getByRole('link', { name: 'Termos e Condições' })).toHaveAttribute(
      'href',
      '/termos-condicoes',
    );
    await user.click(screen.getByRole('button', { name: 'Alterar datas' }));
    expect(await stepTitle('Escolha as datas')).toHaveFocus();
  });

  it('takes the focus to the title and, after 150 ms, the page to the form (BOOK-FLOW-05, CONST-BOOK-13)', async () => {
    openHouse();
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      now: NOW,
    });
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    await renderAt('/reservas?checkIn=2026-11-14&checkOut=2026-11-17');
    await stepTitle('Quantas pessoas vêm?');
    vi.advanceTimersByTime(150);
    expect(scroll).not.toHaveBeenCalled();

    act(() => screen.getByRole('button', { name: 'Próximo' }).click());
    expect(screen.getByRole('heading', { name: 'Escolha os quartos' })).toHaveFocus();
    vi.advanceTimersByTime(149);
    expect(scroll).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scroll).toHaveBeenCalledOnce();
    expect(scroll.mock.contexts[0]).toBeInstanceOf(HTMLFormElement);
    scroll.mockRestore();
  });

  it('does not take the second click of a double click for the next step', async () => {
    openHouse();
    const { user } = await renderAt('/reservas');
    await calendarShown();
    await user.click(dayButton('sábado, 14 de novembro'));
    await user.click(dayButton('terça-feira, 17 de novembro'));
    await user.dblClick(screen.getByRole('button', { name: 'Próximo' }));
    expect(await stepTitle('Quantas pessoas vêm?')).toBeVisible();
    expect(screen.getByText('Passo 2 de 5')).toBeVisible();
  });

  it('leaves axe nothing to find in the dates and the guests', async () => {
    openHouse();
    const { user } = await renderAt('/reservas');
    await calendarShown();
    await next(user);
    expect(await axeFindings()).toEqual([]);
    await user.click(dayButton('sábado, 14 de novembro'));
    await user.click(dayButton('terça-feira, 17 de novembro'));
    await next(user);
    await stepTitle('Quantas pessoas vêm?');
    expect(await axeFindings()).toEqual([]);
  });

  it('leaves axe nothing to find in the rooms and the details, with their messages', async () => {
    openHouse();
    const { user } = await renderAt(stayAddress(1));
    await atRooms();
    await user.click(await screen.findByRole('button', { name: 'Limpar escolha' }));
    await next(user);
    expect(await axeFindings()).toEqual([]);
    await addByHand(user, estrela);
    expect(await axeFindings()).toEqual([]);
    await next(user);
    await stepTitle('Os seus dados');
    await next(user);
    expect(await axeFindings()).toEqual([]);
  });
});
