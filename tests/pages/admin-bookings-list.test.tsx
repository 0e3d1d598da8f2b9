import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROW_CAP } from '@/queries/read-all-pages';
import type { StaffBooking } from '@/queries/staff-bookings';
import { makeBooking, makeRoom, uuid } from '../support/builders';
import { listReads, openDesk } from '../support/desk';
import { axeFindings, renderAt } from '../support/render-at';
import { onTable, server } from '../support/server';
import { startSignedIn, STAFF_EMAIL } from '../support/session';

const GROUP = 'GRP26-8KQ2M7XA';

/** How many rows are drawn at first, and how many more with each step. */
const SCREENFUL = Math.ceil(window.innerHeight / 44);
const STEP = 32;

/** The n-th oldest booking; those with a higher number came later. */
function booking(n: number, overrides: Partial<StaffBooking> = {}): StaffBooking {
  return makeBooking({
    id: uuid(2, n),
    booking_number: `R26-${String(n).padStart(6, '0')}`,
    created_at: `2026-11-${String(Math.min(n, 12)).padStart(2, '0')}T09:42:00+00:00`,
    ...overrides,
  });
}

const ines = booking(9, { email_sent: true, email_sent_at: '2026-11-12T09:50:00+00:00' });
const lukas = booking(8, {
  guest_name: 'Lukas Brandt',
  guest_email: 'lukas@example.org',
  guest_phone: '931 122 333',
  status: 'awaiting_payment',
  check_in_date: '2026-11-05',
  check_out_date: '2026-11-08',
  rooms: { room_number: '11', name: 'Duplo Bússola' },
});
const groupOfTwo: [StaffBooking, StaffBooking] = [
  booking(7, {
    guest_name: 'Clube de Vela da Foz',
    guest_email: 'geral@velafoz.example',
    group_reference: GROUP,
    status: 'confirmed',
    number_of_guests: 8,
    total_price: 364,
    email_sent: true,
    email_confirmed: true,
    rooms: { room_number: '12', name: 'Twin Concha' },
    booking_groups: { group_name: 'Regata de Outono' },
  }),
  booking(6, {
    guest_name: 'Clube de Vela da Foz',
    guest_email: 'geral@velafoz.example',
    group_reference: GROUP,
    status: 'awaiting_confirmation',
    number_of_guests: 6,
    total_price: 204,
    email_sent: true,
    rooms: { room_number: '8', name: 'Dormitório Peixe' },
    booking_groups: { group_name: 'Regata de Outono' },
  }),
];
const archived = booking(5, {
  guest_name: 'Hanna Lindqvist',
  status: 'completed',
  archived: true,
  archived_at: '2026-11-04T03:10:00+00:00',
});

const rows = () => screen.getAllByRole('listitem');
const counter = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`^\\d+\\+? ?${label}$`) });
const listed = () => rows().map((row) => within(row).getByRole('link').textContent);

async function openList(address = '/admin/bookings') {
  const view = await renderAt(address);
  await screen.findByText(/^A mostrar/);
  return view;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T09:00:00Z') });
  startSignedIn();
});

