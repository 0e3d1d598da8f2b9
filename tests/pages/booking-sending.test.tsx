import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import ICAL from 'ical.js';
import { uuid } from '../support/builders';
import { makeGuestPage, onGuestFunction } from '../support/guest-page';
import { axeFindings, renderAt } from '../support/render-at';
import { sentRows } from '../support/sent-rows';
import { cutLine, expectLoggedError, onTable, type RestFailure } from '../support/server';
import {
  addByHand,
  amendoeira,
  calendarShown,
  chooseCombination,
  confirm,
  dayButton,
  estrela,
  goToReview,
  atRooms,
  leque,
  mare,
  next,
  openHouse,
  openReview,
  ROOMS,
  stayAddress,
  stepTitle,
  takeRequests,
} from './booking-journey';

beforeAll(async () => {
  await import('@/pages/public/BookingPage');
  await import('@/features/site/request/calendar/StayCalendar');
});

const SUCCESS = 'Reserva Enviada com Sucesso!';
const GENERIC = 'Erro ao enviar reserva. Por favor, tente novamente.';

const ticketShown = () => screen.findByRole('heading', { level: 1, name: SUCCESS });

/** The review of one room for four. */
const reviewOneRoom = () => openReview([{ room: leque, guests: 4 }]);

/** The review of three rooms for five. */
const reviewThreeRooms = () =>
  openReview([
    { room: amendoeira, guests: 2 },
    { room: mare, guests: 2 },
    { room: estrela, guests: 1 },
  ]);

const refuse = (failure: RestFailure) => onTable('post', 'bookings', () => failure);

/** Everything the guest has typed is still in the review. */
function expectNothingLost() {
  expect(screen.getByText(/sáb., 14 nov. 2026/, { selector: 'section dd' })).toBeVisible();
  expect(screen.getByText(/Inês Duarte/)).toBeVisible();
  expect(screen.getByText(/ines.duarte@correio.example/)).toBeVisible();
  expect(screen.getByText(/\+351 912 345 678/)).toBeVisible();
}

/** After sending, the tab keeps the ticket, and nothing about the guest. */
function expectKeptTicketOnly() {
  expect(sessionStorage).toHaveLength(1);
  const kept = sessionStorage.getItem('hostel.booking-ticket') ?? '';
  expect(kept).toContain('R26-LIDO01');
  expect(kept).not.toMatch(/Inês|correio\.example|912/);
}

