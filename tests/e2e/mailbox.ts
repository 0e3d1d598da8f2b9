import type { BrowserContext } from '@playwright/test';
import { expect } from './fixtures';

/**
 * Opens the newest mail of a subject to a guest, and returns the private link in it. It is read in a
 * window of its own, because the sandboxed frame of a mail refuses the scripts of the runner aloud.
 */
export async function linkOfMail(
  context: BrowserContext,
  { to, subject = /./ }: { to: string; subject?: RegExp },
): Promise<string> {
  const page = await context.newPage();
  const mail = page.getByRole('link', { name: to }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto('/_mail');
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.first().click();
  const links = page.frameLocator('iframe').locator('a[href*="/reserva#"]');
  const link = (await links.first().getAttribute('href')) ?? '';
  await page.close();
  return link;
}
