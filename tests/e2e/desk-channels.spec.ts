import type { ChannelFeedRow, RoomRow } from '@/types/rows';
import { askBackend } from './backend';
import { expect, PHONE, test } from './fixtures';
import { expectSoundScreen } from './screen';

/** A name of the house's own network. */
const FOREIGN = 'https://quarto-94.home.arpa/quarto-94.ics';
const ROOM = { room_number: '94', name: 'Quarto dos Canais', max_guests: 2, price_per_night: 40 };

test.beforeAll(async () => {
  await askBackend<RoomRow>('rooms', { method: 'POST', body: [ROOM] });
});

test.afterAll(async () => {
  await askBackend(`rooms?room_number=eq.${ROOM.room_number}`, { method: 'DELETE' });
});

test('an address of ours is made and copied, and gives a calendar; one of theirs is read (CHAN-01, CHAN-02)', async ({
  newStaff,
}) => {
  const staff = await newStaff(PHONE);
  const { page } = staff;
  await page.goto('/admin/availability-pricing?separador=canais');
  await page.getByRole('button', { name: 'Abrir o quarto 94' }).click();
  await page.getByRole('button', { name: 'Criar endereço para Booking.com' }).click();
  const row = page.getByRole('listitem').filter({ hasText: ROOM.name });
  await row.getByRole('button', { name: /^Booking\.com.*copiar/ }).click();
  await expect(page.getByText('Copiado: o endereço do quarto 94 para Booking.com')).toBeAttached();
  const address = await row
    .getByRole('textbox', { name: 'Endereço do quarto 94 para Booking.com' })
    .inputValue();
  const calendar = await page.request.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/);

  // The function refuses this name without looking it up, and the row shows its error.
  const form = row.getByRole('form');
  await form.getByLabel('Endereço do calendário').fill(FOREIGN);
  await form.getByRole('button', { name: 'Juntar' }).click();
  await expect(row.getByText(/^falha (?:agora|há \d+ min): o endereço/).first()).toBeVisible();
  const [feed] = await askBackend<ChannelFeedRow>(
    `channel_feeds?select=url,last_error&url=eq.${FOREIGN}`,
  );
  expect(feed?.last_error).toMatch(/^O endereço /);
  await expectSoundScreen(staff);
});
