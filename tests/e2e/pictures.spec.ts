import type { Page } from '@playwright/test';
import { askBackend } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectSoundScreen } from './screen';

// A photograph as a telephone makes it, from the room form to the room's page (PIC-01). No other test
// uses this room.

const NUMBER = '78';
const NAME = 'Quarto do Pátio';
const UPLOADS = '**/storage/v1/object/rooms/**';

/** A JPEG of twelve megapixels, drawn by the browser. */
async function photograph(page: Page): Promise<Buffer> {
  const address = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const pen = canvas.getContext('2d');
    for (let place = 0; place < 3000; place += 1) {
      if (pen === null) break;
      pen.fillStyle = `hsl(${place % 360} 70% ${20 + (place % 60)}%)`;
      pen.fillRect((place * 97) % 4000, (place * 61) % 3000, 300, 200);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () =>
        resolve(typeof reader.result === 'string' ? reader.result : ''),
      );
      reader.readAsDataURL(blob);
    });
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

test('a photograph of twelve megapixels is made smaller, kept and shown, also after a cut line (PIC-01)', async ({
  newStaff,
  newVisitor,
}) => {
  const staff = await newStaff(DESKTOP);
  const { page, problems } = staff;
  await page.goto('/admin/rooms?quarto=novo');
  await page.getByLabel(/^Número/).fill(NUMBER);
  await page.getByRole('textbox', { name: /^Nome/ }).fill(NAME);
  await page.getByLabel(/^Capacidade máxima/).selectOption('2');
  await page.getByLabel(/^Preço por noite/).fill('60');
  await page.getByRole('tab', { name: /^Imagens/ }).click();
  await expect(page.getByText('Ainda sem imagens. O site mostra o azulejo.')).toBeVisible();
  await expectSoundScreen(staff);

  const sent: string[] = [];
  let isCut = true;
  await page.route(UPLOADS, async (route) => {
    const size = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    sent.push(size);
    if (isCut && size.startsWith('1280')) await route.abort('connectionreset');
    else await route.continue();
  });
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher' }).click();
  await (
    await chosen
  ).setFiles({ name: 'patio.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) });
  await expect(page.getByText(/^A ligação caiu aos \d+ %/)).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('ERR_CONNECTION_RESET'))).toEqual([]);
  problems.length = 0;

  isCut = false;
  await page.getByRole('button', { name: 'Tentar de novo: patio.jpg' }).click();
  await page.getByRole('button', { name: 'Guardar quarto' }).click();
  await expect(page.getByText('Quarto adicionado')).toBeVisible();
  expect(sent).toEqual(['640.webp', '1280.webp', '640.webp', '1280.webp', '1920.webp']);

  const [room] = await askBackend<{ images: string[] }>(
    `rooms?select=images&room_number=eq.${NUMBER}`,
  );
  expect(room?.images).toEqual([
    expect.stringMatching(/^\/storage\/v1\/object\/public\/rooms\/[\da-f]{64}\/1920\.webp$/),
  ]);

  const guest = await newVisitor(PHONE);
  await guest.page.goto(`/quarto/${NUMBER}`);
  const picture = guest.page.locator(`img[src="${room?.images[0] ?? ''}"]`).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(async () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectSoundScreen(guest);

  await page.getByRole('button', { name: `Eliminar quarto ${NUMBER}` }).click();
  await page.getByRole('button', { name: 'Eliminar quarto', exact: true }).click();
  await expect(page.getByText('Quarto eliminado')).toBeVisible();
});
