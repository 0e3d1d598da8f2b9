import type { Page } from '@playwright/test';
import { bookingPage, stayFromToday } from './booking-page';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { answerTiles, expectSoundScreen, fontsShown, holdBack, settled, woken } from './screen';

// The pages that make one book (SITE-02 to SITE-05), as only a browser shows them.

test.describe.configure({ mode: 'parallel' });

const NIGHT = 'Chega tarde? A receção está aberta toda a noite.';

/** Notes which pictures of the window are asked for. */
function windowPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/imagens\/(praia[\w-]*)\.svg/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

for (const [moment, picture] of [
  ['2026-11-24T08:00:00Z', 'praia-manha'],
  ['2026-11-24T13:00:00Z', 'praia'],
  ['2026-11-24T17:00:00Z', 'praia-por-do-sol'],
  ['2026-11-24T22:00:00Z', 'praia-noite'],
] as const) {
  test(`the window shows ${picture} at ${moment}, and asks for no other (SITE-04)`, async ({
    newVisitor,
  }) => {
    const guest = await newVisitor(DESKTOP);
    const { page } = guest;
    await page.clock.setFixedTime(new Date(moment));
    const asked = windowPictures(page);
    await page.goto('/');
    await woken(page);
    await page.getByRole('link', { name: /^desde/ }).waitFor();
    expect(asked).toEqual([picture]);
    await expect(page.getByText(NIGHT)).toBeVisible({ visible: picture === 'praia-noite' });
    expect(guest.problems).toEqual([]);
  });
}

test('the window keeps the hour for whoever comes from another page, too (SITE-04)', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(DESKTOP);
  await page.clock.setFixedTime(new Date('2026-11-24T22:00:00Z'));
  const asked = windowPictures(page);
  await page.goto('/contacto');
  await woken(page);
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Home' })
    .click();
  await expect(page.getByText(NIGHT)).toBeVisible();
  await expect.poll(() => asked).toEqual(['praia-noite']);
});

test('it is day in the window without the script (SITE-04)', async ({ newVisitor }) => {
  const { page } = await newVisitor(DESKTOP, { javaScriptEnabled: false });
  const asked = windowPictures(page);
  await page.goto('/');
  await expect.poll(() => asked).toEqual(['praia']);
  await expect(page.getByText(NIGHT)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ver os 13 quartos' })).toBeVisible();
});

/** Sums up how far things jump from now on. */
function noteShifts(): void {
  Reflect.set(globalThis, 'shifted', 0);
  new PerformanceObserver((list) => {
    const values = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
    const before = Number(Reflect.get(globalThis, 'shifted'));
    Reflect.set(
      globalThis,
      'shifted',
      values.reduce((sum, value) => sum + value, before),
    );
  }).observe({ type: 'layout-shift' });
}

for (const size of [PHONE, DESKTOP]) {
  test(`nothing moves when prices and rooms come to Home: ${size.width} px (SITE-02)`, async ({
    newVisitor,
  }) => {
    const guest = await newVisitor(size);
    const { page } = guest;
    const letThrough = await holdBack(page, '**/rest/v1/rooms*');
    await page.goto('/');
    await woken(page);
    await fontsShown(page);
    const doors = page.locator('#quartos-da-casa');
    await doors.scrollIntoViewIfNeeded();
    await page.evaluate(noteShifts);
    letThrough();
    await expect(doors.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('link', { name: /^desde\s38\s€\spor noite$/ })).toBeAttached();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBe(0);
    await expectSoundScreen(guest);
  });
}

test('the drawn map stands until the streets are there, and nothing moves (SITE-03)', async ({
  newVisitor,
}) => {
  const guest = await newVisitor(DESKTOP);
  const { page } = guest;
  await answerTiles(page);
  const letThrough = await holdBack(page, 'https://tile.openstreetmap.org/**');
  await page.goto('/localizacao');
  await settled(page);
  const drawn = page.getByRole('list', { name: 'Mapa desenhado dos arredores' }).getByText('Museu');
  const streets = page.getByRole('button', { name: 'Aproximar' });
  await drawn.scrollIntoViewIfNeeded();
  await expect(page.locator('.leaflet-tile').first()).toBeAttached();
  await expect(drawn).toBeVisible();
  await expect(streets).toBeHidden();
  await fontsShown(page);
  await page.evaluate(noteShifts);
  letThrough();
  await expect(streets).toBeVisible();
  await expect(drawn).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBe(0);
  expect(guest.problems).toEqual([]);
});

/** Notes which parts of the page travel by themselves. */
function noteTravellers(): void {
  Reflect.set(globalThis, 'travellers', []);
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    void transition.ready.then(() => {
      const parts = document
        .getAnimations()
        .map(({ effect }) => String(effect && Reflect.get(effect, 'pseudoElement')));
      Reflect.set(globalThis, 'travellers', [...new Set(parts)]);
    });
    return transition;
  };
}

const travellers = async (page: Page) =>
  page.evaluate(() => String(Reflect.get(globalThis, 'travellers')));

test('the tile of a room goes from its card to its page (SITE-05)', async ({ newVisitor }) => {
  const guest = await newVisitor(DESKTOP);
  const { page } = guest;
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/quartos');
  await settled(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(noteTravellers);
  // The app waits 400 ms for the tile, which a busy machine may overrun: time stands still meanwhile.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page
    .getByRole('article')
    .filter({ hasText: 'Quarto 7' })
    .getByRole('link', { name: 'Ver Detalhes' })
    .click();
  await page.waitForURL('**/quarto/7');
  await expect.poll(() => travellers(page)).toContain('::view-transition-group(azulejo-7)');
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(guest.problems).toEqual([]);
});

test('the tile of a room goes from the form to the ticket (SITE-05)', async ({ newVisitor }) => {
  const guest = await newVisitor(DESKTOP);
  const { page } = guest;
  const form = bookingPage(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await form.openRooms({ ...stayFromToday({ inDays: 187, nights: 1 }), guests: 1 });
  await form.next('Os seus dados');
  await form.fillContact({
    name: 'Rita Amaral',
    email: 'rita.amaral@correio.example',
    phone: '912 345 671',
  });
  await form.next('Confirme o seu pedido');
  await page.evaluate(noteTravellers);
  await form.button('Confirmar Reserva').click();
  await form.reference();
  await expect.poll(() => travellers(page)).toMatch(/::view-transition-group\(azulejo-\d+\)/);
});

test('nothing travels for those who bear no motion (SITE-05)', async ({ newVisitor }) => {
  const { page } = await newVisitor(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/quartos');
  await settled(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(noteTravellers);
  await page.getByRole('link', { name: 'Ver Detalhes' }).first().click();
  await page.waitForURL('**/quarto/1');
  await settled(page);
  expect(await travellers(page)).toBe('');
});
