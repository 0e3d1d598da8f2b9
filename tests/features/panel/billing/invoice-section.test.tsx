import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { InvoiceSection } from '@/features/panel/billing/InvoiceSection';
import type { StaffBooking } from '@/queries/staff-bookings';
import { NO_BILLS } from '../../../support/bills';
import { makeBooking } from '../../../support/builders';
import { renderPart } from '../../../support/panel-part';
import { axeFindings } from '../../../support/render-at';
import { expectLoggedError, onRpc, server } from '../../../support/server';
import { startSignedIn } from '../../../support/session';

beforeEach(() => {
  startSignedIn();
  return () => server.events.removeAllListeners();
});

/** Shows the section of a booking; gives what is written down. */
function openInvoice(
  changes: Partial<StaffBooking> = {},
  { rooms = 1, billsFrom = '2026-11-01' }: { rooms?: number; billsFrom?: string | null } = {},
) {
  const written = onRpc('set_invoice', () => ({ invoice_name: null, tax_number: null }));
  server.use(
    http.get('*/rest/v1/payment_settings', () =>
      HttpResponse.json([{ ...NO_BILLS, bills_from: billsFrom }]),
    ),
  );
  const view = renderPart(<InvoiceSection booking={makeBooking(changes)} rooms={rooms} />);
  return { ...view, written };
}

const open = async (name: string) => screen.findByRole('button', { name });

it('shows what the bill is to say, and changes it (DEPOSIT-04)', async () => {
  const { user, written } = openInvoice({ invoice_name: null, tax_number: '212345672' });
  await user.click(await open('Alterar'));
  expect(screen.getByLabelText('Nome na fatura')).toHaveFocus();
  expect(await axeFindings()).toEqual([]);
  const number = screen.getByLabelText('NIF');
  expect(number).toHaveValue('212 345 672');
  await user.type(screen.getByLabelText('Nome na fatura'), ' Cabo Norte, Lda. ');
  await user.clear(number);
  await user.type(number, '212 345 673{Enter}');
  expect(await screen.findByText('O NIF não confere: veja os algarismos.')).toBeVisible();
  expect(number).toHaveFocus();
  expect(written).toEqual([]);
  await user.clear(number);
  await user.type(number, 'pt 555.555.550{Enter}');
  expect(await screen.findByText('Dados da fatura guardados.')).toBeVisible();
  expect(await open('Alterar')).toHaveFocus();
  expect(written).toEqual([
    {
      booking: makeBooking().id,
      whole: false,
      name: 'Cabo Norte, Lda.',
      tax_number: 'pt 555.555.550',
    },
  ]);
});

it('says that nothing was given, and asks the question of the desk (DEPOSIT-04)', async () => {
  const { user } = openInvoice();
  expect(
    await screen.findByText('Consumidor final, sem NIF. Fatura com contribuinte?'),
  ).toBeVisible();
  await user.click(await open('Dar nome e NIF'));
  await user.click(await open('Cancelar'));
  expect(await open('Dar nome e NIF')).toHaveFocus();
});

it('is for all rooms of a group, unless the desk says otherwise (DEPOSIT-04)', async () => {
  const { user, written } = openInvoice({ invoice_name: 'Clube de Vela' }, { rooms: 3 });
  expect(await screen.findByText('sem NIF')).toBeVisible();
  await user.click(await open('Alterar'));
  await user.click(await open('Guardar'));
  await user.click(await open('Alterar'));
  await user.click(screen.getByRole('switch', { name: 'Para os 3 quartos do grupo' }));
  await user.click(await open('Guardar'));
  await open('Alterar');
  expect(written).toMatchObject([{ whole: true }, { whole: false }]);
});

it('keeps what was typed when it could not be stored (DEPOSIT-04)', async () => {
  const { user } = openInvoice();
  onRpc('set_invoice', () => HttpResponse.error());
  await user.click(await open('Dar nome e NIF'));
  await user.type(screen.getByLabelText('NIF'), '555555550');
  await user.click(await open('Guardar'));
  expect(await screen.findByText(/^Erro ao guardar: sem ligação/)).toBeVisible();
  expect(screen.getByLabelText('NIF')).toHaveValue('555555550');
  expectLoggedError('setInvoice');
});

it('is not there while the house lists nothing to be billed (DEPOSIT-04)', async () => {
  const asked = vi.fn();
  openInvoice({ tax_number: '212345672' }, { billsFrom: null });
  server.events.on('response:mocked', asked);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { name: 'Fatura' })).toBeNull();
});
