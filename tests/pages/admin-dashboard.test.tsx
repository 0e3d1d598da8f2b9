import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffBooking } from '@/queries/staff-bookings';
import { makeBooking, uuid } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { onRpc, onTable, type RestCall, server } from '../support/server';
import { countAnswer, STAFF_EMAIL, startSignedIn } from '../support/session';

const FAILURE = { status: 500, code: 'XX000', message: 'broken' };

interface House {
  latest: StaffBooking[];
  arrivals: { check_in_date: string; status: string }[];
  revenue: number;
}

const house: House = {
  latest: [
    makeBooking({ id: uuid(2, 1), booking_number: 'R26-AAAAAA', guest_name: 'Inês Duarte' }),
    makeBooking({ id: uuid(2, 2), booking_number: 'R26-BBBBBB', status: 'confirmed', rooms: null }),
    makeBooking({ id: uuid(2, 3), booking_number: 'R26-CCCCCC', status: 'pending' }),
    makeBooking({ id: uuid(2, 4), booking_number: 'R26-DDDDDD', status: 'cancelled' }),
  ],
  arrivals: [
    { check_in_date: '2026-11-12', status: 'confirmed' },
    { check_in_date: '2026-11-19', status: 'confirmed' },
    { check_in_date: '2026-11-20', status: 'confirmed' },
    { check_in_date: '2026-11-14', status: 'pending' },
    { check_in_date: '2026-11-14', status: 'awaiting_payment' },
  ],
  revenue: 1200.3,
};

type Question = 'latest' | 'arrivals' | 'stays';

function questionOf({ params }: RestCall): Question {
  if (params.get('select') === 'id,check_in_date,status') return 'arrivals';
  if (params.get('select') === 'room_id,check_in_date,check_out_date,status') return 'stays';
  return 'latest';
}

/**
 * Answers what the dashboard asks of `bookings`, and how often it asks for their revenue; `broken`
 * names the questions that fail.
 */
function onHouse(state: House, broken: (Question | 'revenue')[] = []) {
  const asked = { revenue: 0 };
  onRpc('revenue', () => {
    asked.revenue += 1;
    return broken.includes('revenue')
      ? HttpResponse.json(FAILURE, { status: FAILURE.status })
      : state.revenue;
  });
  const calls = onTable('get', 'bookings', (call) => {
    const question = questionOf(call);
    if (broken.includes(question)) return FAILURE;
    if (question === 'arrivals') return state.arrivals;
    if (question === 'stays') return [];
    return state.latest;
  });
  return Object.assign(asked, { calls });
}

/** What a tile says: its figure and the line below. */
async function tile(label: string): Promise<string[]> {
  const term = await screen.findByText(label, { selector: 'dt' });
  const details = term.parentElement?.querySelectorAll('dd') ?? [];
  return [...details].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
}

beforeEach(() => {
  // A Thursday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T09:00:00Z') });
  startSignedIn();
});

