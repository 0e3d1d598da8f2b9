import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { BookingGroupRow, GuestProfileRow } from '@/types/rows';
import { makeBooking, uuid } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, onTable } from '../support/server';
import { startSignedIn } from '../support/session';

const FAILURE = { status: 500, code: 'XX000', message: 'broken' };
const PAGE = 24;

function makeGroup(n: number, overrides: Partial<BookingGroupRow> = {}): BookingGroupRow {
  return {
    id: uuid(4, n),
    group_reference: `GRP26-8KQ2M7X${n % 10}`,
    group_name: `Grupo ${n}`,
    total_guests: 6,
    coordinator_email: 'geral@veladafoz.example',
    coordinator_phone: '+351 282 555 014',
    notes: null,
    created_at: '2026-11-09T16:05:00+00:00',
    ...overrides,
  };
}

const club = makeGroup(1, {
  group_name: 'Clube de Vela da Foz',
  total_guests: 14,
  notes: 'Fatura ao clube.',
});
const choir = makeGroup(2, { group_name: 'Coro de Câmara', coordinator_phone: null });

const clubBookings: [StaffBooking, StaffBooking] = [
  makeBooking({
    id: uuid(2, 1),
    booking_number: 'R26-C6RN2J',
    group_id: club.id,
    rooms: { room_number: '12', name: 'Twin Concha' },
    status: 'awaiting_confirmation',
    check_in_date: '2026-11-27',
    check_out_date: '2026-11-29',
    number_of_guests: 2,
    total_price: 108,
  }),
  makeBooking({
    id: uuid(2, 2),
    booking_number: 'R26-C8YQ5K',
    group_id: club.id,
    rooms: { room_number: '7', name: 'Dormitório Rede' },
    status: 'payment_received',
    check_in_date: '2026-11-27',
    check_out_date: '2026-11-29',
    number_of_guests: 12,
    total_price: 460.5,
  }),
];
const choirBooking = makeBooking({ id: uuid(2, 3), group_id: choir.id, total_price: 99 });

function makeGuest(n: number, overrides: Partial<GuestProfileRow> = {}): GuestProfileRow {
  return {
    id: uuid(7, n),
    booking_id: uuid(2, 1),
    full_name: `Hóspede ${n}`,
    is_primary_contact: false,
    age_group: 'adult',
    email: null,
    phone: null,
    special_requests: null,
    emergency_contact_name: null,
    emergency_contact_phone: null,
    created_at: '2026-11-09T16:05:00+00:00',
    ...overrides,
  };
}

/** Answers like the tables: a page of groups or one by its id, bookings of the groups asked for. */
function onGroups(groups: BookingGroupRow[], bookings: StaffBooking[]) {
  return {
    groups: onTable('get', 'booking_groups', ({ params }) => {
      const id = params.get('id')?.slice('eq.'.length);
      if (id !== undefined) return groups.filter((group) => group.id === id);
      const last = /id\.lt\.([^)]+)\)/.exec(params.get('or') ?? '')?.[1];
      const first = groups.findIndex((group) => group.id === last) + 1;
      return groups.slice(first, first + Number(params.get('limit')));
    }),
    bookings: onTable('get', 'bookings', ({ params }) =>
      bookings.filter(({ group_id }) => params.get('group_id')?.includes(group_id ?? '-')),
    ),
  };
}

const plainText = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');

beforeEach(() => startSignedIn());

