import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askBackend } from './faults';
import {
  DESKTOP,
  expectSoundScreen,
  launchBrowser,
  newVisitor,
  PHONE,
  signIn,
  type Visitor,
} from './support';

// Staff keep the house, and guests see it at their next load. The room of this journey is its own.

const NUMBER = '77';
const NAME = 'Sótão do Farol';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

async function openRooms(visitor: Visitor) {
  await signIn(visitor.page);
  await visitor.page.goto('/admin/rooms');
  await visitor.page.getByRole('article').first().waitFor();
  await expectSoundScreen(visitor);
}

async function showTab(visitor: Visitor, name: RegExp) {
  await visitor.page.getByRole('tab', { name }).click();
  await expectSoundScreen(visitor);
}

const nameOfFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe.each([
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
])('reception on %s', (_name, size) => {
  it('adds a room with a new amenity, takes it off the site, and deletes it', async () => {
    const staff = await newVisitor(browser, size);
    const guest = await newVisitor(browser, size);
    const { page } = staff;
    const amenity = `Telescópio ${size.width}`;
    await openRooms(staff);

    await page.getByRole('button', { name: 'Adicionar quarto' }).click();
    await page.getByLabel(/^Número/).fill(NUMBER);
    await page.getByRole('textbox', { name: /^Nome/ }).fill(NAME);
    await page.getByLabel(/^Capacidade máxima/).selectOption('3');
    await page.getByLabel(/^Preço por noite/).fill('49,9');
    await expectSoundScreen(staff);
    await showTab(staff, /^Imagens/);
    for (const address of ['/imagens/duplo.svg', '/imagens/sala.svg']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are typed
      await page.getByLabel('Endereço da imagem').fill(address);
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Mover imagem 1 para baixo' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Imagem movida para o lugar 2 de 2.').waitFor({ state: 'attached' });
    expect(await nameOfFocused(page)).toBe('Mover imagem 2 para baixo');
    await showTab(staff, /^Comodidades/);
    await page.getByLabel('Nome', { exact: true }).fill(amenity);
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: amenity, checked: true }).waitFor();
    await page.getByRole('button', { name: 'Guardar quarto' }).dblclick();
    await page.getByText('Quarto adicionado').waitFor();
    const card = page.getByRole('article', { name: NAME });
    await card.getByText('49,90 €').waitFor();

    await guest.page.goto(`/quarto/${NUMBER}`);
    await guest.page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    await guest.page.getByText(amenity).first().waitFor();

    await card.getByRole('switch').click();
    await page.getByText('Quarto desativado').waitFor();
    await guest.page.reload();
    await guest.page.getByText(`Quarto ${NUMBER} não encontrado ou não está ativo`).waitFor();
    await expectSoundScreen(staff);

    await card.getByRole('button', { name: `Eliminar quarto ${NUMBER}` }).click();
    await expectSoundScreen(staff);
    await page.getByRole('button', { name: 'Eliminar quarto', exact: true }).click();
    await page.getByText('Quarto eliminado').waitFor();
    await card.waitFor({ state: 'detached' });
    expect(await nameOfFocused(page)).toBe('Lista de quartos');
    await staff.context.close();
    await guest.context.close();
  });

  it('finds the seeding tool and the list of what is stored without a session', async () => {
    const visitor = await newVisitor(browser, size);
    await visitor.page.goto('/admin/populate-amenities');
    await visitor.page.getByRole('heading', { name: 'Comodidades predefinidas' }).waitFor();
    await expectSoundScreen(visitor);
    await visitor.page.goto('/test-rooms');
    await visitor.page.getByRole('row').nth(1).waitFor();
    await expectSoundScreen(visitor);
    await visitor.context.close();
  });
});

it('a room with bookings is not deleted, and what was typed survives a reload', async () => {
  const staff = await newVisitor(browser, DESKTOP);
  const { page } = staff;
  await openRooms(staff);
  await page.getByRole('button', { name: 'Eliminar quarto 1', exact: true }).click();
  await page.getByRole('button', { name: 'Eliminar quarto', exact: true }).click();
  await page
    .getByText('Erro ao eliminar quarto. Verifique se não existem reservas associadas.')
    .waitFor();
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Editar quarto 6', exact: true }).click();
  await page.getByLabel('Subtítulo').fill('Para quem traz crianças');
  await page.reload();
  await page.getByText('Aqui está o que tinha ficado por guardar.').waitFor();
  expect(await page.getByLabel('Subtítulo').inputValue()).toBe('Para quem traz crianças');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sair sem guardar' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await staff.context.close();
});

it('a new amenity needs a name, and a category that is still there', async () => {
  const invalid = 'Nome da comodidade ou categoria inválida.';
  const category = { name: 'Extras', display_order: 9 };
  await askBackend('amenity_categories', { method: 'POST', body: category });
  const staff = await newVisitor(browser, DESKTOP);
  const { page } = staff;
  await openRooms(staff);
  await page.getByRole('button', { name: 'Editar quarto 6', exact: true }).click();
  await page.getByRole('tab', { name: /^Comodidades/ }).click();
  const name = page.getByLabel('Nome', { exact: true });
  const add = page.getByRole('button', { name: 'Adicionar', exact: true });
  await add.click();
  await page.getByText(invalid).waitFor();

  await name.fill('Rede');
  await page.getByText(invalid).waitFor({ state: 'detached' });
  await page.getByLabel('Categoria').selectOption('Extras');
  await askBackend('amenity_categories?name=eq.Extras', { method: 'DELETE' });
  await add.click();
  await page.getByText(invalid).waitFor();
  expect(await name.inputValue()).toBe('Rede');
  expect(await askBackend('amenities?name=eq.Rede')).toEqual([]);
  await staff.context.close();
});

it('prints a room on one sheet with its whole prices, without calendar and navigation', async () => {
  const { page, context } = await newVisitor(browser, DESKTOP);
  await page.goto('/quarto/13');
  await page.getByRole('heading', { name: 'Políticas do quarto' }).waitFor();
  await page.waitForLoadState('networkidle');
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('104,00 €').first().isVisible()).toBe(true);
  expect(await page.getByText(/num pedido de reserva, cada noite conta a/).isVisible()).toBe(true);
  for (const name of ['Disponibilidade', 'Menu']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await page.getByRole('heading', { name }).isVisible()).toBe(false);
  }
  await context.close();
});
