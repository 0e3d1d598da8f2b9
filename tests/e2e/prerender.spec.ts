import type { Page } from '@playwright/test';
import { stayFromToday } from './booking-page';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { fontsAreHere, fontsShown, framesPass, holdBack, settled, woken } from './screen';

test.describe.configure({ mode: 'parallel' });

test('a prerendered page is never another: unknown addresses begin as a frame, which nobody sees without the script', async ({
  newVisitor,
}) => {
  const guest = await newVisitor(PHONE, { javaScriptEnabled: false });
  for (const address of ['/quarto/99', '/nao-existe', '/admin']) {
    await guest.page.goto(address);
    expect(await guest.page.title()).toBe('');
    expect(await guest.page.locator('#root > :not([data-part])').count()).toBe(0);
    expect(await guest.page.locator('#root > :visible').count()).toBe(0);
  }
});

test.describe('what comes after the first paint', () => {
  test('are the fonts of the house, both at once', async ({ newVisitor }) => {
    const { page } = await newVisitor(PHONE);
    const letThrough = await holdBack(page, '**/young-serif*.woff2');
    const figtree = page.waitForResponse('**/figtree-latin-wght*.woff2');
    await page.goto('/informacoes', { waitUntil: 'commit' });
    await (await figtree).finished();
    await framesPass(page);
    const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
    expect(families.filter((family) => !family.includes('Fallback'))).toEqual([]);
    letThrough();
    await fontsShown(page);
  });

  for (const path of ['/sobre', '/quartos']) {
    test(`is the script, also where no paint is told of: ${path}`, async ({ newVisitor }) => {
      const guest = await newVisitor(PHONE);
      const { page } = guest;
      await page.addInitScript(() => {
        window.PerformanceObserver.prototype.observe = () => {};
      });
      await page.goto(path);
      await woken(page);
      expect(guest.problems).toEqual([]);
    });
  }

  for (const path of ['/quartos', '/reservas', '/quarto/7']) {
    test(`are the rooms of ${path}, asked for beside the app and not again by it`, async ({
      newVisitor,
    }) => {
      const guest = await newVisitor(PHONE);
      const { page } = guest;
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/rest/v1/rooms?')) asked.push(request.url());
      });
      const letThrough = await holdBack(page, '**/assets/index-*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => asked).toHaveLength(1);
      letThrough();
      await settled(page);
      expect(asked).toHaveLength(1);
      expect(guest.problems).toEqual([]);
    });
  }
});

/** Clicks a button as soon as it is in the page. */
function pressOnSight(label: string): void {
  const watch = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === label,
    );
    if (button === undefined) return;
    watch.disconnect();
    button.click();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Adds up the layout shifts of the page. */
function noteShifts(): void {
  let shifted = 0;
  Reflect.set(globalThis, 'shifted', shifted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, 'value'));
    Reflect.set(globalThis, 'shifted', shifted);
  }).observe({ type: 'layout-shift', buffered: true });
}

test.describe('the booking page', () => {
  const box = async (page: Page, name: string) =>
    page.getByRole('heading', { name, exact: true }).boundingBox();

  for (const size of [PHONE, DESKTOP]) {
    test(`shows the form first, and nothing jumps as it wakes up: ${size.width} px`, async ({
      newVisitor,
    }) => {
      const guest = await newVisitor(size);
      const { page } = guest;
      const letThrough = await holdBack(page, '**/assets/*.js');
      await page.addInitScript(noteShifts);
      await page.goto('/reservas', { waitUntil: 'commit' });
      const titles = ['Reserva direta', 'Escolha as datas'];
      await page.getByRole('heading', { name: 'Escolha as datas' }).waitFor();
      const places = async () => Promise.all(titles.map(async (name) => box(page, name)));
      const before = await places();
      expect(before[1]?.y).toBeLessThan(size.height);
      letThrough();
      await page.locator('form').waitFor();
      expect(await places()).toEqual(before);
      await page.getByRole('grid').first().waitFor();
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.02);
    });

    test(`has its button no sooner than it answers: ${size.width} px`, async ({ newVisitor }) => {
      const guest = await newVisitor(size);
      const { checkIn, checkOut } = stayFromToday({ inDays: 40, nights: 3 });
      await guest.page.addInitScript(pressOnSight, 'Próximo');
      await guest.page.goto(`/reservas?checkIn=${checkIn}&checkOut=${checkOut}`);
      await guest.page.getByRole('heading', { name: 'Escolha os quartos' }).waitFor();
    });
  }

  test('has its introduction without the script too, and no form that would not work', async ({
    newVisitor,
  }) => {
    const guest = await newVisitor(PHONE, { javaScriptEnabled: false });
    await guest.page.goto('/reservas');
    const titles = await guest.page.getByRole('heading', { level: 2 }).allTextContents();
    expect(titles[0]).toBe('Reserve diretamente connosco');
  });
});

