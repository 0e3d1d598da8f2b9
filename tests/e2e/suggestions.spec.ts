import type { Page } from '@playwright/test';
import { addDays } from '@/domain/calendar/dates';
import { askBackend, removeBookings } from './backend';
import { bookingPage, freeAllRooms, stayFromToday } from './booking-page';
import { expect, PHONE, test } from './fixtures';
import { expectSoundScreen } from './screen';

const GUESTS = 30;
/** The middle of a week in which the whole hostel is closed; no other journey stores days in it. */
const STAY = stayFromToday({ inDays: 230, nights: 3 });
const WEEK = Array.from({ length: 7 }, (_, day) => addDays(STAY.checkIn, day - 2));

const ofWeek = `date=gte.${WEEK[0]}&date=lte.${WEEK.at(-1)}`;

test.beforeEach(async () => {
  const rooms = await askBackend<{ id: string }>('rooms?select=id&is_active=eq.true');
  const shut = rooms.flatMap(({ id: room_id }) =>
    WEEK.map((date) => ({ room_id, date, is_available: false })),
  );
  await askBackend('room_availability', { method: 'POST', body: shut });
});

test.afterEach(async () => {
  await askBackend(`room_availability?${ofWeek}`, { method: 'DELETE' });
  await removeBookings('guest_email=like.*@viagens.example');
});

/**
 * Under the stated rule a stay on other dates hides its room, and the demo house has many stays.
 */
async function withoutOtherStays(page: Page): Promise<void> {
  await freeAllRooms(page);
  await page.route(
    (url) =>
      url.pathname.endsWith('/rest/v1/bookings') &&
      url.searchParams.get('select')?.endsWith('status') === true,
    async (route) => route.fulfill({ json: [] }),
  );
}

test('thirty people in a full week have a proposal after two taps, and send it (SUGG-01, SUGG-02, SUGG-03)', async ({
  newVisitor,
}) => {
  const guest = await newVisitor(PHONE);
  const { page } = guest;
  await withoutOtherStays(page);
  const form = bookingPage(page);
  await form.openRooms({ ...STAY, guests: GUESTS });
  await page.getByText('As mesmas 3 noites, em datas próximas').waitFor();
  await expectSoundScreen(guest);

  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await page.getByRole('button', { name }).first().click();
  };
  await tap(/^5 dias antes.*8 pessoas.*17,40 € por pessoa e noite/);
  await expect(page.getByText(/^Mudámos as suas datas:/)).toBeInViewport();
  await expect(
    page.getByRole('radio', { name: /Cinco quartos, sem lugares a mais/ }),
  ).toBeChecked();
  await expectSoundScreen(guest);
  await tap('Próximo');
  await page.getByRole('heading', { name: 'Os seus dados' }).waitFor();
  expect(taps).toBe(2);

  await form.fillContact({
    name: 'Coro de Lagos',
    email: 'coro@viagens.example',
    phone: '+351 282 111 222',
  });
  await form.next('Confirme o seu pedido');
  await form.button('Confirmar Reserva').click();
  await form.reference();
  const rows = await askBackend<{ number_of_guests: number; group_reference: string }>(
    `bookings?select=number_of_guests,group_reference&guest_email=eq.coro@viagens.example&check_in_date=eq.${addDays(STAY.checkIn, -5)}&order=number_of_guests`,
  );
  expect(rows.map(({ number_of_guests }) => number_of_guests)).toEqual([4, 4, 6, 8, 8]);
  expect(new Set(rows.map(({ group_reference }) => group_reference)).size).toBe(1);
});

test('where the suggestions do not come, the manual selection is one tap away (ERR-EMPTY-01)', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(PHONE);
  await withoutOtherStays(page);
  await page.route('**/assets/Suggestions-*.js*', async (route) => route.abort());
  const form = bookingPage(page);
  await form.openRooms({ ...stayFromToday({ inDays: 170, nights: 2 }), guests: GUESTS });
  await form.button('Escolher na seleção manual').click();
  await expect(form.button('Adicionar Família Leque')).toBeVisible();
});
