import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReceiveButton } from '@/features/payments/ReceiveButton';
import { startAtDesk } from '../../support/booking-window';
import { makeBooking } from '../../support/builders';
import { held } from '../../support/held';
import { renderPart } from '../../support/panel-part';
import { axeFindings } from '../../support/render-at';
import { expectLoggedError, onTable, server } from '../../support/server';
import { makePayment, openPayments } from '../../support/payments';

const booking = makeBooking({ status: 'confirmed', paid: 111, amount_due: 54 });
const receive = () => screen.getByRole('button', { name: 'Receber, Inês Duarte' });
const undo = () =>
  screen.getByRole('button', { name: /^Anular 54,00\s€ em dinheiro, Inês Duarte$/ });
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
    expect(undo()).toHaveFocus();
    // The day is read anew.
    redraw(<ReceiveButton booking={{ ...booking, paid: 165, amount_due: 0 }} />);
    await user.click(undo());
    expect(await screen.findByText('Pagamento anulado.')).toBeVisible();
    expect(table.payments.map(({ undone }) => undone)).toEqual([true]);
    expect(receive()).toHaveFocus();
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

  it('sends the same payment again after a lost answer, even from a window opened anew (PAY-02)', async () => {
    const { table } = openPayments();
    const { user } = renderPart(<ReceiveButton booking={booking} />);
    await user.click(receive());
    onTable('post', 'booking_payments', ({ body }) => {
      table.payments = [makePayment({ ...Object(body) })];
      return { status: 504, code: '', message: '' };
    });
    await user.click((await inDialog()).getByRole('button', { name: 'Dinheiro' }));
    expect(await screen.findByText(/^Erro ao guardar o pagamento:/)).toBeVisible();
    expectLoggedError('payment');
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    const again = openPayments(table.payments);
    await user.click(receive());
    await user.click((await inDialog()).getByRole('button', { name: 'Dinheiro' }));
    expect(await screen.findByText(/Já estava guardado/)).toBeVisible();
    expect(again.table.payments).toHaveLength(1);
    expect(undo()).toBeVisible();
  });

  it('stores another payment after a lost answer, and that one once (PAY-02)', async () => {
    const { table } = openPayments();
    const { user } = renderPart(<ReceiveButton booking={booking} />);
    const receiveInCash = async (amount: string) => {
      await user.click(receive());
      const dialog = await inDialog();
      await user.clear(dialog.getByLabelText('Valor'));
      await user.type(dialog.getByLabelText('Valor'), amount);
      await user.click(dialog.getByRole('button', { name: 'Dinheiro' }));
    };
    // Each row is stored, but its answer is lost.
    const loseAnswers = () =>
      onTable('post', 'booking_payments', ({ body }) => {
        const { id, amount } = Object(body);
        if (table.payments.some((one) => one.id === id)) {
          return { status: 409, code: '23505', message: 'duplicate key value' };
        }
        table.payments = [...table.payments, makePayment({ id, amount })];
        return { status: 504, code: '', message: '' };
      });
    const close = async () => {
      expect(await screen.findByText(/^Erro ao guardar o pagamento:/)).toBeVisible();
      expectLoggedError('payment');
      await user.click(screen.getByRole('button', { name: 'Fechar' }));
    };
    loseAnswers();
    await receiveInCash('20');
    await close();
    await receiveInCash('34');
    await close();
    const again = openPayments(table.payments);
    await receiveInCash('34');
    expect(await screen.findByText(/^Recebidos 34,00\s€ em dinheiro\.$/)).toBeVisible();
    expect(screen.getByText(/Já estava guardado/)).toBeVisible();
    expect(again.table.payments.map(({ amount }) => amount)).toEqual([20, 34]);
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

  it('is not there where nothing is asked for (PAY-04)', async () => {
    const { redraw } = renderPart(<ReceiveButton booking={{ ...booking, amount_due: 0 }} />);
    expect(screen.queryByRole('button', { name: /Receber/ })).toBeNull();
    redraw(<ReceiveButton booking={{ ...booking, status: 'cancelled' }} />);
    expect(screen.queryByRole('button', { name: /Receber/ })).toBeNull();
    redraw(<ReceiveButton booking={booking} />);
    await waitFor(() => expect(receive()).toBeVisible());
  });
});