describe('the list', () => {
  it('holds its place while it loads', async () => {
    openDesk([ines]);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.get('*/rest/v1/bookings', async () => held));
    await renderAt('/admin/bookings');
    expect(await screen.findByRole('heading', { name: 'Reservas' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Atualizar' })).toHaveAttribute('aria-disabled');
    answer();
    await screen.findByText(/^A mostrar/);
    expect(screen.getByRole('button', { name: 'Atualizar' })).not.toHaveAttribute('aria-disabled');
  });

  it('asks as staff for what is not archived, newest first, with the room (DATA-BOOK-12)', async () => {
    const { reads } = openDesk([ines]);
    await openList();
    const [first] = listReads(reads);
    expect(first?.params.get('archived')).toBe('eq.false');
    expect(first?.params.get('order')).toBe('created_at.desc,id.desc');
    expect(first?.params.get('select')).toContain('rooms(room_number,name)');
    expect(first?.headers.get('authorization')).toBe(`Bearer access-token-of-${STAFF_EMAIL}`);
  });

  it('shows bookings newest first and a group as one card (ADM-BOOK-07, ADM-BOOK-08)', async () => {
    openDesk([archived, lukas, ...groupOfTwo, ines]);
    await openList();
    expect(listed()).toEqual([ines.booking_number, lukas.booking_number, GROUP]);
    const [first, , group] = rows();
    expect(first).toHaveTextContent('Inês Duarte');
    expect(first).toHaveTextContent('2 Duplo Maré');
    expect(first).toHaveTextContent('14 nov. – 17 nov.3 noites');
    expect(first).toHaveTextContent(/165,00\s€/);
    expect(first).toHaveTextContent('Pendente');
    expect(first).toHaveTextContent('E-mail enviado');
    expect(group).toHaveTextContent('Regata de Outono2 quartos / 14 hóspedes');
    expect(group).toHaveTextContent(/568,00\s€/);
    // A group has the state of its least advanced room; its e-mails count once all have been sent.
    expect(group).toHaveTextContent('Aguarda Confirmação1 confirmada, 1 aguarda confirmação');
    expect(group).toHaveTextContent('E-mail enviado');
    expect(group).not.toHaveTextContent('Confirmada pelo hóspede');
    expect(screen.getByText('A mostrar 4 de 4')).toBeVisible();
  });

  it('is ordered by arrival and by total, and back to the newest request (ADM-BOOK-07)', async () => {
    openDesk([lukas, ...groupOfTwo, ines]);
    const { user } = await openList();
    const order = (name: string) => user.click(screen.getByRole('button', { name }));
    const newestFirst = [ines.booking_number, lukas.booking_number, GROUP];
    expect(screen.getByText('O pedido mais recente primeiro')).toBeVisible();
    await order('Ordenar por estadia');
    expect(listed()[0]).toBe(lukas.booking_number);
    expect(screen.getByText('A primeira chegada primeiro')).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Ordenar por estadia', pressed: true }),
    ).toBeVisible();
    await order('Ordenar por estadia');
    expect(listed().at(-1)).toBe(lukas.booking_number);
    await order('Ordenar por total');
    expect(listed().at(-1)).toBe(GROUP);
    await order('Ordenar por total');
    expect(listed()[0]).toBe(GROUP);
    await order('Ordenar por total');
    expect(listed()).toEqual(newestFirst);
    expect(await axeFindings()).toEqual([]);
  });

  it('stands in nobody’s way', async () => {
    openDesk([lukas, ...groupOfTwo, ines]);
    await openList();
    expect(await axeFindings()).toEqual([]);
  });

  it('shows the same at its old address (ROUTE-21)', async () => {
    openDesk([ines]);
    await openList('/admin/bookings-old');
    expect(listed()).toEqual([ines.booking_number]);
    expect(screen.getByRole('link', { name: 'Reservas' })).toHaveAttribute('aria-current', 'page');
  });

  it('loads the rest in the background, page after page', async () => {
    const first = Array.from({ length: ROW_CAP }, (_, index) =>
      booking(ROW_CAP + 1 - index, { guest_name: `Hóspede ${ROW_CAP + 1 - index}` }),
    );
    const calls = onTable('get', 'bookings', ({ params }) =>
      params.has('or') ? [booking(1)] : first,
    );
    await openList();
    expect(await screen.findByText(`A mostrar ${SCREENFUL} de ${ROW_CAP + 1}`)).toBeVisible();
    const last = first.at(-1);
    expect(listReads(calls)[1]?.params.get('or')).toBe(
      `(created_at.lt.${last?.created_at},and(created_at.eq.${last?.created_at},id.lt.${last?.id}))`,
    );
    expect(listReads(calls)).toHaveLength(2);
  });

  it('draws a screenful of cards, and more on demand', async () => {
    openDesk(Array.from({ length: 120 }, (_, index) => booking(index + 1)));
    const { user } = await openList();
    expect(rows()).toHaveLength(SCREENFUL);
    const shown = [SCREENFUL + STEP, SCREENFUL + 2 * STEP, SCREENFUL + 3 * STEP, 120];
    for (const count of shown) {
      await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
      expect(rows()).toHaveLength(count);
    }
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
    expect(screen.getByText('A mostrar 120 de 120')).toBeVisible();
  });

  it('asks anew on request (ADM-BOOK-06)', async () => {
    const desk = openDesk([ines]);
    const { user } = await openList();
    desk.changeElsewhere(ines.id, { guest_name: 'Inês Duarte Reis' });
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByText('Inês Duarte Reis')).toBeVisible();
  });

  it('says when there is nothing (ERR-EMPTY-05)', async () => {
    openDesk([]);
    await renderAt('/admin/bookings');
    expect(
      await screen.findByRole('heading', { name: 'Nenhuma reserva encontrada' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  });
});

describe('counters and filters', () => {
  beforeEach(() => openDesk([lukas, ...groupOfTwo, ines]));

  it('counts what the filters let through, before the search (ADM-BOOK-01, WORD-11)', async () => {
    const { user } = await openList();
    expect(counter('Total')).toHaveTextContent('4');
    expect(counter('Pendentes')).toHaveTextContent('1');
    expect(counter('Aguarda pagamento')).toHaveTextContent('1');
    // A group with one confirmed room and one that still waits is not confirmed.
    expect(counter('Confirmadas')).toHaveTextContent('0');
    expect(counter('E-mail enviado')).toHaveTextContent('3');
    expect(counter('Confirmadas pelo hóspede')).toHaveTextContent('1');
    await user.type(screen.getByRole('searchbox'), 'inês');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(counter('Total')).toHaveTextContent('4');
    await user.selectOptions(screen.getByLabelText('Datas'), 'Passadas');
    expect(counter('Total')).toHaveTextContent('1');
  });

  it('filters by each counter, and lets go of it again', async () => {
    const { user, address } = await openList();
    await user.click(counter('Aguarda pagamento'));
    expect(listed()).toEqual([lukas.booking_number]);
    expect(address()).toBe('/admin/bookings?estado=awaiting_payment');
    expect(counter('Aguarda pagamento')).toHaveAttribute('aria-pressed', 'true');
    await user.click(counter('Aguarda pagamento'));
    await user.click(counter('Confirmadas pelo hóspede'));
    expect(listed()).toEqual([GROUP]);
    expect(address()).toBe('/admin/bookings?email=confirmed');
    await user.click(counter('Total'));
    expect(rows()).toHaveLength(3);
    expect(address()).toBe('/admin/bookings');
  });

  it('keeps dates and status in the address, and reads them from there (ADM-BOOK-03, WORD-11)', async () => {
    const { user, address } = await openList('/admin/bookings?datas=past');
    expect(listed()).toEqual([lukas.booking_number]);
    expect(screen.getByLabelText('Datas')).toHaveDisplayValue('Passadas');
    await user.selectOptions(screen.getByLabelText('Datas'), 'Próximas');
    await user.selectOptions(screen.getByLabelText('Estado'), 'Pendente');
    expect(listed()).toEqual([ines.booking_number]);
    expect(address()).toBe('/admin/bookings?datas=upcoming&estado=pending');
  });

  it('finds a group by its one state alone, and shows it whole', async () => {
    const { user } = await openList('/admin/bookings?estado=awaiting_confirmation');
    expect(listed()).toEqual([GROUP]);
    expect(rows()[0]).toHaveTextContent('2 quartos / 14 hóspedes');
    await user.selectOptions(screen.getByLabelText('Estado'), 'Confirmada');
    expect(await screen.findByText('Nenhuma reserva encontrada')).toBeVisible();
  });

  it('shows a group whole, led by the booking that was found', async () => {
    await openList('/admin/bookings?email=confirmed');
    expect(rows()[0]).toHaveTextContent('2 quartos / 14 hóspedes');
    expect(within(rows()[0] ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      `/admin/bookings?email=confirmed&reserva=${groupOfTwo[0]?.booking_number}`,
    );
  });

  it('counts a cancelled room of a group nowhere', async () => {
    const [first, second] = groupOfTwo;
    openDesk([ines, { ...first, status: 'cancelled' }, second]);
    await openList();
    const group = rows()[1];
    expect(group).toHaveTextContent('1 quarto / 6 hóspedes');
    expect(group).toHaveTextContent(/204,00\s€/);
    expect(group).toHaveTextContent('1 aguarda confirmação, 1 cancelada');
    expect(counter('Total')).toHaveTextContent('2');
    expect(screen.getByText('A mostrar 2 de 2')).toBeVisible();
  });

  it('loses none of two changes that come before the address has followed', async () => {
    openDesk([lukas, ines]);
    const { address } = await openList();
    act(() => {
      fireEvent.change(screen.getByLabelText('Datas'), { target: { value: 'past' } });
      fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'awaiting_payment' } });
    });
    expect(address()).toBe('/admin/bookings?datas=past&estado=awaiting_payment');
    expect(listed()).toEqual([lukas.booking_number]);
  });

  it.each(['?estado=deleted&datas=soon&email=x', '?arquivadas=yes'])(
    'ignores what it does not know: %s',
    async (search) => {
      await openList(`/admin/bookings${search}`);
      expect(rows()).toHaveLength(3);
    },
  );

  it('offers all nine states (ADM-BOOK-04)', async () => {
    await openList();
    const options = within(screen.getByLabelText('Estado')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Todos os estados',
      'Pendente',
      'Aguarda Confirmação',
      'Aguarda Pagamento',
      'Pagamento Recebido',
      'Confirmada',
      'Check-in Feito',
      'Check-out Feito',
      'Cancelada',
      'Concluída',
    ]);
  });
});

