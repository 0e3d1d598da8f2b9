import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { hostedFile } from '../../tools/site/static-host.ts';
import { EMPTY_HOUSE, HOSTILE, HOSTILE_HOUSE, HOSTILE_ROOM, LONG } from '../support/hostile-house';
import { buildSite, SITE_ADDRESS } from '../support/served-build';
import { type ProjectRows, serveProject, type StandInProject } from '../support/stand-in-project';
import { PHONE } from './fixtures';
import { settled } from './screen';

// Sites that are built for a hosted project which answers, each visited as a static host serves it.

const BUILD_LIMIT_MS = 300_000;

let folder: string;
let project: StandInProject;
const visitors: BrowserContext[] = [];

test.afterEach(async () => {
  // A page that is still open may ask for a file of the folder that goes.
  await Promise.all(visitors.splice(0).map(async (context) => context.close()));
  await project.stop();
  await rm(folder, { recursive: true, force: true });
});

async function publish(rows: ProjectRows): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'hostel-answered-'));
  project = await serveProject(rows);
  await buildSite({ distFolder: folder, siteUrl: SITE_ADDRESS, project: project.url });
}

const isBuilt = (name: string) => {
  const file = path.join(folder, name);
  return existsSync(file) && statSync(file).isFile();
};

async function visitor(browser: Browser, { javaScriptEnabled = true } = {}) {
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    javaScriptEnabled,
  });
  visitors.push(context);
  await context.route(`${SITE_ADDRESS}/**`, async (route) =>
    route.fulfill({
      path: path.join(folder, hostedFile(new URL(route.request().url()).pathname, isBuilt)),
    }),
  );
  const page = await context.newPage();
  const problems: string[] = [];
  // React tells of a page that does not wake as it was drawn.
  page.on('pageerror', (error) => problems.push(error.message));
  const open = async (address: string) => page.goto(SITE_ADDRESS + address);
  return { page, problems, open };
}

const PATHS = ['/quarto/7', '/de/zimmernummer/7', '/quartos', '/'];

test('a text of 4,000 characters, quotes and every way out of an element stay text, and the page wakes as it was drawn', async ({
  browser,
}) => {
  test.setTimeout(BUILD_LIMIT_MS);
  await publish(HOSTILE_HOUSE);
  const reader = await visitor(browser, { javaScriptEnabled: false });
  const guest = await visitor(browser);
  for (const address of PATHS) {
    for (const { page, open } of [reader, guest]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a guest does
      await open(address);
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.getByRole('main')).toContainText(HOSTILE_ROOM.description ?? '');
    }
    // oxlint-disable-next-line no-await-in-loop
    await settled(guest.page);
    // oxlint-disable-next-line no-await-in-loop
    expect(await guest.page.locator('[onerror]').count()).toBe(0);
    // oxlint-disable-next-line no-await-in-loop
    expect(await guest.page.title()).not.toBe('harm');
    expect(guest.problems).toEqual([]);
  }
  await reader.open('/quarto/7');
  expect(await reader.page.getByRole('main').textContent()).toContain(LONG);
  const data = await reader.page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject([
    { name: HOSTILE_ROOM.name, description: HOSTILE },
    {},
  ]);
});

test('a house without rooms says so in its list, also without scripts, and Home has no hole where they would be', async ({
  browser,
}) => {
  test.setTimeout(BUILD_LIMIT_MS);
  await publish(EMPTY_HOUSE);
  for (const javaScriptEnabled of [false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a guest does
    const { page, problems, open } = await visitor(browser, { javaScriptEnabled });
    // oxlint-disable-next-line no-await-in-loop
    await open('/quartos');
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('main')).toContainText(
      'Nenhum quarto encontrado com os filtros selecionados.',
    );
    // oxlint-disable-next-line no-await-in-loop
    await open('/');
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('heading', { name: 'Escolha a sua porta' })).toHaveCount(0);
    expect(problems).toEqual([]);
  }
});
