import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account, Member } from '@/domain/account/account';
import { makeBooking, makeMember as makeAnyMember, makeMessage } from '../../support/builders';
import { openDesk } from '../../support/desk';
import { axeFindings, renderAt } from '../../support/render-at';
import { expectLoggedError, onRpc, onTable, server } from '../../support/server';
import { STAFF_EMAIL, startSignedIn } from '../../support/session';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/app/panel/SlimFrame';
import '@/features/panel/house/HouseScreen';

const makeMember = (changes: Partial<Member> = {}) =>
  makeAnyMember({ name: 'Helena Moura', ...changes });

const REMOVED = 'A sua conta foi retirada. Fale com a gerência.';

/** Answers how the account stands; `set` changes that, `asked` counts the questions. */
function onAccount(first: Account) {
  let account = first;
  let asked = 0;
  startSignedIn();
  onRpc('my_account', () => {
    asked += 1;
    return account;
  });
  onRpc('team', () => ({ people: [], events: [] }));
  return { set: (next: Account) => (account = next), asked: () => asked };
}

const refuse = (code: string, status = 403) =>
  HttpResponse.json({ code, message: 'Recusado.', details: null, hint: null }, { status });

/** The addresses that were asked for from now on. */
function askedPaths(): string[] {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname));
  return paths;
}

beforeEach(() => () => server.events.removeAllListeners());

describe('the panel of somebody who was removed', () => {
  it('shows nothing but that, and the way out (STAFF-01)', async () => {
    onAccount({ state: 'removed' });
    openDesk([makeBooking({ guest_name: 'Inês Duarte' })]);
    const { user, address } = await renderAt('/admin/bookings');
    expect(await screen.findByRole('heading', { name: REMOVED })).toHaveFocus();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText('Inês Duarte')).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await screen.findByRole('heading', { name: 'Painel da equipa' });
    expect(address()).toBe('/admin/login');
  });

  it('is emptied when the next change of a panel that was open is refused (STAFF-01)', async () => {
    const account = onAccount(makeMember());
    onTable('get', 'contact_messages', () => [makeMessage({ name: 'Inês Duarte' })]);
    window.sessionStorage.setItem('hostel-rascunho:notas:1', '"Berço"');
    const { user } = await renderAt('/admin/contact-messages');
    await screen.findByRole('link', { name: /Inês Duarte/ });
    account.set({ state: 'removed' });
    server.use(http.patch('*/rest/v1/contact_messages', () => refuse('HS035')));
    await user.click(screen.getByRole('link', { name: /Inês Duarte/ }));
    expect(await screen.findByRole('heading', { name: REMOVED })).toBeVisible();
    expect(screen.queryByText('Inês Duarte')).toBeNull();
    await waitFor(() =>
      expect(window.sessionStorage.getItem('hostel-rascunho:notas:1')).toBeNull(),
    );
    expectLoggedError('setMessageRead');
    const later = askedPaths();
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(later.length).toBeGreaterThan(0));
    expect(later.filter((path) => !path.endsWith('/my_account'))).toEqual([]);
  });
});

describe('an open panel whose account stands otherwise now', () => {
  it.each([
    { code: 'HS035', what: 'was removed', now: { state: 'removed' as const } },
    { code: 'HS038', what: 'has to set a second factor up', now: makeMember({ state: 'set-up' }) },
    { code: 'HS037', what: 'owes the code of this session', now: makeMember() },
  ])('learns at the next thing it reads that it $what (STAFF-02)', async ({ code, now }) => {
    const account = onAccount(makeMember());
    openDesk([]);
    const { goTo } = await renderAt('/admin/bookings');
    await screen.findByText('Helena Moura');
    const before = account.asked();
    account.set(now);
    server.use(http.get('*/rest/v1/contact_messages', () => refuse(code)));
    await goTo('/admin/contact-messages');
    await waitFor(() => expect(account.asked()).toBeGreaterThan(before));
    expectLoggedError('listContactMessages');
  });

  it('goes to the login and back when it was signed out everywhere (STAFF-02)', async () => {
    onAccount({ state: 'signed-out' });
    openDesk([]);
    const { address } = await renderAt('/admin/bookings?reserva=R26-7K3F9Q');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(address()).toBe('/admin/login');
    expect(screen.getByText(/^A sessão terminou\. Depois de entrar, volta ao ecrã/)).toBeVisible();
  });
});