describe('the search', () => {
  it.each([
    ['a name without accents', 'ines duarte', [ines.booking_number]],
    ['an e-mail', 'LUKAS@example', [lukas.booking_number]],
    ['a booking number', ines.booking_number.toLowerCase(), [ines.booking_number]],
    ['a group reference', '8kq2m', [GROUP]],
    ['the number of one room of a group', groupOfTwo[1].booking_number, [GROUP]],
    ['words in any order', 'bussola brandt', [lukas.booking_number]],
    ['a telephone, however it is grouped', '93 11 22', [lukas.booking_number]],
    ['a room', 'quarto 11', [lukas.booking_number]],
    ['the name of a room of a group', 'peixe', [GROUP]],
    ['the name of a group', 'regata', [GROUP]],
  ])(
    'finds by %s, and keeps names out of the address (ADM-BOOK-02)',
    async (_name, search, expected) => {
      openDesk([lukas, ...groupOfTwo, ines]);
      const { user, address } = await openList();
      await user.type(screen.getByRole('searchbox', { name: 'Pesquisar reservas' }), search);
      await waitFor(() => expect(listed()).toEqual(expected));
      expect(address()).toBe('/admin/bookings');
    },
  );

  it('opens the only booking it has found with Enter, and none of two', async () => {
    openDesk([lukas, ines]);
    const { user, address } = await openList();
    await user.type(screen.getByRole('searchbox'), 'r26{Enter}');
    expect(address()).toBe('/admin/bookings');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'quarto 11{Enter}');
    expect(
      await screen.findByRole('dialog', { name: new RegExp(lukas.booking_number) }),
    ).toBeVisible();
  });

  it('says what it did not find and offers to look wider', async () => {
    openDesk([lukas, ines]);
    const { user } = await openList('/admin/bookings?datas=past&estado=awaiting_payment');
    await user.type(screen.getByRole('searchbox'), 'andrade');
    expect(
      await screen.findByText(
        'Nada corresponde a «andrade» entre as reservas passadas com o estado Aguarda Pagamento.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('is emptied by its own cross, and keeps the focus', async () => {
    openDesk([lukas, ines]);
    const { user } = await openList();
    expect(screen.queryByRole('button', { name: 'Limpar pesquisa' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'lukas');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Limpar pesquisa' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Limpar pesquisa' })).toBeNull();
  });
});

