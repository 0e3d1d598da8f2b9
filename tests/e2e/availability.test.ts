import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatFullDay, formatLongDay } from '@/domain/date-formats';
import { addDays, lisbonToday } from '@/domain/dates';
import { DESKTOP, expectSoundScreen, launchBrowser, newVisitor, signIn } from './support';

// Room 4 is free of stays on these days; no other journey of these tests reads its prices.

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

describe('what reception sells is what guests see at their next load', () => {
  it('blocks a day, prices another, and changes the base price', async () => {
    const today = lisbonToday(new Date());
    const [blocked, priced] = [addDays(today, 3), addDays(today, 5)];
    const staff = await newVisitor(browser, DESKTOP);
    const { page } = staff;
    await signIn(page);
    await page.goto('/admin/availability-pricing?vista=3-meses');
    const cell = (day: string) =>
      page.getByRole('gridcell', { name: new RegExp(`^Quarto 4, ${formatFullDay(day)}:`) });
    const panel = page.getByRole('region', { name: 'Seleção' });

    await cell(blocked).click();
    await panel.getByRole('radio', { name: 'Bloquear' }).check();
    await panel.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByText('1 data atualizada com sucesso!').first().waitFor();
    await expectSoundScreen(staff);

    await cell(priced).click();
    await panel.getByRole('radio', { name: 'Disponível' }).check();
    await panel.getByRole('textbox', { name: 'Preço' }).fill('71,50');
    await panel.getByRole('button', { name: 'Aplicar' }).click();
    await expect.poll(() => cell(priced).getAttribute('aria-label')).toMatch(/71,50/);

    await page.getByRole('tab', { name: 'Preços' }).click();
    await page.getByRole('button', { name: /^Editar preço do quarto 4,/ }).click();
    await page.getByRole('textbox', { name: 'Preço base do quarto 4, por noite' }).fill('53');
    await page.keyboard.press('Enter');
    await page.getByText('Preço base atualizado com sucesso!').waitFor();

    const guest = await newVisitor(browser, DESKTOP);
    await guest.page.goto('/quarto/4?meses=4', { waitUntil: 'networkidle' });
    await guest.page.getByText('53,00 €').first().waitFor();
    const seen = (day: string) =>
      guest.page.getByRole('gridcell', { name: new RegExp(`^${formatLongDay(day)},`) });
    expect(await seen(blocked).getAttribute('aria-label')).toMatch(/ocupado|bloqueado/i);
    expect(await seen(priced).getAttribute('aria-label')).toMatch(/71,50/);
    await expectSoundScreen(guest);
    await staff.context.close();
    await guest.context.close();
  });
});
