import { readFile } from 'node:fs/promises';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { askBackend, removeBookings } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { hardToReach } from './panel-places';
import { expectSoundScreen, fontsShown } from './screen';

const GUEST = 'Paga Tudo';
const EMAIL = 'paga.tudo@example.com';
const ROOM = { room_number: '95', name: 'Casa da Moeda', max_guests: 2, price_per_night: 27 };

const today = lisbonToday(new Date());
let booking = { id: '', booking_number: '' };

/** A guest who comes today and has paid nothing. */
test.beforeEach(async () => {
  const [room] = await askBackend<{ id: string }>('rooms', { method: 'POST', body: ROOM });
  const [stored] = await askBackend<typeof booking>('bookings?select=id,booking_number', {
    method: 'POST',
    body: {
      room_id: room?.id,
      guest_name: GUEST,
      guest_email: EMAIL,
      guest_phone: '+351 912 345 678',
      check_in_date: today,
      check_out_date: addDays(today, 2),
      number_of_guests: 1,
      total_price: 54,
      status: 'awaiting_payment',
      source: 'booking_com',
    },
  });
  if (stored !== undefined) booking = stored;
});

test.afterEach(async () => {
  await removeBookings(`guest_email=eq.${EMAIL}`);
  await askBackend('rooms?room_number=eq.95', { method: 'DELETE' });
});

test(
  'money is received on a phone in two taps, taken back, and both stay to be seen (PAY-01, PAY-02, PAY-03)',
  { tag: '@everyday' },
  async ({ newStaff }) => {
    const visitor = await newStaff(PHONE);
    const { page } = visitor;
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: new RegExp(`^Receber .*, ${GUEST}$`) }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: /^Receber 54,00/ })).toBeVisible();
    expect(await hardToReach(page)).toEqual([]);
    await expectSoundScreen(visitor);
    await sheet.getByRole('button', { name: 'Dinheiro' }).click();
    await expect(page.getByText(/^Recebidos 54,00\s€ em dinheiro\.$/)).toBeVisible();
    const undo = page.getByRole('button', { name: /^Anular 54,00\s€ em dinheiro, Paga Tudo$/ });
    await expect(undo).toBeFocused();
    expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const takings = page.getByRole('region', { name: /^Recebido no dia/ });
    await takings.getByRole('button', { name: 'Ver pagamentos' }).click();
    const taken = takings.getByRole('listitem').filter({ hasText: GUEST });
    await expect(taken).toHaveText(/Dinheiro, registado às .*, por Equipa54,00\s€$/);
    await undo.click();
    await expect(page.getByText('Pagamento anulado.')).toBeVisible();
    await expect(taken).toHaveCount(0);

    await page.goto(`/admin/bookings?reserva=${booking.booking_number}`);
    const payments = page.getByRole('dialog').getByRole('list', { name: 'Pagamentos' });
    await expect(payments.getByText(/^Anulado por Equipa, hoje às \d\d:\d\d$/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Receber', exact: true }).click();
    expect(await hardToReach(page)).toEqual([]);
    await expectSoundScreen(visitor);
    const events = await askBackend<{ changes: object }>(
      `booking_events?booking_id=eq.${booking.id}&kind=eq.changed&order=id&select=changes`,
    );
    const payment = { amount: 54, method: 'cash', paid_on: today };
    expect(events.map(({ changes }) => changes)).toEqual([
      { payment: [null, payment] },
      { payment: [payment, null] },
    ]);
  },
);

for (const screen of [PHONE, DESKTOP])
  test(`a double click takes no money, and the row stays as high when it is paid, ${screen.width} px wide (PAY-02, DAY-02)`, async ({
    newStaff,
  }) => {
    const { page } = await newStaff(screen);
    await page.goto('/admin/dashboard');
    await fontsShown(page);
    const row = page.getByRole('list', { name: 'Chegadas' }).getByRole('listitem');
    const ours = row.filter({ hasText: GUEST });
    const height = async () => (await ours.boundingBox())?.height;
    const before = await height();
    await ours.getByRole('button', { name: /^Receber 54,00/ }).dblclick();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: /^Receber 54,00/ })).toBeVisible();
    expect(await askBackend(`booking_payments?booking_id=eq.${booking.id}`)).toEqual([]);
    await sheet.getByRole('button', { name: 'Dinheiro' }).press('Enter');
    await expect(ours.getByRole('button', { name: /^Anular 54,00/ })).toBeFocused();
    expect(await height()).toBe(before);
  });

test('a payment in full offers the state that says so, by keyboard too, and sets none by itself (PAY-02, PAY-04)', async ({
  newStaff,
}) => {
  const visitor = await newStaff(DESKTOP);
  const { page } = visitor;
  await page.goto(`/admin/bookings?reserva=${booking.booking_number}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Receber', exact: true }).press('Enter');
  await dialog.getByLabel('Valor', { exact: true }).press('Enter');
  await expectSoundScreen(visitor);
  await expect(dialog.getByRole('button', { name: 'Dinheiro' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Tudo pago', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Receber', exact: true })).toBeFocused();
  // The badge in the header of the window.
  await expect(dialog.getByText('Aguarda Pagamento').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Passar a Pagamento Recebido' }).click();
  await expect(dialog.getByText(`${booking.booking_number}: Pagamento Recebido`)).toBeVisible();
  await expect(dialog.getByText('Está tudo pago.')).toBeHidden();
});

test('the list as filtered is downloaded as a file that a spreadsheet reads and does not run (DESK-12, PAY-01)', async ({
  newStaff,
}) => {
  const visitor = await newStaff(DESKTOP);
  const { page } = visitor;
  await page.goto('/admin/bookings');
  await page.getByLabel('Origem').selectOption('Booking.com');
  await page.getByRole('button', { name: 'Por pagar' }).click();
  await page.getByLabel('Pesquisar reservas').fill(GUEST);
  await expect(page.getByText('A mostrar 1 de 1')).toBeVisible();
  await expectSoundScreen(visitor);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`reservas-${today}.csv`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFFNúmero;Grupo;')).toBe(true);
  const [, line = '', ...rest] = file.split('\r\n');
  expect(rest).toEqual(['']);
  const cells = line.split(';');
  expect(cells[0]).toBe(booking.booking_number);
  expect(cells).toContain('Booking.com');
  expect(cells).toContain('54,00');
  expect(cells).toContain(`"'+351 912 345 678"`);
});
