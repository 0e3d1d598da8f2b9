import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, renderAt } from '../support/render-at';

// Loaded beforehand, so that no test waits for its route's own chunk.
import '@/pages/public/HomePage';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-03T12:00:00Z'), toFake: ['Date'] });
});

async function openHome() {
  const view = renderAt('/');
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

/** A date field takes its value at once, as from the browser's calendar. */
const choose = (field: HTMLInputElement, day: string) =>
  fireEvent.change(field, { target: { value: day } });

describe('Home', () => {
  it('welcomes, under one title of its own', async () => {
    await openHome();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Treze quartos a 50 m da estação' }),
    ).toBeVisible();
    expect(screen.getByText(/Bem-vindo a uma casa caiada no Algarve/)).toBeVisible();
    expect(document.title).toBe('Treze quartos a 50 m da estação · Hostel Maré Nova');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('links to the two platforms, and says which listing is still to come', async () => {
    await openHome();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: /Ver na Booking\.com/ })).toHaveAttribute(
      'href',
      'https://www.booking.com/',
    );
    expect(
      main.getByRole('link', { name: 'Ver no Airbnb (o anúncio ainda não está ligado)' }),
    ).toHaveAttribute('href', '#');
  });

  it('counts thirteen rooms, each door leading to its room', async () => {
    await openHome();
    const main = within(screen.getByRole('main'));
    const doors = main.getAllByRole('link', { name: /^Quarto \d+$/ });
    expect(doors).toHaveLength(13);
    expect(doors[12]).toHaveAttribute('href', '/quarto/13');
    expect(main.getAllByText('quartos')).not.toHaveLength(0);
  });

  it('shows three benefits, four places and four figures', async () => {
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

  it('ends on the way to the rooms and to the platform', async () => {
    await openHome();
    expect(screen.getByRole('link', { name: 'Ver Quartos' })).toHaveAttribute('href', '/quartos');
    expect(screen.getByRole('link', { name: /^Reservar na Booking\.com/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('loads the window at once and the pictures below when they are near', async () => {
    await openHome();
    expect(screen.getByAltText('Janela aberta sobre a praia e as falésias')).toHaveAttribute(
      'fetchpriority',
      'high',
    );
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

describe('the search on Home', () => {
  it('starts with the search off and the check-out waiting for a check-in', async () => {
    const { checkIn, checkOut, guests, search, help } = await openHome();
    expect(search).toHaveAttribute('aria-disabled', 'true');
    expect(checkOut).toBeDisabled();
    expect(guests).toHaveValue(1);
    expect(help).toHaveTextContent('Escolha as datas e o número de hóspedes.');
    expect(checkIn).toHaveAttribute('min', '2026-11-03');
    expect(checkIn).toHaveAttribute('max', '2027-11-03');
  });

  it('lets the check-out begin the day after the check-in', async () => {
    const { checkIn, checkOut, search, help } = await openHome();
    choose(checkIn, '2026-11-14');
    expect(checkOut).toBeEnabled();
    expect(checkOut).toHaveAttribute('min', '2026-11-15');
    expect(checkOut).toHaveAttribute('max', '2027-11-03');
    expect(search).toHaveAttribute('aria-disabled', 'true');
    expect(help).toHaveTextContent('Falta a data de check-out.');
  });

  it('carries dates and guests to the booking form', async () => {
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
  ])('makes %s guests %d', async (typed, expected) => {
    const { guests, user } = await openHome();
    await user.clear(guests);
    if (typed) await user.type(guests, typed);
    await user.tab();
    expect(guests).toHaveValue(expected);
  });

  it('is off while no guests are set, and says so', async () => {
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
  ])('refuses a check-in %s', async (_case, day, message) => {
    const { checkIn, search, help, user, address } = await openHome();
    choose(checkIn, day);
    expect(help).toHaveTextContent(message);
    await user.click(search);
    expect(address()).toBe('/');
  });

  it("works without its script: a form that gets /reservas, with the fields' own limits", async () => {
    const { form, checkIn, checkOut, guests } = await openHome();
    expect(form).toHaveAttribute('action', '/reservas');
    expect(form).toHaveAttribute('method', 'get');
    expect([checkIn.name, checkOut.name, guests.name]).toEqual(['checkIn', 'checkOut', 'guests']);
    expect(guests).toHaveAttribute('min', '1');
    expect(guests).toHaveAttribute('max', '20');
    for (const field of [checkIn, checkOut, guests]) expect(field).toBeRequired();
  });
});
