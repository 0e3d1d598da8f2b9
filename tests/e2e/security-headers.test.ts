import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bookingPage, stayFromToday } from './booking-page';
import { answerTiles, DESKTOP, launchBrowser, newVisitor, PHONE, signIn } from './support';

// Every visitor of these tests logs each violation of the policy as a console error (support.ts).

const PAGES = [
  '/',
  '/sobre',
  '/quartos',
  '/quartos/1',
  '/quarto/6',
  '/quarto/99',
  '/servicos',
  '/informacoes',
  '/contacto',
  '/politica-privacidade',
  '/termos-condicoes',
  '/politica-cookies',
  '/nao-existe',
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

describe('the headers', () => {
  it.each(['/', '/quarto/6', '/admin/bookings', '/favicon.svg'])('come with %s', async (path) => {
    const { headers } = await fetch(inject('baseUrl') + path);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'/,
    );
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-robots-tag')).toBe(
      path.startsWith('/admin') ? 'noindex, nofollow' : null,
    );
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('let the browser keep what never changes', async () => {
    const page = await (await fetch(inject('baseUrl'))).text();
    const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
    const answer = await fetch(inject('baseUrl') + asset);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('a file that is no more', () => {
  it('is missing, and no page in its place is kept for a year', async () => {
    const answer = await fetch(`${inject('baseUrl')}/assets/index-old.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBeNull();
  });
});

describe('nothing of the site is in the way of its policy', () => {
  it('every public page, from top to end', async () => {
    const guest = await newVisitor(browser, DESKTOP);
    for (const path of PAGES) {
      await guest.page.goto(path, { waitUntil: 'networkidle' });
      await scrollToEnd(guest.page);
      expect({ path, problems: guest.problems }).toEqual({ path, problems: [] });
    }
    await guest.context.close();
  });

  it('the map with its popup, entered from another page', async () => {
    const guest = await newVisitor(browser, DESKTOP);
    const { page } = guest;
    await answerTiles(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Localização' }).first().click();
    await page.getByRole('region', { name: 'Mapa centrado no hostel' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /ver a morada/ }).waitFor();
    await page.getByRole('button', { name: 'Aproximar' }).click();
    await page.getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('button', { name: /ver a morada/ }).click();
    await page.locator('.leaflet-popup').getByText('Rua da Estação 13').waitFor();
    await page.locator('.leaflet-tile-loaded').first().waitFor();
    expect(guest.problems).toEqual([]);
    await guest.context.close();
  });

  it('the picture viewer', async () => {
    const guest = await newVisitor(browser, DESKTOP);
    const { page } = guest;
    await page.goto('/galeria', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('list').getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    expect(guest.problems).toEqual([]);
    await guest.context.close();
  });

  it('the menu of a phone, and the calendar and rooms of the booking form', async () => {
    const guest = await newVisitor(browser, PHONE);
    const { page } = guest;
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog').waitFor();
    const form = bookingPage(page);
    await form.open();
    await form.pickStay(stayFromToday({ inDays: 40, nights: 2 }));
    await form.next('Quantas pessoas vêm?');
    await form.next('Escolha os quartos');
    await form.chooseByHand();
    expect(guest.problems).toEqual([]);
    await guest.context.close();
  });

  it('the panel: every screen, with its windows, notices and the availability grid', async () => {
    const staff = await newVisitor(browser, DESKTOP);
    const { page } = staff;
    await signIn(page);
    const open = async (path: string) => page.goto(path, { waitUntil: 'networkidle' });

    await open('/admin/bookings');
    await page
      .getByRole('link', { name: /^R\d\d-/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await open('/admin/group-bookings');
    await open('/admin/rooms');
    await page
      .getByRole('button', { name: /Adicionar quarto/i })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await open('/admin/contact-messages');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();

    await open('/admin/availability-pricing?vista=3-meses');
    await page
      .getByRole('gridcell', { name: /^Quarto 5, .*: Disponível/i })
      .first()
      .click();
    const panel = page.getByRole('region', { name: 'Seleção' });
    await panel.getByRole('radio', { name: 'Bloquear' }).check();
    await panel.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByText('1 data atualizada com sucesso!').first().waitFor();

    for (const path of [
      '/admin/dashboard',
      '/admin/bookings-old',
      '/admin/populate-amenities',
      '/test-rooms',
    ]) {
      await open(path);
    }
    expect(staff.problems).toEqual([]);
    await staff.context.close();
  });
});
