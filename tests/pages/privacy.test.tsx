import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contactPath } from '@/lib/paths';
import { renderAt } from '../support/render-at';
import { onTable, server } from '../support/server';
import {
  chooseCombination,
  confirm,
  goToReview,
  atRooms,
  leque,
  openHouse,
  openReview,
  stayAddress,
  takeRequests,
} from './booking-journey';

// Personal data stays in the form, in the tab's draft until it is sent, and in the request's body:
// it is never in an address, nor in anything that outlives the tab.

beforeAll(async () => {
  await import('@/pages/public/BookingPage');
  await import('@/pages/public/ContactPage');
  await import('@/features/site/request/calendar/StayCalendar');
});

/** Name, e-mail and phone that these journeys type, in pieces, encoded or not. */
const PERSON = /in(?:ê|%C3%AA)s|duarte|correio|912/i;

const ticketShown = () =>
  screen.findByRole('heading', { level: 1, name: 'Reserva Enviada com Sucesso!' });

/** Everything this browser keeps: both storages, the cookies, the state of the history. */
function everythingKept(): string {
  const storages = [sessionStorage, localStorage].map((storage) =>
    Object.keys(storage).map((key) => [key, storage.getItem(key)]),
  );
  return JSON.stringify([storages, document.cookie, window.history.state, window.location.href]);
}

/** The addresses that are asked for from now on. */
function watchAddresses(): string[] {
  const addresses: string[] = [];
  server.events.on('request:start', ({ request }) => {
    addresses.push(request.url);
  });
  return addresses;
}

afterEach(() => server.events.removeAllListeners());

describe('a request for a room', () => {
  it('is kept by this tab alone until it is sent, and by nothing afterwards', async () => {
    openHouse();
    takeRequests();
    const addresses = watchAddresses();
    const { user, address } = await renderAt(stayAddress(4));
    await atRooms();
    await chooseCombination(user, /Um único quarto acomoda todos/);
    await goToReview(user);
    expect(Object.keys(sessionStorage)).toEqual(['hostel.booking-draft']);
    expect(sessionStorage.getItem('hostel.booking-draft')).toMatch(PERSON);
    expect(localStorage).toHaveLength(0);
    expect(address()).not.toMatch(PERSON);

    await confirm(user);
    await ticketShown();
    expect(everythingKept()).not.toMatch(PERSON);
    expect(Object.keys(sessionStorage)).toEqual(['hostel.booking-ticket']);
    expect(address()).not.toMatch(PERSON);
    expect(addresses).not.toHaveLength(0);
    expect(addresses.join('\n')).not.toMatch(PERSON);
  });

  it('is forgotten too when the database has it already', async () => {
    openHouse();
    onTable('post', 'bookings', () => ({
      status: 409,
      code: 'HS013',
      message: 'Este pedido já foi recebido.',
      hint: 'R26-ANTES1',
    }));
    const { user } = await openReview([{ room: leque, guests: 4 }]);
    expect(everythingKept()).toMatch(PERSON);
    await confirm(user);
    await ticketShown();
    expect(screen.getAllByText('R26-ANTES1')[0]).toBeVisible();
    expect(everythingKept()).not.toMatch(PERSON);
    expect(Object.keys(sessionStorage)).toEqual(['hostel.booking-ticket']);
  });

  it('hands on to the contact page days and guests, and nobody', async () => {
    openHouse({ rooms: [] });
    await renderAt(stayAddress(4));
    const link = await screen.findByRole('link', { name: 'Enviar uma mensagem' });
    expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('message')).toBe(
      'Olá! Procuro alojamento para 4 hóspedes de 14 de novembro de 2026 a 17 de novembro de 2026 (3 noites) e não encontrei quartos livres no site. Podem ajudar?',
    );
  });
});

describe('a message to the house', () => {
  it('is kept in this tab alone until it is sent, and never in an address', async () => {
    onTable('post', 'contact_messages', () => null);
    const addresses = watchAddresses();
    const { user, address } = await renderAt(contactPath());
    await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Inês Duarte');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ines@correio.example');
    await user.type(screen.getByRole('textbox', { name: /^Telefone/ }), '912 345 678');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assunto' }), 'outro');
    await user.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Há berço?');
    expect(Object.keys(sessionStorage)).toEqual(['hostel.contact-draft']);
    expect(localStorage).toHaveLength(0);
    expect(address()).not.toMatch(PERSON);
    await user.click(screen.getByRole('button', { name: 'Enviar Mensagem' }));
    await screen.findByText('Mensagem enviada com sucesso! Responderemos em breve.');
    expect(everythingKept()).not.toMatch(PERSON);
    expect(address()).toBe('/contacto');
    expect(addresses).toHaveLength(1);
    expect(addresses.join('\n')).not.toMatch(PERSON);
  });
});
