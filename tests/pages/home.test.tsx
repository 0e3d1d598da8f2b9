import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRoom } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { expectLoggedError, onTable } from '../support/server';

// Loaded beforehand, so that no test waits for its route's own chunk.
import '@/features/site/home/SearchCalendar';
import '@/features/site/home/HomeRooms';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-03T12:00:00Z'), toFake: ['Date'] });
});

async function openHome() {
  const view = await renderAt('/');
  const form = await screen.findByRole('form', { name: 'Procurar quartos livres' });
  return {
    ...view,
    form,
    checkIn: within(form).getByLabelText<HTMLInputElement>('Check-in'),
    checkOut: within(form).getByLabelText<HTMLInputElement>('Check-out'),
    guests: within(form).getByLabelText<HTMLInputElement>('Hóspedes'),
    search: within(form).getByRole('button', { name: 'Buscar' }),
    help: within(form).getByRole('status'),
  };
}

/** Sets a date field at once, as the browser's date picker does. */
const choose = (field: HTMLInputElement, day: string) =>
  fireEvent.change(field, { target: { value: day } });

describe('Home', () => {
  it('welcomes, under one title of its own (HOME-01)', async () => {
    await openHome();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Treze quartos a 50 m da estação' }),
    ).toBeVisible();
    expect(screen.getByText(/Bem-vindo a uma casa caiada no Algarve/)).toBeVisible();
    expect(document.title).toBe('Treze quartos a 50 m da estação · Hostel Maré Nova');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('names the two platforms below its own search, one of them as still to come (HOME-02)', async () => {
    const { search } = await openHome();
    const main = within(screen.getByRole('main'));
    const platform = main.getByRole('link', { name: /Ver na Booking\.com/ });
    expect(platform).toHaveAttribute('href', 'https://www.booking.com/');
    const { DOCUMENT_POSITION_FOLLOWING: isAfter } = Node;
    expect(search.compareDocumentPosition(platform) & isAfter).toBe(isAfter);
    expect(main.getByText('Airbnb (em breve)').closest('a')).toBeNull();
  });

  it('counts thirteen rooms, each door leading to its room (HOME-14, GEN-01, CONST-BOOK-09, WORD-01)', async () => {
    await openHome();
    const main = within(screen.getByRole('main'));
    const doors = main.getAllByRole('link', { name: /^Quarto \d+$/ });
    expect(doors).toHaveLength(13);
    expect(doors[12]).toHaveAttribute('href', '/quarto/13');
    expect(main.getAllByText('quartos')).not.toHaveLength(0);
  });

  it('shows three benefits, four places and four figures (HOME-15, HOME-16, HOME-17, TEXT-SITE-01, TEXT-SITE-04, WORD-01)', async () => {
    await openHome();
    for (const benefit of ['Pequeno-almoço incluído', 'Receção 24h', 'A 50 m da estação']) {
      expect(screen.getByRole('heading', { level: 3, name: benefit })).toBeVisible();
    }
    for (const place of [
      'Praia Areal, falésias ocres e arcos de rocha. 3,3 km',
      'Museu A antiga fábrica de conservas junto ao rio. 1,9 km',
      'Castelo Muralhas vermelhas sobre a vila branca. 18 km',
      'Parque aquático Escorregas para um dia inteiro. 7 km',
    ]) {
      expect(screen.getByRole('link', { name: place })).toHaveAttribute('href', '/localizacao');
    }
    const figures = screen.getByRole('heading', { name: 'A casa em números' }).parentElement;
    expect(figures).toHaveTextContent(/quartos.*13.*receção.*24h.*línguas.*5.*da estação.*50m/);
  });

  it('ends on the way to the rooms and to the platform (HOME-18, HOME-19)', async () => {
    await openHome();
    expect(screen.getByRole('link', { name: 'Ver Quartos' })).toHaveAttribute('href', '/quartos');
    expect(screen.getByRole('link', { name: /^Reservar na Booking\.com/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('loads the pictures below the window when they are near', async () => {
    await openHome();
    expect(
      screen.getByRole('img', { name: 'Janela aberta sobre a praia e as falésias' }),
    ).toBeVisible();
    expect(screen.getByAltText('Fachada do hostel, ao lado da estação')).toHaveAttribute(
      'loading',
      'lazy',
    );
  });

  it('has nothing for axe to find', async () => {
    await openHome();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the hour in the window', () => {
  const NIGHT = 'Chega tarde? A receção está aberta toda a noite.';

  beforeEach(() => delete document.documentElement.dataset['hour']);

  it.each([
    ['2026-11-03T07:30:00Z', 'morning'],
    ['2026-11-03T12:00:00Z', 'day'],
    ['2026-11-03T17:00:00Z', 'sunset'],
    ['2026-11-03T23:00:00Z', 'night'],
  ])(
    'is that of the house for whoever comes from another page: %s (SITE-04)',
    async (now, hour) => {
      vi.setSystemTime(now);
      await openHome();
      expect(document.documentElement.dataset['hour']).toBe(hour);
    },
  );

  it('stays what it was when the page began (SITE-04)', async () => {
    document.documentElement.dataset['hour'] = 'sunset';
    vi.setSystemTime('2026-11-03T23:00:00Z');
    await openHome();
    expect(document.documentElement.dataset['hour']).toBe('sunset');
  });

  it('has words for those who arrive late, which its styles show at night alone (SITE-04)', async () => {
    await openHome();
    expect(screen.getByText(NIGHT)).toHaveClass('hidden', 'in-data-[hour=night]:inline-flex');
  });
});

describe('what a night costs', () => {
  const house = [
    makeRoom({ room_number: '1', name: 'Individual Estrela', max_guests: 1, price_per_night: 38 }),
    makeRoom({ room_number: '2', name: 'Duplo Maré', price_per_night: 55 }),
    makeRoom({ room_number: '3', name: 'Duplo Sol', price_per_night: 52 }),
    makeRoom({ room_number: '7', name: 'Dormitório Rede', max_guests: 8, price_per_night: 128 }),
  ];
  const plaque = () => screen.findByRole('link', { name: /^desde 38\s€ por noite$/ });
  const doors = () =>
    within(
      screen.getByRole('heading', { level: 2, name: 'Escolha a sua porta' }).closest('section') ??
        document.body,
    );

  it('stands in the window and leads to three rooms (SITE-02)', async () => {
    onTable('get', 'rooms', () => house);
    await openHome();
    expect(await plaque()).toHaveAttribute('href', '#quartos-da-casa');
    expect(doors().getByRole('heading', { level: 2 }).closest('#quartos-da-casa')).not.toBeNull();
    expect(
      doors()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Individual Estrela', 'Duplo Maré', 'Dormitório Rede']);
    expect(doors().getByText('16 € por pessoa, se forem 8')).toBeVisible();
    expect(doors().getAllByText(/por pessoa/)).toHaveLength(1);
    expect(doors().getByRole('link', { name: 'Ver os 13 quartos' })).toHaveAttribute(
      'href',
      '/quartos',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('is not said where there is no room, nor is a place kept for any (SITE-02)', async () => {
    await openHome();
    await waitFor(() => expect(screen.queryByText('Escolha a sua porta')).not.toBeInTheDocument());
    expect(screen.queryByText(/por noite$/)).not.toBeInTheDocument();
  });

  it('is not said where the rooms do not come, in whose places words stand (SITE-02)', async () => {
    onTable('get', 'rooms', () => ({ status: 500, code: 'XX000', message: 'no' }));
    await openHome();
    expect(await doors().findByText('Os quartos não carregaram.')).toBeVisible();
    expect(doors().getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText(/por noite$/)).not.toBeInTheDocument();
    expectLoggedError('listActiveRooms');
  });
});

describe('the search on Home', () => {
  it('starts with the search off and the check-out waiting for a check-in (HOME-03, HOME-04, HOME-06, HOME-07, HOME-08, HOME-09)', async () => {
    const { checkIn, checkOut, guests, search, help } = await openHome();
    expect(search).toHaveAttribute('aria-disabled', 'true');
    expect(checkOut).toBeDisabled();
    expect(guests).toHaveValue(1);
    expect(help).toHaveTextContent('Escolha as datas e o número de hóspedes.');
    expect(checkIn).toHaveAttribute('min', '2026-11-03');
    expect(checkIn).toHaveAttribute('max', '2027-11-03');
  });

  it('lets the check-out begin the day after the check-in (HOME-07, HOME-10, HOME-11)', async () => {
    const { checkIn, checkOut, search, help } = await openHome();
    choose(checkIn, '2026-11-14');
    expect(checkOut).toBeEnabled();
    expect(checkOut).toHaveAttribute('min', '2026-11-15');
    expect(checkOut).toHaveAttribute('max', '2027-11-03');
    expect(search).toHaveAttribute('aria-disabled', 'true');
    expect(help).toHaveTextContent('Falta a data de check-out.');
  });

  it('carries dates and guests to the booking form (HOME-05)', async () => {
    const { checkIn, checkOut, guests, search, help, user, address } = await openHome();
    choose(checkIn, '2026-11-14');
    choose(checkOut, '2026-11-17');
    await user.clear(guests);
    await user.type(guests, '3');
    expect(help).toHaveTextContent('3 noites para 3 hóspedes. A seguir, os quartos livres.');
    expect(search).not.toHaveAttribute('aria-disabled');
    await user.click(search);
    expect(address()).toBe('/reservas?checkIn=2026-11-14&checkOut=2026-11-17&guests=3');
  });

  it('takes a check-out back that a later check-in has overtaken', async () => {
    const { checkIn, checkOut, search } = await openHome();
    choose(checkIn, '2026-11-14');
    choose(checkOut, '2026-11-17');
    choose(checkIn, '2026-11-20');
    expect(checkOut).toHaveValue('');
    expect(search).toHaveAttribute('aria-disabled', 'true');
  });

  it('turns off while the check-in is being typed anew, and keeps the check-out', async () => {
    const { checkIn, checkOut, search } = await openHome();
    choose(checkIn, '2026-11-14');
    choose(checkOut, '2026-11-17');
    choose(checkIn, '');
    expect(checkOut).toBeDisabled();
    expect(search).toHaveAttribute('aria-disabled', 'true');
    choose(checkIn, '2026-11-15');
    expect(checkOut).toHaveValue('2026-11-17');
    expect(search).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['0', 1],
    ['-4', 1],
    ['21', 20],
    ['300', 20],
    ['20', 20],
    ['', 1],
  ])('makes %s guests %d (HOME-12, HOME-13, CONST-BOOK-02)', async (typed, expected) => {
    const { guests, user } = await openHome();
    await user.clear(guests);
    if (typed) await user.type(guests, typed);
    await user.tab();
    expect(guests).toHaveValue(expected);
  });

  it('is off while no guests are set, and says so (HOME-06)', async () => {
    const { checkIn, checkOut, guests, search, help, user } = await openHome();
    choose(checkIn, '2026-11-14');
    choose(checkOut, '2026-11-17');
    await user.clear(guests);
    expect(search).toHaveAttribute('aria-disabled', 'true');
    expect(help).toHaveTextContent('Falta o número de hóspedes, de 1 a 20.');
  });

  it('sends twenty guests when more were typed and Enter follows at once', async () => {
    const { checkIn, checkOut, guests, user, address } = await openHome();
    choose(checkIn, '2026-11-14');
    choose(checkOut, '2026-11-15');
    await user.clear(guests);
    await user.type(guests, '45{Enter}');
    expect(address()).toBe('/reservas?checkIn=2026-11-14&checkOut=2026-11-15&guests=20');
  });

  it.each([
    ['before today', '2026-11-02', 'O check-in pode ser de hoje até 3 nov. 2027.'],
    ['beyond 365 days', '2027-11-04', 'O check-in pode ser de hoje até 3 nov. 2027.'],
  ])('refuses a check-in %s (HOME-08, HOME-09)', async (_case, day, message) => {
    const { checkIn, search, help, user, address } = await openHome();
    choose(checkIn, day);
    expect(help).toHaveTextContent(message);
    await user.click(search);
    expect(address()).toBe('/');
  });

  it('shows its dates as dd/mm/yyyy in every browser, and reads them typed so', async () => {
    const { checkIn, checkOut, search, help, user, address } = await openHome();
    expect(checkIn).toHaveAttribute('placeholder', 'dd/mm/aaaa');
    expect(checkIn).toHaveAttribute('type', 'text');
    checkIn.focus();
    await user.keyboard('14/1');
    expect(help).toHaveTextContent('Escreva as datas assim: dd/mm/aaaa.');
    expect(checkOut).toBeDisabled();
    await user.keyboard('1/2026');
    await user.tab();
    expect(checkOut).toHaveFocus();
    await user.keyboard('1.12.2026');
    await user.tab();
    expect([checkIn.value, checkOut.value]).toEqual(['14/11/2026', '01/12/2026']);
    await user.click(search);
    expect(address()).toBe('/reservas?checkIn=2026-11-14&checkOut=2026-12-01&guests=1');
  });

  it('opens the calendar of the house: a day to come, a day to go, and the focus comes back', async () => {
    const { checkIn, checkOut, help, user } = await openHome();
    await user.click(checkIn);
    const calendar = within(await screen.findByRole('dialog', { name: 'Datas da estadia' }));
    await waitFor(() =>
      expect(calendar.getByRole('button', { name: /^terça-feira, 3 de novembro/ })).toHaveFocus(),
    );
    expect(calendar.getByRole('button', { name: /^segunda-feira, 2 de nov/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(calendar.getByRole('button', { name: /^sábado, 14 de novembro/ }));
    expect(checkIn).toHaveValue('14/11/2026');
    expect(calendar.getByText('Escolha agora o dia da saída.')).toBeVisible();
    await user.click(calendar.getByRole('button', { name: /^terça-feira, 17 de novembro/ }));
    expect(screen.queryByRole('dialog', { name: 'Datas da estadia' })).toBeNull();
    expect(checkOut).toHaveValue('17/11/2026');
    expect(checkIn).toHaveFocus();
    expect(help).toHaveTextContent('3 noites para 1 hóspede');
  });

  it('opens the calendar from the check-out by keyboard, and keeps all when it is left', async () => {
    const { checkIn, checkOut, user } = await openHome();
    choose(checkIn, '2026-11-14');
    choose(checkOut, '2026-11-17');
    checkOut.focus();
    await user.keyboard('{ArrowDown}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Datas da estadia' }));
    expect(calendar.getByText('Escolha agora o dia da saída.')).toBeVisible();
    await user.click(calendar.getByRole('button', { name: 'Fechar' }));
    expect([checkIn.value, checkOut.value]).toEqual(['14/11/2026', '17/11/2026']);
    expect(checkOut).toHaveFocus();
  });

  it('is found as it was sent when one comes back', async () => {
    const { checkIn, checkOut, guests, search, user, goTo } = await openHome();
    choose(checkIn, '2026-11-14');
    choose(checkOut, '2026-11-17');
    fireEvent.change(guests, { target: { value: '4' } });
    await user.click(search);
    await screen.findByRole('heading', { name: 'Escolha os quartos' });
    // The form opened at its third step, and Back walks over the first two.
    await goTo(-3);
    const form = within(await screen.findByRole('form', { name: 'Procurar quartos livres' }));
    expect(form.getByLabelText('Check-in')).toHaveValue('14/11/2026');
    expect(form.getByLabelText('Check-out')).toHaveValue('17/11/2026');
    expect(form.getByLabelText('Hóspedes')).toHaveValue(4);
    expect(form.getByRole('button', { name: 'Buscar' })).not.toHaveAttribute('aria-disabled');
  });

  it('is found as it was typed when Home opens in another language, until it is sent (LANG-02)', async () => {
    const { checkIn, guests } = await openHome();
    choose(checkIn, '2026-11-14');
    fireEvent.change(guests, { target: { value: '4' } });
    cleanup();
    const again = await openHome();
    expect(again.checkIn).toHaveValue('14/11/2026');
    expect(again.guests).toHaveValue(4);
    choose(again.checkOut, '17/11/2026');
    await again.user.click(again.search);
    await screen.findByRole('heading', { name: 'Escolha os quartos' });
    cleanup();
    const afterwards = await openHome();
    expect(afterwards.checkIn).toHaveValue('');
  });

  it("works without its script: a form that gets /reservas, with the fields' own limits (HOME-12)", async () => {
    const { form, checkIn, checkOut, guests } = await openHome();
    expect(form).toHaveAttribute('action', '/reservas');
    expect(form).toHaveAttribute('method', 'get');
    expect([checkIn.name, checkOut.name, guests.name]).toEqual(['checkIn', 'checkOut', 'guests']);
    expect(guests).toHaveAttribute('min', '1');
    expect(guests).toHaveAttribute('max', '20');
    for (const field of [checkIn, checkOut, guests]) expect(field).toBeRequired();
  });
});
