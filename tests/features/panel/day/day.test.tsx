import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { makeEntry, makeNightRoom, MONDAY } from '../../../support/day';
import { openDay } from '../../../support/day-desk';
import { onTable } from '../../../support/server';
import { uuid } from '../../../support/builders';
import { axeFindings, renderAt } from '../../../support/render-at';
import { startSignedIn } from '../../../support/session';
import { findList, guestsOf, rowOf, wordsOf } from './day-screen';

// Loaded beforehand, because these tests go there from another page.
import '@/pages/admin/BookingsPage';

const priya = makeEntry(1, {
  room_number: '9',
  guest_name: 'Priya Raman',
  check_in_date: '2026-11-22',
  check_out_date: '2026-11-24',
  number_of_guests: 3,
  total_price: 216,
  admin_notes: 'Vem de carro.',
});
const noah = makeEntry(2, {
  room_number: '12',
  guest_name: 'Noah Lindh',
  arrival_time: '22:40:00',
  source: 'email',
  total_price: 108,
  paid: 60,
});
const camille = makeEntry(3, {
  room_number: '2',
  guest_name: 'Camille Laurent',
  number_of_guests: 1,
  check_out_date: '2026-11-24',
  paid: 110,
});
const tobias = makeEntry(4, {
  room_number: '13',
  guest_name: 'Tobias Keller',
  status: 'checked_in',
  paid: 110,
  done: { at: '2026-11-23T07:48:00+00:00', from: 'confirmed' },
});
const oliver = makeEntry(5, {
  room_number: '12',
  guest_name: 'Oliver Grant',
  check_in_date: '2026-11-20',
  check_out_date: '2026-11-22',
  status: 'checked_in',
});
const rui = makeEntry(6, {
  room_number: '3',
  guest_name: 'Rui Tavares',
  check_in_date: '2026-11-20',
  check_out_date: '2026-11-24',
  status: 'checked_in',
  source: 'phone',
});
const group = { guest_name: 'Henrique Antunes', status: 'pending', group_reference: 'GRP26-1' };
const henrique = [
  makeEntry(7, { ...group, room_number: '8', created_at: '2026-11-23T05:02:00+00:00' }),
  makeEntry(8, { ...group, room_number: '9', created_at: '2026-11-23T05:02:00+00:00' }),
];
const ines = makeEntry(9, {
  guest_name: 'Inês Duarte',
  status: 'pending',
  check_in_date: '2026-12-16',
  check_out_date: '2026-12-19',
  created_at: '2026-11-22T21:02:00+00:00',
});

const rooms = [
  makeNightRoom(2, { booking_number: camille.booking_number, status: 'confirmed', guests: 1 }),
  makeNightRoom(4),
  makeNightRoom(5, { booking_number: ines.booking_number, status: 'pending', guests: 2 }),
  makeNightRoom(6, { is_blocked: true }),
];

const busyDay = {
  arrivals: [noah, camille, tobias],
  late_arrivals: [priya],
  late_departures: [oliver],
  in_house: [rui],
  unanswered: [ines, ...henrique],
  rooms,
};

/** A text on the screen; the print sheet repeats it. */
const onScreen = (words: string | RegExp) =>
  screen.getByText(words, { ignore: 'body > [data-print-sheet] *' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:02:00Z') });
  startSignedIn();
});

describe('a stay that a platform sold', () => {
  it('says so among the arrivals, and that nobody has entered its price (CHAN-03)', async () => {
    const sold = makeEntry(20, { guest_name: 'Hóspede Airbnb', source: 'airbnb', total_price: 0 });
    openDay({ arrivals: [{ ...sold, amount_due: 0 }] });
    await renderAt('/admin/dashboard');
    const row = rowOf(await findList('Chegadas'), 'Hóspede Airbnb');
    expect(wordsOf(row)).toContain('· Airbnb');
    expect(wordsOf(row)).toContain('preço por indicar');
  });

  it('is not called paid for nothing when money came before its price (CHAN-03, PAY-04)', async () => {
    const sold = makeEntry(20, { guest_name: 'Hóspede Airbnb', source: 'airbnb', total_price: 0 });
    openDay({ arrivals: [{ ...sold, paid: 50, amount_due: -50 }] });
    await renderAt('/admin/dashboard');
    const row = rowOf(await findList('Chegadas'), 'Hóspede Airbnb');
    expect(wordsOf(row)).toContain('preço por indicar');
    expect(wordsOf(row)).not.toMatch(/0,00|pago/);
  });
});

