import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HouseRatesAnswer } from '@/queries/house-rates';
import { makeHouseRates, makeRoom } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onRpc, onTable } from '../support/server';

// Loaded beforehand, so that no test waits for a chunk.
import '@/features/site/room/dates/RoomsOnDates';
import '@/features/site/room/list/later';

const single = makeRoom({
  room_number: '1',
  name: 'Individual',
  max_guests: 1,
  price_per_night: 38,
});
const double = makeRoom({ room_number: '2', name: 'Duplo', max_guests: 2, price_per_night: 55 });
const family = makeRoom({ room_number: '6', name: 'Família', max_guests: 4, price_per_night: 88 });
const dormitory = makeRoom({ room_number: '7', name: 'Rede', max_guests: 8, price_per_night: 128 });

const STAY = 'checkIn=2027-02-10&checkOut=2027-02-13';
const TAKEN = 'Sem quarto nestas datas';

/** Today is 1 February 2027, and a room is hidden only on nights that are taken. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), toFake: ['Date'] });
  vi.stubEnv('VITE_BOOKING_CONFLICT_RULE', 'overlap');
});
afterEach(() => {
  vi.unstubAllEnvs();
  sessionStorage.clear();
});

function serveRates(rates: Partial<HouseRatesAnswer>) {
  onRpc('house_rates', () => makeHouseRates(rates));
}

/** Room 2 has a stay from 9 to 12 February. */
async function open(
  search = `?${STAY}`,
  {
    stays = [['2', '2027-02-09', '2027-02-12']],
    days = [],
  }: {
    stays?: (readonly [string, string, string])[];
    days?: { date: string; is_available: boolean; custom_price: number | null; room?: string }[];
  } = {},
) {
  onTable('get', 'rooms', () => [single, double, family, dormitory]);
  const bookings = onTable('get', 'bookings', () =>
    stays.map(([number, from, to]) => ({
      room_id: makeRoom({ room_number: number }).id,
      check_in_date: from,
      check_out_date: to,
      status: 'confirmed',
    })),
  );
  const availability = onTable('get', 'room_availability', () =>
    days.map(({ room = '6', ...day }) => ({ room_id: makeRoom({ room_number: room }).id, ...day })),
  );
  return { ...(await renderAt(`/quartos${search}`)), bookings, availability };
}

const freeHeading = (text: string | RegExp) =>
  screen.findByRole('heading', { level: 2, name: text });
const card = (name: string) => within(screen.getByRole('article', { name }));
const names = () =>
  screen
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent);

