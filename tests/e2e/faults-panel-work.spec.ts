import type { Page } from '@playwright/test';
import { askBackend } from './backend';
import { DESKTOP, expect, test } from './fixtures';
import {
  asks,
  CUT,
  type Fault,
  type Line,
  refuseStorage,
  tapLine,
  type Target,
  uncaughtErrors,
} from './line';
import { bookingsOfScreen, newReceptionist } from './panel-scene';
import { DEMO_STAFF, signIn } from './screen';

// Staff can go on with their work after the session, the network or the browser's storage failed.

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const press = (name: string) => async (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notas internas' });
const bookings = (page: Page) => page.getByLabel('Lista de reservas').getByRole('link');

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(DEMO_STAFF.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_STAFF.password);
}

test('the login says that the door is stuck, and keeps what was typed', async ({ newVisitor }) => {
  const { page, context } = await newVisitor(DESKTOP);
  const line = await tapLine(context);
  const errors = uncaughtErrors(page);
  const isSignIn: Target = (request) => request.url().includes('/auth/v1/token');
  await page.goto('/admin/login');
  await fillLogin(page);
  line.break(isSignIn, CUT);
  await press('Entrar')(page);
  await expect(page.getByText('Erro ao fazer login. Tente novamente.')).toBeVisible();
  expect(line.hits()).toBe(1);
  await expect(page.getByLabel('Email')).toHaveValue(DEMO_STAFF.email);
  await expect(page.getByLabel('Password', { exact: true })).not.toHaveValue('');
  const held = line.hold(isSignIn);
  line.mend();
  await press('Entrar')(page);
  await expect(page.getByRole('button', { name: 'A entrar...' })).toBeVisible();
  held.release();
  await page.waitForURL('**/admin/dashboard');
  expect(errors).toEqual([]);
});

