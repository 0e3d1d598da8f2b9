import { stayFromToday } from './booking-page';
import { expect, PHONE, test } from './fixtures';
import { fontsAreHere, holdBack, woken } from './screen';

// Whatever starts to move costs a phone a restyle and a layer, just when the page has most to do.

test.describe.configure({ mode: 'parallel' });

for (const path of ['/quarto/99', '/quarto/7']) {
  test(`${path} pulses as one while it is loading`, async ({ newVisitor }) => {
    const { page } = await newVisitor(PHONE);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.route('**/rest/v1/**', () => {});
    await page.goto(path);
    await woken(page);
    const pulsing = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((move) => move instanceof CSSAnimation && move.animationName === 'breathe')
            .length,
      );
    await expect.poll(pulsing).toBe(1);
  });
}

test('leaves what pulses while it is loading to the compositor', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/rest/v1/**', () => {});
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['blink.animations', 'devtools.timeline'] });
  await page.goto('/quarto/99');
  await woken(page);
  await page.evaluate(async () => {
    const moves = document.getAnimations().map(({ ready }) => ready);
    await Promise.all(moves);
    await new Promise(requestAnimationFrame);
  });
  const trace = String(await browser?.stopTracing());
  const told = (what: RegExp) => trace.match(what) ?? [];
  // The frame pulses before the app, and the page once it is there.
  expect(new Set(told(/"displayName":"\w+"/g))).toEqual(new Set(['"displayName":"breathe"']));
  // Chromium 150 writes 0 where nothing failed, the ones before wrote nothing.
  expect(told(/"compositeFailed":[1-9]\d*/g)).toEqual([]);
});

test('never takes a search that is filled in already for an empty one', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  const letThrough = await holdBack(page, '**/assets/index-*.js');
  const { checkIn, checkOut } = stayFromToday({ inDays: 20, nights: 2 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Check-in').fill(checkIn);
  await page.getByLabel('Check-out').fill(checkOut);
  const button = page.getByRole('button', { name: 'Buscar' });
  await button.evaluate((element) => {
    const states: (string | null)[] = [];
    Reflect.set(globalThis, 'buttonStates', states);
    new MutationObserver(() => states.push(element.getAttribute('aria-disabled'))).observe(
      element,
      {
        attributeFilter: ['aria-disabled'],
      },
    );
  });
  letThrough();
  await page.getByText('2 noites para 1 hóspede').waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'buttonStates'))).toEqual([]);
});

test('keeps Home as it is as it wakes: a gold button, and dates as dd/mm/yyyy in an English browser', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(PHONE, { locale: 'en-US' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const letThrough = await holdBack(page, '**/assets/index-*.js');
  const look = () =>
    page.getByRole('button', { name: 'Buscar' }).evaluate((button) => {
      const { backgroundColor, color, boxShadow } = getComputedStyle(button);
      return [backgroundColor, color, boxShadow.includes('-3px') ? 'with its band' : 'flat'];
    });
  /** What an empty date field shows: the text laid over it, or its own placeholder. */
  const empty = () =>
    page
      .getByLabel('Check-in')
      .evaluate((field: HTMLInputElement) => [
        field.type === 'text'
          ? field.placeholder
          : getComputedStyle(field.parentElement ?? field, '::after').content.replaceAll('"', ''),
        field.type === 'text' ? 'rgba(0, 0, 0, 0)' : getComputedStyle(field).color,
      ]);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Buscar' }).waitFor();
  const before = [await look(), await empty()];
  letThrough();
  await page.waitForFunction(() => document.querySelector('[name=checkOut]:disabled') !== null);
  expect([await look(), await empty()]).toEqual(before);
  expect(before).toEqual([
    ['rgb(253, 240, 204)', 'rgb(19, 28, 63)', 'flat'],
    ['dd/mm/aaaa', 'rgba(0, 0, 0, 0)'],
  ]);

  // The calendar loads only for visitors who open a date field.
  expect(asked.filter((url) => url.includes('StayCalendar'))).toEqual([]);
  await page.getByLabel('Check-in').click();
  await page.getByRole('dialog', { name: 'Datas da estadia' }).waitFor();
});

test('a touch starts the app, which would else wait for the letters', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await holdBack(page, '**/*.woff2');
  await page.goto('/sobre', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click();
  await woken(page);
  expect(await page.evaluate(fontsAreHere)).toBe(false);
});
