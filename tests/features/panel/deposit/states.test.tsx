import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DepositRequest, DepositSheet, DepositState } from '@/domain/deposit/deposit-sheet';
import { DepositSection } from '@/features/panel/deposit/DepositSection';
import { forgetStaffDrafts } from '@/lib/staff-drafts';
import { startAtDesk } from '../../../support/booking-window';
import { makeBooking, uuid } from '../../../support/builders';
import {
  DEPOSIT_STATES,
  makeDepositRefund,
  makeDepositRequest,
  makeDepositSession,
  makeDepositSheet,
} from '../../../support/deposit';
import { openDeposits, refusal } from '../../../support/deposit-desk';
import { renderPart } from '../../../support/panel-part';
import { axeFindings } from '../../../support/render-at';
import { NO_BILLS } from '../../../support/bills';
import { expectLoggedError, onRpc, server } from '../../../support/server';

const booking = makeBooking({ status: 'confirmed' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const { asked, paid, late, twice, expired } = DEPOSIT_STATES;

async function openCard(request: DepositRequest, given: Partial<DepositSheet> = {}) {
  const desk = openDeposits(makeDepositSheet({ can_ask: false, requests: [request], ...given }));
  const view = renderPart(<DepositSection booking={booking} whole={false} />);
  const card = await screen.findByRole('article');
  return { desk, card, ...view };
}

const becomes =
  (state: DepositState) =>
  (sheet: DepositSheet): DepositSheet => ({ ...sheet, requests: [DEPOSIT_STATES[state]] });

/** The house lists what must be billed. */
const billFrom = (bills_from: string | null) =>
  server.use(
    http.get('*/rest/v1/payment_settings', () =>
      HttpResponse.json([{ ...NO_BILLS, service: 'real', bills_from }]),
    ),
  );

beforeEach(() => {
  startAtDesk();
  forgetStaffDrafts();
});

describe('the card of a deposit', () => {
  it.each<[DepositState, RegExp, string[]]>([
    ['asked', /194,00\s€.*Pedido.*E-mail enviado\./, ['Copiar ligação', 'Mudar prazo', 'Retirar']],
    ['pending', /Multibanco.*Referência emitida às 09:02, ainda não paga\./, []],
    ['paid', /Pago.*MB WAY, ontem, 21:40\..*«Online»\./, ['Devolver…']],
    ['part', /100,00\s€.*Parte.*Faltam 94,00\s€ do sinal/, ['Devolver…']],
    ['expired', /Expirado.*Ainda estão\./, ['Repor e pedir de novo']],
    ['settled', /194,00\s€.*Pago de outra forma: está nos pagamentos da reserva\./, []],
    ['withdrawn', /Retirado.*por Rui hoje, 09:30\./, []],
    ['refunded', /Devolvido.*A reserva deve outra vez 582,00\s€\./, []],
    ['disputed', /Em disputa.*«não reconheço».*Responder até 9 dez\./, []],
    ['late', /Pago depois do prazo.*Decida:/, ['Repor a reserva', 'Devolver…']],
    ['twice', /388,00\s€.*Pago 2 vezes/, ['Devolver o segundo…', 'Fica por conta']],
  ])('%s says how it stands and what can be done (DEPOSIT-02)', async (state, words, deeds) => {
    const { card } = await openCard(DEPOSIT_STATES[state]);
    expect(card).toHaveTextContent(words);
    expect(
      within(card)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(deeds);
    expect(await axeFindings()).toEqual([]);
  });

  it('leads to the dispute on the service, in a window of its own (DEPOSIT-02)', async () => {
    await openCard(DEPOSIT_STATES.disputed);
    const link = screen.getByRole('link', { name: /^Abrir a disputa/ });
    expect(link).toHaveAttribute('href', 'https://dashboard.stripe.com/disputes/dp_1');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('leads to what must be billed, where the house lists it (DEPOSIT-04)', async () => {
    billFrom('2026-11-01');
    await openCard(paid);
    expect(await screen.findByRole('link', { name: 'Para faturar' })).toHaveAttribute(
      'href',
      '/admin/faturar?dia=2026-11-11',
    );
  });

  it('says of a sum of the stand-in that it is a rehearsal (DEPOSIT-03)', async () => {
    const session = makeDepositSession({ is_rehearsal: true });
    const { card } = await openCard({ ...paid, sessions: [session] });
    expect(within(card).getByText('Ensaio')).toBeVisible();
  });

  it('says nothing of a rehearsal where the money is real (DEPOSIT-03)', async () => {
    const { card } = await openCard(paid, { service: 'rehearsal' });
    expect(within(card).queryByText('Ensaio')).toBeNull();
  });
});

describe('what is done about a deposit', () => {
  it('copies the link to the guest’s page (DEPOSIT-01)', async () => {
    const { user } = await openCard(asked, { language: 'en' });
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('Copiar ligação'));
    expect(await screen.findByText(/^Ligação copiada/)).toBeVisible();
    expect(write.mock.calls[0]?.[0]).toMatch(/\/en\/.+#k{32}$/);
  });

  it('takes it back, asking first (DEPOSIT-01)', async () => {
    const { desk, card, user } = await openCard(asked);
    await user.click(button('Retirar'));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByRole('heading')).toHaveTextContent(/^Retirar o pedido de 194,00\s€\?$/);
    expect(dialog.getByRole('button', { name: 'Manter o pedido' })).toHaveFocus();
    expect(desk.calls).toEqual([]);
    desk.become = becomes('withdrawn');
    await user.click(dialog.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(card).toHaveTextContent('Pedido retirado por Rui'));
    expect(desk.calls).toEqual([{ name: 'withdraw_deposit', args: { request: asked.id } }]);
    expect(card).toHaveFocus();
  });

  it('says in the dialog why it cannot be taken back (DEPOSIT-01)', async () => {
    const { desk, user } = await openCard(asked);
    desk.refuse = () => refusal('HS014', 'Entretanto mudou.');
    await user.click(button('Retirar'));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(await dialog.findByText('Entretanto mudou.')).toBeVisible();
    expectLoggedError('deposit');
  });

  it('moves the deadline, and back (DEPOSIT-01)', async () => {
    const { desk, user } = await openCard(asked);
    await user.click(button('Mudar prazo'));
    const dialog = within(screen.getByRole('alertdialog'));
    const day = dialog.getByRole('textbox', { name: 'Prazo' });
    expect(day).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
    await user.keyboard('11112026{Tab}');
    await user.click(dialog.getByRole('button', { name: 'Mudar prazo' }));
    expect(dialog.getByText('O prazo tem de ficar no futuro.')).toBeVisible();
    expect(day).toHaveFocus();
    await user.keyboard('16112026{Tab}');
    await user.click(dialog.getByRole('button', { name: 'Mudar prazo' }));
    expect(await screen.findByText('Prazo mudado: até seg., 16 nov., 18:00.')).toBeVisible();
    await user.click(button('Anular'));
    expect(await screen.findByText('Prazo mudado: até sáb., 14 nov., 18:00.')).toBeVisible();
    expect(desk.calls.map(({ args }) => args.until)).toEqual([
      '2026-11-16T18:00:00.000Z',
      asked.until,
    ]);
  });

  it('says in the dialog that the deadline is after the arrival, and keeps it (DEPOSIT-01)', async () => {
    const { desk, user } = await openCard(asked);
    await user.click(button('Mudar prazo'));
    const dialog = within(screen.getByRole('alertdialog'));
    desk.refuse = () => refusal('HS061', 'O prazo tem de ficar no futuro e antes da chegada.', 400);
    await user.keyboard('30112026{Tab}');
    await user.click(dialog.getByRole('button', { name: 'Mudar prazo' }));
    expect(
      await dialog.findByText('O prazo tem de ficar no futuro e antes da chegada.'),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Prazo' })).toHaveValue('30/11/2026');
    expectLoggedError('deposit');
  });

  it.each([
    ['Repor a reserva', late, { name: 'restore_deposit', args: { request: late.id, ask: false } }],
    [
      'Repor e pedir de novo',
      expired,
      { name: 'restore_deposit', args: { request: expired.id, ask: true } },
    ],
    ['Fica por conta', twice, { name: 'keep_deposit', args: { request: twice.id } }],
  ])('%s (DEPOSIT-02)', async (label, request, call) => {
    const { desk, card, user } = await openCard(request);
    desk.become = becomes('paid');
    await user.click(button(label));
    await waitFor(() => expect(card).toHaveTextContent('«Online»'));
    expect(desk.calls).toEqual([call]);
    expect(card).toHaveFocus();
  });

  it('keeps the focus in the section when the stay is asked for anew (DEPOSIT-02)', async () => {
    const { desk, user } = await openCard(expired);
    desk.become = (sheet) => ({ ...sheet, requests: [{ ...asked, id: uuid(5, 2) }, expired] });
    await user.click(button('Repor e pedir de novo'));
    await screen.findByText(/^Pedido por Marta/);
    const section = screen.getByRole('heading', { name: 'Sinal' }).parentElement;
    await waitFor(() =>
      expect(section?.querySelector(':focus')).toContainElement(screen.getByRole('article')),
    );
  });

  it('says no more that the link is copied once something else is done (DEPOSIT-01)', async () => {
    const { user } = await openCard(asked);
    await user.click(button('Copiar ligação'));
    await screen.findByText(/^Ligação copiada/);
    await user.click(button('Retirar'));
    expect(screen.queryByText(/^Ligação copiada/)).toBeNull();
  });

  it('brings back no room that somebody else has, and says so (DEPOSIT-02)', async () => {
    const { desk, user } = await openCard(late);
    desk.refuse = () => refusal('23P01', 'conflicting key value');
    await user.click(button('Repor a reserva'));
    expect(
      await screen.findByText(
        'Erro ao repor a reserva: um quarto já está ocupado por outra reserva.',
      ),
    ).toBeVisible();
    expectLoggedError('deposit');
  });
});

describe('giving a deposit back', () => {
  it('proposes all that is left, and counts once the service confirms (DEPOSIT-02)', async () => {
    const done = makeDepositRefund({ amount: 44 });
    const session = makeDepositSession({ refunded: 44, refunds: [done] });
    const { desk, user } = await openCard({ ...paid, paid: 150, sessions: [session] });
    await user.click(button('Devolver…'));
    const dialog = within(screen.getByRole('alertdialog'));
    const sum = dialog.getByRole('textbox', { name: 'Valor a devolver' });
    expect(sum).toHaveFocus();
    expect(sum).toHaveValue('150,00');
    expect(await axeFindings()).toEqual([]);
    await user.clear(sum);
    await user.type(sum, '150,01');
    await user.click(dialog.getByRole('button', { name: 'Devolver' }));
    expect(sum).toHaveAccessibleDescription(/^Só se pode devolver até 150,00\s€\./);
    expect(sum).toHaveFocus();
    await user.clear(sum);
    await user.type(sum, '50');
    desk.refund = () => HttpResponse.json({ id: 'x', amount: 50, state: 'handed', code: null });
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(/^Devolução pedida: 50,00\s€\. Conta quando o serviço confirmar\.$/),
    ).toBeVisible();
    expect(desk.calls).toMatchObject([
      { name: 'refund-payment', args: { session: session.id, amount: 50 } },
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // The same sum once more is another refund.
    await user.click(button('Devolver…'));
    const again = screen.getByRole('textbox', { name: 'Valor a devolver' });
    await user.clear(again);
    await user.type(again, '50{Enter}');
    await waitFor(() => expect(desk.calls).toHaveLength(2));
    expect(desk.calls[1]?.args.id).not.toBe(desk.calls[0]?.args.id);
  });

  it('sends the same id until it is answered, and keeps the sum (DEPOSIT-02)', async () => {
    const { desk, user } = await openCard(paid);
    desk.refund = () =>
      HttpResponse.json({ code: 'no-answer', message: 'no-answer' }, { status: 503 });
    await user.click(button('Devolver…'));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: /^Devolver 194/ }));
    expect(
      await dialog.findByText(/o serviço não respondeu\. Tente de novo: não se devolve duas vezes/),
    ).toBeVisible();
    desk.refund = () => HttpResponse.json({ id: 'x', amount: 194, state: 'done', code: null });
    desk.become = becomes('refunded');
    await user.click(dialog.getByRole('button', { name: /^Devolver 194/ }));
    expect(await screen.findByText(/^Devolvido: 194,00\s€\.$/)).toBeVisible();
    const ids = desk.calls.map(({ args }) => args.id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(screen.getByRole('article')).toHaveFocus();
    expectLoggedError('deposit');
  });

  it.each<[string, () => Response, RegExp]>([
    [
      'more than is left',
      () => refusal('HS060', 'Só se pode devolver até 20,00 €.'),
      /^Só se pode devolver até 20,00\s€\.$/,
    ],
    [
      'a service that refuses',
      () => HttpResponse.json({ id: 'x', amount: 194, state: 'failed', code: 'odd' }),
      /o serviço de pagamentos não aceitou a devolução\. Nada saiu\./,
    ],
    [
      'too little money there',
      () =>
        HttpResponse.json({ id: 'x', amount: 194, state: 'failed', code: 'insufficient_funds' }),
      /não há saldo que chegue/,
    ],
    [
      'another service',
      () => refusal('other-service', 'other-service'),
      /Devolva-o onde foi feito/,
    ],
    ['no function', () => new HttpResponse(null, { status: 404 }), /não devolve pagamentos online/],
    ['a cut line', () => HttpResponse.error(), /sem ligação ao servidor/],
  ])('says why not: %s (DEPOSIT-02)', async (_case, answer, words) => {
    const { desk, user } = await openCard(paid);
    desk.refund = answer;
    await user.click(button('Devolver…'));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: /^Devolver 194/ }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('194,00');
    expectLoggedError('deposit');
  });

  it('gives back the second of two payments (DEPOSIT-02)', async () => {
    const { desk, user } = await openCard(twice);
    await user.click(button('Devolver o segundo…'));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Devolver 194/ }),
    );
    await waitFor(() => expect(desk.calls[0]?.args.session).toBe(uuid(6, 2)));
  });
});

