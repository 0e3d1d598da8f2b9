import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import ICAL from 'ical.js';
import { visitorClient } from '@/lib/visitor-client';
import { readGuestPage, type GuestPage } from '@/queries/guest-page';
import { makeHouseRates } from '../support/builders';
import {
  LINK_KEY,
  makeGuestPage,
  makeGuestPayment,
  onGuestFunction,
  UNKNOWN_KEY,
} from '../support/guest-page';
import { held } from '../support/held';
import { axeFindings, renderAt } from '../support/render-at';
import { eventually, holdRounds } from '../support/rounds';
import { expectLoggedError, onRpc, server } from '../support/server';

/** A Sunday in Lisbon, after the request of these tests came in. */
const NOW = '2026-11-22T18:12:00Z';
const DEADLINE = 'sexta-feira, 11 de dezembro, às 14:00';

beforeAll(async () => {
  await import('@/pages/public/GuestBookingPage');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

const main = () => within(screen.getByRole('main'));
const button = (name: string) => screen.findByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The text of each element, with plain spaces in amounts. */
const texts = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

/** Opens the page of a request as the database gives it. */
async function openPage(page: GuestPage) {
  const asked = onGuestFunction('guest_page', () => page);
  const view = await renderAt(`/reserva#${LINK_KEY}`);
  await screen.findByRole('heading', { name: /^Os? seus? quartos?$/ });
  return { ...view, asked };
}

describe('the page of a request', () => {
  it('shows number, state, dates, rooms, who sleeps where, price, rules and whom to ask (TRACK-02)', async () => {
    const { asked } = await openPage(makeGuestPage());
    expect(asked).toEqual([{ key: LINK_KEY }]);
    expect(await title('Recebemos o seu pedido, Inês.')).toBeVisible();
    expect(main().getAllByRole('status')[0]).toHaveTextContent('Em resposta');
    expect(main().getAllByText('GRP26-4T7QX2MB')[0]).toBeVisible();
    const steps = within(main().getByRole('list', { name: 'Estado do pedido' }));
    expect(texts(steps.getAllByRole('listitem'))).toEqual([
      'Recebidodom., 22 nov., 15:20',
      'Em respostaassim que possível',
      'Confirmadoavisamos por e-mail',
    ]);
    expect(main().getByText('Respondemos assim que possível.')).toBeVisible();

    const ticket = main().getByRole('region', { name: 'A sua estadia' });
    expect(ticket).toHaveTextContent(/Check-in12 dez\.sábado, a\spartir\sdas\s14:00/);
    expect(ticket).toHaveTextContent(/Check-out15 dez\.terça, até às 11:00/);
    expect(ticket).toHaveTextContent(/Noites3Hóspedes8, em 3 quartos/);
    expect(ticket).toHaveTextContent(
      /Total, IVA incluído582,00 €Por pessoa e noite, em média24,25 €/,
    );
    const rooms = within(main().getByRole('region', { name: 'Os seus quartos' }));
    expect(texts(rooms.getAllByRole('listitem'))).toEqual([
      'Quarto 6, R26-3HV8KPFamília LequeDormem aqui 4252,00 €3 × 84,00 €',
      'Quarto 4, R26-3HV8KQTwin AmendoeiraDormem aqui 2156,00 €3 × 52,00 €',
      'Quarto 3, R26-3HV8KRDuplo SolDormem aqui 2174,00 €3 × 58,00 €',
    ]);
    const rules = main().getByRole('region', { name: 'Bom saber' });
    expect(rules).toHaveTextContent('das 14:00 às 00:00');
    expect(rules).toHaveTextContent('até sex., 11 dez., às 14:00');
    expect(rules).toHaveTextContent('Depois, cobramos a primeira noite: 194,00 €.');
    expect(main().getByRole('link', { name: '+351 282 000 013' })).toBeVisible();
    expect(main().getByText('Chamada para a rede fixa nacional')).toBeVisible();
    expect(main().getByText('000000/AL')).toBeVisible();
    expect(main().getByRole('link', { name: 'Enviar uma mensagem' })).toHaveAttribute(
      'href',
      '/contacto?message=Sobre+a+reserva+GRP26-4T7QX2MB%3A+',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('says of a room what it was before reception changed it (TRACK-02)', async () => {
    const page = makeGuestPage();
    const [first, second, third] = page.bookings;
    if (!first || !second || !third) throw new Error('The request has three rooms.');
    const changed_at = '2026-11-22T16:00:00Z';
    await openPage({
      ...page,
      bookings: [
        {
          ...first,
          before: { check_in_date: '2026-12-11', room: '7', total_price: 300, changed_at },
        },
        { ...second, status: 'cancelled', before: { number_of_guests: 1, changed_at } },
        { ...third, before: null },
      ],
    });
    const rooms = within(main().getByRole('region', { name: 'Os seus quartos' }));
    expect(texts(rooms.getAllByText(/^Alterada/))).toEqual([
      'Alterada a 22 de novembro. Antes: de 11 a 15 de dezembro, Quarto 7, 300,00 €.',
    ]);
  });

  it('says how to pay while payment is awaited: sum, account, reference, also without mail (TRACK-02, TRACK-07)', async () => {
    const transfer = { iban: 'PT50000201231234567890154', account_holder: 'Maré Nova, Lda.' };
    const page = makeGuestPage({ each: { status: 'awaiting_payment' }, transfer });
    const { unmount } = await openPage(page);
    const box = await main().findByRole('region', { name: 'Como pagar' });
    expect(box).toHaveTextContent(
      /Valor582,00\s€IBANPT50 0002 0123 1234 5678 9015 4.*TitularMaré Nova, Lda\.DescritivoGRP26-4T7QX2MB/,
    );
    expect(box).toHaveTextContent('Envie-nos o comprovativo');
    const rules = main().getByRole('region', { name: 'Bom saber' });
    expect(rules).toHaveTextContent(/Pagamento de 582,00\s€antes da confirmação/);
    unmount();

    await openPage(makeGuestPage({ each: { status: 'awaiting_payment' } }, 1));
    const other = await main().findByRole('region', { name: 'Como pagar' });
    expect(other).toHaveTextContent('Pode pagar por transferência, com cartão ou em dinheiro');
    expect(other).not.toHaveTextContent('IBAN');
  });

  it('names no sum for the first night where nights differ (RATE-01)', async () => {
    await openPage(makeGuestPage({ each: { total_price: 200 } }));
    const rules = main().getByRole('region', { name: 'Bom saber' });
    expect(rules).toHaveTextContent('Depois, cobramos a primeira noite.');
  });

  it('says nothing of money while nobody has entered the price of a calendar’s stay (TRACK-02, CHAN-03)', async () => {
    const each = { status: 'confirmed', total_price: 0, paid: 0, is_unpriced: true };
    await openPage(makeGuestPage({ each }, 1));
    const ticket = main().getByRole('region', { name: 'A sua estadia' });
    expect(ticket).toHaveTextContent(/Noites3Hóspedes4/);
    const rooms = within(main().getByRole('region', { name: 'O seu quarto' }));
    expect(texts(rooms.getAllByRole('listitem'))).toEqual([
      'Quarto 6Família LequeDormem aqui 43 noites',
    ]);
    expect(document.body).not.toHaveTextContent(/€|tudo pago|Por pessoa e noite|Total, IVA/);
  });

  it('is for nobody else: no search engine, no referrer, nothing kept; its link is copied (TRACK-01, TRACK-06)', async () => {
    const { user } = await openPage(makeGuestPage());
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await user.click(await button('Copiar ligação'));
    expect(await screen.findByText('Ligação copiada')).toBeVisible();
    const link = `${location.origin}/reserva#${LINK_KEY}`;
    expect(await navigator.clipboard.readText()).toBe(link);
    const kept = [...Object.entries(sessionStorage), ...Object.entries(localStorage)];
    expect(JSON.stringify(kept) + document.cookie).not.toContain(LINK_KEY);
  });

  it('tells the moments that the house has promised (CLOCK-01, CLOCK-02)', async () => {
    const each = {
      answer_until: '2026-11-23T15:20:00+00:00',
      hold_until: '2026-11-25T15:20:00+00:00',
      confirm_until: '2026-11-23T10:00:00+00:00',
    };
    await openPage(makeGuestPage({ each }));
    expect(main().getByText('segunda-feira, 23 de novembro, às 15:20')).toBeVisible();
    expect(
      main().getByText(
        'Os três quartos ficam guardados para si até quarta-feira, 25 de novembro, às 15:20. Hora de Portugal.',
      ),
    ).toBeVisible();
    expect(main().getByText(/^Confirme o seu e-mail até segunda-feira/)).toBeVisible();
    expect(main().getByText('até seg., 23 nov., 15:20')).toBeVisible();
  });

  it.each([
    ['awaiting_payment', 'Falta o pagamento', 'Só falta o pagamento, Inês.'],
    [
      'payment_received',
      'Pagamento recebido, falta a confirmação',
      'Recebemos o seu pagamento, Inês.',
    ],
    ['confirmed', 'Confirmada', 'Até 12 de dezembro, Inês.'],
    ['checked_in', 'Está em casa', 'Está em casa, Inês.'],
    ['completed', 'Até à próxima', 'Até à próxima, Inês.'],
    ['cancelled', 'Cancelada', 'A reserva foi cancelada, Inês.'],
  ])('says in plain words that a request is %s (TRACK-02)', async (status, state, words) => {
    await openPage(makeGuestPage({ each: { status, can_cancel: false } }, 1));
    expect(await title(words)).toBeVisible();
    // The step under way is named after what is missing.
    expect(main().queryAllByText('Pagamento', { selector: 'li span' })).toHaveLength(
      status === 'awaiting_payment' ? 1 : 0,
    );
    expect(main().getAllByRole('status')[0]).toHaveTextContent(state);
    const isAhead = status !== 'completed' && status !== 'cancelled';
    expect(screen.queryAllByRole('button', { name: 'Guardar no calendário' })).toHaveLength(
      isAhead ? 1 : 0,
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('is over the day after check-out, whoever forgot to check the guest out (TRACK-02)', async () => {
    vi.setSystemTime('2026-12-15T23:30:00Z');
    const each = { status: 'checked_in', can_cancel: false };
    const rendered = await openPage(makeGuestPage({ each }));
    expect(await title('Está em casa, Inês.')).toBeVisible();
    rendered.unmount();
    vi.setSystemTime('2026-12-16T00:30:00Z');
    await openPage(makeGuestPage({ each }));
    expect(await title('Até à próxima, Inês.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Guardar no calendário' })).not.toBeInTheDocument();
  });

  it('asks a guest whose day has come without an answer to call (TRACK-02)', async () => {
    vi.setSystemTime('2026-12-13T09:00:00Z');
    await openPage(makeGuestPage({ each: { can_cancel: false } }));
    expect(await title('Fale connosco, Inês.')).toBeVisible();
    expect(main().getAllByRole('status')[0]).toHaveTextContent('Por confirmar');
    expect(main().getByText(/passou e o pedido continua por confirmar\. Ligue-nos/)).toBeVisible();
    expect(main().getByRole('link', { name: '+351 282 000 013' })).toBeVisible();
    expect(main().queryByText(/Respondemos/)).not.toBeInTheDocument();
    expect(main().queryByText('O que se segue')).not.toBeInTheDocument();
  });

  it('adds up what a guest who is still here has stayed and will stay (TRACK-02)', async () => {
    vi.setSystemTime('2026-12-14T09:00:00Z');
    const page = makeGuestPage({ each: { status: 'checked_in', can_cancel: false } }, 2);
    const [first] = page.bookings;
    if (first) first.status = 'checked_out';
    await openPage(page);
    const rooms = main().getByRole('region', { name: 'Os seus quartos' });
    expect(within(rooms).getByText('252,00 €', { selector: 'b' })).toBeVisible();
    expect(rooms.querySelector('s')).toBeNull();
    expect(main().getByRole('region', { name: 'A sua estadia' })).toHaveTextContent(/408,00\s€/);
  });

  it.each([
    ['awaiting_payment', null, /^Guardamos o quarto para si e confirmamos/],
    ['cancelled', 'guest', /^O quarto já não está guardado\./],
    [
      'cancelled',
      'lapsed',
      'O quarto voltou a ficar livre. Se ainda o quiser, peça de novo ou ligue-nos.',
    ],
  ])('speaks of one room where there is one: %s, %s (TRACK-02)', async (status, reason, words) => {
    await openPage(makeGuestPage({ each: { status, cancel_reason: reason } }, 1));
    expect(main().getByText(words)).toBeVisible();
    expect(main().getByRole('region', { name: 'O seu quarto' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/os quartos já|Guardamos os|seus quartos/i);
  });

  it('says of a request that lapsed that nothing was charged, and where to ask again (CLOCK-01)', async () => {
    await openPage(makeGuestPage({ each: { status: 'cancelled', cancel_reason: 'lapsed' } }));
    expect(await title('O pedido caducou. Nada lhe foi cobrado.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Ver datas livres' })).toHaveAttribute(
      'href',
      '/reservas',
    );
  });

  it('lets a room that differs carry its own state, and leaves a cancelled one out of the sum (TRACK-02)', async () => {
    const page = makeGuestPage({ first_name: null, each: { status: 'confirmed', paid: 100 } });
    const [, second, third] = page.bookings;
    if (second) second.status = 'awaiting_payment';
    if (third) third.status = 'cancelled';
    await openPage(page);
    expect(await title('Só falta o pagamento.')).toBeVisible();
    const rooms = within(main().getByRole('region', { name: 'Os seus quartos' }));
    const [first, middle, last] = rooms.getAllByRole('listitem');
    expect(first).toHaveTextContent('Confirmada');
    expect(middle).not.toHaveTextContent('Falta o pagamento');
    expect(last).toHaveTextContent('Cancelada');
    expect(rooms.getByText('174,00 €', { selector: 's' })).toBeVisible();
    expect(main().getByRole('region', { name: 'A sua estadia' })).toHaveTextContent(
      /408,00 €Já pago200,00 €Falta pagar208,00 €/,
    );
  });

  it('tells how to arrive once the stay is promised (TRACK-02)', async () => {
    const { user } = await openPage(makeGuestPage({ each: { status: 'confirmed' } }));
    const ways = main().getByRole('region', { name: 'Como chegar' });
    expect(within(ways).getByRole('link', { name: /Abrir no mapa/ })).toBeVisible();
    expect(
      main().getByText(/Esperamos por si no sábado, 12 de dezembro, a partir das 14:00/),
    ).toBeVisible();
    expect(main().getByText('Paga no check-in.')).toBeVisible();
    // The phone's bottom bar scrolls there without changing the address, which contains the key.
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    await user.click(await button('Como chegar'));
    expect(screen.getByRole('heading', { name: 'Como chegar' })).toHaveFocus();
    expect(scrolled).toHaveBeenCalledOnce();
    scrolled.mockRestore();
  });

  it('follows what reception does, and keeps what was typed meanwhile (TRACK-02, TRACK-04)', async () => {
    holdRounds(NOW);
    let page = makeGuestPage();
    const asked = onGuestFunction('guest_page', () => page);
    const { user } = await renderAt(`/reserva#${LINK_KEY}`);
    await title('Recebemos o seu pedido, Inês.');
    await user.click(screen.getByText('Já sabe a que horas chega?'));
    await user.type(screen.getByLabelText(/Um recado para a receção/), 'Um berço');
    page = makeGuestPage({ each: { status: 'confirmed' } });
    await act(async () => vi.advanceTimersByTime(60_000));
    await eventually(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Até 12'),
    );
    expect(asked).toHaveLength(2);
    expect(screen.getByLabelText(/Um recado para a receção/)).toHaveValue('Um berço');
  });

  it('closes when reception replaces its key, and stays when the line is gone for a while (TRACK-06)', async () => {
    holdRounds(NOW);
    let answer: GuestPage | typeof UNKNOWN_KEY | 'cut' = makeGuestPage();
    const asked = onGuestFunction('guest_page', () => answer);
    await renderAt(`/reserva#${LINK_KEY}`);
    await title('Recebemos o seu pedido, Inês.');
    answer = 'cut';
    await act(async () => vi.advanceTimersByTime(60_000));
    await eventually(() => expect(asked).toHaveLength(2));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recebemos o seu pedido');
    answer = UNKNOWN_KEY;
    await act(async () => vi.advanceTimersByTime(60_000));
    await eventually(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Esta ligação'),
    );
  });
});

describe('calling it off', () => {
  const cancelled = makeGuestPage({
    each: { status: 'cancelled', cancel_reason: 'guest', can_cancel: false },
  });

  it('is asked once more; the way back is nearest, and nothing has happened (TRACK-03)', async () => {
    const { user } = await openPage(makeGuestPage());
    expect(main().getByText(new RegExp(`sem custos, até ${DEADLINE}`))).toBeVisible();
    const opener = await button('Retirar o pedido');
    await user.click(opener);
    const question = await screen.findByRole('alertdialog', { name: 'Retirar o pedido?' });
    expect(question).toHaveTextContent(
      'Retira o pedido para os três quartos, de 12 a 15 de dezembro.',
    );
    expect(question).toHaveTextContent(
      'É gratuito até sexta-feira, 11 de dezembro de 2026, às 14:00.',
    );
    expect(within(question).getByRole('link', { name: '+351 282 000 013' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    expect(within(question).getByRole('button', { name: 'Manter o pedido' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('goes with a reason or without, and the page says that it is done (TRACK-03)', async () => {
    const { user } = await openPage(makeGuestPage({ each: { status: 'confirmed' } }, 1));
    const bodies = onGuestFunction('guest_cancel', () => cancelled);
    await user.click(await button('Cancelar a reserva'));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Cancelar a reserva?' }),
    );
    await user.selectOptions(question.getByLabelText(/Porquê\?/), 'Doença ou imprevisto');
    await user.click(question.getByRole('button', { name: 'Cancelar a reserva' }));
    const done = await title('A reserva foi cancelada, Inês.');
    expect(main().getByText('Reserva cancelada. Não lhe cobrámos nada.')).toBeVisible();
    await waitFor(() => expect(done).toHaveFocus());
    expect(bodies).toEqual([{ key: LINK_KEY, reason: 'Doença ou imprevisto' }]);
    expect(screen.queryByRole('button', { name: 'Cancelar a reserva' })).not.toBeInTheDocument();
  });

  it('says not to pay a reference that was given out (TRACK-03, DEPOSIT-02)', async () => {
    const payment = makeGuestPayment({ state: 'pending', amount: 0, method: 'multibanco' });
    const { user } = await openPage(makeGuestPage({ each: { status: 'confirmed' }, payment }, 1));
    await user.click(await button('Cancelar a reserva'));
    const question = await screen.findByRole('alertdialog', { name: 'Cancelar a reserva?' });
    expect(question).toHaveTextContent('Não pague a referência Multibanco que recebeu.');
  });

  it('promises back what was paid, before and after it is done (TRACK-03, PAY-01)', async () => {
    const { user } = await openPage(makeGuestPage({ each: { status: 'confirmed', paid: 60 } }, 2));
    const each = { status: 'cancelled', cancel_reason: 'guest', can_cancel: false, paid: 60 };
    onGuestFunction('guest_cancel', () => makeGuestPage({ each }, 2));
    await user.click(await button('Cancelar a reserva'));
    const question = await screen.findByRole('alertdialog', { name: 'Cancelar a reserva?' });
    const back = /Já pagou 120,00\s€: entraremos em contacto para devolver esse valor\./;
    expect(question).toHaveTextContent(back);
    expect(question).not.toHaveTextContent('Não lhe cobramos nada');
    await user.click(within(question).getByRole('button', { name: 'Cancelar a reserva' }));
    await title('A reserva foi cancelada, Inês.');
    expect(main().getByText(/^Reserva cancelada\./)).toHaveTextContent(back);
    const ticket = main().getByRole('region', { name: 'A sua estadia' });
    expect(ticket).toHaveTextContent(/Já pago120,00\s€Por pessoa/);
    expect(document.body).not.toHaveTextContent(/cobrámos|Falta pagar/);
  });

  it('says in place that it did not arrive, keeps the reason, and goes with the next press (TRACK-03)', async () => {
    const { user } = await openPage(makeGuestPage());
    let isCut = true;
    const bodies = onGuestFunction('guest_cancel', () => (isCut ? 'cut' : cancelled));
    await user.click(await button('Retirar o pedido'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.selectOptions(question.getByLabelText(/Porquê\?/), 'Mudança de planos');
    await user.click(question.getByRole('button', { name: 'Retirar o pedido' }));
    expect(
      await question.findByText('Não foi possível cancelar. Tente novamente ou ligue.'),
    ).toBeVisible();
    isCut = false;
    await user.click(question.getByRole('button', { name: 'Retirar o pedido' }));
    await title('A reserva foi cancelada, Inês.');
    const sent = { key: LINK_KEY, reason: 'Mudança de planos' };
    expect(bodies).toEqual([sent, sent]);
  });

  it('stands, although a round that set out before it answers after it (TRACK-03)', async () => {
    holdRounds(NOW);
    const { user, asked } = await openPage(makeGuestPage());
    const late = held<GuestPage>();
    const rounds = onGuestFunction('guest_page', () => late.promise);
    onGuestFunction('guest_cancel', () => cancelled);
    await act(async () => vi.advanceTimersByTime(60_000));
    await eventually(() => expect([asked, rounds].map(({ length }) => length)).toEqual([1, 1]));
    await user.click(screen.getByRole('button', { name: 'Retirar o pedido' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Retirar o pedido' }));
    const heading = screen.getByRole('heading', { level: 1 });
    await eventually(() => expect(heading).toHaveTextContent('A reserva foi cancelada'));
    const answered = new Promise((resolve) => {
      server.events.on('response:mocked', resolve);
    });
    await act(async () => {
      late.release(makeGuestPage());
      await answered;
      // This request of the test ends only after the page has read the answer of the round.
      await readGuestPage(visitorClient(), LINK_KEY);
    });
    server.events.removeAllListeners();
    expect(heading).toHaveTextContent('A reserva foi cancelada');
  });

  it('says whom to call once its time is over, also when it ends meanwhile (TRACK-03)', async () => {
    const { user } = await openPage(makeGuestPage());
    const refusal = 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.';
    onGuestFunction('guest_cancel', () => ({ status: 409, code: 'HS021', message: refusal }));
    await user.click(await button('Retirar o pedido'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Retirar o pedido' }));
    expect(await question.findByText(refusal)).toBeVisible();
  });

  it('closes the page when reception has just replaced its key (TRACK-03, TRACK-06)', async () => {
    const { user } = await openPage(makeGuestPage());
    onGuestFunction('guest_cancel', () => UNKNOWN_KEY);
    await user.click(await button('Retirar o pedido'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Retirar o pedido' }));
    const heading = await title('Esta ligação não abre nenhuma reserva');
    expect(heading).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says whom to call after too many attempts (TRACK-03)', async () => {
    const { user } = await openPage(makeGuestPage());
    onGuestFunction('guest_cancel', () => ({ status: 429, code: 'HS429', message: 'Demasiados.' }));
    await user.click(await button('Retirar o pedido'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Retirar o pedido' }));
    expect(
      await question.findByText(
        'Demasiados pedidos num curto espaço de tempo. Por favor, ligue-nos.',
      ),
    ).toBeVisible();
  });

  it('is not offered after the deadline, nor while one of the rooms must stay (TRACK-03)', async () => {
    const page = makeGuestPage({ each: { status: 'confirmed' } });
    const [first] = page.bookings;
    if (first) first.can_cancel = false;
    await openPage(page);
    const card = main().getByText((text) =>
      text.startsWith(`O cancelamento gratuito terminou na ${DEADLINE}. Ligue-nos.`),
    );
    expect(card).toBeVisible();
    expect(within(card).getByRole('link', { name: '+351 282 000 013' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar a reserva' })).not.toBeInTheDocument();
  });

  it('names a deadline on a Saturday in good Portuguese, too (TRACK-03)', async () => {
    const each = { status: 'confirmed', can_cancel: false };
    await openPage(makeGuestPage({ cancel_until: '2027-02-06T14:00:00+00:00', each }));
    expect(
      main().getByText(/^O cancelamento gratuito terminou no sábado, 6 de fevereiro, às 14:00\./),
    ).toBeVisible();
  });
});

describe('the arrival', () => {
  const confirmed = { status: 'confirmed', arrival_time: '22:15', guest_wish: 'Um berço' } as const;

  it('is told with hour and wish, and can be changed (TRACK-04)', async () => {
    const { user } = await openPage(makeGuestPage({ each: confirmed }));
    const hour = screen.getByLabelText('Hora de chegada, sábado, 12 de dezembro');
    // Reception had noted an hour that is not among those to choose from.
    expect(hour).toHaveValue('22:15');
    const wish = screen.getByLabelText(/Um recado para a receção/);
    const bodies = onGuestFunction('guest_arrival', () => makeGuestPage({ each: confirmed }));
    await user.selectOptions(hour, 'Depois da meia-noite');
    await user.type(wish, ', por favor');
    await user.click(await button('Guardar'));
    expect(await screen.findByText('Guardado às 18:12.')).toBeVisible();
    await user.selectOptions(hour, 'Ainda não sei');
    await user.click(await button('Guardar'));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies).toEqual([
      { key: LINK_KEY, arrival_time: '00:00', wish: 'Um berço, por favor' },
      { key: LINK_KEY, wish: 'Um berço, por favor' },
    ]);
  });

  it('says next to the button that it did not arrive, and loses nothing (TRACK-04)', async () => {
    const { user } = await openPage(makeGuestPage({ each: confirmed }));
    let isCut = true;
    const page = makeGuestPage({ each: confirmed });
    onGuestFunction('guest_arrival', () => (isCut ? 'cut' : page));
    const wish = screen.getByLabelText(/Um recado para a receção/);
    await user.type(wish, ' e flores');
    await user.click(await button('Guardar'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível guardar. Tente novamente ou ligue.',
    );
    expect(wish).toHaveValue('Um berço e flores');
    isCut = false;
    await user.click(await button('Guardar'));
    expect(await screen.findByText('Guardado às 18:12.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is no longer called saved once it is changed, also while it is on its way (TRACK-04)', async () => {
    const { user } = await openPage(makeGuestPage({ each: confirmed }));
    const wish = screen.getByLabelText(/Um recado para a receção/);
    const second = held<GuestPage>();
    const bodies = onGuestFunction('guest_arrival', () =>
      bodies.length === 1 ? makeGuestPage({ each: confirmed }) : second.promise,
    );
    await user.click(await button('Guardar'));
    expect(await screen.findByText('Guardado às 18:12.')).toBeVisible();
    await user.type(wish, ' e flores');
    expect(screen.queryByText('Guardado às 18:12.')).not.toBeInTheDocument();
    const save = await button('Guardar');
    await user.click(save);
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.type(wish, ' vermelhas');
    second.release(makeGuestPage({ each: confirmed }));
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByText('Guardado às 18:12.')).not.toBeInTheDocument();
    expect(wish).toHaveValue('Um berço e flores vermelhas');
  });

  it('closes the page when reception has just replaced its key (TRACK-04, TRACK-06)', async () => {
    const { user } = await openPage(makeGuestPage({ each: confirmed }));
    onGuestFunction('guest_arrival', () => UNKNOWN_KEY);
    await user.click(await button('Guardar'));
    expect(await title('Esta ligação não abre nenhuma reserva')).toHaveFocus();
  });

  it('keeps what was typed when the page is left for another language, until it is saved (TRACK-04, LANG-02)', async () => {
    const page = makeGuestPage({ each: confirmed });
    const { user, unmount } = await openPage(page);
    await user.selectOptions(screen.getByLabelText(/^Hora de chegada/), '16:30');
    await user.type(screen.getByLabelText(/Um recado para a receção/), ' e flores');
    unmount();
    const again = await openPage(page);
    expect(screen.getByLabelText(/^Hora de chegada/)).toHaveValue('16:30');
    expect(screen.getByLabelText(/Um recado para a receção/)).toHaveValue('Um berço e flores');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(LINK_KEY);
    onGuestFunction('guest_arrival', () => page);
    await again.user.click(await button('Guardar'));
    await screen.findByText('Guardado às 18:12.');
    again.unmount();
    await openPage(page);
    expect(screen.getByLabelText(/Um recado para a receção/)).toHaveValue('Um berço');
  });

  it('refuses a wish that is too long beside the field, before it is sent (TRACK-04)', async () => {
    const { user } = await openPage(makeGuestPage({ each: confirmed }));
    const bodies = onGuestFunction('guest_arrival', () => makeGuestPage());
    const wish = screen.getByLabelText(/Um recado para a receção/);
    await user.clear(wish);
    await user.click(wish);
    await user.paste('a'.repeat(301));
    expect(wish).toBeInvalid();
    expect(screen.getByText('O recado pode ter até 300 letras.')).toBeVisible();
    await user.click(await button('Guardar'));
    expect(bodies).toEqual([]);
  });
});

describe('taking the stay along', () => {
  it.each([
    ['pending', 'TENTATIVE', 'Hostel Maré Nova (por confirmar)'],
    ['confirmed', 'CONFIRMED', 'Hostel Maré Nova'],
  ])('gives a calendar file of a stay that is %s (TRACK-05)', async (status, state, summary) => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:calendar';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await openPage(makeGuestPage({ each: { status } }));
    await user.click(await button('Guardar no calendário'));
    expect(click.mock.contexts[0]).toHaveAttribute('download', 'reserva-GRP26-4T7QX2MB.ics');
    vi.restoreAllMocks();
    const calendar = new ICAL.Component(ICAL.parse((await files[0]?.text()) ?? ''));
    const component = calendar.getFirstSubcomponent('vevent');
    const event = new ICAL.Event(component ?? undefined);
    expect(component?.getFirstPropertyValue('status')).toBe(state);
    expect([event.startDate.toString(), event.endDate.toString(), event.summary]).toEqual([
      '2026-12-12',
      '2026-12-15',
      summary,
    ]);
    // The same event as on the success screen, so that a calendar has it only once.
    expect(event.uid).toBe('GRP26-4T7QX2MB@marenova.example');
    expect(event.description).toMatch(/Quarto 4, Twin Amendoeira: 2 hóspedes/);
    expect(event.description).not.toContain(LINK_KEY);
  });

  it('prints the ticket (TRACK-05)', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await openPage(makeGuestPage({ each: { guest_wish: 'Um berço' } }));
    await user.click(await button('Imprimir'));
    expect(print).toHaveBeenCalledOnce();
    const paper = within(screen.getByRole('table')).getAllByRole('row');
    expect(texts(paper)).toContain('6. Família Leque4 hóspedes3 × 84,00 €252,00 €');
  });
});

describe('a link', () => {
  const UNKNOWN = 'Esta ligação não abre nenhuma reserva';

  it('that opens nothing has one answer, whatever the reason (TRACK-06)', async () => {
    const asked = onGuestFunction('guest_page', () => UNKNOWN_KEY);
    const { goTo } = await renderAt(`/reserva#${LINK_KEY}`);
    await title(UNKNOWN);
    expectLoggedError('openGuestPage');
    const whole = screen.getByRole('main').textContent;
    expect(main().getByRole('link', { name: '+351 282 000 013' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    // A malformed or missing key is not even sent to the backend.
    for (const hash of ['#curta', '']) {
      // oxlint-disable-next-line no-await-in-loop -- one address after the other
      await goTo(`/reserva${hash}`);
      expect(screen.getByRole('main').textContent).toBe(whole);
    }
    expect(asked).toHaveLength(1);
  });

  it('that cannot be read now is tried again (TRACK-02)', async () => {
    let isCut = true;
    onGuestFunction('guest_page', () => (isCut ? 'cut' : makeGuestPage()));
    const { user } = await renderAt(`/reserva#${LINK_KEY}`);
    await screen.findByText('A abrir a sua reserva...');
    expect(await title('A sua reserva')).toBeInTheDocument();
    expect(await screen.findByText('Não conseguimos abrir a sua reserva agora.')).toBeVisible();
    expectLoggedError('openGuestPage');
    expect(await axeFindings()).toEqual([]);
    isCut = false;
    await user.click(await button('Tentar Novamente'));
    expect(await title('Recebemos o seu pedido, Inês.')).toBeVisible();
  });

  it('of a mail proves with its code that the mail was read, once (MAIL-02)', async () => {
    const confirmed = onGuestFunction('guest_confirm', () =>
      makeGuestPage({ email_confirmed: true }),
    );
    await renderAt(`/reserva#${LINK_KEY}.0f3a`);
    await title('Recebemos o seu pedido, Inês.');
    expect(confirmed).toEqual([{ key: LINK_KEY, code: '0f3a' }]);
  });

  it('of a mail opens the page also when its code does not hold any more (MAIL-02)', async () => {
    onGuestFunction('guest_confirm', () => UNKNOWN_KEY);
    onGuestFunction('guest_page', () => makeGuestPage());
    await renderAt(`/reserva#${LINK_KEY}.0f3a`);
    expect(await title('Recebemos o seu pedido, Inês.')).toBeVisible();
  });

  it('that vouches for a request yet to be sent says what to do next (MAIL-08)', async () => {
    const approved = onGuestFunction('approve_request', () => undefined);
    await renderAt('/reserva#v.9c1b');
    expect(await title('O seu e-mail está confirmado')).toBeVisible();
    expect(approved).toEqual([{ code: '9c1b' }]);
    expect(await axeFindings()).toEqual([]);
  });

  it('that vouches no more says so, and leads to the form (MAIL-08)', async () => {
    onGuestFunction('approve_request', () => UNKNOWN_KEY);
    await renderAt('/reserva#v.9c1b');
    expect(await title('Esta ligação já não é válida')).toBeVisible();
    expect(main().getByText(/^Vale um dia\./)).toBeVisible();
    expect(main().getByRole('link', { name: 'Ir para o pedido' })).toHaveAttribute(
      'href',
      '/reservas',
    );
    expect(await axeFindings()).toEqual([]);
    expectLoggedError('approveRequest');
  });
});

it('says the tourist tax beside the total, on paper and in the file for a calendar, too (RATE-03)', async () => {
  onRpc('house_rates', () =>
    makeHouseRates({
      tourist_tax: [
        { from_day: '01-01', until_day: '12-31', amount: 1, min_age: 13, max_nights: 7 },
      ],
    }),
  );
  await openPage(makeGuestPage());
  const ticket = main().getByRole('region', { name: 'A sua estadia' });
  await within(ticket).findByText('Taxa turística');
  expect(ticket).toHaveTextContent(/Total, IVA incluído582,00 €.*Taxa turísticaaté 24,00 €/);
  expect(ticket).toHaveTextContent('Paga na receção, não está no total');
  expect(
    screen.getByText(/Taxa turística: até 24,00\s€, paga na receção, não está no total/),
  ).toBeInTheDocument();
});
