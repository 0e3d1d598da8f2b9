import type { Locator, Page } from '@playwright/test';
import { askBackend, removeBookings } from './backend';
import { stayFromToday } from './booking-page';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectSoundScreen } from './screen';

// Who sleeps in the house, written once: by the guest on a phone, looked at by reception, handed to the stand-in of the
// authority.

const EMAIL = 'mila.brandt@viagens.example';
const STAY = stayFromToday({ inDays: 0, nights: 1 });

test.afterEach(async () => removeBookings(`guest_email=eq.${EMAIL}`));

/** A confirmed stay of two people from today, in a room that is free; its number and its guest's link. */
async function bookToday(): Promise<{ number: string; link: string }> {
  const rooms = await askBackend<{ id: string }>(
    'rooms?select=id&is_active=eq.true&max_guests=gte.2',
  );
  const taken = await askBackend<{ room_id: string }>(
    `bookings?select=room_id&status=neq.cancelled&check_in_date=lt.${STAY.checkOut}&check_out_date=gt.${STAY.checkIn}`,
  );
  const free = rooms.find(({ id }) => taken.every(({ room_id }) => room_id !== id));
  const [booking] = await askBackend<{ booking_number: string; access_key: string }>('bookings', {
    method: 'POST',
    body: {
      room_id: free?.id,
      guest_name: 'Mila Brandt',
      guest_email: EMAIL,
      check_in_date: STAY.checkIn,
      check_out_date: STAY.checkOut,
      number_of_guests: 2,
      total_price: 80,
      status: 'confirmed',
      source: 'desk',
      language: 'pt',
    },
  });
  return {
    number: booking?.booking_number ?? '',
    link: `/reserva#${booking?.access_key ?? ''}`,
  };
}

/** Writes a country by its first letters and takes the first of the list. */
async function chooseCountry(field: Locator, letters: string): Promise<void> {
  await field.fill(letters);
  await field.press('ArrowDown');
  await field.press('Enter');
}

async function fillGerman(page: Page, { name, number }: { name: string; number: string }) {
  await chooseCountry(page.getByRole('combobox', { name: /^Nacionalidade/ }), 'alem');
  await page.getByLabel('Apelido').fill('Brandt');
  await page.getByLabel('Nomes próprios').fill(name);
  await page.getByLabel('Dia', { exact: true }).fill('14');
  await page.getByLabel('Mês', { exact: true }).fill('02');
  await page.getByLabel('Ano', { exact: true }).fill('1984');
  await page.getByText('Passaporte', { exact: true }).click();
  await page.getByLabel('Número', { exact: false }).first().fill(number);
  await page.getByLabel('Localidade').fill('Köln');
}

test('a guest writes who comes, reception takes it with one tap each, and the file is accepted (REG-02, REG-03, REG-04)', async ({
  newVisitor,
  newStaff,
}) => {
  const { number, link } = await bookToday();
  const guest = await newVisitor(PHONE);
  const { page } = guest;
  await page.goto(link);
  await page.getByRole('link', { name: 'Preencher os dados' }).click();
  await page.getByRole('button', { name: 'Preencher: Pessoa 1' }).click();
  await expectSoundScreen(guest);
  await fillGerman(page, { name: 'Mila', number: 'c01x 0006' });
  await page.getByRole('button', { name: 'Guardar e seguir' }).click();
  await expect(page.getByRole('heading', { name: /Pessoa 2/ })).toBeFocused();
  await fillGerman(page, { name: 'Jonas', number: 'c01x0007' });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Está tudo, Mila.')).toBeVisible();
  await expectSoundScreen(guest);
  await page.reload();
  await expect(page.getByText('C01X0006')).toHaveCount(0);

  const { page: desk } = await newStaff(DESKTOP);
  await desk.goto(`/admin/bookings?reserva=${number}`);
  const guests = desk.getByRole('dialog').getByRole('list', { name: 'Hóspedes' });
  await expect(guests.getByText('C01X0006', { exact: false })).toBeVisible();
  await guests.getByRole('button', { name: 'Aceitar o que Mila Brandt enviou' }).click();
  await guests.getByRole('button', { name: 'Aceitar o que Jonas Brandt enviou' }).click();
  await expect(desk.getByText('2 de 2 registados')).toBeVisible();
  await desk.getByRole('button', { name: /^Check-in Feito/ }).click();
  await expect(desk.getByRole('button', { name: /^Check-in Feito/ })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await desk.goto('/admin/boletins');
  await expect(desk.getByText('Mila Brandt').first()).toBeVisible();
  await desk.getByRole('button', { name: /^Enviar agora/ }).click();
  await expect(desk.getByText(/N\.º \d+ aceite, \d+ hóspedes\./).first()).toBeVisible();
  await expect(desk.getByText('Mila Brandt')).toHaveCount(0);

  await desk.goto('/_siba');
  const sent = desk.locator('details pre').first();
  await expect(sent).toContainText('<Documento_Identificacao>C01X0006</Documento_Identificacao>');
  await expect(sent).toContainText('<Nacionalidade>D</Nacionalidade>');
});
