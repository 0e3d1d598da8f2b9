import { askBackend } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';

// What a browser fetches of an uploaded picture. Its files are stand-ins: only their names count.

const FOLDER = `/storage/v1/object/public/rooms/${'7c'.repeat(32)}`;
const ROOM = {
  room_number: '78',
  name: 'Águas-Furtadas',
  max_guests: 2,
  price_per_night: 50,
  images: [`${FOLDER}/1920.webp`],
  picture_texts: { [`${FOLDER}/1920.webp`]: 'Cama junto à janela' },
};
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><rect width="6" height="4"/></svg>';

test.beforeAll(async () => {
  await askBackend('rooms', { method: 'POST', body: ROOM });
});

test.afterAll(async () => {
  await askBackend('rooms?room_number=eq.78', { method: 'DELETE' });
});

for (const [name, size, file] of [
  ['a phone', PHONE, '640.webp'],
  ['a wide screen', DESKTOP, '1280.webp'],
] as const) {
  test(`${name} fetches the one size of a picture that fits, into the place that was kept for it (PIC-03)`, async ({
    newVisitor,
  }) => {
    const { page, problems } = await newVisitor(size);
    const asked: string[] = [];
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${FOLDER}/*`, async (route) => {
      asked.push(route.request().url().split('/').at(-1) ?? '');
      await isAnswered;
      await route.fulfill({ contentType: 'image/svg+xml', body: DRAWING });
    });
    await page.goto('/quarto/78', { waitUntil: 'commit' });
    const picture = page.getByRole('img', { name: 'Cama junto à janela' });
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect.poll(() => asked).toEqual([file]);
    const before = await picture.boundingBox();
    answer();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.boundingBox()).toEqual(before);
    expect(asked).toEqual([file]);
    expect(problems).toEqual([]);
  });
}

test('a picture whose file is gone leaves the tile of the room, by the name of the room (PIC-03)', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(PHONE);
  await page.route(`**${FOLDER}/*`, async (route) => route.fulfill({ status: 404 }));
  await page.goto('/quarto/78');
  const tile = page.getByRole('img', { name: ROOM.name });
  await expect(tile.locator('image')).toHaveAttribute('href', /^\/azulejos\//);
  await expect(page.getByRole('img', { name: 'Cama junto à janela' })).toHaveCount(0);
});