describe('the lists of the day', () => {
  it('say who comes, goes, is in and waits (DAY-01, DAY-02, DAY-03)', async () => {
    openDay(busyDay);
    await renderAt('/admin/dashboard');
    const arrivals = await findList('Chegadas');
    await screen.findByRole('button', { name: /^Receber 216,00\s€, Priya Raman$/ });
    expect(guestsOf(arrivals)).toEqual([
      'Priya Raman',
      'Camille Laurent',
      'Noah Lindh',
      'Tobias Keller',
    ]);
    expect(wordsOf(rowOf(arrivals, 'Priya Raman'))).toBe(
      '9Devia ter chegado ontemNão veioPriya RamanTem notas internas2 noites · 3 hóspedes · SiteReceber 216,00 €Check-in',
    );
    expect(wordsOf(rowOf(arrivals, 'Camille Laurent'))).toBe(
      '2Camille Laurent1 noite · 1 hóspede · Site110,00 € pagoCheck-in',
    );
    // The row says what is due, not what the stay costs (PAY-04).
    expect(wordsOf(rowOf(arrivals, 'Noah Lindh'))).toBe(
      '12Noah Lindhàs 22:40por vagar2 noites · 2 hóspedes · E-mailReceber 48,00 €Check-in',
    );
    expect(wordsOf(rowOf(arrivals, 'Tobias Keller'))).toBe(
      '13Tobias KellerCheck-in feito às 07:48Anular',
    );
    expect(screen.getByRole('region', { name: 'Chegadas' })).toHaveTextContent(
      'Chegadas41 em atraso · 1 feita',
    );
    const departures = await findList('Saídas');
    expect(wordsOf(rowOf(departures, 'Oliver Grant'))).toContain(
      'Devia ter saído ontemProlongarOliver Grantentra hoje',
    );
    const inHouse = await findList('Em casa');
    expect(wordsOf(rowOf(inHouse, 'Rui Tavares'))).toBe(
      '3Rui TavaresNoite 4 de 4 · 2 hóspedes · TelefoneReceber 110,00 €sai amanhã',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('lead to what is done in the window of the booking (DAY-02, DAY-03)', async () => {
    openDay(busyDay);
    await renderAt('/admin/dashboard');
    await findList('Chegadas');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const opened = `/admin/bookings?reserva=${priya.booking_number}`;
    expect(href('Priya Raman')).toBe(opened);
    expect(href('Não veio: Priya Raman')).toBe(`${opened}&acao=nao-veio`);
    expect(href('Prolongar: Oliver Grant')).toBe(
      `/admin/bookings?reserva=${oliver.booking_number}&acao=prolongar`,
    );
    expect(href('Responder: Inês Duarte, quarto 9')).toBe(
      `/admin/bookings?reserva=${ines.booking_number}&acao=responder`,
    );
  });

  it('put the rooms of a request together, with its age, the oldest first (DAY-04)', async () => {
    openDay(busyDay);
    await renderAt('/admin/dashboard');
    const waiting = await findList('Por responder');
    expect(guestsOf(waiting)).toEqual(['Inês Duarte', 'Henrique Antunes']);
    expect(wordsOf(rowOf(waiting, 'Inês Duarte'))).toBe(
      '9Inês Duarte16 – 19 dez. · 2 hóspedes110,00 €há 11 hResponder',
    );
    expect(wordsOf(rowOf(waiting, 'Henrique Antunes'))).toBe(
      'Henrique Antunes23 – 25 nov. · 2 quartos · 4 hóspedes220,00 €há 3 hResponder',
    );
  });

  it('say each that they are empty (DAY-01)', async () => {
    openDay({ in_house: [rui] });
    await renderAt('/admin/dashboard');
    await findList('Em casa');
    for (const words of ['Ninguém chega.', 'Ninguém sai.', 'Nada por responder.']) {
      expect(onScreen(words)).toBeVisible();
    }
    expect(screen.queryByText('Ninguém em casa.')).toBeNull();
  });

  it('are walked through by J and K, and the row is found again on return (DAY-02)', async () => {
    openDay(busyDay);
    const { user, goTo } = await renderAt('/admin/dashboard?dia=2026-11-23');
    await findList('Chegadas');
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Priya Raman' })).toHaveFocus();
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Noah Lindh' })).toHaveFocus();
    await user.keyboard('k');
    const row = screen.getByRole('link', { name: 'Camille Laurent' });
    expect(row).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Reservas' });
    await goTo(-1);
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Camille Laurent' })).toHaveFocus();
    });
  });
});

describe('the day', () => {
  it('stands in the address; arrows, field and T change it (DAY-01)', async () => {
    const desk = openDay({ arrivals: [noah] });
    const { user, address } = await renderAt('/admin/dashboard');
    expect(await screen.findByRole('heading', { name: /^Hoje/ })).toHaveTextContent(
      'Hoje segunda-feira, 23 de novembro',
    );
    await user.click(
      screen.getByRole('button', { name: 'Dia seguinte: terça-feira, 24 de novembro' }),
    );
    expect(address()).toBe('/admin/dashboard?dia=2026-11-24');
    expect(await screen.findByRole('heading', { name: /^Amanhã/ })).toBeVisible();
    const field = await screen.findByLabelText('Outro dia');
    expect(field).toHaveValue('24/11/2026');
    await user.clear(field);
    await user.type(field, '5/12{Enter}');
    expect(address()).toBe('/admin/dashboard?dia=2026-12-05');
    expect(await screen.findByRole('heading', { name: /^Sábado/ })).toHaveTextContent(
      'Sábado 5 de dezembro',
    );
    field.blur();
    await user.keyboard('t');
    expect(address()).toBe('/admin/dashboard');
    await user.click(screen.getByRole('button', { name: /^Dia anterior/ }));
    expect(await screen.findByRole('heading', { name: /^Ontem/ })).toBeVisible();
    await waitFor(() => {
      // On a slow machine a day is read again by the live updates while it is shown.
      const shown = desk.days.filter((day, place, all) => day !== all[place - 1]);
      expect(shown).toEqual([MONDAY, '2026-11-24', '2026-12-05', MONDAY, '2026-11-22']);
    });
  });

  test.each(['2026-02-30', 'ontem', '1899-12-31', ''])(
    'that the address calls %j is today (DAY-01)',
    async (word) => {
      const desk = openDay();
      await renderAt(`/admin/dashboard?dia=${word}`);
      await waitFor(() => expect(desk.days).toEqual([MONDAY]));
    },
  );

  it('that is still to come has nothing to press (DAY-02)', async () => {
    openDay({ arrivals: [makeEntry(2, { check_in_date: '2026-11-24' })], departures: [rui] });
    await renderAt('/admin/dashboard?dia=2026-11-24');
    await findList('Saídas');
    expect(screen.queryByRole('button', { name: /^Check-/ })).toBeNull();
  });

  it('says when it did not load, and tries again (DAY-01)', async () => {
    const desk = openDay({ arrivals: [noah] });
    desk.line.isDown = true;
    const { user } = await renderAt('/admin/dashboard');
    expect(await screen.findByText('Não foi possível carregar o dia')).toBeVisible();
    desk.line.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(guestsOf(await findList('Chegadas'))).toEqual(['Noah Lindh']);
  });
});

it('counts guests for the kitchen and for reception, on screen and paper (DAY-08)', async () => {
  openDay({
    ...busyDay,
    departures: [
      makeEntry(9, { check_in_date: '2026-11-21', check_out_date: MONDAY, status: 'checked_in' }),
    ],
    in_house: [],
    late_departures: [],
  });
  await renderAt('/admin/dashboard');
  const counts = await screen.findByRole('region', { name: 'Hóspedes do dia' });
  expect(counts).toHaveTextContent('Pequeno-almoço hoje2Pequeno-almoço amanhã1');
  expect(await screen.findByText(/^Pequeno-almoço \(incluído\)/)).toHaveTextContent(
    'Pequeno-almoço (incluído): 2 hóspedes hoje, 1 amanhã.',
  );
});

describe('tonight', () => {
  it('is told in figures and in a square for each room (DAY-05)', async () => {
    openDay(busyDay);
    await renderAt('/admin/dashboard');
    const squares = await screen.findByRole('list', { name: 'Os quartos nesta noite' });
    expect(onScreen(/^Esta noite/)).toHaveTextContent(
      'Esta noite: 1 de 4 quartos, 1 de 8 camas. Livre: 4',
    );
    const names = within(squares)
      .getAllByRole('listitem')
      .map(({ firstElementChild }) => firstElementChild?.getAttribute('aria-label'));
    expect(names).toEqual([
      '2 Quarto 2: Camille Laurent',
      '4 Quarto 4: livre, nova reserva',
      '5 Quarto 5: Inês Duarte, por responder',
      '6 Quarto 6: bloqueado, nova reserva',
    ]);
    expect(within(squares).getByRole('link', { name: /^2/ })).toHaveAttribute(
      'href',
      `/admin/bookings?reserva=${camille.booking_number}`,
    );
  });

  it('opens a new booking of a free room (DAY-05, DESK-01)', async () => {
    openDay(busyDay);
    const { user } = await renderAt('/admin/dashboard');
    await user.click(
      await screen.findByRole('button', { name: '4 Quarto 4: livre, nova reserva' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Nova reserva' })).toBeVisible();
  });

  it('fills the plot of the next fourteen nights (DAY-05)', async () => {
    openDay({ ...busyDay, nights: [3, 2, 1, ...Array.from({ length: 11 }, () => 0)] });
    await renderAt('/admin/dashboard');
    const table = await screen.findByRole('table', { name: 'Chegadas por dia' });
    const head = await within(table).findByRole('columnheader', { name: /ocupados à noite/ });
    expect(head).toHaveTextContent('Quartos ocupados à noite, de 4');
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('segunda-feira, 23 de novembro de 202603');
  });
});

describe('a day on which nothing happens', () => {
  it('says so in one friendly line (DAY-07)', async () => {
    openDay();
    onTable('get', 'bookings', ({ params }) =>
      params.get('select') === 'id,check_in_date,status'
        ? [{ id: uuid(2, 1), check_in_date: '2026-11-27', status: 'confirmed' }]
        : [],
    );
    const { user, address } = await renderAt('/admin/dashboard');
    const words = 'Hoje ninguém chega e ninguém sai. Boa altura para arejar os quartos.';
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(
      await screen.findByText(
        'A casa está vazia e não há pedidos por responder. A próxima chegada é na sexta-feira, 27 de novembro.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Chegadas' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ver sexta-feira, 27' }));
    expect(address()).toBe('/admin/dashboard?dia=2026-11-27');
  });

  it('shows all the same what was taken on it (PAY-03, DAY-07)', async () => {
    openDay({ takings: { cash: 54 } });
    await renderAt('/admin/dashboard');
    expect(
      await screen.findByRole('heading', { name: /^Recebido no dia\s?54,00\s€$/ }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Hoje ninguém chega/ })).toBeVisible();
  });
});

it('is printed with boxes and notes, without a telephone or e-mail (DAY-06)', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  openDay(busyDay);
  const { user } = await renderAt('/admin/dashboard');
  const button = await screen.findByRole('button', { name: 'Imprimir o dia' });
  await findList('Chegadas');
  await user.click(button);
  expect(print).toHaveBeenCalledOnce();
  const paper = document.querySelector('body > [data-print-sheet]');
  await waitFor(() => expect(paper).toHaveTextContent('Segunda-feira, 23 de novembro de 2026'));
  expect(paper).toHaveTextContent('3 por chegar, 1 já feita (quarto 13)');
  expect(paper).toHaveTextContent('Vem de carro.');
  expect(paper).toHaveTextContent('Devia ter saído ontem');
  expect(paper).not.toHaveTextContent('Tobias Keller');
  vi.unstubAllGlobals();
});
