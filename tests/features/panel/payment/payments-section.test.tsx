import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentsSection } from '@/features/panel/payment/PaymentsSection';
import { forgetStaffDrafts } from '@/lib/staff-drafts';
import type { StaffBooking } from '@/queries/staff-bookings';
import { startAtDesk } from '../../../support/booking-window';
import { makeBooking } from '../../../support/builders';
import { openDesk } from '../../../support/desk';
import { held } from '../../../support/held';
import { renderPart } from '../../../support/panel-part';
import { axeFindings } from '../../../support/render-at';
import { cutLine, expectLoggedError, onTable, server } from '../../../support/server';
import { makePayment, openPayments } from '../../../support/payments';

const booking = makeBooking({ status: 'confirmed' });

async function openSection(overrides: Partial<StaffBooking> = {}) {
  const view = renderPart(<PaymentsSection booking={{ ...booking, ...overrides }} />);
  await waitFor(() => expect(document.querySelector('.animate-breathe')).toBeNull());
  return view;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const lines = () =>
  within(screen.getByRole('list', { name: 'Pagamentos' })).getAllByRole('listitem');

beforeEach(startAtDesk);

describe('what has been paid for a booking', () => {
  it('is summed up and listed: how, when, by whom, and what was undone (PAY-01)', async () => {
    openPayments([
      makePayment({
        id: 'a',
        method: 'transfer',
        paid_on: '2026-11-11',
        amount: 111,
        note: 'Sinal',
      }),
      makePayment({
        id: 'b',
        undone: true,
        undone_name: 'Rui',
        undone_at: '2026-11-12T10:14:00Z',
      }),
    ]);
    await openSection();
    expect(fact('Preço')).toHaveTextContent(/165,00\s€/);
    expect(fact('Pago')).toHaveTextContent(/111,00\s€/);
    expect(screen.getByText('Não serve de fatura.')).toBeVisible();
    expect(fact('Por pagar')).toHaveTextContent(/54,00\s€/);
    expect(lines()[0]).toHaveTextContent(/Transferência, ontem, por MartaSinal111,00\s€/);
    expect(lines()[1]).toHaveTextContent('Anulado por Rui, hoje às 10:14');
    expect(within(lines()[1] ?? document.body).queryByRole('button')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('is given back, not undone, where the guest paid it online (DEPOSIT-02)', async () => {
    openPayments([
      makePayment({ id: 'a', method: 'online', amount: 111, entered_name: null }),
      makePayment({ id: 'b', method: 'cash', amount: 10 }),
    ]);
    const { user } = await openSection();
    expect(lines()[0]).toHaveTextContent(/^Online, hoje111,00\s€$/);
    expect(within(lines()[0] ?? document.body).queryByRole('button')).toBeNull();
    expect(within(lines()[1] ?? document.body).getByRole('button')).toBeVisible();
    await user.click(button('Receber'));
    expect(button('Transferência')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Online' })).toBeNull();
  });

  it('leaves what came online to the deposit when it is given back by hand (DEPOSIT-02)', async () => {
    openPayments([
      makePayment({ id: 'a', method: 'online', amount: 111, entered_name: null }),
      makePayment({ id: 'b', method: 'online', amount: -11, entered_name: null }),
      makePayment({ id: 'c', method: 'cash', amount: 10 }),
    ]);
    const { user } = await openSection();
    await user.click(button('Devolver'));
    expect(screen.getByText('O que foi pago online devolve-se em «Sinal».')).toBeVisible();
    expect(screen.getByLabelText('Valor')).toHaveValue('10,00');
    await user.click(button('Receber'));
    expect(screen.queryByText(/devolve-se em «Sinal»/)).toBeNull();
  });

  it('proposes no sum by hand where all of it came online (DEPOSIT-02)', async () => {
    openPayments([
      makePayment({ id: 'a', method: 'online', amount: 300, entered_name: null }),
      makePayment({ id: 'b', method: 'cash', amount: 10, undone: true }),
    ]);
    const { user } = await openSection();
    await user.click(button('Devolver'));
    expect(screen.getByLabelText('Valor')).toHaveValue('');
  });

  it('is said to be no bill as soon as something was paid (DEPOSIT-04)', async () => {
    openPayments([]);
    await openSection();
    expect(screen.queryByText('Não serve de fatura.')).toBeNull();
  });

  it.each([
    [[165], 'Por pagar', /^Tudo pago$/],
    [[165, 10], 'A devolver', /10,00\s€/],
  ])('of %j says %s (PAY-01, PAY-04)', async (amounts, label, words) => {
    openPayments(amounts.map((amount, n) => makePayment({ id: String(n), amount })));
    await openSection();
    expect(fact(label)).toHaveTextContent(words);
  });

  it('is not known when it cannot be read, and can be asked again (PAY-01)', async () => {
    cutLine('get', 'booking_payments');
    const { user } = await openSection();
    expect(screen.getByText('Não foi possível carregar os pagamentos')).toBeVisible();
    openPayments([makePayment()]);
    await user.click(button('Tentar Novamente'));
    expect(await screen.findByRole('list', { name: 'Pagamentos' })).toBeVisible();
  });
});

describe('receiving', () => {
  it('proposes what is due, and one tap on a method stores it (PAY-02)', async () => {
    const { inserts } = openPayments([makePayment({ id: 'a', amount: 111 })]);
    const { user } = await openSection();
    await user.click(button('Receber'));
    expect(screen.getByLabelText('Valor')).toHaveValue('54,00');
    await user.click(button('Cartão'));
    expect(await screen.findByText(/^Recebidos 54,00\s€ com cartão\.$/)).toBeVisible();
    expect(inserts[0]?.body).toMatchObject({
      booking_id: booking.id,
      amount: 54,
      method: 'card',
      paid_on: '2026-11-12',
      note: null,
    });
    expect(fact('Por pagar')).toHaveTextContent('Tudo pago');
    expect(lines()).toHaveLength(2);
    await waitFor(() => expect(button('Receber')).toHaveFocus());
    expect(screen.queryByLabelText('Valor')).toBeNull();
  });

  it('takes another amount, day and note, and says what will be left (PAY-01, PAY-02)', async () => {
    const { inserts } = openPayments();
    const { user } = await openSection();
    await user.click(button('Receber'));
    await user.clear(screen.getByLabelText('Valor'));
    await user.type(screen.getByLabelText('Valor'), '100,5');
    expect(screen.getByText(/^Ficam por pagar 64,50\s€\.$/)).toBeVisible();
    await user.click(screen.getByText('Dia e nota'));
    await user.clear(screen.getByLabelText('Dia'));
    await user.type(screen.getByLabelText('Dia'), '10/11');
    await user.type(screen.getByLabelText(/^Nota/), ' Sinal ');
    await user.click(button('Transferência'));
    await screen.findByText(/^Recebidos 100,50\s€ por transferência\.$/);
    expect(inserts[0]?.body).toMatchObject({ amount: 100.5, paid_on: '2026-11-10', note: 'Sinal' });
  });

  it('says next to the field what is wrong, and keeps what was typed (PAY-02)', async () => {
    const { inserts } = openPayments();
    const { user } = await openSection();
    await user.click(button('Receber'));
    const amount = screen.getByLabelText('Valor');
    await user.clear(amount);
    await user.type(amount, '100001');
    expect(screen.getByText(/^São 99\s?836,00\s€ a mais do que falta pagar\.$/)).toBeVisible();
    await user.click(button('Dinheiro'));
    expect(amount).toHaveAccessibleDescription(/O valor pode ir até 100 000 €\./);
    expect(amount).toHaveValue('100001');
    expect(amount).toHaveFocus();
    await user.clear(amount);
    await user.type(amount, '5');
    await user.click(screen.getByText('Dia e nota'));
    await user.clear(screen.getByLabelText('Dia'));
    await user.type(screen.getByLabelText('Dia'), '13/11');
    await user.click(button('Dinheiro'));
    expect(screen.getByLabelText('Dia')).toHaveAccessibleDescription(
      'O dia não pode ser depois de hoje.',
    );
    expect(inserts).toEqual([]);
  });

  it('leads from the amount to the methods by Enter, which takes none for granted (PAY-02)', async () => {
    const { inserts } = openPayments();
    const { user } = await openSection();
    await user.click(button('Receber'));
    await user.type(screen.getByLabelText('Valor'), '{Enter}');
    expect(button('Dinheiro')).toHaveFocus();
    expect(inserts).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Recebidos 165,00\s€ em dinheiro\.$/)).toBeVisible();
  });

  it('stores nothing twice when the answer was lost (PAY-02)', async () => {
    const { table } = openPayments();
    const { user } = await openSection();
    await user.click(button('Receber'));
    // The row is stored, but its answer is lost.
    onTable('post', 'booking_payments', ({ body }) => {
      table.payments = [makePayment({ ...Object(body) })];
      return { status: 500, code: '', message: '' };
    });
    await user.click(button('Dinheiro'));
    expect(await screen.findByText(/^Erro ao guardar o pagamento:/)).toBeVisible();
    expectLoggedError('payment');
    // The list has been read again and shows it; pressing again only says that it is stored.
    await waitFor(() => expect(lines()).toHaveLength(1));
    const { inserts } = openPayments(table.payments);
    await user.click(button('Dinheiro'));
    expect(await screen.findByText(/Já estava guardado: não ficou duas vezes\.$/)).toBeVisible();
    expect(inserts).toHaveLength(1);
    expect(lines()).toHaveLength(1);
    // The next payment is a new one.
    await user.click(button('Receber'));
    await user.type(screen.getByLabelText('Valor'), '5');
    await user.click(button('Dinheiro'));
    await waitFor(() => expect(lines()).toHaveLength(2));
  });

  it('stores an equal payment of a form that the list reaches after it was opened (PAY-02)', async () => {
    const { table } = openPayments();
    const first = await openSection();
    await first.user.click(button('Receber'));
    onTable('post', 'booking_payments', ({ body }) => {
      table.payments = [makePayment({ ...Object(body) })];
      return { status: 504, code: '', message: '' };
    });
    await first.user.click(button('Dinheiro'));
    expect(await screen.findByText(/^Erro ao guardar o pagamento:/)).toBeVisible();
    expectLoggedError('payment');
    first.redraw(null);
    first.client.clear();
    const reading = held();
    server.use(
      http.get('*/rest/v1/booking_payments', async () => {
        await reading.promise;
        return HttpResponse.json(table.payments);
      }),
    );
    first.redraw(<PaymentsSection booking={booking} />);
    await first.user.click(button('Receber'));
    reading.release();
    await waitFor(() => expect(lines()).toHaveLength(1));
    openPayments(table.payments);
    await first.user.type(screen.getByLabelText('Valor'), '165');
    await first.user.click(button('Dinheiro'));
    await waitFor(() => expect(lines()).toHaveLength(2));
  });

  it('forgets with the session what was sent unheard (PAY-02)', async () => {
    openPayments();
    const { user } = await openSection();
    await user.click(button('Receber'));
    const sent: unknown[] = [];
    onTable('post', 'booking_payments', ({ body }) => {
      sent.push(Object(body).id);
      return { status: 503, code: '', message: '' };
    });
    await user.click(button('Dinheiro'));
    expect(await screen.findByText(/^Erro ao guardar o pagamento:/)).toBeVisible();
    expectLoggedError('payment');
    // As signing out does.
    forgetStaffDrafts();
    const { inserts } = openPayments();
    await user.click(button('Dinheiro'));
    await screen.findByText(/^Recebidos 165,00\s€ em dinheiro\.$/);
    expect(Object(inserts[0]?.body).id).not.toBe(sent[0]);
  });

  it('keeps the amount when the line is cut, and sends the same payment again (PAY-02)', async () => {
    openPayments();
    const { user } = await openSection();
    await user.click(button('Receber'));
    const sent: unknown[] = [];
    onTable('post', 'booking_payments', ({ body }) => {
      sent.push(Object(body).id);
      return { status: 503, code: '', message: '' };
    });
    await user.click(button('Dinheiro'));
    expect(await screen.findByText(/^Erro ao guardar o pagamento:/)).toBeVisible();
    expect(screen.getByLabelText('Valor')).toHaveValue('165,00');
    const { inserts } = openPayments();
    await user.click(button('Dinheiro'));
    expect(await screen.findByText(/^Recebidos 165,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(Object(inserts[0]?.body).id).toBe(sent[0]);
    expectLoggedError('payment');
  });
});

describe('undoing', () => {
  it('asks nothing, keeps the payment to be seen, and can enter it again (PAY-02)', async () => {
    const { table, inserts } = openPayments([makePayment({ note: 'Sinal' })]);
    const { user } = await openSection();
    await user.click(button(/^Anular 54,00\s€ em dinheiro$/));
    expect(await screen.findByText('Pagamento anulado.')).toBeVisible();
    expect(lines()[0]).toHaveTextContent('Anulado por Rui, hoje às 10:20');
    expect(fact('Por pagar')).toHaveTextContent(/165,00\s€/);
    await user.click(button('Repor'));
    expect(await screen.findByText(/^Recebidos 54,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(inserts[0]?.body).toMatchObject({ amount: 54, method: 'cash', note: 'Sinal' });
    expect(table.payments.map(({ undone }) => undone)).toEqual([true, false]);
    expect(lines()).toHaveLength(2);
  });

  it('leaves the form that is being filled in open when a payment is entered again (PAY-02)', async () => {
    const { table } = openPayments([makePayment()]);
    const { user } = await openSection();
    await user.click(button(/^Anular 54,00\s€ em dinheiro$/));
    await screen.findByText('Pagamento anulado.');
    await user.click(button('Receber'));
    await user.clear(screen.getByLabelText('Valor'));
    await user.type(screen.getByLabelText('Valor'), '20');
    await user.click(button('Repor'));
    await waitFor(() => expect(table.payments).toHaveLength(2));
    expect(await screen.findByText(/^Recebidos 54,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(screen.getByLabelText('Valor')).toHaveValue('20');
  });

  it('is offered by the notice of what was received (PAY-02)', async () => {
    const { table } = openPayments();
    const { user } = await openSection();
    await user.click(button('Receber'));
    await user.click(button('Dinheiro'));
    await screen.findByText(/^Recebidos 165/);
    await user.click(button('Anular'));
    expect(await screen.findByText('Pagamento anulado.')).toBeVisible();
    expect(table.payments.map(({ undone }) => undone)).toEqual([true]);
  });

  it('of what a colleague has just undone shows that (PAY-02)', async () => {
    const { table } = openPayments([makePayment()]);
    const { user } = await openSection();
    table.payments = table.payments.map((one) => ({ ...one, undone: true, undone_name: 'Rui' }));
    await user.click(button(/^Anular 54/));
    expect(await screen.findByText('Anulado por Rui')).toBeVisible();
  });

  it('says when it did not get there (PAY-02)', async () => {
    openPayments([makePayment()]);
    const { user } = await openSection();
    cutLine('patch', 'booking_payments');
    await user.click(button(/^Anular 54/));
    expect(await screen.findByText(/^Erro ao anular o pagamento: sem ligação/)).toBeVisible();
    expectLoggedError('payment');
  });
});

describe('giving money back', () => {
  it('asks first, and stores an amount below zero (PAY-01)', async () => {
    const { inserts } = openPayments([makePayment({ amount: 175 })]);
    const { user } = await openSection();
    await user.click(button('Devolver'));
    expect(screen.getByLabelText('Valor')).toHaveValue('10,00');
    await user.click(button('Dinheiro'));
    const question = within(
      await screen.findByRole('alertdialog', { name: /^Devolver 10,00\s€ em dinheiro\?$/ }),
    );
    expect(inserts).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Devolver' }));
    expect(await screen.findByText(/^Devolvidos 10,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(inserts[0]?.body).toMatchObject({ amount: -10, method: 'cash' });
    expect(lines()[1]).toHaveTextContent(/Dinheiro \(devolução\), hoje, por Marta-10,00\s€/);
    expect(fact('Por pagar')).toHaveTextContent('Tudo pago');
    await waitFor(() => expect(button('Receber')).toHaveFocus());
  });

  it('gives back no more than was paid (PAY-01)', async () => {
    openPayments([makePayment()]);
    const { user } = await openSection({ status: 'cancelled' });
    await user.click(button('Devolver'));
    const amount = screen.getByLabelText('Valor');
    expect(amount).toHaveValue('54,00');
    await user.clear(amount);
    await user.type(amount, '55');
    await user.click(button('Dinheiro'));
    expect(amount).toHaveAccessibleDescription(/^Só foram pagos 54,00\s€\.$/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a payment in full', () => {
  const inFull = { status: 'awaiting_payment', paid: 165, amount_due: 0 };

  it('offers the state that says so, sets none by itself, and can be taken back (PAY-04)', async () => {
    openPayments([makePayment({ amount: 165 })]);
    const { patches, row } = openDesk([{ ...booking, ...inFull }]);
    const { user } = await openSection(inFull);
    expect(patches).toEqual([]);
    await user.click(button('Passar a Pagamento Recebido'));
    expect(await screen.findByText('Estado da reserva atualizado com sucesso!')).toBeVisible();
    expect(patches[0]?.body).toMatchObject({ status: 'payment_received' });
    expect(patches[0]?.params.get('updated_at')).toBe(`eq.${booking.updated_at}`);
    await user.click(button('Anular'));
    await waitFor(() => expect(row(booking.id)?.status).toBe('awaiting_payment'));
  });

  it('does not write over what a colleague has changed (PAY-04, DESK-11)', async () => {
    openPayments([makePayment({ amount: 165 })]);
    const desk = openDesk([{ ...booking, ...inFull }]);
    const { user } = await openSection(inFull);
    desk.changeElsewhere(booking.id, { status: 'cancelled' });
    await user.click(button('Passar a Pagamento Recebido'));
    expect(
      await screen.findByText(/^Erro ao atualizar reserva: foi alterada entretanto\./),
    ).toBeVisible();
    expect(desk.row(booking.id)?.status).toBe('cancelled');
  });

  it('offers nothing to a booking whose state is further (PAY-04)', async () => {
    openPayments([makePayment({ amount: 165 })]);
    await openSection({ ...inFull, status: 'checked_in' });
    expect(screen.queryByRole('button', { name: /Pagamento Recebido/ })).toBeNull();
  });
});
