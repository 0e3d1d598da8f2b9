import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROW_CAP } from '@/queries/read-all-pages';
import type { StaffBooking } from '@/queries/staff-bookings';
import { startAtDesk } from '../support/booking-window';
import { makeBooking, uuid } from '../support/builders';
import { listReads, openDesk } from '../support/desk';
import { catchFiles } from '../support/caught-files';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, onTable } from '../support/server';

const GROUP = 'GRP26-8KQ2M7XA';

/** The n-th oldest booking. */
function booking(n: number, overrides: Partial<StaffBooking> = {}): StaffBooking {
  return makeBooking({
    id: uuid(2, n),
    booking_number: `R26-${String(n).padStart(6, '0')}`,
    created_at: new Date(Date.UTC(2026, 9, 1) + n * 60_000).toISOString(),
    ...overrides,
  });
}

const called = booking(9, { guest_name: 'Sofia Almeida', source: 'phone' });
const paidInPart = booking(8, {
  guest_name: 'Lukas Brandt',
  source: 'booking_com',
  status: 'confirmed',
  paid: 111,
  amount_due: 54,
});
const paid = booking(7, { guest_name: '=SUM(1;2)', paid: 165, amount_due: 0 });
const rooms = [
  booking(6, { group_reference: GROUP, status: 'confirmed', total_price: 100 }),
  booking(5, { group_reference: GROUP, status: 'cancelled', total_price: 80, amount_due: 80 }),
];
const archived = booking(4, { source: 'airbnb', archived: true, status: 'completed' });

const rows = () => screen.getAllByRole('listitem');
const listed = () => rows().map((row) => within(row).getByRole('link').textContent);
const exportButton = () => screen.getByRole('button', { name: /^Exportar CSV|^A exportar/ });

async function openList(address = '/admin/bookings') {
  const view = await renderAt(address);
  await screen.findByText(/^A mostrar/);
  return view;
}

const numbersIn = async (file: Blob | undefined) =>
  [...((await file?.text()) ?? '').matchAll(/^R26-\d+/gm)].map(([number]) => number);

beforeEach(startAtDesk);