test.describe('the session ends in the middle of work', () => {
  const REFUSED: Fault = {
    name: '401',
    answer: (route) =>
      route.fulfill({
        status: 401,
        json: { code: 'PGRST301', message: 'JWT expired', details: null, hint: null },
      }),
  };

  async function signInAgain(page: Page, line: Line): Promise<void> {
    const told = page.getByRole('alertdialog', { name: 'A sessão terminou' });
    await expect(told.getByText('A última alteração não foi guardada.')).toBeVisible();
    line.mend();
    await told.getByRole('link', { name: 'Entrar' }).click();
    await expect(page.getByText('Depois de entrar, volta ao ecrã onde estava.')).toBeVisible();
    await fillLogin(page);
    await press('Entrar')(page);
  }

  test('tells so, and notes and forms go on where they were left', async ({ newStaff }) => {
    const { page, line, errors } = await newReceptionist(newStaff);
    const [booking] = await askBackend<{ booking_number: string }>(
      'bookings?archived=is.false&order=created_at&limit=1',
    );
    await page.goto(`/admin/bookings?reserva=${booking?.booking_number}`);
    await press('Editar')(page);
    const before = await notes(page).inputValue();
    await notes(page).fill(`${before} Chegam tarde.`);
    line.break(asks('PATCH', 'bookings'), REFUSED);
    await press('Guardar')(page);
    await signInAgain(page, line);
    await expect(notes(page)).toHaveValue(`${before} Chegam tarde.`);
    await notes(page).fill(before === '' ? ' ' : before);
    await press('Guardar')(page);
    await expect(page.getByText('Notas atualizadas com sucesso!')).toBeVisible();

    await page.goto('/admin/rooms');
    await page.getByRole('button', { name: 'Editar quarto 5', exact: true }).click();
    const subtitle = page.getByLabel('Subtítulo');
    const stored = await subtitle.inputValue();
    await subtitle.fill('Com vista para o farol');
    line.break(asks('PATCH', 'rooms'), REFUSED);
    await press('Guardar quarto')(page);
    await signInAgain(page, line);
    await expect(page.getByText('Aqui está o que tinha ficado por guardar.')).toBeVisible();
    await expect(subtitle).toHaveValue('Com vista para o farol');
    await subtitle.fill(stored);
    await press('Guardar quarto')(page);
    await expect(page.getByText('Quarto guardado')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('leads from a list that is refused to the login and back', async ({ newStaff }) => {
    const { page, line, errors } = await newReceptionist(newStaff);
    line.break(bookingsOfScreen, REFUSED);
    await page.goto('/admin/bookings');
    const box = main(page).getByRole('alert');
    await expect(
      box.getByText('Erro de autenticação. Por favor, faça login novamente.'),
    ).toBeVisible();
    await box.getByRole('link', { name: 'Entrar' }).click();
    line.mend();
    await fillLogin(page);
    await press('Entrar')(page);
    await expect(bookings(page).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('the seeding tool that is cut off half way finishes when asked again', async ({
  newStaff,
}) => {
  const [amenities, links] = await Promise.all([
    askBackend('amenities?select=name,category_id,display_order,icon'),
    askBackend('room_amenities?select=room_id,amenity_id'),
  ]);
  const { page, line, errors } = await newReceptionist(newStaff);
  await page.goto('/admin/populate-amenities');
  await press('Repor comodidades')(page);
  line.break(asks('DELETE', 'amenity_categories'), CUT);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Repor comodidades' }).click();
  const box = main(page).getByRole('alert');
  await expect(box.getByText('Não foi possível repor as comodidades')).toBeVisible();
  expect(line.hits()).toBe(1);
  expect((await askBackend('amenities?select=id')).length).toBeGreaterThanOrEqual(22);
  line.mend();
  await box.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(main(page).getByRole('link', { name: 'Abrir Quartos' })).toBeVisible();
  expect(await askBackend('amenities?select=id')).toHaveLength(22);
  await putAmenitiesBack({ amenities, links });
  expect(errors).toEqual([]);
});

/** Gives the rooms of the other tests back the amenities that they had. */
async function putAmenitiesBack(before: { amenities: unknown[]; links: unknown[] }) {
  const known = await askBackend<{ id: string; name: string; category_id: string }>(
    'amenities?select=id,name,category_id',
  );
  const isKnown = (amenity: unknown) =>
    known.some(({ name, category_id }) => isSame(amenity, { name, category_id }));
  const gone = before.amenities.filter((amenity) => !isKnown(amenity));
  if (gone.length > 0) await askBackend('amenities', { method: 'POST', body: gone });
  const ids = new Set(known.map(({ id }) => id));
  const links = before.links.filter(isLink).filter(({ amenity_id }) => ids.has(amenity_id));
  await askBackend('room_amenities', { method: 'POST', body: links });
}

const isSame = (amenity: unknown, { name, category_id }: { name: string; category_id: string }) =>
  typeof amenity === 'object' &&
  amenity !== null &&
  'name' in amenity &&
  'category_id' in amenity &&
  amenity.name === name &&
  amenity.category_id === category_id;
const isLink = (link: unknown): link is { room_id: string; amenity_id: string } =>
  typeof link === 'object' && link !== null && 'room_id' in link && 'amenity_id' in link;

test('a panel that is cut off stands where it is, says so, and goes on when the line is back', async ({
  newStaff,
}) => {
  const { page, errors } = await newReceptionist(newStaff);
  await page.goto('/admin/dashboard');
  const rooms = page.getByRole('link', { name: 'Quartos' });
  await expect(rooms).toBeVisible();
  await page.context().setOffline(true);
  await rooms.click();
  const words = main(page).getByRole('alert');
  await expect(words.getByText('Sem ligação à Internet')).toBeVisible();
  await words.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(words.getByText('Sem ligação à Internet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('the panel works without the stores of the browser, and keeps drafts until it is left', async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor(DESKTOP);
  const errors = uncaughtErrors(page);
  await refuseStorage(context);
  await signIn(page);
  await page.getByRole('link', { name: 'Reservas', exact: true }).click();
  await bookings(page).first().click();
  await press('Editar')(page);
  await notes(page).fill('Sem memória.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await bookings(page).first().click();
  await expect(notes(page)).toHaveValue('Sem memória.');
  await press('Cancelar')(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Quartos' }).click();
  await page.getByRole('button', { name: 'Adicionar quarto' }).click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Sem memória');
  await page.keyboard.press('Escape');
  await press('Sair sem guardar')(page);
  await press('Sair')(page);
  await page.waitForURL('**/admin/login');
  expect(errors).toEqual([]);
});
