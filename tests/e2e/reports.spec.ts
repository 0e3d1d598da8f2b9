import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePeriod, makePeriodBefore, makeReportRooms } from '../support/reports';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectSoundScreen } from './screen';

/** How many sheets of A4 the browser prints of what is on the screen. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

const made = (page: Page) => page.getByText(/^Relatório: /);
const paper = (page: Page) => page.locator('body > [data-print-sheet]');

test('the owner sees a period, its numbers as a table and a file, and prints it (REP-01, REP-02, REP-04)', async ({
  newStaff,
}) => {
  const staff = await newStaff(DESKTOP);
  const { page } = staff;
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Relatórios' }).click();
  await expect(page).toHaveURL(/\/admin\/relatorios$/);
  await expect(made(page)).toBeAttached();
  await page.getByRole('radio', { name: '12 meses' }).check();
  await expect(page).toHaveURL(/\?de=\d{4}-\d{2}-01&ate=\d{4}-\d{2}-\d{2}$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '12 meses' })).toBeChecked();
  await expect(made(page)).toBeAttached();
  await expectSoundScreen(staff);

  const months = page.getByRole('region', { name: /^Ocupação por mês/ });
  await months.getByRole('button', { name: /^Tabela/ }).click();
  await expect(months.getByRole('table').getByRole('row')).toHaveCount(14);
  const coming = page.waitForEvent('download');
  await months.getByRole('button', { name: /^CSV/ }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(13);
  await expectSoundScreen(staff);
  await page.setViewportSize(PHONE);
  await expectSoundScreen(staff);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(paper(page).getByText('Como se lê')).toBeVisible();
  expect(await sheetsOf(page)).toBe(2);
});

const SOURCES = ['site', 'phone', 'desk', 'email', 'airbnb', 'booking_com', 'vrbo', 'google'];

// There is a bar for every source of either year, so a source may have a bar for one year only.
for (const { name, from, last, sources, sourcesBefore, rooms } of [
  { name: 'a month', from: '2026-10-01', last: '2026-10-31', sources: 5, rooms: 13 },
  { name: 'twelve months', from: '2025-11-01', last: '2026-10-31', sources: 8, rooms: 13 },
  { name: 'as long as can be', from: '2025-09-27', last: '2026-10-31', sources: 8, rooms: 24 },
  {
    name: 'a house that left its platforms',
    from: '2026-01-01',
    last: '2026-10-31',
    sources: 2,
    sourcesBefore: 8,
    rooms: 24,
  },
  { name: 'a house of 200 rooms', from: '2026-01-01', last: '2026-10-31', sources: 8, rooms: 200 },
]) {
  test(`${name} is two sheets of paper (REP-04)`, async ({ newStaff }) => {
    const { page } = await newStaff(DESKTOP);
    const some = { arrivals: 10, room_nights: 20, revenue: 1600 };
    const bySource = (count: number) =>
      Object.fromEntries([...SOURCES.slice(0, count), 'other'].map((source) => [source, some]));
    await page.route('**/rpc/report', async (route) => {
      const { from_day, until_day: until } = Object(route.request().postDataJSON());
      const period = makePeriod({
        from: from_day,
        until,
        by_source: bySource(sources),
        priced_room_nights: 2676,
        uncounted_room_nights: 340,
      });
      const before = makePeriodBefore({
        by_source: bySource(sourcesBefore ?? sources),
        priced_room_nights: 2500,
        uncounted_room_nights: 300,
        known_from: '2025-03-01',
      });
      await route.fulfill({ json: { period, before } });
    });
    await page.route('**/rpc/report_map', async (route) => {
      const { from_day, until_day: until } = Object(route.request().postDataJSON());
      await route.fulfill({ json: makeReportRooms({ from: from_day, until, count: rooms }) });
    });
    await page.goto(`/admin/relatorios?de=${from}&ate=${last}`);
    await expect(paper(page)).toContainText('Página 2 de 2');
    await page.emulateMedia({ media: 'print' });
    expect(await sheetsOf(page)).toBe(2);
  });
}