describe('a request that arrives', () => {
  it('books one room and shows its ticket (BOOK-FLOW-11, BOOK-DONE-01, BOOK-DONE-02, BOOK-DONE-03, DATA-BOOK-04, DATA-BOOK-07, GEN-04, WORD-09, TRACK-01, TRACK-07)', async () => {
    openHouse();
    const { inserts, groupings } = takeRequests();
    const { user, address } = await renderAt(stayAddress(4));
    await atRooms();
    await chooseCombination(user, /Um único quarto acomoda todos/);
    await goToReview(user);
    await confirm(user);

    expect(await ticketShown()).toHaveFocus();
    expect(inserts.map(({ body }) => body)).toEqual([
      [
        {
          room_id: leque.id,
          guest_name: 'Inês Duarte',
          guest_email: 'ines.duarte@correio.example',
          guest_phone: '+351 912 345 678',
          check_in_date: '2026-11-14',
          check_out_date: '2026-11-17',
          number_of_guests: 4,
          total_price: 252,
          message: null,
          status: 'pending',
          access_key: expect.stringMatching(/^[\w-]{24}$/),
        },
      ],
    ]);
    expect(groupings).toHaveLength(0);
    const ticket = within(screen.getByRole('main'));
    expect(ticket.getAllByText('R26-LIDO01')[0]).toBeVisible();
    expect(ticket.queryByText('Referência do grupo')).not.toBeInTheDocument();
    expect(
      ticket.getByText(/Vai receber um e-mail de confirmação, que a nossa equipa escreve/),
    ).toBeVisible();
    // The stub with the stay, the house and what keeps the ticket follows the number; the button
    // that leaves the ticket comes last.
    const stub = within(ticket.getByRole('region', { name: 'A sua reserva' }));
    expect(stub.getByRole('button', { name: 'Guardar no calendário' })).toBeVisible();
    expect(
      ticket.getByText(/Rua da Estação 13, Algarve/, { selector: 'address span' }),
    ).toBeVisible();
    expect(ticket.getByRole('link', { name: 'Como chegar' })).toHaveAttribute(
      'href',
      '/localizacao',
    );
    expect(ticket.getByRole('link', { name: '+351 282 000 013' })).toBeVisible();
    expect(ticket.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Copiar número',
      'Guardar no calendário',
      'Imprimir',
      'Copiar ligação',
      'Fazer Outra Reserva',
    ]);
    // The private link of the very request; only this tab keeps its key (TRACK-01).
    const [sent] = sentRows(inserts[0]);
    const path = `/reserva#${sent?.access_key}`;
    expect(ticket.getByRole('link', { name: 'Abrir a minha reserva' })).toHaveAttribute(
      'href',
      path,
    );
    await user.click(ticket.getByRole('button', { name: 'Copiar ligação' }));
    expect(await navigator.clipboard.readText()).toBe(location.origin + path);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
    expectKeptTicketOnly();
    await waitFor(() => expect(address()).toBe('/reservas'));
    expect(await axeFindings()).toEqual([]);
  });

  it('books a group: one insert for all rooms, the same reference in each message and row (DATA-BOOK-03, DATA-BOOK-08, CONST-GRP-01, CONST-GRP-03)', async () => {
    openHouse();
    const { inserts, groupings } = takeRequests();
    const { user } = await renderAt(stayAddress(5));
    await atRooms();
    await addByHand(user, amendoeira, mare, estrela);
    await goToReview(user);
    await confirm(user);
    await ticketShown();

    expect(inserts).toHaveLength(1);
    const rows = sentRows(inserts[0]);
    expect(
      rows.map(({ room_id, number_of_guests, total_price }) => [
        room_id,
        number_of_guests,
        total_price,
      ]),
    ).toEqual([
      [amendoeira.id, 2, 156],
      [mare.id, 2, 165],
      [estrela.id, 1, 114],
    ]);
    const reference = /GRP26-[A-Z0-9]{8}$/.exec(rows[0]?.message ?? '')?.[0] ?? 'none';
    expect(rows.map(({ message }) => message)).toEqual(
      rows.map(() => `GRUPO: Reserva de 3 quartos. Ref: ${reference}`),
    );
    expect(groupings.map(({ params, body }) => [params.get('id'), body])).toEqual(
      [1, 2, 3].map((n) => [`eq.${uuid(2, n)}`, { group_reference: reference }]),
    );
    // One reference, and the rooms by number, as on the guest's page and in the mails.
    expect(screen.getAllByText(reference)[0]).toBeVisible();
    expect(screen.queryByText('R26-LIDO01')).not.toBeInTheDocument();
    const ticket = within(screen.getByRole('region', { name: 'A sua reserva' }));
    const numbers = ticket.getAllByText(/^Quarto \d+, /).map(({ textContent }) => textContent);
    expect(numbers).toEqual([
      'Quarto 1, 1 hóspede',
      'Quarto 2, 2 hóspedes',
      'Quarto 4, 2 hóspedes',
    ]);
    expect(screen.getAllByText(/435,00/)[0]).toBeVisible();
  });

  it('sends the guest’s own message before the note of the group (DATA-BOOK-06)', async () => {
    openHouse();
    const { inserts } = takeRequests();
    const { user } = await reviewThreeRooms();
    await user.click(screen.getByRole('button', { name: 'Alterar mensagem' }));
    await user.click(await screen.findByLabelText(/^Mensagem/));
    await user.paste('Chegamos no comboio das 22:40.');
    await next(user);
    await stepTitle('Confirme o seu pedido');
    await confirm(user);
    await ticketShown();
    expect(sentRows(inserts[0])[0]?.message).toMatch(
      /^Chegamos no comboio das 22:40\.\n\nGRUPO: Reserva de 3 quartos\. Ref: GRP26-/,
    );
  });

  it('only logs a reference that was not set and a number that was not read (DATA-BOOK-09, DATA-BOOK-11, ERR-BOOK-09)', async () => {
    openHouse();
    takeRequests();
    onTable('patch', 'bookings', () => []);
    const { user } = await reviewThreeRooms();
    cutLine('get', 'bookings');
    await confirm(user);
    await ticketShown();
    expect(screen.getAllByText(/^GRP26-/)[0]).toBeVisible();
    expectLoggedError(
      'setGroupReference',
      'setGroupReference',
      'setGroupReference',
      'findBookingNumber',
    );
  });

  it('is sent once, however often one presses', async () => {
    openHouse();
    const { inserts } = takeRequests();
    const { user } = await reviewOneRoom();
    const form = screen.getByRole<HTMLFormElement>('form');
    // Submitted twice before React has drawn anything.
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await user.dblClick(screen.getByRole('button', { name: /A enviar|Confirmar Reserva/ }));
    await ticketShown();
    expect(inserts).toHaveLength(1);
  });

  it('shows its ticket again after a reload and after Back, without the guest’s contact (TRACK-07)', async () => {
    openHouse();
    const { inserts } = takeRequests();
    const { user, unmount } = await reviewOneRoom();
    await confirm(user);
    await ticketShown();
    unmount();

    const again = await renderAt({ pathname: '/reservas', state: { showsTicket: true } });
    await ticketShown();
    expect(screen.getAllByText('R26-LIDO01')[0]).toBeVisible();
    expect(screen.getByText('Família Leque', { selector: 'section span' })).toBeVisible();
    expect(screen.getAllByText(/252,00/)[0]).toBeVisible();
    expect(screen.queryByText(/Inês|correio\.example/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Abrir a minha reserva' })).toHaveAttribute(
      'href',
      `/reserva#${sentRows(inserts[0])[0]?.access_key}`,
    );
    expectKeptTicketOnly();

    await again.user.click(screen.getByRole('button', { name: 'Fazer Outra Reserva' }));
    await stepTitle('Escolha as datas');
    await calendarShown();
    await again.user.click(dayButton('sábado, 14 de novembro'));
    await again.goTo(-1);
    await ticketShown();
    await again.goTo(1);
    await stepTitle('Escolha as datas');
    // The request begun after the ticket is still there.
    expect(screen.getByRole('button', { name: /^Check-in/ })).toHaveTextContent('14 nov. 2026');
  });

  it('shows its ticket on the page in another language, too, until the guest goes on (LANG-02)', async () => {
    openHouse();
    takeRequests();
    const { user, unmount } = await reviewOneRoom();
    await confirm(user);
    await ticketShown();
    const ticket = sessionStorage.getItem('hostel.booking-ticket') ?? '';
    unmount();

    // The browser left the German page by a full page load, so that page could not clean up.
    expect(ticket).toContain('"shownIn":"pt"');
    const fromGerman = ticket.replace('"shownIn":"pt"', '"shownIn":"de"');
    sessionStorage.setItem('hostel.booking-ticket', fromGerman);
    const here = await renderAt('/reservas');
    await ticketShown();
    expect(screen.getAllByText('R26-LIDO01')[0]).toBeVisible();
    await here.goTo('/contacto');
    await screen.findByRole('heading', { level: 1, name: 'Contacto' });
    await here.goTo('/reservas');
    expect(await stepTitle('Escolha as datas')).toBeVisible();
  });

  it('says by when the house answers and holds, as page and mail do (CLOCK-02)', async () => {
    openHouse();
    takeRequests();
    const each = {
      answer_until: '2026-11-03T22:00:00+00:00',
      hold_until: '2026-11-04T10:00:00+00:00',
    };
    onGuestFunction('guest_page', () => makeGuestPage({ each }));
    const { user, unmount } = await reviewOneRoom();
    await confirm(user);
    await ticketShown();
    const answer = /A receção responde até terça-feira, 3 de novembro, às 22:00, hora de Portugal/;
    const held = /O quarto fica guardado para si até quarta-feira, 4 de novembro, às 10:00\./;
    expect(screen.getByText(answer)).toHaveTextContent(held);
    expect(screen.queryByText(/em menos de 24h/)).not.toBeInTheDocument();
    unmount();
    await renderAt({ pathname: '/reservas', state: { showsTicket: true } });
    await ticketShown();
    expect(screen.getByText(answer)).toHaveTextContent(held);
  });

  it('goes into a calendar as a file', async () => {
    openHouse();
    takeRequests();
    const files: Blob[] = [];
    const addresses = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:calendar';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await reviewThreeRooms();
    await confirm(user);
    await ticketShown();
    await user.click(screen.getByRole('button', { name: 'Guardar no calendário' }));
    expect(screen.getByText(/O ficheiro está nas transferências/)).toBeVisible();
    const link = click.mock.contexts[0];
    expect(link).toHaveAttribute('download', expect.stringMatching(/^reserva-GRP26-.*\.ics$/));
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse((await files[0]?.text()) ?? ''));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.uid).toMatch(/^GRP26-[A-Z0-9]{8}@marenova\.example$/);
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
      '2026-11-14',
      '2026-11-17',
    ]);
    expect(event.location).toBe('Hostel Maré Nova, Rua da Estação 13, Algarve');
    expect(event.description).toMatch(/GRP26-.*Quarto 4, Twin Amendoeira: 2 hóspedes.*435,00/s);
    expect(event.description).not.toMatch(/Inês|912/);
    addresses.mockRestore();
    click.mockRestore();
  });

  it('leaves nothing behind for the next request, nor for a reload (BOOK-DONE-04)', async () => {
    openHouse();
    takeRequests();
    const { user, unmount } = await reviewOneRoom();
    await confirm(user);
    await ticketShown();
    await user.click(screen.getByRole('button', { name: 'Fazer Outra Reserva' }));

    expect(await stepTitle('Escolha as datas')).toHaveFocus();
    expect(screen.getByText('Passo 1 de 5')).toBeVisible();
    expect(screen.getAllByText('por escolher')).toHaveLength(3);
    expectKeptTicketOnly();

    unmount();
    await renderAt('/reservas');
    await calendarShown();
    expect(screen.getAllByText('por escolher')).toHaveLength(3);
  });

  it('begins anew when the guest follows a link to this page', async () => {
    openHouse();
    takeRequests();
    const { user } = await reviewOneRoom();
    await confirm(user);
    await ticketShown();
    const [link] = screen.getAllByRole('link', { name: 'Reservar' });
    await user.click(link ?? document.body);
    expect(await stepTitle('Escolha as datas')).toBeVisible();
  });

  it('prints', async () => {
    openHouse();
    takeRequests();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await reviewOneRoom();
    await confirm(user);
    await ticketShown();
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('a request that does not arrive', () => {
  it('says so in the red box, keeps everything, and goes with the next press (ERR-BOOK-01, ERR-BOOK-08)', async () => {
    openHouse();
    cutLine('post', 'bookings');
    const { user } = await reviewOneRoom();
    await confirm(user);

    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(GENERIC);
    await waitFor(() => expect(box).toHaveFocus());
    expectNothingLost();
    expect(await axeFindings()).toEqual([]);

    const { inserts } = takeRequests();
    await confirm(user);
    await ticketShown();
    expect(inserts).toHaveLength(1);
  });

  it('is a success when only its answer was lost: the database knows it already', async () => {
    openHouse();
    const first = onTable('post', 'bookings', () => ({
      status: 503,
      code: '',
      message: 'upstream',
    }));
    cutLine('post', 'bookings');
    const { user } = await reviewThreeRooms();
    await confirm(user);
    await screen.findByRole('alert');
    expect(first).toHaveLength(0);

    const { groupings } = takeRequests();
    const repeated = refuse({
      status: 409,
      code: 'HS013',
      message: 'Este pedido já foi recebido.',
      hint: 'R26-ANTES1',
    });
    const stored = onTable('get', 'bookings', ({ params }) =>
      params.get('select') === 'booking_number'
        ? [{ booking_number: 'R26-ANTES1' }]
        : [amendoeira, mare, estrela].map(({ id }, index) => ({
            id: uuid(2, index + 1),
            room_id: id,
            booking_number: `R26-ANTES${index + 1}`,
          })),
    );
    await confirm(user);
    await ticketShown();
    expect(stored[0]?.params.get('check_in_date')).toBe('eq.2026-11-14');
    // The bookings found are grouped under the reference that their messages carry.
    const reference = /GRP26-[A-Z0-9]{8}$/.exec(sentRows(repeated[0])[0]?.message ?? '')?.[0] ?? '';
    expect(screen.getAllByText(reference)[0]).toBeVisible();
    expect(groupings.map(({ body }) => body)).toEqual(
      [1, 2, 3].map(() => ({ group_reference: reference })),
    );
  });

  it('never shows what the database says to its own people', async () => {
    openHouse();
    refuse({
      status: 400,
      code: '23514',
      message: 'new row for relation "bookings" violates check constraint',
    });
    const { user } = await reviewOneRoom();
    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(GENERIC);
    expect(screen.queryByText(/violates/)).not.toBeInTheDocument();
    expectNothingLost();
  });

  it('shows what the database says to guests (ERR-BOOK-07)', async () => {
    openHouse();
    const message =
      'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.';
    refuse({ status: 429, code: 'HS429', message });
    const { user } = await reviewOneRoom();
    await confirm(user);
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(`Erro ao criar reserva: ${message}`);
    expect(within(box).getByRole('link', { name: '+351 282 000 013' })).toBeVisible();
    expectNothingLost();

    refuse({ status: 400, code: 'HS023', message: 'No máximo 30 noites.' });
    await confirm(user);
    const second = within(await screen.findByRole('alert'));
    expect(second.getByText('Erro ao criar reserva: No máximo 30 noites.')).toBeVisible();
    expect(second.getByRole('link', { name: '+351 282 000 013' })).toBeVisible();
    await user.click(second.getByRole('button', { name: 'Alterar datas' }));
    await stepTitle('Escolha as datas');
  });

  it('survives a reload: its own bookings do not take its rooms away (BOOK-FLOW-03)', async () => {
    openHouse();
    cutLine('post', 'bookings');
    const { user, unmount } = await reviewThreeRooms();
    await confirm(user);
    await screen.findByRole('alert');
    unmount();

    // The request had arrived after all, so its own bookings take the rooms.
    const calls = openHouse({ taken: [amendoeira, mare, estrela] });
    takeRequests();
    refuse({
      status: 409,
      code: 'HS013',
      message: 'Este pedido já foi recebido.',
      hint: 'R26-ANTES1',
    });
    const again = await renderAt('/reservas');
    await stepTitle('Confirme o seu pedido');
    await waitFor(() => expect(calls).toHaveLength(1));
    await again.user.click(screen.getByRole('button', { name: 'Anterior' }));
    await stepTitle('Os seus dados');
    await next(again.user);
    await stepTitle('Confirme o seu pedido');
    expectNothingLost();
    expect(screen.getByRole('heading', { level: 4, name: 'Duplo Maré' })).toBeVisible();
    await confirm(again.user);
    await ticketShown();
    expect(screen.getAllByText(/^GRP26-/)[0]).toBeVisible();
  });
});

describe('a room that goes away between choosing and sending', () => {
  const TAKEN =
    'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.';

  async function loseRace(user: UserEvent) {
    refuse({ status: 409, code: '23P01', message: TAKEN });
    openHouse({ taken: [mare] });
    await confirm(user);
    return screen.findByRole('alert');
  }

  it('is named, taken out of the choice, and everything else stays', async () => {
    openHouse();
    const { user } = await reviewThreeRooms();
    const box = await loseRace(user);
    expect(box).toHaveTextContent(`Erro ao criar reserva: ${TAKEN}`);
    expect(
      await screen.findByText(
        'Duplo Maré deixou de estar livre nas suas datas e saiu da sua escolha.',
      ),
    ).toBeVisible();
    expectNothingLost();
    expect(screen.getByRole('heading', { level: 4, name: 'Twin Amendoeira' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 4, name: 'Duplo Maré' })).not.toBeInTheDocument();
  });

  it('leads back to the rooms, and on to a booking without it', async () => {
    openHouse();
    const { user } = await reviewThreeRooms();
    const box = await loseRace(user);
    await user.click(within(box).getByRole('button', { name: 'Escolher outros quartos' }));
    await stepTitle('Escolha os quartos');
    expect(await screen.findByRole('button', { name: 'Retirar Individual Estrela' })).toBeVisible();
    expect(screen.queryByText('Duplo Maré')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Adicionar Família Leque' }));

    const { inserts } = takeRequests();
    await next(user);
    expect(await screen.findByLabelText('Nome completo')).toHaveValue('Inês Duarte');
    await next(user);
    await stepTitle('Confirme o seu pedido');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await confirm(user);
    await ticketShown();
    expect(sentRows(inserts[0]).map(({ room_id }) => room_id)).toEqual([
      amendoeira.id,
      estrela.id,
      leque.id,
    ]);
  });

  it('is not forgotten by a guest who confirms all the same', async () => {
    openHouse();
    const { user } = await reviewThreeRooms();
    await loseRace(user);
    await screen.findByText(/Duplo Maré deixou de estar livre/);
    await confirm(user);
    await stepTitle('Escolha os quartos');
    expect(
      await screen.findByText('A capacidade dos quartos selecionados é insuficiente'),
    ).toBeVisible();
  });

  it('was the only one: the red box says what is missing (ERR-BOOK-01, ERR-BOOK-04)', async () => {
    openHouse();
    const { user } = await reviewOneRoom();
    refuse({ status: 409, code: 'HS009', message: TAKEN });
    openHouse({ blocked: [{ room: leque, date: '2026-11-15' }] });
    await confirm(user);
    await screen.findByText(/Família Leque deixou de estar livre/);
    await confirm(user);
    expect(await screen.findByText('Por favor, selecione pelo menos um quarto')).toBeVisible();
  });
});

it('takes over a price that changed, for the guest to confirm', async () => {
  openHouse();
  const { user } = await reviewOneRoom();
  refuse({ status: 400, code: 'HS008', message: 'O preço do quarto foi atualizado.' });
  openHouse({
    rooms: ROOMS.map((room) => (room === leque ? { ...room, price_per_night: 90 } : room)),
  });
  await confirm(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao criar reserva: O preço do quarto foi atualizado.',
  );
  expect(await screen.findByText(/3 × 90,00/)).toBeVisible();

  const { inserts } = takeRequests();
  await confirm(user);
  await ticketShown();
  expect(sentRows(inserts[0])[0]?.total_price).toBe(270);
});
