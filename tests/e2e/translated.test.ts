import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRERENDERED_ROUTES } from '../../tools/site/routes.ts';
import { bookingPage, freeAllRooms, stayFromToday } from './booking-page';
import { answerTiles, DESKTOP, launchBrowser, newVisitor, woken } from './support';

// A browser's translator takes each text out of the page and puts elements of its own there instead,
// at once and whenever a text comes or changes.

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

/** By what a text in another language differs here: nothing that a locator sees. */
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

type Moment = 'before' | 'after';
const MOMENTS: Moment[] = ['before', 'after'];

/** A guest whose browser translates the page before or after the script has taken it over. */
async function foreigner(moment: Moment) {
  const guest = await newVisitor(browser, DESKTOP);
  await answerTiles(guest.page);
  if (moment === 'before') await guest.page.addInitScript(translate, FOREIGN);
  const open = async (path: string) => {
    await guest.page.goto(path, { waitUntil: 'networkidle' });
    await woken(guest.page);
    if (moment === 'after') await guest.page.evaluate(translate, FOREIGN);
  };
  return { ...guest, open };
}

/** Answers a request as the database does, and keeps nothing: its rooms belong to other journeys. */
async function takeRequests(page: Page): Promise<void> {
  await page.route('**/rest/v1/**', (route) => {
    const request = route.request();
    const number = { booking_number: 'R26-ABCDEF' };
    if (request.url().includes('select=booking_number')) return route.fulfill({ json: number });
    if (request.method() === 'GET') return route.continue();
    if (!request.url().includes('/bookings')) return route.fulfill({ status: 204 });
    const rows: object[] = [JSON.parse(request.postData() ?? '{}')].flat();
    return route.fulfill({
      status: 201,
      json: rows.map((row, place) => ({ ...row, ...number, id: String(place) })),
    });
  });
}

/** Goes on by the page's menu. */
async function leave(page: Page, path: string): Promise<void> {
  const name = path === '/galeria' ? 'Serviços' : 'Galeria';
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

describe.each(MOMENTS)('translated %s it wakes up', (moment) => {
  it.each([...PRERENDERED_ROUTES.map(({ path }) => path), '/quarto/6', '/nao-existe'])(
    '%s works, and can be left and come back to',
    async (path) => {
      const { page, context, problems, open } = await foreigner(moment);
      await open(path);
      const title = page.getByRole('heading', { level: 1 });
      const words = await title.innerText();
      await leave(page, path);
      await page.goBack();
      await expect.poll(() => title.innerText()).toBe(words);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('takes a request to its ticket, with every sum as it changes', async () => {
    const { page, context, problems, open } = await foreigner(moment);
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
    await page.getByText('R26-ABCDEF').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