describe('the groups screen', () => {
  it('shows a card for each group (ADM-GROUP-01, ADM-GROUP-02, ADM-GROUP-04, ADM-GROUP-05, ADM-GROUP-06)', async () => {
    onGroups([club, choir], [...clubBookings, choirBooking]);
    await renderAt('/admin/group-bookings');
    const [card, other] = await screen.findAllByRole('article');
    const text = card ? plainText(card) : '';
    expect(text).toContain('Clube de Vela da FozInês Duarte');
    expect(text).toContain('2 quartos / 14 hóspedes');
    expect(text).toContain('Aguarda Confirmação1 com pagamento recebido, 1 aguarda confirmação');
    expect(text).toContain('27 nov. – 29 nov. 2026');
    expect(text).toContain('geral@veladafoz.example');
    expect(text).toContain('+351 282 555 014');
    expect(text).toContain('Fatura ao clube.');
    expect(text).toContain('568,50 €');
    expect(other && plainText(other)).toContain('Telefone: sem telefone');
    expect(await axeFindings()).toEqual([]);
  });

  it('leaves a cancelled room out of state, size, guests and sum', async () => {
    const [twin, dormitory] = clubBookings;
    onGroups([club], [{ ...twin, status: 'cancelled' }, { ...dormitory }]);
    const { user } = await renderAt('/admin/group-bookings');
    const text = plainText(await screen.findByRole('article'));
    expect(text).toContain('1 quarto / 12 hóspedes');
    expect(text).toContain('Pagamento Recebido1 com pagamento recebido, 1 cancelada');
    expect(text).toContain('460,50 €');
    await user.click(screen.getByRole('link', { name: 'Clube de Vela da Foz' }));
    expect(await screen.findByText('Nome')).toBeVisible();
    const rows = within(await screen.findByRole('dialog'))
      .getAllByRole('row')
      .map(plainText);
    expect(rows[2]).toContain('Cancelada');
    expect(rows[3]).toMatch(/12 hóspedes460,50 €$/);
    const sheet = document.querySelector<HTMLElement>('body > [data-print-sheet]');
    expect(sheet).toHaveTextContent('Twin Concha, R26-C6RN2J, cancelada');
    expect(sheet).toHaveTextContent(/Total, IVA incluído: 460,50\s€/);
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  });

  it('reads the bookings of all shown groups in one call', async () => {
    const { bookings } = onGroups([club, choir], [...clubBookings, choirBooking]);
    await renderAt('/admin/group-bookings');
    await screen.findAllByRole('article');
    expect(bookings).toHaveLength(1);
    expect(bookings[0]?.params.get('group_id')).toBe(`in.(${club.id},${choir.id})`);
  });

  it('opens a group in a window: coordinator, rooms, guests and total (ADM-GROUP-07)', async () => {
    onGroups([club, choir], [...clubBookings, choirBooking]);
    const profiles = onTable('get', 'guest_profiles', () => [
      makeGuest(1, {
        full_name: 'Teresa Fontes',
        is_primary_contact: true,
        email: 'teresa@veladafoz.example',
        phone: '+351 282 555 014',
      }),
      makeGuest(2, {
        booking_id: uuid(2, 2),
        full_name: 'Leonor Pires',
        age_group: 'child',
        special_requests: 'alergia a frutos secos',
      }),
      makeGuest(3, { full_name: 'Tomás', age_group: 'baby' }),
      makeGuest(4, {
        booking_id: uuid(2, 2),
        full_name: 'Teresa Fontes',
        is_primary_contact: true,
        email: 'teresa@veladafoz.example',
        phone: '+351 282 555 014',
      }),
    ]);
    const { user, address } = await renderAt('/admin/group-bookings');
    await user.click(await screen.findByRole('link', { name: 'Clube de Vela da Foz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clube de Vela da Foz' });
    expect(address()).toBe(`/admin/group-bookings?grupo=${club.id}`);

    expect(within(dialog).getByRole('link', { name: 'geral@veladafoz.example' })).toHaveAttribute(
      'href',
      'mailto:geral@veladafoz.example',
    );
    const rows = within(dialog).getAllByRole('row').map(plainText);
    expect(rows[1]).toContain('7 Dormitório Rede');
    expect(rows[1]).toContain('460,50 €');
    expect(rows[2]).toContain('12 Twin Concha');
    expect(rows[3]).toContain('Total do grupo, 2 noites');
    expect(rows[3]).toContain('568,50 €');
    expect(within(dialog).getByRole('link', { name: 'R26-C6RN2J' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-C6RN2J',
    );

    expect(await within(dialog).findByText('3 de 14 preenchidos')).toBeVisible();
    expect(profiles[0]?.params.get('booking_id')).toBe(`in.(${uuid(2, 1)},${uuid(2, 2)})`);
    const guests = within(dialog).getAllByRole('listitem').map(plainText);
    expect(guests[0]).toBe(
      // Her profile came with each booking of the group.
      'Teresa FontesContacto principal · Adulto · quartos 7 e 12teresa@veladafoz.example, +351 282 555 014',
    );
    expect(guests[1]).toBe('Leonor PiresCriança · quarto 7N/APedido: alergia a frutos secos');
    expect(guests[2]).toContain('Bebé');
    expect(await axeFindings()).toEqual([]);
  });

  it('closes the window again and gives the focus back to the card', async () => {
    onGroups([club, choir], [...clubBookings, choirBooking]);
    const { user, address } = await renderAt('/admin/group-bookings');
    const link = await screen.findByRole('link', { name: 'Clube de Vela da Foz' });
    await user.click(link);
    await user.click(await screen.findByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/admin/group-bookings');
    expect(link).toHaveFocus();
  });

  it('tells a failure to load the guests and why, inside the window (ERR-ADMBOOK-01)', async () => {
    onGroups([club], clubBookings);
    cutLine('get', 'guest_profiles');
    const { user } = await renderAt(`/admin/group-bookings?grupo=${club.id}`);
    const title = await screen.findByText('Não foi possível carregar os perfis dos hóspedes');
    expect(title.closest('[role=alert]')).toHaveTextContent('Sem ligação ao servidor.');
    onTable('get', 'guest_profiles', () => []);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByText('Ainda não há perfis preenchidos.')).toBeVisible();
  });

  it('shows more groups on demand, and finds one that stands further down by its address', async () => {
    const many = Array.from({ length: PAGE + 6 }, (_, n) => makeGroup(n + 1));
    onGroups(many, [choirBooking]);
    const { user } = await renderAt(`/admin/group-bookings?grupo=${uuid(4, PAGE + 3)}`);
    const dialog = await screen.findByRole('dialog', { name: `Grupo ${PAGE + 3}` });
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(screen.getAllByRole('article')).toHaveLength(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(PAGE + 6));
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
  });

  it.each(['00000004-0000-4000-8000-000000000099', 'not-an-id'])(
    'says that the group %s is gone',
    async (id) => {
      onGroups([club], clubBookings);
      await renderAt(`/admin/group-bookings?grupo=${id}`);
      expect(await screen.findByText('Este grupo já não existe.')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('says that there are none, and when there will be (ERR-EMPTY-04, WORD-16)', async () => {
    onGroups([], []);
    await renderAt('/admin/group-bookings');
    expect(await screen.findByText('Nenhuma Reserva de Grupo')).toBeVisible();
    expect(screen.getByText(/quando vários quartos são reservados em conjunto/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver reservas' })).toHaveAttribute(
      'href',
      '/admin/bookings',
    );
  });

  it('shows that it is loading', async () => {
    onTable('get', 'booking_groups', async () => {
      await delay('infinite');
      return null;
    });
    await renderAt('/admin/group-bookings');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Reservas de grupo');
    expect(screen.getByText('A carregar...')).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma Reserva de Grupo')).not.toBeInTheDocument();
  });

  it('tells a failure and loads again on demand', async () => {
    onTable('get', 'booking_groups', () => FAILURE);
    const { user } = await renderAt('/admin/group-bookings');
    const title = 'Não foi possível carregar as reservas de grupo';
    expect(await screen.findByText(title)).toBeVisible();
    onGroups([club], clubBookings);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });
});