describe('who must set a second factor up', () => {
  it('is shown that page alone, without the places of the panel or a look at its data (STAFF-02)', async () => {
    onAccount(makeMember({ state: 'set-up' }));
    openDesk([]);
    onRpc('begin_second_factor', () => ({ secret: 'MZXW6YTBOIYTEMZUGU3DOOBZGAYTEMZU' }));
    const { address } = await renderAt('/admin/bookings');
    await waitFor(() => expect(address()).toBe('/admin/conta/segundo-fator'));
    expect(await screen.findByRole('button', { name: 'Sair' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Painel' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^A minha conta/ })).toBeNull();
  });
});

describe('housekeeping', () => {
  const lidia = makeMember({ role: 'housekeeping', name: 'Lídia Cabral' });

  it.each(['/admin/dashboard', '/admin/bookings', '/admin/casa', '/admin/equipa'])(
    'is led from %s to the board, without the places of the panel (STAFF-02)',
    async (path) => {
      onAccount(lidia);
      openDesk([makeBooking({ guest_name: 'Inês Duarte' })]);
      const { address } = await renderAt(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Limpeza' })).toBeVisible();
      expect(address()).toBe('/admin/limpeza');
      await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
      expect(screen.getByRole('link', { name: 'A minha conta: Lídia Cabral' })).toHaveAttribute(
        'href',
        '/admin/conta',
      );
      expect(screen.queryByText('Inês Duarte')).toBeNull();
      expect(screen.queryByRole('link', { name: 'A casa' })).toBeNull();
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('finds the way back to the board, and out (STAFF-02)', async () => {
    onAccount(lidia);
    const { user, address, goTo } = await renderAt('/admin/limpeza');
    await screen.findByRole('link', { name: 'A minha conta: Lídia Cabral' });
    await goTo('/admin/conta');
    await user.click(await screen.findByRole('link', { name: 'Limpeza' }));
    expect(address()).toBe('/admin/limpeza');
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await screen.findByRole('heading', { name: 'Painel da equipa' });
  });

  it('asks for nothing but the rooms once it is known who they are (STAFF-02)', async () => {
    onAccount(lidia);
    await renderAt('/admin/limpeza');
    await screen.findByRole('link', { name: 'A minha conta: Lídia Cabral' });
    const later = askedPaths();
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(later.length).toBeGreaterThan(0));
    expect(later.filter((path) => !/\/rpc\/(my_account|rooms_today)$/.test(path))).toEqual([]);
  });
});

describe('the sixth place', () => {
  it('stands below the tabs, opens with C and lists its rows inside (STAFF-02)', async () => {
    onAccount(makeMember());
    openDesk([]);
    const { user, address } = await renderAt('/admin/bookings');
    const house = within(await screen.findByRole('navigation', { name: 'A casa' }));
    expect(house.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['A casa']);
    await screen.findByText('Helena Moura');
    await user.keyboard('c');
    expect(await screen.findByRole('heading', { level: 1, name: 'A casa' })).toBeVisible();
    expect(address()).toBe('/admin/casa');
    expect(await house.findByRole('link', { name: 'Equipa' })).toBeVisible();
    expect(house.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'A casa',
      'Limpeza',
      'Boletins',
      'Sinais',
      'Para faturar',
      'Mês',
      'Relatórios',
      'E-mails',
      'Equipa',
    ]);
    expect(house.getByRole('link', { name: 'A casa' })).toHaveAttribute('aria-current', 'page');
  });

  it('leaves C to a window that is open (STAFF-02)', async () => {
    onAccount(makeMember());
    openDesk([]);
    const { user, address } = await renderAt('/admin/bookings');
    await screen.findByRole('navigation', { name: 'A casa' });
    await user.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: /^Atalhos/ }));
    expect(keys.getByText('Abrir A casa')).toBeVisible();
    await user.keyboard('c');
    expect(address()).toBe('/admin/bookings');
  });

  it('ends the strip of tabs on a narrow screen, with the own account above (STAFF-02)', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    onAccount(makeMember());
    openDesk([]);
    await renderAt('/admin/mail-texts');
    const tabs = within(await screen.findByRole('navigation', { name: 'Painel' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Reservas',
      'Quartos',
      'Disponibilidade e Preços',
      'Mensagens',
      'A casa',
    ]);
    expect(tabs.getByRole('link', { name: 'A casa' })).toHaveAttribute('aria-current', 'true');
    expect(
      await screen.findByRole('link', { name: 'A minha conta: Helena Moura' }),
    ).toHaveAttribute('href', '/admin/conta');
    vi.restoreAllMocks();
  });
});

describe('the foot of the sidebar', () => {
  it('says name, role and address, and leads to the own account (STAFF-02, ADM-NAV-06)', async () => {
    onAccount(makeMember({ name: 'Marta Nunes', role: 'reception' }));
    openDesk([]);
    await renderAt('/admin/bookings');
    const link = await screen.findByRole('link', {
      name: `A minha conta: Marta Nunes Receção ${STAFF_EMAIL}`,
    });
    expect(link).toHaveAttribute('href', '/admin/conta');
  });
});