describe('the filters by source and by what is due', () => {
  beforeEach(() => void openDesk([called, paidInPart, paid, ...rooms, archived]));

  it('finds what came one way, and keeps that in the address (DESK-12)', async () => {
    const { user, address } = await openList();
    await user.selectOptions(screen.getByLabelText('Origem'), 'Telefone');
    expect(listed()).toEqual([called.booking_number]);
    expect(address()).toBe('/admin/bookings?origem=phone');
    await user.selectOptions(screen.getByLabelText('Origem'), 'Vrbo');
    expect(screen.getByText('Não há nada entre as reservas com a origem Vrbo.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(screen.getByLabelText('Origem')).toHaveDisplayValue('Todas as origens');
    expect(address()).toBe('/admin/bookings');
  });

  it('finds what is still to be paid (PAY-01)', async () => {
    const { user, address } = await openList();
    await user.click(screen.getByRole('button', { name: 'Por pagar' }));
    expect(listed()).toEqual([called.booking_number, paidInPart.booking_number, GROUP]);
    expect(screen.getByRole('button', { name: 'Por pagar' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(address()).toBe('/admin/bookings?pagamento=due');
    await user.click(screen.getByRole('button', { name: 'Por pagar' }));
    expect(rows()).toHaveLength(4);
  });

  it('says on each row what is due, and where it comes from unless from the site (PAY-01, DESK-12)', async () => {
    await openList();
    const [first, second, third, group] = rows();
    expect(first).toHaveTextContent(/Telefone.*165,00\s€a pagar/);
    expect(second).toHaveTextContent(/Booking\.com.*165,00\s€faltam 54,00\s€/);
    expect(third).toHaveTextContent(/165,00\s€pago/);
    expect(third).not.toHaveTextContent('Site');
    expect(group).toHaveTextContent(/100,00\s€a pagar/);
    expect(await axeFindings()).toEqual([]);
  });

  it('has the archive filtered by the database (DESK-12, PAY-01)', async () => {
    const { reads } = openDesk([archived, { ...paidInPart, archived: true }]);
    await openList('/admin/bookings?arquivadas=1&origem=airbnb&pagamento=due');
    expect(listed()).toEqual([archived.booking_number]);
    const asked = listReads(reads).at(-1)?.params;
    expect(asked?.get('source')).toBe('eq.airbnb');
    expect(asked?.get('amount_due')).toBe('gt.0');
    expect(asked?.get('status')).toBe('neq.cancelled');
  });
});

describe('the list as a file', () => {
  it('is what the filters and the search let through, in a file of the day (DESK-12)', async () => {
    openDesk([called, paidInPart, paid, ...rooms, archived]);
    const files = catchFiles();
    const { user } = await openList('/admin/bookings?pagamento=due');
    await user.type(screen.getByRole('searchbox'), 'lukas');
    await user.click(exportButton());
    expect(await screen.findByText('CSV com 1 reserva.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['reservas-2026-11-12.csv']);
    const bytes = new Uint8Array((await files[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(Array.from(bytes).slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    const lines = ((await files[0]?.file.text()) ?? '').split('\r\n');
    expect(lines[0]).toMatch(/Número;Grupo;Nome do grupo;Estado;Origem;Quarto;/);
    expect(lines[1]).toBe(
      `R26-000008;;;Confirmada;Booking.com;"'2";Duplo Maré;Lukas Brandt;ines@example.com;"'+351 912 345 678";2026-11-14;2026-11-17;3;2;165,00;111,00;54,00;não;não;2026-10-01 01:08;não;Não serve de fatura`,
    );
    expect(lines).toHaveLength(3);
  });

  it('counts as the list does, and runs nothing (DESK-12)', async () => {
    openDesk([called, paid, ...rooms]);
    const files = catchFiles();
    const { user } = await openList();
    expect(screen.getByText('A mostrar 3 de 3')).toBeVisible();
    await user.click(exportButton());
    expect(await screen.findByText('CSV com 3 reservas.')).toBeVisible();
    const text = (await files[0]?.file.text()) ?? '';
    expect(text).toContain(`;"'=SUM(1;2)";`);
  });

  it('reads the archive on to its end, not only the page shown (DESK-12)', async () => {
    const first = Array.from({ length: ROW_CAP }, (_, index) =>
      booking(ROW_CAP + 1 - index, { archived: true, status: 'completed' }),
    );
    const calls = onTable('get', 'bookings', ({ params }) => {
      if (params.has('or')) return [booking(1, { archived: true, status: 'completed' })];
      return first.slice(0, Number(params.get('limit')));
    });
    const files = catchFiles();
    const { user } = await openList('/admin/bookings?arquivadas=1');
    calls.splice(0);
    await user.click(exportButton());
    expect(await screen.findByText(`CSV com ${ROW_CAP + 1} reservas.`)).toBeVisible();
    expect(calls.map(({ params }) => params.get('limit'))).toEqual(['1000', '1000']);
    expect(await numbersIn(files[0]?.file)).toHaveLength(ROW_CAP + 1);
  });

  it('can be stopped on the way, and leaves no file (DESK-12)', async () => {
    openDesk([called]);
    const files = catchFiles();
    const { user } = await openList();
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    onTable('get', 'bookings', async () => {
      await isAnswered;
      return [called];
    });
    await user.click(exportButton());
    await user.click(await screen.findByRole('button', { name: 'Parar' }));
    await waitFor(() => expect(exportButton()).toHaveFocus());
    answer();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Parar' })).toBeNull());
    expect(files).toEqual([]);
  });

  it('says when it could not be read, and can be tried again (DESK-12)', async () => {
    openDesk([called]);
    const files = catchFiles();
    const { user } = await openList();
    cutLine('get', 'bookings');
    await user.click(exportButton());
    expect(
      await screen.findByText(
        'Não foi possível exportar: sem ligação ao servidor. Verifique a rede e tente novamente.',
      ),
    ).toBeVisible();
    openDesk([called]);
    await user.click(exportButton());
    expect(await screen.findByText('CSV com 1 reserva.')).toBeVisible();
    expect(files).toHaveLength(1);
  });
});
