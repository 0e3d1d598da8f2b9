import type { Locator, Page } from '@playwright/test';
import { dayText } from '@/domain/calendar/typed-day';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { askBackend, removeBookings } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { hardToReach, openBooking } from './panel-places';
import { expectSoundScreen } from './screen';

// Changing a stay in its window, by mouse, thumb and keys. What else changing, splitting and
// cancelling do, and what can fail, is tested without a browser in tests/pages/admin-bookings-*.

const ROOMS = [
  { room_number: '96', name: 'Quarto do Poente', max_guests: 2, price_per_night: 50 },
  { room_number: '97', name: 'Quarto do Nascente', max_guests: 2, price_per_night: 60 },
];
const GUEST = 'Zenóbia Muda';
const LATE = 'Zacarias Ausente';
const today = lisbonToday(new Date());
const arrival = addDays(today, 20);

test.beforeEach(async () => {
  const rooms = await askBackend<{ id: string }>('rooms', { method: 'POST', body: ROOMS });
  const stay = { room_id: rooms[0]?.id, number_of_guests: 2, status: 'confirmed', source: 'phone' };
  await askBackend('bookings', {
    method: 'POST',
    body: [
      {
        ...stay,
        guest_name: GUEST,
        check_in_date: arrival,
        check_out_date: addDays(arrival, 3),
        total_price: 150,
      },
      {
        ...stay,
        guest_name: LATE,
        check_in_date: addDays(today, -1),
        check_out_date: addDays(today, 2),
        total_price: 150,
      },
    ],
  });
});

test.afterEach(async () => {
  await removeBookings(`guest_name=in.("${GUEST}","${LATE}")`);
  await askBackend('rooms?room_number=in.(96,97)', { method: 'DELETE' });
});

/** Room, first night, day of leaving, status and EUR of a guest's bookings, as they are stored. */
async function storedOf(guest: string) {
  const stays = await askBackend<{
    check_in_date: string;
    check_out_date: string;
    status: string;
    total_price: number;
    rooms: { room_number: string };
  }>(
    `bookings?select=check_in_date,check_out_date,status,total_price,rooms(room_number)&guest_name=eq.${guest}&order=check_in_date`,
  );
  return stays.map((stay) => [
    stay.rooms.room_number,
    stay.check_in_date,
    stay.check_out_date,
    stay.status,
    stay.total_price,
  ]);
}

/** Clicks one thing after the other. */
async function press(...targets: Locator[]): Promise<void> {
  for (const target of targets) {
    // oxlint-disable-next-line no-await-in-loop -- one hand
    await target.click();
  }
}

const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (place: Locator | Page, name: string) =>
  place.getByRole('button', { name, exact: true });

test('one night longer is four actions; then split, cancelled and restored, and told in the history (DESK-06, DESK-09, DESK-10, HIST-02)', async ({
  newStaff,
}) => {
  const staff = await newStaff(DESKTOP);
  const { page } = staff;
  // The first action: its row in the list.
  const booking = await openBooking(page, GUEST);
  const alter = windowOf(page, 'Alterar a reserva');
  await press(button(booking, 'Alterar'), button(alter, 'Mais uma noite'));
  await expect(alter.getByText('2 mudanças: saída e preço')).toBeVisible();
  await expectSoundScreen(staff);
  await press(button(alter, 'Guardar alterações'));
  await expect(page.getByText('Reserva alterada.')).toBeVisible();
  const end = addDays(arrival, 4);
  expect(await storedOf(GUEST)).toEqual([['96', arrival, end, 'confirmed', 200]]);

  await press(button(booking, 'Dividir'));
  const split = windowOf(page, 'Dividir a estadia');
  await split.getByRole('radio', { name: /^97 / }).check();
  await expectSoundScreen(staff);
  await press(button(split, 'Dividir a estadia'));
  await expect(page.getByText('Estadia dividida.')).toBeVisible();
  const middle = addDays(arrival, 2);
  expect(await storedOf(GUEST)).toEqual([
    ['96', arrival, middle, 'confirmed', 100],
    ['97', middle, end, 'confirmed', 100],
  ]);

  await press(button(booking, 'Cancelada'));
  const question = page.getByRole('alertdialog', { name: `Cancelar a reserva de ${GUEST}?` });
  await expect(question.getByRole('radio').first()).toBeFocused();
  await question.getByRole('radio', { name: 'Desistência do hóspede' }).check();
  await expectSoundScreen(staff);
  await press(button(question, 'Cancelar a reserva'));
  await expect(page.getByText('Reserva cancelada.')).toBeVisible();
  // A notice stays for as long as it is pointed at.
  const undo = button(page, 'Anular').last();
  await undo.hover();
  expect((await storedOf(GUEST)).map(([, , , status]) => status)).toContain('cancelled');
  await press(undo);
  await expect(booking.getByText(/repôs a reserva/)).toBeVisible();
  expect((await storedOf(GUEST)).map(([, , , status]) => status)).toEqual([
    'confirmed',
    'confirmed',
  ]);
  const history = booking.getByRole('listitem');
  await expect(history.filter({ hasText: 'cancelou a reserva' })).toBeVisible();
  await expect(history.filter({ hasText: 'mudou a saída' }).last()).toBeVisible();
});

