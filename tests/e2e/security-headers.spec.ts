import { bookingPage, stayFromToday } from './booking-page';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { answerTiles, settled, woken } from './screen';

// Every visitor logs each violation of the policy as a console error (fixtures.ts);
// public-pages.spec.ts checks the public pages from top to end.

test.describe('the headers', () => {
  for (const path of ['/', '/quarto/6', '/admin/bookings', '/favicon.svg']) {
    test(`come with ${path}`, async ({ house }) => {
      const { headers } = await fetch(house + path);
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
  }

  test('let the browser keep what never changes', async ({ house }) => {
    const page = await (await fetch(house)).text();
    const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
    const answer = await fetch(house + asset);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

test.describe('a file that is no more', () => {
  test('is missing, and no page in its place is kept for a year', async ({ house }) => {
    const answer = await fetch(`${house}/assets/index-old.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBeNull();
  });
});

test.describe('nothing of the site is in the way of its policy', () => {
  test('the map with its popup, entered from another page', async ({ newVisitor }) => {
    const guest = await newVisitor(DESKTOP);
    const { page } = guest;
    await answerTiles(page);
    await page.goto('/');
    await woken(page);
    await page.getByRole('link', { name: 'Localização' }).first().click();
    await page.getByRole('region', { name: 'Mapa centrado no hostel' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /ver a morada/ }).waitFor();
    await page.getByRole('button', { name: 'Aproximar' }).click();
    await page.getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('button', { name: /ver a morada/ }).click();
    await page.locator('.leaflet-popup').getByText('Rua da Estação 13').waitFor();
    await page.locator('.leaflet-tile-loaded').first().waitFor();
    expect(guest.problems).toEqual([]);
  });

  test('the picture viewer', async ({ newVisitor }) => {
    const guest = await newVisitor(DESKTOP);
    const { page } = guest;
    await page.goto('/galeria');
    await woken(page);
    await page.getByRole('main').getByRole('list').getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    expect(guest.problems).toEqual([]);
  });

  test('the menu of a phone, and the calendar and rooms of the booking form', async ({
    newVisitor,
  }) => {
    const guest = await newVisitor(PHONE);
    const { page } = guest;
    await page.goto('/');
    await woken(page);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog').waitFor();
    const form = bookingPage(page);
    await form.open();
    await form.pickStay(stayFromToday({ inDays: 40, nights: 2 }));
    await form.next('Quantas pessoas vêm?');
    await form.next('Escolha os quartos');
    await form.chooseByHand();
    expect(guest.problems).toEqual([]);
  });

  test('the panel: every screen, with its windows, notices and the availability grid', async ({
    newStaff,
  }) => {
    const staff = await newStaff(DESKTOP);
    const { page } = staff;
    const open = async (path: string) => {
      await page.goto(path);
      await settled(page);
    };

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
    await page.getByRole('list', { name: 'Mensagens' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();

    await open('/admin/mail-texts');
    // The mail has styles of its own, which the policy would refuse in markup.
    const mail = page.frameLocator('iframe[title^="Pré-visualização"]');
    await expect(mail.locator('h1')).toHaveCSS('color', 'rgb(19, 28, 63)');

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
  });
});
