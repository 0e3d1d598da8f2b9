import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeRoomsToday, makeRoomToday } from '../../../../support/cleaning';
import { makeEntry } from '../../../../support/day';
import { openDay } from '../../../../support/day-desk';
import { openHouse, renderDesk, roomWith, storedRows } from '../../../../support/new-booking';
import { openPayments } from '../../../../support/payments';
import { expectLoggedError, onRpc, onTable, server } from '../../../../support/server';

// Loaded beforehand, so that no test waits for the lazy chunk.
import '@/features/panel/stay/new/NewBookingDialog';

const ROOM = roomWith('2', { price_per_night: 54 });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
});

/** Stores check-ins, unless the line is to be cut once. */
function openCheckIns() {
  const asked: unknown[] = [];
  let isCut = false;
  onRpc('change_stays', (body) => {
    const { changes } = Object(body);
    asked.push(changes.map(({ id, set }: { id: string; set: object }) => ({ id, ...set })));
    if (isCut) {
      isCut = false;
      return HttpResponse.error();
    }
    return storedRows(changes.map(({ id, set }: { id: string; set: object }) => ({ id, ...set })));
  });
  return {
    asked,
    cutNext: () => {
      isCut = true;
    },
  };
}

async function writeForRui() {
  openHouse([ROOM]);
  const sent = onTable('post', 'bookings', ({ body }) =>
    storedRows(body).map((row) => ({ ...row, paid: 0, amount_due: row.total_price })),
  );
  const payments = openPayments();
  const checkIns = openCheckIns();
  const desk = renderDesk({ start: { roomIds: [ROOM.id] } });
  const dialog = await desk.open();
  await dialog.findByRole('checkbox', { name: /Quarto 2/ });
  await desk.user.type(dialog.getByRole('combobox', { name: /^Nome/ }), 'Rui Pinto');
  const press = () =>
    desk.user.click(dialog.getByRole('button', { name: 'Guardar, receber e check-in' }));
  return { ...desk, dialog, press, sent, payments, checkIns };
}

it('stores, takes the money and checks in with one press and the method (DESK-13)', async () => {
  const { press, user, sent, payments, checkIns } = await writeForRui();
  await press();
  const sheet = within(
    await screen.findByRole('dialog', { name: /^Receber 54,00.€ e fazer check-in$/ }),
  );
  expect(sent).toHaveLength(0);
  await user.click(sheet.getByRole('button', { name: 'Cartão' }));
  expect(await screen.findByText('Check-in feito.')).toBeVisible();
  expect(screen.getByText(/^Recebidos 54,00.€ com cartão\.$/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Anular' })).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  const [row] = storedRows(sent[0]?.body);
  expect(payments.inserts.map(({ body }) => body)).toMatchObject([
    { booking_id: row?.id, amount: 54, method: 'card', paid_on: '2026-11-23' },
  ]);
  expect(checkIns.asked).toMatchObject([[{ id: row?.id, status: 'checked_in' }]]);
});

it('reminds of the register in a line, where the house uses it (REG-03)', async () => {
  server.use(
    http.get('*/rest/v1/register_settings', () =>
      HttpResponse.json({ asks_guests: true, reports_from: null }),
    ),
  );
  const { press, user, checkIns } = await writeForRui();
  await press();
  const sheet = within(await screen.findByRole('dialog', { name: /^Receber/ }));
  expect(
    await sheet.findByText(/^0 de 2 registados; boletim, .* até qui\., 26 nov\.$/),
  ).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Cartão' }));
  expect(await screen.findByText('Check-in feito.')).toBeVisible();
  expect(checkIns.asked).toHaveLength(1);
});

it('says that the room is not ready, and checks in all the same (CLEAN-04)', async () => {
  onRpc('rooms_today', () =>
    makeRoomsToday({ rooms: [makeRoomToday('2', { id: ROOM.id, state: 'dirty' })] }),
  );
  const { press, user, checkIns } = await writeForRui();
  await press();
  const sheet = within(await screen.findByRole('dialog', { name: /^Receber/ }));
  expect(await sheet.findByText('Quarto 2 por limpar')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Cartão' }));
  expect(await screen.findByText('Check-in feito.')).toBeVisible();
  expect(checkIns.asked).toHaveLength(1);
});

it('says what is left when a part fails, and does no more than that again (DESK-13)', async () => {
  const { press, user, sent, payments, checkIns } = await writeForRui();
  await press();
  checkIns.cutNext();
  const sheet = within(await screen.findByRole('dialog', { name: /^Receber/ }));
  await user.click(sheet.getByRole('button', { name: 'Dinheiro' }));
  expect(await sheet.findByText(/sem ligação ao servidor/)).toBeVisible();
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Reserva R26-NOVA2 criada',
    'Pagamento recebido',
    'Falta o check-in',
  ]);
  await user.click(sheet.getByRole('button', { name: 'Fazer check-in' }));
  expect(await screen.findByText('Check-in feito.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toHaveLength(1);
  expect(payments.inserts).toHaveLength(1);
  expect(checkIns.asked).toHaveLength(2);
});

it('does not check in whose money could not be taken, and sends the same payment again (DESK-13)', async () => {
  const { press, user, payments, checkIns } = await writeForRui();
  await press();
  const cut = onTable('post', 'booking_payments', () => ({
    status: 500,
    code: 'XX000',
    message: 'broken',
  }));
  const sheet = within(await screen.findByRole('dialog', { name: /^Receber/ }));
  await user.click(sheet.getByRole('button', { name: 'Dinheiro' }));
  expect(await sheet.findByText('Falta receber')).toBeVisible();
  expect(checkIns.asked).toHaveLength(0);
  expectLoggedError('payment');
  const again = openPayments(payments.table.payments);
  await user.click(sheet.getByRole('button', { name: 'Cartão' }));
  expect(await screen.findByText('Check-in feito.')).toBeVisible();
  expect(Object(again.inserts[0]?.body).id).toBe(Object(cut[0]?.body).id);
});

it('shows what is missing in the form first, and names who has not left the room (DESK-13)', async () => {
  openDay({
    departures: [
      makeEntry(1, {
        room_id: ROOM.id,
        room_number: '2',
        guest_name: 'Clara Matos',
        number_of_guests: 2,
        status: 'checked_in',
        check_out_date: '2026-11-23',
      }),
    ],
  });
  const { press, dialog, user } = await writeForRui();
  const name = dialog.getByRole('combobox', { name: /^Nome/ });
  await user.clear(name);
  await press();
  expect(name).toHaveFocus();
  expect(screen.queryByRole('dialog', { name: /^Receber/ })).toBeNull();
  await user.type(name, 'Rui Pinto');
  await press();
  expect(
    await screen.findByText(
      'O quarto 2 ainda está ocupado: Clara Matos (2 hóspedes) ainda não fez check-out.',
    ),
  ).toBeVisible();
});

it('is offered to whoever arrives today alone (DESK-13)', async () => {
  openHouse([ROOM]);
  const { open } = renderDesk({ start: { checkIn: '2026-11-24', roomIds: [ROOM.id] } });
  const dialog = await open();
  await dialog.findByRole('checkbox', { name: /Quarto 2/ });
  expect(dialog.queryByRole('button', { name: /receber e check-in/ })).toBeNull();
});
