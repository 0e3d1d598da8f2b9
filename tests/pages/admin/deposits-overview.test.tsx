import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '@/domain/account/role';
import type { DepositsOverview, MoneyTask } from '@/domain/deposit/overview';
import type { PaymentSettings } from '@/domain/payment/settings';
import { NO_BILLS } from '../../support/bills';
import { makeMember } from '../../support/builders';
import { axeFindings, renderAt } from '../../support/render-at';
import { expectLoggedError, onRpc, roundAnswer, server } from '../../support/server';
import { answersRead, eventually, holdRounds, nextRound } from '../../support/rounds';
import { startSignedIn } from '../../support/session';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00.000Z') });
});

afterEach(() => vi.useRealTimers());

const RULE: PaymentSettings = { ...NO_BILLS, rule: 'first_night', service: 'rehearsal' };

it('says which way of paying the account has not got, to reception too (DEPOSIT-02)', async () => {
  const rule = { ...RULE, service: 'real', missing: ['mb_way', 'multibanco'] };
  await openDeposits(undefined, { rule, role: 'reception' });
  await renderAt('/admin/sinais');
  expect(
    await screen.findByText(
      /^A conta do serviço de pagamentos não tem MB WAY e Multibanco: os hóspedes pagam sem isso\./,
    ),
  ).toBeVisible();
});

const task = (given: Partial<MoneyTask>): MoneyTask => ({
  kind: 'late',
  request: 'a',
  event: null,
  booking_id: 'b',
  booking_number: 'R26-3HV8KP',
  guest_name: 'Inês Duarte',
  amount: 194,
  at: '2026-11-22T19:20:00+00:00',
  until: null,
  words: null,
  ...given,
});

const LOOSE = task({
  kind: 'loose',
  request: null,
  event: 7,
  booking_id: null,
  booking_number: null,
  guest_name: null,
  amount: 50,
  words: 'pi_3Qx',
});

const OPEN = {
  request: 'r',
  booking_id: 'b',
  booking_number: 'R26-M4XW8T',
  guest_name: 'Lukas Brandt',
  rooms: 3,
  check_in_date: '2026-12-02',
  amount: 62,
  state: 'asked',
  until: '2026-11-26T18:00:00+00:00',
  method: null,
};