describe('the rooms on dates (SITE-08)', () => {
  it('stand free ones first, in the order chosen, and are all still counted (ROOM-LIST-07)', async () => {
    const { bookings, availability } = await open(`?sort=price-high&${STAY}`);
    await freeHeading('3 quartos livres nestas datas');
    expect(names()).toEqual(['Rede', 'Família', 'Individual', 'Duplo']);
    expect(screen.getByText('4 quartos encontrados')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: TAKEN })).toBeVisible();
    // The two requests of the form's step 3.
    expect(bookings[0]?.params.getAll('check_in_date')).toEqual(['lt.2027-02-13']);
    expect(availability[0]?.params.getAll('date')).toEqual(['gte.2027-02-10', 'lte.2027-02-12']);
  });

  it('say what these nights cost, each person too in a shared room (RATE-04)', async () => {
    await open();
    await freeHeading(/3 quartos livres/);
    expect(card('Individual').getByText(/^3 noites, 114\s€$/)).toBeVisible();
    expect(card('Individual').queryByText(/por pessoa/)).toBeNull();
    expect(card('Família').getByText(/^3 noites, 264\s€$/)).toBeVisible();
    expect(card('Família').getByText(/^22\s€ por pessoa e noite, se forem 4$/)).toBeVisible();
    expect(card('Rede').getByText('Reserva-se inteiro')).toBeVisible();
    expect(card('Família').queryByText('Reserva-se inteiro')).toBeNull();
  });

  it('divide by the guests who come, and say where a room is too small', async () => {
    await open(`?${STAY}&guests=3`);
    await freeHeading(/3 quartos livres/);
    expect(card('Família').getByText(/^29,33\s€ por pessoa e noite, se forem 3$/)).toBeVisible();
    expect(card('Individual').getByText('Para 3 pessoas, junte outro quarto.')).toBeVisible();
  });

  it('cost what their nights cost where the house prices night by night (RATE-01)', async () => {
    serveRates({ price_rule: 'nightly' });
    await open(undefined, {
      days: [{ date: '2027-02-11', is_available: true, custom_price: 100 }],
    });
    await freeHeading(/3 quartos livres/);
    expect(card('Família').getByText(/^3 noites, 276\s€$/)).toBeVisible();
    expect(
      card('Família').getByText(/^23\s€ por pessoa e noite, em média, se forem 4$/),
    ).toBeVisible();
  });

  it('lead on with dates and guests: card, room, group and the message about one bed', async () => {
    await open(`?${STAY}&guests=2`);
    await freeHeading(/3 quartos livres/);
    const search = `${STAY}&guests=2`;
    expect(card('Família').getByRole('link', { name: 'Ver Detalhes' })).toHaveAttribute(
      'href',
      `/quarto/6?${search}`,
    );
    expect(card('Família').getByRole('link', { name: 'Reservar' })).toHaveAttribute(
      'href',
      `/reservas?room=${family.id}&${search}`,
    );
    expect(screen.getByRole('link', { name: 'Reservar em grupo' })).toHaveAttribute(
      'href',
      `/reservas?${search}`,
    );
    const bed = screen.getByRole('link', { name: 'Pergunte à receção' }).getAttribute('href') ?? '';
    expect(new URLSearchParams(bed.split('?')[1]).get('message')).toBe(
      'Olá! Queria uma só cama num dormitório, de 10 de fevereiro de 2027 a 13 de fevereiro de 2027. É possível?',
    );
  });

  it('that are taken or blocked say their nearest dates, and one tap asks for those', async () => {
    const { user, address } = await open(`?capacity=2&${STAY}&guests=2`, {
      stays: [['2', '2027-02-09', '2027-02-12']],
      days: [{ date: '2027-02-10', is_available: false, custom_price: null }],
    });
    await freeHeading('1 quarto livre nestas datas');
    expect(names()).toEqual(['Rede', 'Duplo', 'Família']);
    expect(
      await card('Família').findByRole('link', { name: 'Livre a partir de 11 fev.' }),
    ).toBeVisible();
    await user.click(card('Duplo').getByRole('link', { name: 'Livre a partir de 12 fev.' }));
    expect(address()).toBe('/quartos?capacity=2&checkIn=2027-02-12&checkOut=2027-02-15&guests=2');
  });

  it('that need more nights say how many (RATE-02)', async () => {
    serveRates({
      stay_rules: [
        {
          room_id: family.id,
          name: null,
          from_date: '2027-02-10',
          until_date: '2027-02-10',
          min_nights: 5,
          closed_to_arrival: false,
        },
      ],
    });
    await open(undefined, { stays: [] });
    await freeHeading(/3 quartos livres/);
    expect(
      await card('Família').findByRole('link', { name: 'Livre para 5 noites' }),
    ).toHaveAttribute('href', '/quartos?checkIn=2027-02-10&checkOut=2027-02-15');
  });

  it('are hidden by any stay under the stated rule, as the form hides them: reception knows more (BOOK-AVAIL-02)', async () => {
    vi.stubEnv('VITE_BOOKING_CONFLICT_RULE', 'stated');
    const { bookings } = await open(undefined, { stays: [['2', '2027-05-01', '2027-05-03']] });
    await freeHeading(/3 quartos livres/);
    expect(bookings[0]?.params.get('or')).toBe(
      '(check_in_date.lt.2027-02-13,check_out_date.gt.2027-02-10)',
    );
    const ask = await card('Duplo').findByRole('link', { name: 'Perguntar à receção' });
    const { searchParams } = new URL(ask.getAttribute('href') ?? '', 'http://site');
    expect(searchParams.get('message')).toBe(
      'Olá! Gostava de reservar o quarto Duplo, de 10 de fevereiro de 2027 a 13 de fevereiro de 2027. Podem ajudar?',
    );
  });

  it('leave a way out when none is free: other dates, the telephone, a message', async () => {
    await open(undefined, {
      stays: ['1', '2', '6', '7'].map((room) => [room, '2027-02-01', '2027-02-12'] as const),
    });
    await freeHeading('Nenhum quarto livre nestas datas');
    expect(await screen.findByRole('link', { name: '12 fev. – 15 fev.' })).toHaveAttribute(
      'href',
      '/quartos?checkIn=2027-02-12&checkOut=2027-02-15',
    );
    expect(screen.getByRole('link', { name: 'Contacte-nos' })).toHaveAttribute(
      'href',
      expect.stringContaining('message=Ol%C3%A1'),
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('keep a place for other dates while those are looked for, and say how to ask reception at once', async () => {
    onTable('get', 'rooms', () => [single]);
    const taken = [{ room_id: single.id }];
    onTable('get', 'bookings', ({ params }) =>
      params.get('select') === 'room_id' ? taken : new Promise<never>(() => {}),
    );
    await renderAt(`/quartos?${STAY}`);
    await freeHeading('Nenhum quarto livre nestas datas');
    expect(screen.getByText('A procurar datas próximas...')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contacte-nos' })).toBeVisible();
  });

  it('stay in view when the answer does not come, and are asked again', async () => {
    onTable('get', 'rooms', () => [single, double]);
    cutLine('get', 'bookings');
    const { user } = await renderAt(`/quartos?${STAY}`);
    expect(
      await screen.findByText('Não foi possível ver o que há livre nestas datas.'),
    ).toBeVisible();
    expectLoggedError('loadClosedRooms');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Reservar' })[1]).toHaveAttribute(
      'href',
      expect.stringContaining(STAY),
    );
    onTable('get', 'bookings', () => []);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await freeHeading('2 quartos livres nestas datas');
  });

  it.each([
    ['only one day', '?checkIn=2027-02-10', 'Ver o que há livre nas suas datas'],
    [
      'days in the past, which it says',
      '?checkIn=2026-02-10&checkOut=2026-02-12',
      'Estas datas já passaram: escolha outras',
    ],
    ['no days', '?checkIn=cedo&checkOut=tarde', 'Ver o que há livre nas suas datas'],
  ])('are the whole list for %s', async (_case, search, line) => {
    const { bookings } = await open(search);
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.queryByText(/livres? nestas datas/)).toBeNull();
    expect(bookings).toEqual([]);
    expect(screen.getByText(line)).toBeVisible();
  });

  it('say what can be asked for when a stay is too long', async () => {
    const { bookings } = await open('?checkIn=2027-02-10&checkOut=2027-04-10');
    expect(
      await screen.findByText(/^Aqui pode pedir até 30 noites, com saída até 1 nov\. 2027\./),
    ).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(bookings).toEqual([]);
  });

  it('are asked for in the fields, and without dates again', async () => {
    const { user, address } = await open('?sort=price-low');
    await user.click(await screen.findByText('Ver o que há livre nas suas datas'));
    await user.click(screen.getByRole('button', { name: 'Ver quartos livres' }));
    expect(screen.getByText('Escolha o check-in e, depois dele, o check-out.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-02-10' } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-02-13' } });
    await user.type(screen.getByLabelText('Pessoas ao todo'), '2');
    await user.click(screen.getByRole('button', { name: 'Ver quartos livres' }));
    await freeHeading(/3 quartos livres/);
    expect(address()).toBe(`/quartos?sort=price-low&${STAY}&guests=2`);
    expect(screen.getByText('10 fev. – 13 fev.,')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '2+' }));
    expect(address()).toBe(`/quartos?capacity=2&sort=price-low&${STAY}&guests=2`);
    await user.click(screen.getByRole('button', { name: 'Limpar datas' }));
    expect(address()).toBe('/quartos?capacity=2&sort=price-low');
    expect(screen.queryByText(TAKEN)).toBeNull();
  });

  it('take the dates that were typed into the search on Home', async () => {
    sessionStorage.setItem('hostel.search-draft', `?${STAY}&guests=2`);
    const { user, address } = await open('');
    await user.click(await screen.findByRole('button', { name: 'Livres de 10 fev. – 13 fev.' }));
    expect(address()).toBe(`/quartos?${STAY}&guests=2`);
    await freeHeading(/3 quartos livres/);
  });

  it('keep dates and guests in another language', async () => {
    await open(`?${STAY}&guests=2`);
    await freeHeading(/3 quartos livres/);
    const [german] = screen.getAllByRole('link', { name: /Deutsch/, hidden: true });
    expect(german).toHaveAttribute('href', `/de/zimmer?${STAY}&guests=2`);
  });
});