describe('the archive', () => {
  it('is asked for by itself, with the filters (ADM-BOOK-05, DATA-BOOK-15)', async () => {
    const { reads } = openDesk([ines, archived]);
    const { user, address } = await openList();
    await user.click(screen.getByRole('button', { name: 'Arquivadas', pressed: false }));
    await waitFor(() => expect(listed()).toEqual([archived.booking_number]));
    expect(address()).toBe('/admin/bookings?arquivadas=1');
    await user.selectOptions(screen.getByLabelText('Estado'), 'Concluída');
    await user.selectOptions(screen.getByLabelText('Datas'), 'Passadas');
    await waitFor(() => {
      const { params } = listReads(reads).at(-1) ?? {};
      expect(params?.get('archived')).toBe('eq.true');
      expect(params?.get('status')).toBe('eq.completed');
      expect(params?.get('check_out_date')).toBe('lt.2026-11-12');
    });
  });

  it('is searched by the backend, a column at a time, without regard to accents', async () => {
    const helder = booking(4, { guest_name: 'Hélder Sá', archived: true });
    const { reads } = openDesk([
      archived,
      helder,
      booking(3, { guest_name: 'Hxldxr Sx', archived: true }),
    ]);
    const { user } = await openList('/admin/bookings?arquivadas=1');
    await user.type(screen.getByRole('searchbox'), 'sa helder');
    await waitFor(() => expect(listed()).toEqual([helder.booking_number]));
    const patterns = [
      'guest_name_folded ilike.%helder%',
      'guest_email ilike.%h_ld_r%',
      'booking_number ilike.%h_ld_r%',
      'group_reference ilike.%h_ld_r%',
    ];
    await waitFor(() => {
      const asked = listReads(reads).flatMap(({ params }) =>
        [...params].map(([column, pattern]) => `${column} ${pattern}`),
      );
      expect(asked).toEqual(expect.arrayContaining(patterns));
    });
    expect(listed()).toEqual([helder.booking_number]);
  });

  it('is searched by telephone and by room too', async () => {
    const other = booking(4, {
      guest_phone: '+351 931 122 333',
      room_id: uuid(1, 11),
      rooms: { room_number: '11', name: 'Duplo Bússola' },
      archived: true,
    });
    openDesk([archived, other]);
    onTable('get', 'rooms', () => [makeRoom(), makeRoom({ room_number: '11' })]);
    const { user } = await openList('/admin/bookings?arquivadas=1');
    const search = screen.getByRole('searchbox');
    await user.type(search, '9311 22');
    await waitFor(() => expect(listed()).toEqual([other.booking_number]));
    await user.clear(search);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.type(search, 'quarto 11');
    await waitFor(() => expect(listed()).toEqual([other.booking_number]));
  });

  it('comes page by page, each group whole', async () => {
    const old = Array.from({ length: 210 }, (_, index) =>
      booking(index + 1, {
        archived: true,
        check_in_date: '2018-11-14',
        check_out_date: '2018-11-17',
        created_at: `2026-01-01T09:42:00.${String(index).padStart(6, '0')}+00:00`,
        group_reference: index === 0 || index === 209 ? GROUP : null,
      }),
    );
    const calls = onTable('get', 'bookings', ({ params }) => {
      const newest = old.toReversed();
      if (params.has('group_reference'))
        return [newest[0], newest[209]].filter((row) => row !== undefined);
      return params.has('or') ? newest.slice(200) : newest.slice(0, 200);
    });
    server.use(
      http.head(
        '*/rest/v1/bookings',
        () => new HttpResponse(null, { headers: { 'content-range': '*/10508' } }),
      ),
    );
    const { user } = await openList('/admin/bookings?arquivadas=1');
    expect(rows()[0]).toHaveTextContent('2 quartos / 4 hóspedes');
    // What is loaded of it says nothing about the rest.
    expect(await screen.findByRole('button', { name: /^10508 ?Total$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pendentes$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ordenar/ })).toBeNull();
    expect(rows()[1]).toHaveTextContent('14 nov. – 17 nov. 2018');
    expect(calls[0]?.params.get('limit')).toBe('200');
    while (rows().length < 199) {
      await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    }
    // The rounds of the panel read other things beside it.
    const ofArchive = calls.filter(({ params }) => params.get('archived') === 'eq.true');
    expect(ofArchive.map(({ params }) => params.has('group_reference'))).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    expect(await screen.findByText('A mostrar 210 de 210')).toBeVisible();
    expect(rows()).toHaveLength(209);
    expect(counter('Total')).toHaveTextContent('210');
    expect(counter('Pendentes')).toBeVisible();
  });
});
