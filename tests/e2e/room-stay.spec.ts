import type { Locator } from '@playwright/test';
import { bookingPage } from './booking-page';
import { expect, PHONE, test } from './fixtures';
import { expectSoundScreen } from './screen';

const GUEST = {
  name: 'Inês Carvalho',
  email: 'ines@example.com',
  tel: '+351 912 345 678',
};

test('from a room to a sent request it takes a browser that knows its guest eight taps (SITE-01)', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor(PHONE);
  const { page } = visitor;
  const form = bookingPage(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  // Two months, so that there are days to choose from on the last of one, too.
  await page.goto('/quarto/2?meses=2');
  await expect(page.locator('table[aria-busy=true]')).toHaveCount(0);
  const open = page.locator('[data-day]:not([aria-disabled])');

  await tap(open.nth(2));
  await expectSoundScreen(visitor);
  await tap(open.first());
  await expect(page.getByRole('status').filter({ hasText: /^De .*: 1 noite, / })).toBeVisible();
  await expectSoundScreen(visitor);
  const shown = await page
    .getByText(/^1 noite, /)
    .last()
    .innerText();

  await tap(page.getByRole('link', { name: 'Reserva Directa' }).first());
  await page.getByRole('heading', { name: 'Escolha os quartos' }).waitFor();
  await expect(form.button('Próximo')).toBeEnabled();
  await tap(form.button('Próximo'));
  await page.getByRole('heading', { name: 'Os seus dados' }).waitFor();
  await tap(page.getByLabel('Nome completo'));
  // One tap on the browser's autofill fills all fields that declare their purpose.
  taps += 1;
  for (const [purpose, text] of Object.entries(GUEST)) {
    await page.locator(`[autocomplete=${purpose}]`).fill(text);
  }
  await tap(form.button('Próximo'));
  await page.getByRole('heading', { name: 'Confirme o seu pedido' }).waitFor();
  const sum = shown.replace(/^1 noite, /, '').replace(/\s€$/, '');
  await expect(page.getByText(new RegExp(`^${sum}(,00)?\\s€$`)).first()).toBeVisible();
  await tap(form.button('Confirmar Reserva'));
  await form.reference();
  expect(taps).toBeLessThanOrEqual(8);
});
