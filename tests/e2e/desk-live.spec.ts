import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { askBackend, removeBookings } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectSoundScreen, requestsSent, settled } from './screen';

// Two desks and a guest: each desk sees without a reload what the others do. Turning the kinds of
// notice on and off, and what a round brings to each screen, is tested without a browser in
// tests/pages.

const GUEST = 'Léa Fontaine';
const EMAIL = 'lea.ao.vivo@example.com';
const ARRIVAL = addDays(lisbonToday(new Date()), 141);
/** News appears within this time (LIVE-01); the tests move the page's clock instead of waiting. */
const A_ROUND_MS = 15_000;
const A_MINUTE_MS = 60_000;

test.afterEach(async () => removeBookings(`guest_email=eq.${EMAIL}`));

/** A guest asks for room 1 from a day on. */
async function sendRequest(arrival = ARRIVAL): Promise<string> {
  const [room] = await askBackend<{ id: string; price_per_night: number }>(
    'rooms?select=id,price_per_night&room_number=eq.1',
  );
  const [booking] = await askBackend<{ booking_number: string }>(
    'bookings?select=id,booking_number',
    {
      method: 'POST',
      asVisitor: true,
      body: {
        room_id: room?.id,
        guest_name: GUEST,
        guest_email: EMAIL,
        guest_phone: '+351912345678',
        check_in_date: arrival,
        check_out_date: addDays(arrival, 1),
        number_of_guests: 1,
        total_price: room?.price_per_night,
        status: 'pending',
      },
    },
  );
  return booking?.booking_number ?? '';
}

test(
  'a guest’s request is told at two desks, opened at one, and answered for both (LIVE-01, LIVE-02)',
  { tag: '@everyday' },
  async ({ newStaff }) => {
    const [first, second] = [await newStaff(DESKTOP), await newStaff(PHONE)];
    await Promise.all(
      [first, second].map(async ({ page }) => {
        await page.clock.install();
        // Only what comes after a panel's first round is news to it.
        const begun = page.waitForResponse((answer) => answer.url().endsWith('/rpc/whats_new'));
        await page.goto('/admin/bookings');
        await begun;
        await settled(page);
        // Otherwise a desk whose turn comes later has its round, and loses the notice, by itself.
        await page.clock.pauseAt(Date.now() + A_MINUTE_MS);
      }),
    );
    const number = await sendRequest();
    for (const visitor of [first, second]) {
      const { page } = visitor;
      const notice = page.getByRole('status').filter({ hasText: `Novo pedido de ${GUEST}` });
      await page.clock.fastForward(A_ROUND_MS);
      await page.clock.resume();
      await notice.hover();
      await expect(page).toHaveTitle(/^\(1\) Reservas/);
      await expectSoundScreen(visitor);
    }

    await first.page.getByRole('button', { name: 'Abrir' }).click();
    const dialog = first.page.getByRole('dialog');
    await expect(dialog.getByText(number).first()).toBeVisible();
    await expect(first.page).toHaveTitle(/^Reservas/);
    await dialog.getByRole('button', { name: 'Confirmada' }).click();
    await expect(first.page.getByText('Estado da reserva atualizado com sucesso!')).toBeVisible();
    const row = second.page.getByRole('listitem').filter({ hasText: number });
    await second.page.clock.fastForward(A_ROUND_MS);
    await expect(row.getByText('Confirmada', { exact: true })).toBeVisible();
  },
);

test('hidden or offline it asks nothing; being offline is told; on return it asks at once (LIVE-03)', async ({
  newStaff,
}) => {
  const { page, context } = await newStaff(DESKTOP);
  await page.clock.install();
  let rounds = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/whats_new')) rounds += 1;
  });
  await page.goto('/admin/bookings');
  await settled(page);
  await expect.poll(() => rounds).toBe(1);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  });
  await page.clock.fastForward(60_000);
  await requestsSent(page);
  expect(rounds).toBe(1);
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));

  await context.setOffline(true);
  await expect(
    page.getByText(/^Sem ligação desde as \d\d:\d\d\. O que vê pode ter mudado\.$/),
  ).toBeVisible();
  await page.clock.fastForward(60_000);
  await requestsSent(page);
  expect(rounds).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => rounds).toBe(2);
  await expect(page.getByText(/^Sem ligação/)).toHaveCount(0);
});
