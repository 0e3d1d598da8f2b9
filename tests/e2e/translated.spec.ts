import type { Page } from '@playwright/test';
import { PRERENDERED_ROUTES } from '../../tools/site/routes.ts';
import { bookingPage, freeAllRooms, stayFromToday } from './booking-page';
import { DESKTOP, expect, type NewVisitor, test } from './fixtures';
import { answerTiles, settled } from './screen';

// A browser's translator replaces each text of the page by elements of its own, at once and
// whenever a text is added or changed.

test.describe.configure({ mode: 'parallel' });

/** Marks a text as translated; locators ignore a zero-width space. */
const FOREIGN = '\u200B';

/** Does to a page what a translator does; runs in the page. */
function translate(mark: string): void {
  const isForeign = (text: Text) =>
    text.data.trim() === '' ||
    text.parentElement === null ||
    text.parentElement.closest('font, script, style, textarea, title, noscript') !== null;

  function translateWithin(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
    }
    for (const text of texts.filter((found) => !isForeign(found))) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data + mark;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        if (node instanceof Text || node !== target) translateWithin(node);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  translateWithin(document);
}

const MOMENTS = ['before', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

/** A guest whose browser translates the page before or after the script has taken it over. */
async function foreigner(newVisitor: NewVisitor, moment: Moment) {
  const guest = await newVisitor(DESKTOP);
  await answerTiles(guest.page);
  if (moment === 'before') await guest.page.addInitScript(translate, FOREIGN);
  const open = async (path: string) => {
    await guest.page.goto(path);
    await settled(guest.page);
    if (moment === 'after') await guest.page.evaluate(translate, FOREIGN);
  };
  return { ...guest, open };
}

/** Answers a request as the database does, but stores nothing: other journeys need the rooms. */
async function takeRequests(page: Page): Promise<void> {
  await page.route('**/rest/v1/**', (route) => {
    const request = route.request();
    const number = { booking_number: 'R26-ABCDEF' };
    if (request.url().includes('select=booking_number')) return route.fulfill({ json: number });
    if (request.url().includes('/rpc/guest_page')) return route.fulfill({ json: { bookings: [] } });
    if (request.method() === 'GET' || request.url().includes('/rpc/')) return route.continue();
    if (!request.url().includes('/bookings')) return route.fulfill({ status: 204 });
    const rows: object[] = [JSON.parse(request.postData() ?? '{}')].flat();
    return route.fulfill({
      status: 201,
      json: rows.map((row, place) => ({ ...row, ...number, id: String(place) })),
    });
  });
}

/** Goes on by the page's menu, and comes back. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const words = await title.innerText();
  const name = words.includes('Galeria') ? 'Serviços' : 'Galeria';
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText(words);
}

/** The pages that the header or the footer of every page leads to. */
const LINKED = PRERENDERED_ROUTES.map(({ path }) => path).filter(
  (path) => path !== '/politica-cookies' && !/^\/(quartos\/.*)?$/.test(path),
);

for (const path of [...PRERENDERED_ROUTES.map((route) => route.path), '/quarto/6', '/nao-existe']) {
  test(`${path} translated before it wakes up works, and can be left and come back to`, async ({
    newVisitor,
  }) => {
    const { page, problems, open } = await foreigner(newVisitor, 'before');
    await open(path);
    await leaveAndComeBack(page);
    expect(problems).toEqual([]);
  });
}

test('pages translated after they wake up, and as they come, work and can be left and come back to', async ({
  newVisitor,
}) => {
  test.slow();
  const { page, problems, open } = await foreigner(newVisitor, 'after');
  await open('/');
  await leaveAndComeBack(page);
  const title = page.getByRole('heading', { level: 1 });
  for (const path of LINKED) {
    const words = await title.innerText();
    await page
      .locator(`:is(header, footer) a[href="${path}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await expect(title).not.toHaveText(words);
    await settled(page);
    await leaveAndComeBack(page);
  }
  for (const path of ['/quartos/1', '/politica-cookies', '/quarto/6', '/nao-existe']) {
    await open(path);
    await leaveAndComeBack(page);
  }
  expect(problems).toEqual([]);
});

for (const moment of MOMENTS) {
  test(`takes a request to its ticket translated ${moment} it wakes up, with every sum as it changes`, async ({
    newVisitor,
  }) => {
    const { page, problems, open } = await foreigner(newVisitor, moment);
    const form = bookingPage(page);
    await open('/reservas');
    await takeRequests(page);
    await freeAllRooms(page);
    await form.pickStay(stayFromToday({ inDays: 24, nights: 2 }));
    const summary = page.getByRole('complementary', { name: 'Resumo da estadia' });
    const read = async (words: string) => {
      const text = await summary.innerText();
      return text.replaceAll(FOREIGN, '').replaceAll(/\s+/g, ' ').includes(words);
    };
    const shows = (words: string) => expect.poll(() => read(words), { message: words }).toBe(true);
    await shows('Noites 2');
    await form.next('Quantas pessoas vêm?');
    await form.setGuests(2);
    await shows('Hóspedes 2');
    await form.setGuests(3);
    await shows('Hóspedes 3');
    await form.next('Escolha os quartos');
    await form.chooseByHand();
    await form.button('Adicionar Duplo Maré').click();
    await shows('Falta acomodar 1 hóspede.');
    await shows('Total (2 × 55,00 €) 110,00 €');
    await form.button('Adicionar Individual Estrela').click();
    await shows('Total (2 × 93,00 €) 186,00 €');
    expect(await read('Falta acomodar')).toBe(false);
    await form.next('Os seus dados');
    await form.fillContact({
      name: 'Hélène Dupont',
      email: 'helene@example.com',
      phone: '+33 6 12 34 56 78',
    });
    await form.next('Confirme o seu pedido');
    await form.button('Confirmar Reserva').click();
    await page.getByRole('heading', { name: 'Reserva Enviada com Sucesso!' }).waitFor();
    await page
      .getByText(/GRP\d\d-[0-9A-Z]{8}/)
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  });
}
