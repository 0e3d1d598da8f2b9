import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReceiveButton } from '@/features/panel/payment/ReceiveButton';
import type { Payment } from '@/queries/payments';
import { startAtDesk } from '../../../support/booking-window';
import { makeBooking, uuid } from '../../../support/builders';
import { held } from '../../../support/held';
import { renderPart } from '../../../support/panel-part';
import { axeFindings } from '../../../support/render-at';
import { cutLine, expectLoggedError, onTable, server } from '../../../support/server';
import { makePayment, openPayments } from '../../../support/payments';

const booking = makeBooking({ status: 'confirmed', paid: 111, amount_due: 54 });
/** What of it was paid before. */
const deposit = makePayment({ id: uuid(4, 9), amount: 111, method: 'transfer' });
const receive = () => screen.getByRole('button', { name: /^Receber .*, Inês Duarte$/ });
const undoOf = (amount: string) =>
  screen.getByRole('button', {
    name: new RegExp(`^Anular ${amount}\\s€ em dinheiro, Inês Duarte$`),
  });
const undo = () => undoOf('54,00');
const inDialog = async () => within(await screen.findByRole('dialog'));

beforeEach(startAtDesk);

describe('receiving on a row of the day', () => {
  it('takes two taps, and is taken back in its place (PAY-02)', async () => {
    const { table, inserts } = openPayments();
    const { user, redraw } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    const dialog = await inDialog();
    expect(dialog.getByRole('heading', { name: /^Receber 54,00\s€$/ })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Dinheiro' }));
    expect(await screen.findByText(/^Recebidos 54,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inserts[0]?.body).toMatchObject({ booking_id: booking.id, amount: 54, method: 'cash' });
    await waitFor(() => expect(undo()).toHaveFocus());
    // The day is read anew.
    redraw(<ReceiveButton booking={{ ...booking, paid: 165, amount_due: 0 }} />);
    await user.click(undo());
    expect(await screen.findByText('Pagamento anulado.')).toBeVisible();
    expect(table.payments.map(({ undone }) => undone)).toEqual([true]);
    await waitFor(() => expect(receive()).toHaveFocus());
    redraw(<ReceiveButton booking={booking} />);
    expect(receive()).toBeVisible();
  });

  it('goes on with what is left when a part was paid (PAY-02)', async () => {
    const { table } = openPayments();
    const { user } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    const dialog = await inDialog();
    await user.clear(dialog.getByLabelText('Valor'));
    await user.type(dialog.getByLabelText('Valor'), '50');
    await user.click(dialog.getByRole('button', { name: 'Cartão' }));
    await screen.findByText(/^Recebidos 50,00\s€ com cartão\.$/);
    await user.click(receive());
    expect((await inDialog()).getByLabelText('Valor')).toHaveValue('4,00');
    await user.click((await inDialog()).getByRole('button', { name: 'Dinheiro' }));
    await screen.findByText(/^Recebidos 4,00\s€ em dinheiro\.$/);
    expect(table.payments.map(({ amount }) => amount)).toEqual([50, 4]);
  });

  it('keeps what is being typed when the notice puts a payment back (PAY-02)', async () => {
    const { table } = openPayments();
    const { user } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    await user.click((await inDialog()).getByRole('button', { name: 'Dinheiro' }));
    await screen.findByText(/^Recebidos 54,00\s€ em dinheiro\.$/);
    await user.click(undo());
    await screen.findByText('Pagamento anulado.');
    await user.click(receive());
    const dialog = await inDialog();
    await user.clear(dialog.getByLabelText('Valor'));
    await user.type(dialog.getByLabelText('Valor'), '30');
    await user.click(screen.getByRole('button', { name: 'Repor' }));
    await waitFor(() => expect(table.payments).toHaveLength(2));
    expect(await screen.findByText(/^Recebidos 54,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(dialog.getByLabelText('Valor')).toHaveValue('30');
  });

  /** Stores each payment that is sent, once, and answers none. */
  function loseAnswers(table: { payments: Payment[] }) {
    onTable('post', 'booking_payments', ({ body }) => {
      const sent = makePayment({ ...Object(body) });
      if (table.payments.some(({ id }) => id === sent.id)) {
        return { status: 409, code: '23505', message: 'duplicate key value' };
      }
      table.payments = [...table.payments, sent];
      return { status: 504, code: '', message: '' };
    });
  }

  async function findFailure() {
    expect(await screen.findByText(/^Erro ao guardar o pagamento:/)).toBeVisible();
    expectLoggedError('payment');
  }

  /** Enters an amount in cash in the open sheet. */
  async function enterCash(user: UserEvent, amount: string) {
    const dialog = await inDialog();
    await user.clear(dialog.getByLabelText('Valor'));
    await user.type(dialog.getByLabelText('Valor'), amount);
    await user.click(dialog.getByRole('button', { name: 'Dinheiro' }));
  }

  it('stores the second of two equal parts after the answer of the first was lost (PAY-02)', async () => {
    const { table } = openPayments([deposit]);
    const { user, redraw } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    loseAnswers(table);
    await enterCash(user, '27');
    await findFailure();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    // The day has been read again, and counts what was stored.
    redraw(<ReceiveButton booking={{ ...booking, paid: 138, amount_due: 27 }} />);
    const again = openPayments(table.payments);
    await user.click(receive());
    expect(await screen.findByText(/^Recebidos 27,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(screen.getByText(/Já estava guardado/)).toBeVisible();
    const dialog = await inDialog();
    expect(dialog.getByRole('heading', { name: /^Receber 27,00\s€$/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Dinheiro' }));
    await waitFor(() => expect(undoOf('27,00')).toHaveFocus());
    expect(again.table.payments.map(({ amount }) => amount)).toEqual([111, 27, 27]);
  });

  it('says on opening anew what was stored unheard, and takes none of it twice (PAY-02)', async () => {
    const { table } = openPayments([deposit]);
    const { user } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    loseAnswers(table);
    await user.click((await inDialog()).getByRole('button', { name: 'Dinheiro' }));
    await findFailure();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    const again = openPayments(table.payments);
    await user.click(receive());
    expect(await screen.findByText(/^Recebidos 54,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(screen.getByText(/Já estava guardado/)).toBeVisible();
    await waitFor(() => expect(undo()).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(again.inserts).toEqual([]);
  });

  it('opens only once it is known whether an unanswered payment was stored (PAY-02)', async () => {
    openPayments([deposit]);
    const { user } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    cutLine('post', 'booking_payments');
    await user.click((await inDialog()).getByRole('button', { name: 'Dinheiro' }));
    await findFailure();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    cutLine('get', 'booking_payments');
    await user.click(receive());
    expect(await screen.findByText(/^Não foi possível abrir\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const { inserts } = openPayments([deposit]);
    await user.click(receive());
    await user.click((await inDialog()).getByRole('button', { name: 'Dinheiro' }));
    expect(await screen.findByText(/^Recebidos 54,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(inserts).toHaveLength(1);
    expectLoggedError('payment');
  });

  it('stores another payment after a lost answer, and that one once (PAY-02)', async () => {
    const { table } = openPayments([deposit]);
    const { user } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    loseAnswers(table);
    await enterCash(user, '20');
    await findFailure();
    await enterCash(user, '34');
    await findFailure();
    const again = openPayments(table.payments);
    await enterCash(user, '34');
    expect(await screen.findByText(/^Recebidos 34,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(screen.getByText(/Já estava guardado/)).toBeVisible();
    expect(again.table.payments.map(({ amount }) => amount)).toEqual([111, 20, 34]);
    // Nothing is left, as the list counts both.
    expect(undoOf('34,00')).toBeVisible();
  });

  it('takes an equal amount of another day for another payment (PAY-02)', async () => {
    const { table } = openPayments([deposit]);
    const { user } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    loseAnswers(table);
    await enterCash(user, '27');
    await findFailure();
    const again = openPayments(table.payments);
    const dialog = await inDialog();
    await user.click(dialog.getByText('Dia e nota'));
    await user.clear(dialog.getByLabelText('Dia'));
    await user.type(dialog.getByLabelText('Dia'), '11/11');
    await user.click(dialog.getByRole('button', { name: 'Dinheiro' }));
    expect(await screen.findByText(/^Recebidos 27,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(again.table.payments.map(({ paid_on }) => paid_on).slice(1)).toEqual([
      '2026-11-12',
      '2026-11-11',
    ]);
  });

  it('stores it again when a colleague has undone what was stored unheard (PAY-02)', async () => {
    const { table } = openPayments();
    const { user } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    onTable('post', 'booking_payments', ({ body }) => {
      table.payments = [makePayment({ ...Object(body), undone: true })];
      return { status: 504, code: '', message: '' };
    });
    await user.click((await inDialog()).getByRole('button', { name: 'Dinheiro' }));
    expect(await screen.findByText(/^Erro ao guardar o pagamento:/)).toBeVisible();
    expectLoggedError('payment');
    const again = openPayments(table.payments);
    await user.click((await inDialog()).getByRole('button', { name: 'Dinheiro' }));
    expect(await screen.findByText(/^Recebidos 54,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(again.table.payments.map(({ undone }) => undone)).toEqual([true, false]);
  });

  it('keeps its window while it stores, and says a failure where the row is gone (PAY-02)', async () => {
    openPayments();
    const { user, redraw } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    const failure = held();
    server.use(
      http.post('*/rest/v1/booking_payments', async () => {
        await failure.promise;
        return HttpResponse.json({ code: '', message: '' }, { status: 504 });
      }),
    );
    await user.click((await inDialog()).getByRole('button', { name: 'Dinheiro' }));
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect((await inDialog()).getByLabelText('Valor')).toBeVisible();
    redraw(<p>Outro dia</p>);
    failure.release();
    expect(await screen.findByText(/^Erro ao guardar o pagamento:/)).toBeVisible();
    expectLoggedError('payment');
  });

  it('says so when a colleague has just received it (PAY-02, DESK-11)', async () => {
    openPayments();
    const { user, redraw } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    const dialog = await inDialog();
    await user.clear(dialog.getByLabelText('Valor'));
    await user.type(dialog.getByLabelText('Valor'), '54');
    redraw(<ReceiveButton booking={{ ...booking, paid: 165, amount_due: 0 }} />);
    expect(await dialog.findByText('Já não falta pagar nada.')).toBeVisible();
    expect(dialog.getByLabelText('Valor')).toHaveValue('54');
  });

  it('asks whoever comes second, and stores only what is chosen once more (PAY-02)', async () => {
    const message = 'Entretanto as contas mudaram: agora são 0,00\u00a0€ por pagar.';
    const sent = onTable('post', 'booking_payments', ({ body }) =>
      Object(body).due_before > 0
        ? { status: 409, code: 'HS063', message }
        : [makePayment({ ...Object(body) })],
    );
    const { user, redraw } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    const dialog = await inDialog();
    await user.click(dialog.getByRole('button', { name: 'Dinheiro' }));
    expect(await dialog.findByText(/as contas mudaram: agora são 0,00\s€ por pagar/)).toBeVisible();
    // The day is read anew: another desk has received all of it.
    redraw(<ReceiveButton booking={{ ...booking, paid: 165, amount_due: 0 }} />);
    expect(await dialog.findByText('Já não falta pagar nada.')).toBeVisible();
    expect(dialog.getByLabelText('Valor')).toHaveValue('54,00');
    await user.click(dialog.getByRole('button', { name: 'Dinheiro' }));
    expect(await screen.findByText(/^Recebidos 54,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(sent.map(({ body }) => Object(body).due_before)).toEqual([54, 0]);
    expectLoggedError('payment');
  });

  it('is not there where nothing is asked for (PAY-04)', async () => {
    const { redraw } = renderPart(<ReceiveButton booking={{ ...booking, amount_due: 0 }} />);
    expect(screen.queryByRole('button', { name: /Receber/ })).toBeNull();
    redraw(<ReceiveButton booking={{ ...booking, status: 'cancelled' }} />);
    expect(screen.queryByRole('button', { name: /Receber/ })).toBeNull();
    redraw(<ReceiveButton booking={booking} />);
    await waitFor(() => expect(receive()).toBeVisible());
  });
});