/** Answers for the house's deposits, and gives what was stored. */
async function openDeposits(
  overview: DepositsOverview = { tasks: [], open: [] },
  { rule = RULE, role = 'owner' }: { rule?: PaymentSettings; role?: Role } = {},
) {
  startSignedIn({ account: makeMember({ role }) });
  const stored: unknown[] = [];
  const given = { tasks: [...overview.tasks], open: overview.open };
  onRpc('deposits_overview', () => Object(given));
  onRpc('settle_loose_money', (body) => {
    stored.push(body);
    given.tasks = given.tasks.filter(({ kind }) => kind !== 'loose');
    return null;
  });
  server.use(
    http.get('*/rest/v1/payment_settings', () => HttpResponse.json([rule])),
    http.patch('*/rest/v1/payment_settings', async ({ request }) => {
      stored.push(await request.json());
      return HttpResponse.json([{ rule: 'share' }]);
    }),
    http.post('*/functions/v1/refund-payment', () => HttpResponse.json({ service: rule.service })),
  );
  await renderAt('/admin/sinais');
  return { stored };
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('Sinais', () => {
  it('names what must be decided, each with the way to its booking (DEPOSIT-02)', async () => {
    await openDeposits({
      tasks: [
        task({ words: 'expired' }),
        task({ request: 'f', booking_number: 'R26-DDDDDD', words: 'cancelled' }),
        task({ kind: 'twice', request: 'c', booking_number: 'R26-AAAAAA', amount: 388 }),
        task({
          kind: 'disputed',
          request: 'd',
          booking_number: 'R26-BBBBBB',
          until: '2026-12-09T23:59:00+00:00',
          words: 'unrecognized',
        }),
        task({ kind: 'refund_failed', request: 'e', booking_number: 'R26-CCCCCC', amount: 60 }),
        task({ kind: 'back', request: null, booking_number: 'R26-FFFFFF', words: 'online' }),
        task({ kind: 'tax', request: null, booking_number: 'R26-EEEEEE', amount: 6 }),
      ],
      open: [],
    });
    const tasks = await section('Por decidir');
    expect(tasks.getByText('Pago depois do prazo')).toBeVisible();
    expect(
      tasks.getByText('Chegou a 22 nov., às 19:20. As noites já tinham sido libertadas.'),
    ).toBeVisible();
    expect(tasks.getByText('Pago depois de cancelada')).toBeVisible();
    expect(
      tasks.getByText('Chegou a 22 nov., às 19:20. A reserva já estava cancelada.'),
    ).toBeVisible();
    expect(
      tasks.getByText(
        'O banco do hóspede contesta: «não reconheço». Responda no serviço de pagamentos até 9 dez.',
      ),
    ).toBeVisible();
    expect(tasks.getByRole('link', { name: /Decidir: 194,00\s€, R26-3HV8KP/ })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-3HV8KP',
    );
    expect(tasks.getAllByRole('link')).toHaveLength(7);
    expect(
      tasks.getByText(
        'Cancelada a 22 nov., às 19:20, ainda sem custos. Pago: online. Devolve-se na reserva, em «Sinal».',
      ),
    ).toBeVisible();
    expect(
      tasks.getByText(
        'Taxa turística a mais do que a estadia deve. Devolve-se na reserva, em «Taxa turística».',
      ),
    ).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('lets somebody see to money that belongs to nothing, after a question (DEPOSIT-02)', async () => {
    const { stored } = await openDeposits({ tasks: [LOOSE], open: [] });
    const tasks = await section('Por decidir');
    expect(tasks.getByText(/não pertence a nenhuma reserva.*pi_3Qx/)).toBeVisible();
    await userEvent.click(tasks.getByRole('button', { name: /Tratado: 50,00\s€/ }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByRole('heading', { name: /Dar 50,00\s€ por tratados\?/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Tratado' }));
    await waitFor(() => expect(stored).toEqual([{ number: 7 }]));
    expect(await screen.findByText('Marcado como tratado.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Por decidir')).toBeNull());
  });

  it('lists what guests have yet to pay, and until when (DEPOSIT-01)', async () => {
    await openDeposits({
      tasks: [],
      open: [OPEN, { ...OPEN, request: 's', guest_name: 'Tobias Keller', state: 'pending' }],
    });
    const list = await section('Por pagar');
    expect(list.getByRole('link', { name: 'Lukas Brandt' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-M4XW8T',
    );
    expect(list.getAllByText('R26-M4XW8T, 3 quartos, chega a 2 dez.')[0]).toBeVisible();
    expect(list.getByText('até qui., 26 nov., 18:00')).toBeVisible();
    expect(list.getByText('Multibanco')).toBeVisible();
    expect(screen.getByText('Primeira noite, 3 dias para pagar')).toBeVisible();
    expect(screen.getByText(/O serviço de pagamentos é o de ensaio/)).toBeVisible();
  });

  it('says that nothing is to be paid', async () => {
    await openDeposits();
    expect(await screen.findByText('Nada por pagar')).toBeVisible();
  });

  it('lets the owner settle the rule, and keeps what was typed when it is wrong (DEPOSIT-01)', async () => {
    const { stored } = await openDeposits();
    const opener = { name: 'Regra da casa' };
    await userEvent.click(await screen.findByRole('button', opener));
    expect(screen.getByRole('radio', { name: /Primeira noite/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('button', opener)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', opener));
    await userEvent.click(screen.getByRole('radio', { name: /Uma parte da estadia/ }));
    const share = screen.getByRole('textbox', { name: 'Percentagem do total' });
    await userEvent.clear(share);
    await userEvent.type(share, '130');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Escreva um número de 1 a 100.')).toBeVisible();
    expect(share).toHaveFocus();
    await userEvent.clear(share);
    await userEvent.type(share, '40');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(stored).toEqual([{ rule: 'share', share: 40, hours: 72 }]));
    expect(await screen.findByText('Regra do sinal guardada.')).toBeVisible();
    expect(screen.getByRole('button', opener)).toHaveFocus();
  });

  it('offers reception no rule, and says that the house has no service (DEPOSIT-01, STAFF-02)', async () => {
    await openDeposits(undefined, {
      rule: { ...RULE, rule: 'none', service: null },
      role: 'reception',
    });
    expect(await screen.findByText('Ainda não se paga pelo site')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Regra da casa' })).toBeNull();
    expect(screen.queryByText('Nada por pagar')).toBeNull();
  });

  it('says that it could not load, and tries again', async () => {
    await openDeposits({ tasks: [], open: [OPEN] });
    server.use(
      http.post('*/rest/v1/rpc/deposits_overview', () => HttpResponse.error(), { once: true }),
    );
    expect(await screen.findByText('Não foi possível carregar os sinais')).toBeVisible();
    expectLoggedError('readDepositsOverview');
    await userEvent.click(screen.getByRole('button', { name: /^Tentar/ }));
    expect(await screen.findByText('Lukas Brandt')).toBeVisible();
  });
});

it('is told on the dashboard and in the count of ‘A casa’ while something is to be decided (DEPOSIT-02)', async () => {
  startSignedIn();
  onRpc('whats_new', () => roundAnswer({ reload: true, money_tasks: 2 }));
  await renderAt('/admin/dashboard');
  const strip = within(await screen.findByRole('region', { name: 'Pagamentos por decidir' }));
  expect(strip.getByText('2 pagamentos por decidir')).toBeVisible();
  expect(strip.getByText(/^Chegaram tarde.*estão por devolver\.$/)).toBeVisible();
  expect(strip.getByRole('link', { name: 'Ver sinais' })).toHaveAttribute('href', '/admin/sinais');
  const places = await screen.findAllByRole('link', { name: 'A casa 2 em atraso' });
  expect(places[0]).toBeVisible();
});

it('is announced wherever somebody is when a guest has paid, with the way to the booking (DEPOSIT-02, LIVE-02)', async () => {
  holdRounds('2026-11-23T10:00:00.000Z');
  startSignedIn();
  const payment = {
    id: 's',
    booking_number: 'R26-M4XW8T',
    guest_name: 'Lukas Brandt',
    amount: 62,
    at: '2026-11-23T10:00:05+00:00',
  };
  let rounds = 0;
  onRpc('whats_new', () => {
    rounds += 1;
    return roundAnswer(rounds === 1 ? { reload: true } : { payments: [payment] });
  });
  const { address, user } = await renderAt('/admin/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await eventually(() => expect(rounds).toBe(1));
  await answersRead();
  await nextRound();
  await eventually(() => expect(screen.getByText(/Lukas Brandt pagou 62,00\s€/)).toBeVisible());
  expect(screen.getByText('Online, R26-M4XW8T')).toBeVisible();
  // Told again, as rounds now and then do, it is no second notice.
  await nextRound();
  await eventually(() => expect(rounds).toBe(3));
  expect(screen.getAllByText(/Lukas Brandt pagou/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(address()).toBe('/admin/bookings?reserva=R26-M4XW8T');
});
