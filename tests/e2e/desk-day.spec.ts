import type { Page } from '@playwright/test';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import type { BookingRow, RoomRow } from '@/types/rows';
import { makeDaySheet, makeEntry, makeNightRoom } from '../support/day';
import { askBackend, removeBookings } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectSoundScreen, fontsShown } from './screen';

const ROOM = { room_number: '95', name: 'Quarto do Dia', max_guests: 2, price_per_night: 40 };
/** Too long to fit beside its badges, both in a column of the day and on a phone. */
const GUEST = 'Amália Rodrigues do Dia';
const today = lisbonToday(new Date());

let bookingNumber = '';

test.beforeAll(async () => {
  const [room] = await askBackend<RoomRow>('rooms', { method: 'POST', body: [ROOM] });
  const [booking] = await askBackend<BookingRow>('bookings', {
    method: 'POST',
    body: {
      room_id: room?.id,
      guest_name: GUEST,
      guest_email: 'amalia.dia@example.com',
      guest_phone: '+351 912 000 095',
      check_in_date: today,
      check_out_date: addDays(today, 2),
      number_of_guests: 2,
      total_price: 80,
      status: 'confirmed',
      source: 'phone',
      arrival_time: '16:00',
      admin_notes: 'Berço no quarto.',
    },
  });
  bookingNumber = booking?.booking_number ?? '';
  // Where everybody is registered, a check-in asks nothing.
  await askBackend('register_entries', {
    method: 'POST',
    body: [1, 2].map((person) => ({
      booking_id: booking?.id,
      person,
      nationality: 'PRT',
      surname: 'Rodrigues',
      given_names: person === 1 ? 'Amália' : 'Celeste',
      residence_country: 'PRT',
      residence_place: 'Lisboa',
    })),
  });
});

test.afterAll(async () => {
  await removeBookings('guest_email=eq.amalia.dia@example.com');
  await askBackend(`rooms?room_number=eq.${ROOM.room_number}`, { method: 'DELETE' });
});

async function storedStatus(): Promise<string | undefined> {
  const path = `bookings?select=status&booking_number=eq.${bookingNumber}`;
  const [booking] = await askBackend<{ status: string }>(path);
  return booking?.status;
}

const guest = (page: Page) =>
  page.getByRole('list', { name: 'Chegadas' }).getByRole('link', { name: GUEST });

/** How high the guest's row is, in pixels. */
const rowHeight = (page: Page) =>
  guest(page).evaluate((link) => link.closest('li')?.getBoundingClientRect().height);

const isWhole = (page: Page) =>
  guest(page).evaluate((link) => link.scrollWidth <= link.clientWidth);

const step = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}: ${GUEST}, quarto ${ROOM.room_number}` });

test('on a phone one tap checks in, another takes it back, and both are stored (DAY-01, DAY-02)', async ({
  newStaff,
}) => {
  const staff = await newStaff(PHONE);
  const { page } = staff;
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('tab', { name: /Chegadas$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await fontsShown(page);
  expect(await isWhole(page)).toBe(true);
  const height = await rowHeight(page);
  await step(page, 'Check-in').click();
  await expect(step(page, 'Anular')).toBeFocused();
  // If the row shrank under the finger, a second tap would hit the next row.
  expect(await rowHeight(page)).toBe(height);
  await expect(page.getByText(`Check-in de ${GUEST} feito.`)).toBeAttached();
  expect(await storedStatus()).toBe('checked_in');
  await page.getByRole('tab', { name: /Em casa$/ }).click();
  const row = page.getByRole('link', { name: GUEST, exact: true });
  await expect(row).toBeVisible();
  await expectSoundScreen(staff);
  await row.click();
  await expect(page.getByRole('dialog').getByText(bookingNumber).first()).toBeVisible();
  await page.goBack();
  // The focus is back in the list from which the booking was opened.
  await expect(row).toBeFocused();

  await page.goto('/admin/dashboard');
  await step(page, 'Anular').click();
  await expect(step(page, 'Check-in')).toBeFocused();
  await expect(page.getByText(`Check-in de ${GUEST} anulado.`)).toBeAttached();
  expect(await storedStatus()).toBe('confirmed');
});

test('the keyboard alone goes through the day, into a booking and back (DAY-01, DAY-02)', async ({
  newStaff,
}) => {
  const staff = await newStaff(DESKTOP);
  const { page } = staff;
  await page.goto('/admin/dashboard');
  const row = guest(page);
  await expect(row).toBeVisible();
  await fontsShown(page);
  expect(await isWhole(page)).toBe(true);
  await page.keyboard.press('j');
  const walked = page.locator('a[data-day-row]:focus');
  while ((await walked.textContent()) !== GUEST) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(bookingNumber).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(row).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(step(page, 'Check-in')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Check-in de ${GUEST} feito.`)).toBeAttached();
  await page.keyboard.press('z');
  await expect(page.getByText(`Check-in de ${GUEST} anulado.`)).toBeAttached();
  expect(await storedStatus()).toBe('confirmed');

  await page.goto(`/admin/dashboard?dia=${addDays(today, 1)}`);
  await expect(page.getByRole('heading', { name: /^Amanhã/ })).toBeVisible();
  await expectSoundScreen(staff);
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { name: /^Hoje/ })).toBeVisible();
});

test('thirteen rooms full of comings and goings are one sheet of paper (DAY-06)', async ({
  newStaff,
}) => {
  const numbers = Array.from({ length: 13 }, (_, n) => n + 1);
  const name = 'Maria da Conceição Albuquerque';
  const sheet = makeDaySheet({
    day: today,
    today,
    arrivals: numbers.map((n) =>
      makeEntry(n, {
        guest_name: name,
        check_in_date: today,
        check_out_date: addDays(today, 3),
        admin_notes: n % 3 === 0 ? 'Berço no quarto. Chega com duas crianças.' : null,
      }),
    ),
    departures: numbers.map((n) =>
      makeEntry(n + 20, {
        room_number: String(n),
        guest_name: name,
        check_in_date: addDays(today, -3),
        check_out_date: today,
        status: 'checked_in',
      }),
    ),
    rooms: numbers.map((n) => makeNightRoom(n)),
  });
  const { page } = await newStaff(DESKTOP);
  await page.route('**/rpc/day_sheet', (route) => route.fulfill({ json: sheet }));
  await page.goto('/admin/dashboard');
  const paper = page.locator('body > [data-print-sheet]');
  await expect(paper).toContainText('13 por chegar');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(paper.getByText('Notas do turno')).toBeVisible();
  await expect(paper).not.toContainText('@');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]).toBe('1');
});
