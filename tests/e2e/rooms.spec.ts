import type { Page } from '@playwright/test';
import { askBackend } from './backend';
import { DESKTOP, expect, PHONE, test, type Visitor } from './fixtures';
import { expectSoundScreen } from './screen';

// Staff edit rooms, and guests see it at their next load. No other test uses this room.

const NUMBER = '77';
const NAME = 'Sótão do Farol';

async function openRooms(visitor: Visitor) {
  await visitor.page.goto('/admin/rooms');
  await expect(visitor.page.getByRole('article').first()).toBeVisible();
}

async function showTab(visitor: Visitor, name: RegExp) {
  await visitor.page.getByRole('tab', { name }).click();
  await expectSoundScreen(visitor);
}

const focused = (page: Page) => page.locator(':focus');

for (const [name, size] of [
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
] as const) {
  test.describe(`reception on ${name}`, () => {
    test('adds a room with a new amenity and a German name, takes it off the site, and deletes it', async ({
      newStaff,
      newVisitor,
    }) => {
      const staff = await newStaff(size);
      const guest = await newVisitor(size);
      const { page } = staff;
      const amenity = `Telescópio ${size.width}`;
      await openRooms(staff);

      await page.getByRole('button', { name: 'Adicionar quarto' }).click();
      await page.getByLabel(/^Número/).fill(NUMBER);
      await page.getByRole('textbox', { name: /^Nome/ }).fill(NAME);
      await page.getByLabel(/^Capacidade máxima/).selectOption('3');
      await page.getByLabel(/^Preço por noite/).fill('49,9');
      await expectSoundScreen(staff);
      await page.getByRole('tab', { name: /^Alemão/ }).click();
      await page.getByRole('textbox', { name: 'Nome' }).fill('Dachzimmer Farol');
      await expectSoundScreen(staff);
      await showTab(staff, /^Comodidades/);
      await page.getByRole('textbox', { name: 'Wi-Fi gratuito' }).waitFor();
      await expectSoundScreen(staff);
      await page.getByRole('tab', { name: 'Português' }).click();
      await showTab(staff, /^Imagens/);
      for (const address of ['/imagens/duplo.svg', '/imagens/sala.svg']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are typed
        await page.getByLabel('Endereço da imagem').fill(address);
        // oxlint-disable-next-line no-await-in-loop
        await page.keyboard.press('Enter');
      }
      await page.getByRole('button', { name: 'Mover imagem 1 para baixo' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Imagem 2 de 2.')).toBeAttached();
      await expect(focused(page)).toHaveAccessibleName('Mover imagem 2 para baixo');
      await showTab(staff, /^Comodidades/);
      await page.getByLabel('Nome', { exact: true }).fill(amenity);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('checkbox', { name: amenity })).toBeChecked();
      await page.getByRole('button', { name: 'Guardar quarto' }).dblclick();
      await expect(page.getByText('Quarto adicionado')).toBeVisible();
      const card = page.getByRole('article', { name: NAME });
      await expect(card.getByText('49,90 €')).toBeVisible();

      const german = `rooms?select=room_translations(name)&room_number=eq.${NUMBER}&room_translations.language=eq.de`;
      expect(await askBackend(german)).toEqual([
        { room_translations: [{ name: 'Dachzimmer Farol' }] },
      ]);

      await guest.page.goto(`/quarto/${NUMBER}`);
      await expect(guest.page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await expect(guest.page.getByText(amenity).first()).toBeVisible();

      await card.getByRole('switch').click();
      await expect(page.getByText('Quarto desativado')).toBeVisible();
      await guest.page.reload();
      await expect(
        guest.page.getByText(`Quarto ${NUMBER} não encontrado ou não está ativo`),
      ).toBeVisible();
      await expectSoundScreen(staff);

      await card.getByRole('button', { name: `Eliminar quarto ${NUMBER}` }).click();
      await expectSoundScreen(staff);
      await page.getByRole('button', { name: 'Eliminar quarto', exact: true }).click();
      await expect(page.getByText('Quarto eliminado')).toBeVisible();
      await expect(card).toHaveCount(0);
      await expect(focused(page)).toHaveAccessibleName('Lista de quartos');
    });

    test('finds the seeding tool and the list of what is stored without a session', async ({
      newVisitor,
    }) => {
      const visitor = await newVisitor(size);
      const { page } = visitor;
      await page.goto('/admin/populate-amenities');
      await expect(page.getByRole('heading', { name: 'Comodidades predefinidas' })).toBeVisible();
      await expectSoundScreen(visitor);
      await page.goto('/test-rooms');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expectSoundScreen(visitor);
    });
  });
}

test('a room with bookings is not deleted, and what was typed survives a reload', async ({
  newStaff,
}) => {
  const staff = await newStaff(DESKTOP);
  const { page } = staff;
  await openRooms(staff);
  await page.getByRole('button', { name: 'Eliminar quarto 1', exact: true }).click();
  await page.getByRole('button', { name: 'Eliminar quarto', exact: true }).click();
  await expect(
    page.getByText('Erro ao eliminar quarto. Verifique se não existem reservas associadas.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Editar quarto 6', exact: true }).click();
  await page.getByLabel('Subtítulo').fill('Para quem traz crianças');
  await page.reload();
  await expect(page.getByText('Aqui está o que tinha ficado por guardar.')).toBeVisible();
  await expect(page.getByLabel('Subtítulo')).toHaveValue('Para quem traz crianças');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sair sem guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new amenity needs a name, and a category that is still there', async ({ newStaff }) => {
  const invalid = 'Nome da comodidade ou categoria inválida.';
  const category = { name: 'Extras', display_order: 9 };
  await askBackend('amenity_categories', { method: 'POST', body: category });
  const staff = await newStaff(DESKTOP);
  const { page } = staff;
  await openRooms(staff);
  await page.getByRole('button', { name: 'Editar quarto 6', exact: true }).click();
  await page.getByRole('tab', { name: /^Comodidades/ }).click();
  const name = page.getByLabel('Nome', { exact: true });
  const add = page.getByRole('button', { name: 'Adicionar', exact: true });
  await add.click();
  await expect(page.getByText(invalid)).toBeVisible();

  await name.fill('Rede');
  await expect(page.getByText(invalid)).toHaveCount(0);
  await page.getByLabel('Categoria').selectOption('Extras');
  await askBackend('amenity_categories?name=eq.Extras', { method: 'DELETE' });
  await add.click();
  await expect(page.getByText(invalid)).toBeVisible();
  await expect(name).toHaveValue('Rede');
  expect(await askBackend('amenities?name=eq.Rede')).toEqual([]);
});

test('prints a room on one sheet with its whole prices, without calendar and navigation', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(DESKTOP);
  await page.goto('/quarto/13');
  await expect(page.getByRole('heading', { name: 'Políticas do quarto' })).toBeVisible();
  const calendar = page.getByRole('region', { name: 'Disponibilidade' });
  await expect(calendar.getByRole('gridcell').first()).toBeVisible();
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('120,00 €').first()).toBeVisible();
  for (const name of ['Disponibilidade', 'Menu']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(page.getByRole('heading', { name })).toBeHidden();
  }
});
