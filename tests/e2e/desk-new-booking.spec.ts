import type { Locator } from '@playwright/test';
import { dayText } from '@/domain/calendar/typed-day';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { askBackend, removeBookings } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { asks, CUT, tapLine } from './line';
import { hardToReach } from './panel-places';
import { expectSoundScreen } from './screen';

// How reception enters a new booking: by keyboard at the desk, by thumb on a phone (DESK-01 to
// DESK-05).

const WALK_IN = 'Zulmira Balcão';
const CALLER = 'Zacarias Telefone';
const today = lisbonToday(new Date());
/** Later than every stay of the demo house. */
const later = addDays(today, 200);

test.afterEach(async () => {
  const names = [WALK_IN, CALLER, 'Outro Balcão'].map((name) => `"${name}"`).join(',');
  await removeBookings(`guest_name=in.(${names})`);
});

test(
  'a walk-in is written by keyboard: N, Enter, Enter, the name, Ctrl+Enter (DESK-01, DESK-02)',
  { tag: '@everyday' },
  async ({ newStaff }) => {
    const staff = await newStaff(DESKTOP);
    const { page } = staff;
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'Nova reserva' });
    await expect(form.getByRole('textbox', { name: /^Check-in/ })).toBeFocused();
    await expect(form.getByRole('checkbox').first()).toBeVisible();
    await expectSoundScreen(staff);
    await page.keyboard.press('Enter');
    await expect(form.getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type(WALK_IN);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Reserva R\d{2}-\w+ criada$/)).toBeVisible();
    // At once, because the notice stays for 5 s only.
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('dialog').getByText(WALK_IN).first()).toBeVisible();
    const stored = await askBackend(
      `bookings?select=check_in_date,check_out_date,status,source,guest_email&guest_name=eq.${WALK_IN}`,
    );
    expect(stored).toEqual([
      {
        check_in_date: today,
        check_out_date: addDays(today, 1),
        status: 'confirmed',
        source: 'desk',
        guest_email: null,
      },
    ]);
  },
);

test('the buttons keep their places when a reason stands beside them, and the draft shares their row (DESK-05)', async ({
  newStaff,
}) => {
  const { page, context } = await newStaff(DESKTOP);
  const line = await tapLine(context);
  await page.goto('/admin/bookings');
  await page.getByRole('button', { name: 'Nova reserva' }).click();
  const form = page.getByRole('dialog', { name: 'Nova reserva' });
  await form.getByRole('checkbox').first().check();
  await form.getByRole('combobox', { name: /^Nome/ }).fill(WALK_IN);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const save = form.getByRole('button', { name: /^Guardar reserva/ });
  const cancel = form.getByRole('button', { name: 'Cancelar', exact: true });
  const places = async () => [(await boxOf(cancel)).x, (await boxOf(save)).x];

  const draft = form.getByText('Rascunho guardado neste separador');
  await expect(draft).toBeVisible();
  const [told, button] = [await boxOf(draft), await boxOf(save)];
  expect(told.y).toBeGreaterThan(button.y);
  expect(told.y + told.height).toBeLessThan(button.y + button.height);

  const before = await places();
  line.break(asks('POST', 'bookings'), CUT);
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText(/^Erro ao criar reserva: /)).toBeVisible();
  expect(await places()).toEqual(before);
});

test('a call is written by thumb; what a second desk has taken is swapped, and nothing is lost (DESK-05)', async ({
  newStaff,
}) => {
  const staff = await newStaff(PHONE);
  const { page } = staff;
  await page.goto('/admin/bookings');
  await page.getByRole('button', { name: 'Nova reserva' }).click();
  const form = page.getByRole('dialog', { name: 'Nova reserva' });
  await form.getByRole('textbox', { name: /^Check-in/ }).fill(dayText(later));
  await form.getByRole('button', { name: 'Mais uma noite' }).click();
  const room = form.getByRole('checkbox', { name: /^5 / });
  await room.check();
  await form.getByRole('combobox', { name: /^Nome/ }).fill(CALLER);
  await form.getByRole('radio', { name: 'Airbnb' }).check();
  expect(await hardToReach(page)).toEqual([]);
  await expectSoundScreen(staff);

  // The draft is there again after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Nova reserva' }).click();
  await expect(form.getByText('Rascunho recuperado')).toBeVisible();
  await expect(room).toBeChecked();

  // A second desk books the room while the request of this one is under way.
  let isTaken = false;
  await page.route('**/rest/v1/bookings?*', async (route) => {
    const [row] = route.request().method() === 'POST' ? Object(route.request().postDataJSON()) : [];
    if (row !== undefined && !isTaken) {
      isTaken = true;
      const { id: _id, ...other } = row;
      await askBackend('bookings', {
        method: 'POST',
        body: { ...other, guest_name: 'Outro Balcão' },
      });
    }
    await route.fallback();
  });
  const save = form.getByRole('button', { name: /^Guardar reserva/ });
  await save.click();
  const alert = form.getByRole('alert').filter({ hasText: 'O quarto 5 acabou de ser ocupado' });
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Outro Balcão');
  // The browser logs the refused request as a console error.
  staff.problems.length = 0;
  await expectSoundScreen(staff);
  await alert.getByRole('button', { name: /^Trocar pelo 4,/ }).click();
  await expect(save).toBeFocused();
  await save.click();
  await expect(page.getByText(/^Reserva R\d{2}-\w+ criada$/)).toBeVisible();
  const stored = await askBackend(
    `bookings?select=check_in_date,check_out_date,source,rooms(room_number)&guest_name=eq.${CALLER}`,
  );
  expect(stored).toEqual([
    {
      check_in_date: later,
      check_out_date: addDays(later, 2),
      source: 'airbnb',
      rooms: { room_number: '4' },
    },
  ]);
});
