import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Visitor } from './fixtures';

/** Waits until React has taken over the page as it came: it marks the nodes. */
export async function woken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [first] = document.querySelector('#root')?.children ?? [];
    return first !== undefined && Object.keys(first).some((key) => key.startsWith('__react'));
  });
}

/** One transparent pixel: what the map's tile server answers in these tests. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Answers for the map's tile server, which no test asks. */
export async function answerTiles(page: Page): Promise<void> {
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: TILE }),
  );
}

/** Asserts that the screen as it stands is sound: no console error, no sideways scroll, no axe finding. */
export async function expectSoundScreen({ page, problems }: Visitor): Promise<void> {
  expect(problems).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scroll in px').toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
    ),
  ).toEqual([]);
}

/** The demo account of the embedded stack. */
export const DEMO_STAFF = { email: 'equipa@marenova.example', password: 'hostel-demo' };

/** Signs in at /admin/login and waits for the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(DEMO_STAFF.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_STAFF.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/admin/dashboard');
}