describe('the place', () => {
  it('is absent where payments are not set up and nothing was ever asked (DEPOSIT-01)', async () => {
    openDeposits(makeDepositSheet({ can_ask: false, service: null }));
    const { client } = renderPart(<DepositSection booking={booking} whole={false} />);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is absent for who may not see it (STAFF-02)', async () => {
    const reads: string[] = [];
    server.use(
      http.post('*/rest/v1/rpc/deposit_sheet', ({ request }) => {
        reads.push(request.url);
        return refusal('42501', 'permission denied', 403);
      }),
    );
    const { client } = renderPart(<DepositSection booking={booking} whole={false} />);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(reads).toHaveLength(1);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('keeps its room while it loads, where guests pay online (DEPOSIT-01)', async () => {
    billFrom(null);
    onRpc('deposit_sheet', () => new Promise<Response>(() => {}));
    renderPart(<DepositSection booking={booking} whole={false} />);
    expect(await screen.findByText('A carregar o sinal...')).toBeInTheDocument();
  });

  it('says when it cannot be read, and can be asked again (DEPOSIT-01)', async () => {
    onRpc('deposit_sheet', () => HttpResponse.error());
    const { user } = renderPart(<DepositSection booking={booking} whole={false} />);
    expect(await screen.findByText('Não foi possível carregar o sinal')).toBeVisible();
    openDeposits(makeDepositSheet({ requests: [makeDepositRequest()] }));
    await user.click(button('Tentar Novamente'));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('asks for all of a group at once (DEPOSIT-01)', async () => {
    const bodies = onRpc('deposit_sheet', () => makeDepositSheet({ whole: true, rooms: 3 }));
    renderPart(<DepositSection booking={booking} whole />);
    await screen.findByRole('form');
    expect(bodies).toEqual([{ booking: booking.id, whole: true }]);
  });
});