test.describe('without the script', () => {
  test('the fonts of the house come all the same', async ({ newVisitor }) => {
    const guest = await newVisitor(PHONE, { javaScriptEnabled: false });
    for (const path of ['/', '/quarto/1']) {
      await guest.page.goto(path);
      await expect.poll(() => guest.page.evaluate(fontsAreHere)).toBe(true);
    }
  });

  test('the menu opens, links lead on, and the search carries its values', async ({
    newVisitor,
  }) => {
    const guest = await newVisitor(PHONE, { javaScriptEnabled: false });
    const { page } = guest;
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Galeria' }).click();
    await page.waitForURL('**/galeria');
    await page.getByRole('heading', { level: 1, name: 'Galeria' }).waitFor();
    await page.goto('/');
    await page.getByLabel('Check-in').fill('2030-05-01');
    await page.getByLabel('Check-out').fill('2030-05-03');
    await page.getByLabel('Hóspedes').fill('3');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.waitForURL('**/reservas?checkIn=2030-05-01&checkOut=2030-05-03&guests=3');
  });

  test('an address that only the script can draw says so, with name and phone', async ({
    newVisitor,
  }) => {
    const guest = await newVisitor(PHONE, { javaScriptEnabled: false });
    const { page } = guest;
    await page.goto('/quarto/99');
    const lines = page.locator('noscript p');
    await lines.last().waitFor();
    expect(await lines.allInnerTexts()).toEqual([
      'Hostel Maré Nova',
      'Para usar este site, ative o JavaScript no seu navegador.',
      'Se preferir, ligue +351 282 000 013.',
    ]);
    expect(await lines.locator('a').getAttribute('href')).toBe('tel:+351282000013');
    expect(await page.getByText('Parte desta página não carregou.').isVisible()).toBe(false);
  });

  for (const path of ['/quartos', '/quarto/1', '/reservas']) {
    test(`the first line says so, with the phone, and nothing loads for ever: ${path}`, async ({
      newVisitor,
    }) => {
      const { page } = await newVisitor(PHONE, { javaScriptEnabled: false });
      await page.goto(path);
      const lines = page.locator('noscript p');
      await expect(lines).toHaveText([
        'Para usar este site, ative o JavaScript no seu navegador.',
        'Se preferir, ligue +351 282 000 013.',
      ]);
      expect((await lines.first().boundingBox())?.y).toBeLessThan(100);
      await expect(page.locator('.animate-breathe:visible')).toHaveCount(0);
      await expect(page.getByText('A carregar...')).toBeHidden();
    });
  }

  test('what is typed before the script arrives stays', async ({ newVisitor }) => {
    const guest = await newVisitor(PHONE);
    const { page } = guest;
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto('/contacto');
    await page.getByLabel('Nome').fill('Paolo Ferri');
    letThrough();
    await woken(page);
    await page.getByLabel('Email').fill('paolo.ferri@example.com');
    expect(await page.getByLabel('Nome').inputValue()).toBe('Paolo Ferri');
  });
});

test.describe('an address that is no file', () => {
  for (const [path, house] of [
    ['/quarto/33', 'Hostel Maré Nova'],
    ['/nao-existe', 'Hostel Maré Nova'],
    ['/admin/login', 'Hostel Maré Nova'],
    ['/admin/dashboard', 'Maré Nova'],
  ] as const) {
    test(`${path} shows its frame before the app, which leaves it where it is`, async ({
      newVisitor,
    }) => {
      const guest = await newVisitor(DESKTOP);
      const { page } = guest;
      const letThrough = await holdBack(page, '**/assets/index-*.js');
      await page.route('**/rest/v1/**', () => {});
      await page.goto(path, { waitUntil: 'commit' });
      const logo = page.getByRole('link', { name: house, exact: true }).first();
      await logo.waitFor();
      const places = [await logo.boundingBox()];
      expect(await page.locator('.animate-breathe:visible').count()).toBe(1);
      letThrough();
      await woken(page);
      expect(await page.locator('[data-part]').count()).toBe(0);
      // Visitors who are not signed in are sent from the panel to the login.
      if (path !== '/admin/dashboard')
        places.push(
          await page.getByRole('link', { name: house, exact: true }).first().boundingBox(),
        );
      expect(places.map((place) => place && [Math.round(place.x), Math.round(place.y)])).toEqual(
        places.map(() => places[0] && [Math.round(places[0].x), Math.round(places[0].y)]),
      );
      expect(guest.problems).toEqual([]);
    });
  }
});
