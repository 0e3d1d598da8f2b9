import type { Page } from '@playwright/test';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import { addressOf } from '@/lib/addresses';
import { SITE_ADDRESS } from '../support/served-build';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { holdBack, settled } from './screen';

// Rooms are files of the build, and still tell what is true today.

test.describe.configure({ mode: 'parallel' });

/** Room 7 as the demo house has it, in each language. */
const ROOM_7 = {
  pt: ['Dormitório Rede', 'Cacifos', 'Check-in das 14:00 às 23:00', 'Reserva Directa'],
  en: ['Rede Dormitory', 'Lockers', 'Check-in from 14:00 to 23:00', 'Book direct'],
  es: ['Dormitorio compartido Rede', 'Taquillas', 'Entrada de 14:00 a 23:00', 'Reserva directa'],
  fr: ['Dortoir Rede', 'Casiers', 'Arrivée de 14 h à 23 h', 'Réserver en direct'],
  de: ['Mehrbettzimmer Rede', 'Schließfächer', 'Anreise von 14:00 bis 23:00 Uhr', 'Direkt buchen'],
} as const;

for (const language of GUEST_LANGUAGES) {
  test(`without scripts a room has its name, price, amenities and rules, and a way to book, and lists have all rooms: ${language}`, async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor(PHONE, { javaScriptEnabled: false });
    const [name, amenity, rule, book] = ROOM_7[language];
    await page.goto(`${addressOf('room', language)}/7`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const main = page.getByRole('main');
    await expect(main).toContainText(/128,00\s€|€128\.00/);
    await expect(main.getByText(amenity, { exact: true })).toBeVisible();
    await expect(main.getByText(rule, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: book }).first()).toHaveAttribute(
      'href',
      new RegExp(`^${addressOf('booking', language)}\\?room=`),
    );
    await page.goto(addressOf('rooms', language));
    await expect(main.getByRole('article')).toHaveCount(13);
    await page.goto(addressOf('home', language));
    await expect(main.getByRole('article')).toHaveCount(3);
    await expect(main.getByRole('link', { name: /38/ }).first()).toBeVisible();
  });
}

test('machines read what a room is called, shows and costs, and where it is in other languages', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(PHONE, { javaScriptEnabled: false });
  await page.goto('/quarto/7');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data[0] ?? '')).toMatchObject([
    {
      '@type': 'HotelRoom',
      name: 'Dormitório Rede',
      url: `${SITE_ADDRESS}/quarto/7`,
      offers: { '@type': 'Offer', price: '128.00', priceCurrency: 'EUR' },
    },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(await page.title()).toBe('Quarto 7: Dormitório Rede · Hostel Maré Nova');
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  const alternates = await page
    .locator('link[hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(alternates).toEqual(
    expect.arrayContaining(
      GUEST_LANGUAGES.map((language) => `${SITE_ADDRESS}${addressOf('room', language)}/7`),
    ),
  );
});

/** Adds up how far what is seen has moved. */
function noteShifts(): void {
  let shifted = 0;
  Reflect.set(globalThis, 'shifted', () => shifted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

const shifted = (page: Page) =>
  page.evaluate(() => {
    const sum: unknown = Reflect.get(globalThis, 'shifted');
    return typeof sum === 'function' ? Number(sum()) : Number.NaN;
  });

/** Lets the backend answer for rooms as if staff had changed them since the build. */
async function changeRooms(page: Page, change: (room: object) => object | null): Promise<void> {
  await page.route('**/rest/v1/rooms?**', async (route) => {
    const answer = await route.fetch();
    const rooms: unknown = await answer.json();
    const changed = Array.isArray(rooms) ? rooms.map((room) => change(Object(room))) : rooms;
    const left = Array.isArray(changed) ? changed.filter((room) => room !== null) : changed;
    await route.fulfill({ response: answer, json: left });
  });
}

for (const size of [PHONE, DESKTOP]) {
  for (const path of ['/', '/quartos', '/quarto/7']) {
    test(`${path} shows another price, text and picture than it was built with, and nothing jumps: ${size.width} px`, async ({
      newVisitor,
    }) => {
      const guest = await newVisitor(size);
      const { page } = guest;
      await page.addInitScript(noteShifts);
      await changeRooms(page, (room) => ({
        ...room,
        price_per_night: 137,
        images: ['/imagens/familia.svg'],
      }));
      await page.goto(path);
      await expect(
        page
          .getByRole('main')
          .getByText(/137,00\s€/)
          .first(),
      ).toBeAttached();
      await settled(page);
      expect(await shifted(page)).toBeLessThan(0.02);
      expect(guest.problems).toEqual([]);
    });
  }
}

test('a room that is no longer let says so, and keeps nothing for machines', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(PHONE);
  await changeRooms(page, () => null);
  await page.goto('/quarto/7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quarto não encontrado');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('an address with a filter shows no other rooms first', async ({ newVisitor }) => {
  const guest = await newVisitor(PHONE);
  const { page } = guest;
  const letThrough = await holdBack(page, '**/assets/index-*.js');
  await page.addInitScript(noteShifts);
  await page.goto('/quartos?capacity=6&sort=price-high', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('main').getByRole('article').first()).toBeHidden();
  letThrough();
  await expect(page.getByRole('status')).toHaveText('4 quartos encontrados');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await shifted(page)).toBeLessThan(0.02);
});
