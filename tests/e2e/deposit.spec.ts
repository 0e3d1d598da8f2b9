import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { askBackend, removeBookings } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { linkOfMail } from './mailbox';
import { expectSoundScreen } from './screen';

// A deposit whose payment goes astray before it comes, and goes back in the end. The straight way is in
// guest-payment.spec.ts; states and refusals of each screen are tested without a browser.

const GUEST = 'Salvador Sinaleiro';
const EMAIL = 'salvador.sinaleiro@viagens.example';
const ARRIVAL = addDays(lisbonToday(new Date()), 150);
/** News appears within this time (LIVE-01); the tests move the page's clock instead of waiting. */
const A_ROUND_MS = 15_000;

test.afterEach(async () => removeBookings(`guest_email=eq.${EMAIL}`));

/** A stay of two nights in room 1 that waits for an answer, written down at the desk. */
async function bookStay(): Promise<string> {
  const [room] = await askBackend<{ id: string }>('rooms?select=id&room_number=eq.1');
  const [booking] = await askBackend<{ booking_number: string }>('bookings', {
    method: 'POST',
    body: {
      room_id: room?.id,
      guest_name: GUEST,
      guest_email: EMAIL,
      check_in_date: ARRIVAL,
      check_out_date: addDays(ARRIVAL, 2),
      number_of_guests: 1,
      total_price: 120,
      status: 'awaiting_confirmation',
      source: 'email',
    },
  });
  return booking?.booking_number ?? '';
}

test('a card is refused, a reference waits and is paid, and the money goes back (DEPOSIT-02, DEPOSIT-03)', async ({
  newVisitor,
  newStaff,
}) => {
  const number = await bookStay();
  const desk = await newStaff(DESKTOP);
  await desk.page.clock.install();
  await desk.page.goto(`/admin/bookings?reserva=${number}`);
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Pedir 60,00\s€/ }).click();
  await expect(dialog.getByText('Pedido', { exact: true })).toBeVisible();

  const guest = await newVisitor(PHONE);
  const { page } = guest;
  await page.goto(await linkOfMail(guest.context, { to: EMAIL }));
  await page.getByRole('button', { name: /Pagar 60,00\s€/ }).click();
  await page.getByRole('button', { name: /^recusar/ }).click();
  await expect(page.getByText('O pagamento não passou.')).toBeVisible();
  await expectSoundScreen(guest);

  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await page.getByRole('button', { name: /^pagar mais tarde/ }).click();
  await expect(page.getByText('A aguardar o Multibanco.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Pagar/ })).toHaveCount(0);
  await expectSoundScreen(guest);
  await desk.page.clock.fastForward(A_ROUND_MS);
  await expect(dialog.getByText('Multibanco', { exact: true })).toBeVisible();

  const till = await newVisitor(DESKTOP);
  await till.page.goto('/_pay');
  const entry = till.page.getByRole('listitem').filter({ hasText: number }).first();
  await entry.getByRole('button', { name: /pagar a referência|Multibanco foi pago|paga/ }).click();
  await desk.page.clock.fastForward(A_ROUND_MS);
  await expect(dialog.getByRole('button', { name: 'Devolver…' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Devolver…' }).click();
  const question = desk.page.getByRole('alertdialog');
  await question.getByRole('button', { name: /Devolver 60,00\s€/ }).click();
  await desk.page.clock.fastForward(A_ROUND_MS);
  await expect(dialog.getByText('Devolvido', { exact: true })).toBeVisible();
  const payments = await askBackend<{ amount: number }>(
    `booking_payments?select=amount,bookings!inner(booking_number)&bookings.booking_number=eq.${number}&order=created_at`,
  );
  expect(payments.map(({ amount }) => amount)).toEqual([60, -60]);
});
