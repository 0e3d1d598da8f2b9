import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../tests/support/chromium.ts';
import { serveBuild } from '../../tests/support/served-build.ts';
import { middle } from './measure.ts';
import { printTable } from './table.ts';

/** A room has three pictures, and no more than twelve. */
const RUNS = 3;
/** A telephone on a common mobile line, and the same without its slowness beside it. */
const PHONES = {
  'this machine': { slowdown: 1, line: null },
  'phone (4x, 4G)': {
    slowdown: 4,
    line: {
      offline: false,
      latency: 70,
      downloadThroughput: (9 * 1024 * 1024) / 8,
      uploadThroughput: (5 * 1024 * 1024) / 8,
    },
  },
};
const MEGAPIXELS = { width: 4000, height: 3000 };

/**
 * A photograph of twelve megapixels in the room form: from choosing it until it is kept, and until the
 * room is stored with it (PIC-01; goal on a phone: 4 s).
 */
export async function benchPictures(): Promise<void> {
  console.log('\nA photograph of 12 megapixels, made smaller and kept, ms\n');
  const build = await serveBuild();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const table = [];
    for (const [name, phone] of Object.entries(PHONES)) {
      // oxlint-disable-next-line no-await-in-loop -- side by side they would share the machine
      table.push({ where: name, ...(await measure(browser, build.baseUrl, phone)) });
    }
    printTable(table);
  } finally {
    await browser.close();
    await build.stop();
  }
}

type Phone = (typeof PHONES)[keyof typeof PHONES];

async function measure(browser: Browser, baseURL: string, { slowdown, line }: Phone) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await signIn(page);
    const session = await context.newCDPSession(page);
    const kept: number[] = [];
    const stored: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      /* oxlint-disable no-await-in-loop -- one after the other, as somebody would */
      await openPictures(page);
      const photograph = await drawn(page, run * 2 + slowdown);
      if (line) await session.send('Network.emulateNetworkConditions', line);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const before = await page.getByRole('button', { name: /^Remover/ }).count();
      const began = performance.now();
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: 'f.jpg', mimeType: 'image/jpeg', buffer: photograph });
      await page
        .getByRole('button', { name: /^Remover/ })
        .nth(before)
        .waitFor();
      kept.push(performance.now() - began);
      await page.getByRole('button', { name: 'Guardar quarto' }).click();
      await page.getByText('Quarto guardado').first().waitFor();
      stored.push(performance.now() - began);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      /* oxlint-enable no-await-in-loop */
    }
    return { kept: Math.round(middle(kept)), 'room stored': Math.round(middle(stored)) };
  } finally {
    await context.close();
  }
}

async function openPictures(page: Page): Promise<void> {
  await page.goto('/admin/rooms');
  await page.getByRole('button', { name: /^Editar quarto 6/ }).click();
  await page.getByRole('tab', { name: /^Imagens/ }).click();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('equipa@marenova.example');
  await page.getByLabel('Password', { exact: true }).fill('hostel-demo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/admin/dashboard');
}

/** A JPEG that is another each time: the same one would be kept already. */
async function drawn(page: Page, seed: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ width, height, hue }) => {
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d');
      for (let place = 0; place < 3000; place += 1) {
        if (pen === null) break;
        pen.fillStyle = `hsl(${(place + hue) % 360} 70% ${20 + (place % 60)}%)`;
        pen.fillRect((place * 97) % width, (place * 61) % height, 300, 200);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { ...MEGAPIXELS, hue: seed * 37 },
  );
  return Buffer.from(bytes);
}
