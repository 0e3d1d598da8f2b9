import type { ChannelFeedRow, RoomRow } from '@/types/rows';
import { askBackend } from './backend';
import { expect, PHONE, test } from './fixtures';
import { expectSoundScreen } from './screen';

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

  // No such calendar: what the function says of it stands in the row.
  const form = row.getByRole('form');
  await form.getByLabel('Endereço do calendário').fill('https://nenhum.example/quarto-94.ics');
  await form.getByRole('button', { name: 'Juntar' }).click();
  await expect(row.getByText(/^falha (?:agora|há \d+ min): o endereço/).first()).toBeVisible();
  const [feed] = await askBackend<ChannelFeedRow>(
    'channel_feeds?select=url,last_error&url=eq.https://nenhum.example/quarto-94.ics',
  );
  expect(feed?.last_error).toMatch(/^O endereço /);
  await expectSoundScreen(staff);
});