test('by keys: other days and another room are one change, and Z takes it back (DESK-06)', async ({
  newStaff,
}) => {
  const { page } = await newStaff(DESKTOP);
  await openBooking(page, GUEST);
  await page.keyboard.press('m');
  const alter = windowOf(page, 'Alterar a reserva');
  await expect(alter.getByRole('heading', { name: 'Alterar a reserva' })).toBeFocused();
  const checkOut = alter.getByRole('textbox', { name: 'Check-out' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(checkOut).toBeFocused();
  await page.keyboard.type(dayText(addDays(arrival, 5)));
  await page.keyboard.press('Tab');
  await expect(alter.getByRole('spinbutton', { name: 'Noites' })).toHaveValue('5');
  // This answer sorts the list of rooms again, which must not happen between two keystrokes.
  const leaving = addDays(arrival, 4);
  const answered = ['bookings', 'room_availability'].map(async (table) =>
    page.waitForResponse((response) => {
      const { pathname, search } = new URL(response.url());
      return pathname.endsWith(`/${table}`) && search.includes(leaving);
    }),
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(alter.getByRole('combobox', { name: 'Quarto' })).toBeFocused();
  await Promise.all(answered);
  await page.keyboard.type('97');
  await expect(alter.getByText('outro quarto')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reserva alterada.')).toBeVisible();
  const changed = ['97', arrival, leaving, 'confirmed', 240];
  expect(await storedOf(GUEST)).toEqual([changed]);
  await page.keyboard.press('z');
  await expect
    .poll(async () => storedOf(GUEST))
    .toEqual([['96', arrival, addDays(arrival, 3), 'confirmed', 150]]);
});

test('by thumb: who never came is cancelled in two taps, and nothing is out of reach (DAY-03, DESK-10)', async ({
  newStaff,
}) => {
  const staff = await newStaff(PHONE);
  const { page } = staff;
  await page.goto('/admin/dashboard');
  const notCome = page.getByRole('link', { name: new RegExp(`^Não veio: ${LATE}`) });
  const question = page.getByRole('alertdialog', { name: `Cancelar a reserva de ${LATE}?` });
  await notCome.click();
  await expect(question.getByRole('radio', { name: 'Não compareceu' })).toBeChecked();
  // The second time the booking is known, and its window opens at the same moment as the question.
  const keep = button(question, 'Manter a reserva');
  await press(keep, button(page.getByRole('dialog'), 'Fechar'), notCome);
  await expect(keep).toBeFocused();
  expect(await hardToReach(page)).toEqual([]);
  await expectSoundScreen(staff);
  await press(button(question, 'Cancelar a reserva'));
  await expect(page.getByText('Reserva cancelada.')).toBeVisible();
  expect((await storedOf(LATE))[0]?.[3]).toBe('cancelled');

  const booking = await openBooking(page, GUEST);
  await press(button(booking, 'Alterar'));
  const alter = windowOf(page, 'Alterar a reserva');
  await expect(alter.getByRole('combobox', { name: 'Quarto' })).toBeVisible();
  expect(await hardToReach(page)).toEqual([]);
  await expectSoundScreen(staff);
  await press(button(alter, 'Voltar'), button(booking, 'Dividir'));
  await expect(windowOf(page, 'Dividir a estadia').getByRole('radio').first()).toBeVisible();
  expect(await hardToReach(page)).toEqual([]);
  await expectSoundScreen(staff);
});