describe('the dashboard', () => {
  it('shows the five tiles (ADM-DASH-01, ADM-DASH-02, WORD-10)', async () => {
    onHouse(house);
    server.use(http.head('*/rest/v1/contact_messages', () => countAnswer(3)));
    await renderAt('/admin/dashboard');
    await screen.findByText('5 check-ins');
    await waitFor(async () => {
      expect(await tile('Receita total')).toEqual(['1200,30 €', 'confirmadas e concluídas']);
    });
    expect(await tile('Reservas pendentes')).toEqual(['2', 'nas 10 mais recentes']);
    expect(await tile('Confirmadas')).toEqual(['1', 'nas 10 mais recentes']);
    expect(await tile('Check-ins (7 dias)')).toEqual(['2', 'confirmados, 12 a 19 nov.']);
    await waitFor(async () => {
      expect(await tile('Mensagens não lidas')).toEqual(['3', 'Abrir mensagens']);
    });
    expect(screen.getByRole('link', { name: 'Abrir mensagens' })).toHaveAttribute(
      'href',
      '/admin/contact-messages',
    );
  });

  it('asks for the ten newest, for all revenue, and for 14 days of arrivals (ADM-DASH-03, CONST-ADM-01, CONST-ADM-04, DATA-BOOK-18)', async () => {
    const answered = onHouse(house);
    await renderAt('/admin/dashboard');
    const { calls } = answered;
    await waitFor(() => expect(calls).toHaveLength(3));
    await waitFor(() => expect(answered.revenue).toBe(1));
    const asked = new Map(calls.map((call) => [questionOf(call), call.params]));
    expect(asked.get('latest')?.get('limit')).toBe('10');
    expect(asked.get('latest')?.get('order')).toBe('created_at.desc,id.desc');
    expect(asked.get('arrivals')?.getAll('check_in_date')).toEqual([
      'gte.2026-11-12',
      'lt.2026-11-26',
    ]);
  });

  it('lists the newest bookings, each leading to itself (ADM-DASH-04, ADM-DASH-05)', async () => {
    onHouse(house);
    await renderAt('/admin/dashboard');
    const table = await screen.findByRole('table', { name: 'Reservas recentes' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Número',
      'Hóspede',
      'Quarto',
      'Check-in',
      'Total',
      'Estado',
    ]);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(4);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
    );
    expect(cells[0]).toEqual([
      'R26-AAAAAA',
      'Inês Duarte',
      '2 Duplo Maré',
      '14 nov. 2026',
      '165,00 €',
      'Pendente',
    ]);
    expect(cells[1]?.[2]).toBe('N/A');
    expect(within(table).getByRole('link', { name: 'R26-CCCCCC' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-CCCCCC',
    );
    expect(screen.getByRole('link', { name: 'Ver todas' })).toHaveAttribute(
      'href',
      '/admin/bookings',
    );
  });

  it('says the arrivals of 14 days in a table, cancelled ones left out', async () => {
    onHouse(house);
    await renderAt('/admin/dashboard');
    const table = await screen.findByRole('table', { name: 'Chegadas por dia' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(14);
    expect(rows[0]).toHaveTextContent('quinta-feira, 12 de novembro de 20261');
    expect(rows[2]).toHaveTextContent('sábado, 14 de novembro de 20262');
    expect(rows[13]).toHaveTextContent('quarta-feira, 25 de novembro de 20260');
  });

  it('says who is signed in, and is accessible (ADM-NAV-03, ADM-NAV-06)', async () => {
    onHouse(house);
    await renderAt('/admin/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(screen.getAllByText(STAFF_EMAIL).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'Ver site' })[0]).toHaveAttribute('href', '/');
    await screen.findByRole('table', { name: 'Reservas recentes' });
    expect(await axeFindings()).toEqual([]);
  });

  it('shows its frame while the figures are on their way', async () => {
    onTable('get', 'bookings', async () => {
      await delay('infinite');
      return null;
    });
    onRpc('revenue', () => delay('infinite'));
    await renderAt('/admin/dashboard');
    expect(await screen.findByRole('heading', { name: 'Reservas recentes' })).toBeVisible();
    expect(screen.getByText('A carregar...')).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma reserva encontrada')).not.toBeInTheDocument();
    expect((await tile('Receita total'))[0]).toBe('');
  });

  it('says that there are no bookings (ADM-DASH-06, ERR-EMPTY-05)', async () => {
    onHouse({ latest: [], arrivals: [], revenue: 0 });
    await renderAt('/admin/dashboard');
    expect(await screen.findByText('Nenhuma reserva encontrada')).toBeVisible();
    expect(await tile('Reservas pendentes')).toEqual(['0', 'nas 10 mais recentes']);
    expect(await screen.findByText('0 check-ins')).toBeVisible();
    await waitFor(async () => expect((await tile('Receita total'))[0]).toBe('0,00 €'));
  });

  it('asks anew for all that failed, wherever that is wished, and keeps the others', async () => {
    onHouse(house, ['revenue', 'arrivals']);
    const { user } = await renderAt('/admin/dashboard');
    expect(await screen.findByText('Não foi possível carregar as chegadas')).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Reservas recentes' })).toBeVisible();
    expect((await tile('Receita total'))[0]).toBe('–Não foi possível carregar');

    const asked = onHouse(house);
    await user.click(screen.getByRole('button', { name: /Tentar Novamente.*Receita total/ }));
    await waitFor(async () => expect((await tile('Receita total'))[0]).toBe('1200,30 €'));
    expect(await screen.findByText('5 check-ins')).toBeVisible();
    expect(screen.queryByText('Não foi possível carregar as chegadas')).toBeNull();
    expect(asked.calls.map(questionOf)).toEqual(['arrivals']);
    expect(asked.revenue).toBe(1);
  });

  it('says when the newest bookings did not load', async () => {
    onHouse(house, ['latest']);
    const { user } = await renderAt('/admin/dashboard');
    const title = 'Não foi possível carregar as reservas recentes';
    expect(await screen.findByText(title)).toBeVisible();
    onHouse(house);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('link', { name: 'R26-AAAAAA' })).toBeVisible();
    expect(await tile('Reservas pendentes')).toEqual(['2', 'nas 10 mais recentes']);
  });
});
