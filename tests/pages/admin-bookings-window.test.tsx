import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dialog,
  fact,
  inArchive,
  inDialog,
  ines,
  lukas,
  GROUP,
  openBooking,
  room12,
  room7,
  startAtDesk,
} from '../support/booking-window';
import { openDesk } from '../support/desk';
import { axeFindings, renderAt } from '../support/render-at';
import { server } from '../support/server';
import { countAnswer, SESSION_KEY, STAFF_EMAIL } from '../support/session';

beforeEach(startAtDesk);

describe('the window of a booking', () => {
  it('shows everything there is to know (ADM-BOOK-09, ADM-BOOK-11, ADM-BOOK-12, ADM-BOOK-14, ADM-BOOK-15, ADM-BOOK-16, ADM-BOOK-17, ADM-BOOK-22)', async () => {
    openDesk([ines, lukas]);
    const { address } = await openBooking(ines.booking_number);
    expect(address()).toBe('/admin/bookings?reserva=R26-7K3F9Q');
    expect(screen.getByRole('dialog', { name: /^Inês Duarte.*R26-7K3F9Q$/ })).toBeVisible();
    expect(inDialog().getByText(ines.booking_number)).toBeVisible();
    expect(
      inDialog().getByText('Criada a 12 nov. 2026, 09:42. Atualizada às 09:50.'),
    ).toBeVisible();
    expect(inDialog().getAllByText('Pendente').length).toBeGreaterThan(0);
    expect(fact('Nome')).toBe('Inês Duarte');
    expect(fact('Telefone')).toBe('+351 912 345 678');
    expect(fact('E-mail')).toBe('ines@example.com');
    expect(fact('Quarto')).toBe('2 Duplo Maré');
    expect(fact('Hóspedes')).toBe('2');
    expect(fact('Noites')).toMatch(/^3 × 55,00\s€$/);
    expect(fact('Check-in')).toBe('sáb., 14 nov. 2026');
    expect(fact('Check-out')).toBe('ter., 17 nov. 2026');
    expect(fact('Total')).toMatch(/^165,00\s€$/);
    expect(inDialog().getByText('Chegamos no comboio das 22:40.')).toBeVisible();
    expect(inDialog().getByText('Sem notas nesta reserva.')).toBeVisible();
    expect(inDialog().getByRole('link', { name: 'Enviar Email ao Cliente' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ines@example\.com\?subject=[^&]*R26-7K3F9Q&body=/),
    );
    expect(inDialog().queryByRole('button', { name: /^Eliminar/ })).toBeNull();
  });

  it('is led by the guest and the next deed, and ends with what is rarely done', async () => {
    openDesk([ines]);
    await openBooking(ines.booking_number);
    const titles = () =>
      inDialog()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toContain('Pedido suspeito'));
    expect(titles().slice(0, 4)).toEqual([
      'Hóspede',
      'Estadia',
      'Mensagem do hóspede',
      'Pagamentos',
    ]);
    expect(titles().slice(-2)).toEqual(['Dados do hóspede', 'Pedido suspeito']);
    const states = dialog().querySelectorAll('[data-status]');
    expect(states[0]).toHaveAccessibleName('Confirmada');
    expect(states[0]).toHaveAttribute('aria-keyshortcuts', '4');
    expect(states[1]).toHaveAccessibleName('Aguarda Confirmação');
  });

  it('stands in nobody’s way', async () => {
    openDesk([ines]);
    await openBooking(ines.booking_number);
    expect(await axeFindings()).toEqual([]);
  });

  it('says N/A for what is missing, and no price by the night that does not come out even (ADM-BOOK-14)', async () => {
    openDesk([ines, lukas]);
    await openBooking(lukas.booking_number);
    expect(fact('Telefone')).toBe('N/A');
    expect(fact('Noites')).toBe('3');
    expect(inDialog().queryByText('Mensagem do hóspede')).toBeNull();
    expect(
      inDialog().getByText('Criada a 11 nov. 2026, 09:42. Atualizada a 12 nov. 2026, 08:00.'),
    ).toBeVisible();
  });

  it('shows the latest state, not that of the list', async () => {
    const desk = openDesk([ines]);
    await renderAt('/admin/bookings');
    const link = await screen.findByRole('link', { name: /^R26-7K3F9Q/ });
    desk.changeElsewhere(ines.id, { guest_phone: '+351 999 999 999' });
    link.click();
    await waitFor(() => expect(fact('Telefone')).toBe('+351 999 999 999'));
  });

  it('opens by its address, archived or not', async () => {
    openDesk([ines, { ...lukas, ...inArchive, auto_archived: true }]);
    await renderAt(`/admin/bookings?reserva=${lukas.booking_number}`);
    await screen.findByRole('dialog', { name: new RegExp(lukas.booking_number) });
    await waitFor(() => expect(fact('Nome')).toBe('Lukas Brandt'));
    expect(
      screen.getByText('Reserva arquivada automaticamente a 4 nov. 2026, 03:10.'),
    ).toBeVisible();
  });

  it('says when an address names no booking', async () => {
    openDesk([ines]);
    await renderAt('/admin/bookings?reserva=R26-NOBODY');
    expect(
      await screen.findByText('Não há nenhuma reserva com o número R26-NOBODY.'),
    ).toBeVisible();
  });

  it('closes with Escape, and gives the focus back to its row', async () => {
    openDesk([ines, lukas]);
    const { address } = await openBooking(lukas.booking_number);
    dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/admin/bookings');
    await waitFor(() => expect(screen.getByRole('link', { name: /^R26-M4XW8T/ })).toHaveFocus());
  });

  it('steps to the next booking of the list and back', async () => {
    openDesk([ines, lukas]);
    const { user, address } = await openBooking(ines.booking_number);
    expect(inDialog().getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled');
    await user.click(inDialog().getByRole('button', { name: 'Seguinte' }));
    expect(
      await screen.findByRole('dialog', { name: new RegExp(lukas.booking_number) }),
    ).toBeVisible();
    expect(address()).toBe('/admin/bookings?reserva=R26-M4XW8T');
    await user.click(inDialog().getByRole('button', { name: 'Anterior' }));
    expect(
      await screen.findByRole('dialog', { name: new RegExp(ines.booking_number) }),
    ).toBeVisible();
    // Stepping through bookings added nothing to the history: closing still leads to the list.
    await user.click(inDialog().getByRole('button', { name: 'Fechar' }));
    expect(address()).toBe('/admin/bookings');
  });
});

describe('the sheet of a booking', () => {
  it('is the open booking, alone on the paper', async () => {
    openDesk([ines, lukas]);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await openBooking(ines.booking_number);
    const sheet = document.querySelector<HTMLElement>('body > [data-print-sheet]');
    expect(sheet?.closest('.painel')).toBeNull();
    expect(sheet).toHaveTextContent('R26-7K3F9Q');
    expect(sheet).toHaveTextContent('Inês Duarte');
    expect(sheet).toHaveTextContent(/Total, IVA incluído: 165,00\s€/);
    expect(sheet).toHaveTextContent('Não serve de fatura.');
    expect(sheet).toHaveTextContent('Chegamos no comboio das 22:40.');
    await user.click(inDialog().getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(inDialog().getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(document.querySelector('body > [data-print-sheet]')).toBeNull());
    vi.unstubAllGlobals();
  });
});

describe('the sheet of a group', () => {
  it('holds all of its rooms, and the sum of those that are not cancelled', async () => {
    openDesk([room7, { ...room12, status: 'cancelled' }]);
    await openBooking(GROUP);
    const sheet = document.querySelector<HTMLElement>('body > [data-print-sheet]');
    expect(sheet).toHaveTextContent(`Reserva de grupoPendente1 pendente, 1 cancelada${GROUP}`);
    expect(sheet).toHaveTextContent(/7\. Dormitório Rede, R26-GROUP1.*204,00\s€/);
    expect(sheet).toHaveTextContent(/12\. Twin Concha, R26-GROUP2, cancelada.*não conta/);
    expect(sheet).toHaveTextContent(/Total, IVA incluído: 204,00\s€/);
    expect(sheet).toHaveTextContent('Levamos velas.');
    expect(sheet).not.toHaveTextContent('GRUPO: Reserva de');
  });
});

describe('the shell', () => {
  it('has the five tabs, the unread badge, the way to the site and out (ADM-NAV-01, ADM-NAV-02, ADM-NAV-03, ADM-NAV-04)', async () => {
    openDesk([ines]);
    server.use(http.head('*/rest/v1/contact_messages', () => countAnswer(3)));
    const { user, address } = await renderAt('/admin/bookings');
    const tabs = within(await screen.findByRole('navigation', { name: 'Painel' }));
    expect(await tabs.findByText('3 não lidas')).toBeInTheDocument();
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Reservas',
      'Reservas de grupo',
      'Quartos',
      'Disponibilidade e Preços',
      'Mensagens33 não lidas',
    ]);
    expect(screen.getByRole('link', { name: 'Ver site' })).toHaveAttribute('href', '/');
    expect(screen.getByText(STAFF_EMAIL)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await screen.findByRole('heading', { name: 'Painel da equipa' });
    expect(address()).toBe('/admin/login');
    await waitFor(() => expect(window.localStorage.getItem(SESSION_KEY)).toBeNull());
  });
});
