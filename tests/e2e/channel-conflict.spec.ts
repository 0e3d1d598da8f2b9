import type { Page } from '@playwright/test';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { askBackend, callAsWorker, removeBookings } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { hardToReach } from './panel-places';
import { expectSoundScreen } from './screen';

// A stay that a platform sold over one of ours. The other ways to settle it, and what can fail, are
// tested without a browser in tests/features/panel/channel.

/** Later than every stay of the demo house. */
const ARRIVAL = addDays(lisbonToday(new Date()), 290);
const GUEST = 'Zulmira Conflito';
const FOREIGN = 'Hóspede Booking.com';
const CONFLICTS = '/admin/availability-pricing?separador=canais&vista=conflitos';

let feedId = '';

test.beforeEach(async () => {
  const [room] = await askBackend<{ id: string }>('rooms?select=id&room_number=eq.8');
  await askBackend('bookings', {
    method: 'POST',
    body: {
      room_id: room?.id,
      guest_name: GUEST,
      check_in_date: ARRIVAL,
      check_out_date: addDays(ARRIVAL, 3),
      number_of_guests: 4,
      total_price: 306,
      status: 'confirmed',
      source: 'phone',
    },
  });
  const [feed] = await askBackend<{ id: string }>('channel_feeds?select=id', {
    method: 'POST',
    body: { room_id: room?.id, channel: 'booking_com', url: null },
  });
  feedId = feed?.id ?? '';
  const stay = {
    uid: 'zulmira@booking.example',
    kind: 'stay',
    starts: addDays(ARRIVAL, 1),
    ends: addDays(ARRIVAL, 4),
    summary: FOREIGN,
    echo: false,
  };
  const plan = { etag: null, warning: null, see: [stay], missing: [], gone: [] };
  await callAsWorker('apply_channel_plan', { feed: feedId, version: 0, plan });
});

test.afterEach(async () => {
  await askBackend(`channel_feeds?id=eq.${feedId}`, { method: 'DELETE' });
  await removeBookings(`guest_name=in.("${GUEST}","${FOREIGN}")`);
});

/** The conflict of room 8, among those that the demo house has. */
const itemOf = (page: Page) =>
  page.getByRole('list', { name: 'Conflitos' }).getByRole('button', { name: /^8 / });

test('both guests stand side by side; the one from elsewhere gets another room, and its bar says from where (CHAN-03, CHAN-04)', async ({
  newStaff,
}) => {
  const phone = await newStaff(PHONE);
  await phone.page.goto(CONFLICTS);
  await itemOf(phone.page).click();
  await expect(phone.page.getByRole('heading', { name: /^Quarto 8: duas estadias/ })).toBeVisible();
  await expect(phone.page.getByRole('button', { name: 'Pôr no quarto 13' })).toBeVisible();
  await expectSoundScreen(phone);
  expect(await hardToReach(phone.page)).toEqual([]);

  const staff = await newStaff(DESKTOP);
  const { page } = staff;
  await page.goto(CONFLICTS);
  await itemOf(page).click();
  await expect(page.getByRole('radio', { name: 'Pôr a de fora noutro quarto' })).toBeChecked();
  await expect(page.getByRole('article').filter({ hasText: GUEST })).toBeVisible();
  await expectSoundScreen(staff);
  await page.getByRole('button', { name: 'Pôr no quarto 13' }).click();
  await expect(page.getByText('A de fora fica no quarto 13')).toBeVisible();
  await expect(itemOf(page)).toHaveCount(0);
  await expectSoundScreen(staff);

  await page.goto(`/admin/availability-pricing?desde=${ARRIVAL}`);
  const bar = page.getByRole('link', {
    name: new RegExp(`^Quarto 13, Reservado: ${FOREIGN}, .*, Booking\\.com, reserva R`),
  });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveText('Booking.comB');
  await expectSoundScreen(staff);
});
