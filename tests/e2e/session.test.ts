import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_KEY } from '../support/session';
import { asks, tapLine, type Target } from './faults';
import { DEMO_STAFF, DESKTOP, launchBrowser, newVisitor, signIn } from './support';

// The session as the running product keeps it (Specification §3 Session context, §4 Session, §7 Auth).

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

/** What a page asks the backend for, in order: 'PATCH bookings', 'refresh_token', 'logout'. */
function recordCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, service, rest] = /^\/(\w+)\/v1\/(.*)$/.exec(pathname) ?? [];
    if (service === 'rest') calls.push(`${request.method()} ${rest}`);
    else if (service !== undefined) calls.push(searchParams.get('grant_type') ?? String(rest));
  });
  return calls;
}

const refreshes: Target = (request) => request.url().includes('grant_type=refresh_token');

/** Lets the token that is kept in this browser be one that has run out. An open panel renews it unasked. */
const letExpire = (page: Page) =>
  page.evaluate((key) => {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.setItem(key, JSON.stringify({ ...Object(kept), expires_at: 1 }));
  }, SESSION_KEY);

/** Away from the panel, and back later with a token that has run out. */
async function stayAwayForLong(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await letExpire(page);
}

const bookings = (page: Page) => page.getByLabel('Lista de reservas').getByRole('link');

describe('the session', () => {
  it('is loading until the first check is over, then signed in, and asked with', async () => {
    const { page, context } = await newVisitor(browser, DESKTOP);
    await signIn(page);
    await stayAwayForLong(page);
    const calls = recordCalls(context);
    const line = await tapLine(context);
    const held = line.hold(refreshes);
    await page.goto('/admin/bookings');
    await page.getByText('A carregar...').waitFor();
    await expect.poll(() => calls).toEqual(['refresh_token']);
    expect(new URL(page.url()).pathname).toBe('/admin/bookings');
    expect(await page.getByRole('heading').count()).toBe(0);

    const asked = page.waitForRequest((request) => asks('GET', 'bookings')(request));
    held.release();
    await bookings(page).first().waitFor();
    const token = await page.evaluate((key) => {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return String(Object(kept).access_token);
    }, SESSION_KEY);
    expect((await asked).headers().authorization).toBe(`Bearer ${token}`);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByText(DEMO_STAFF.email).first().waitFor();
    await context.close();
  });

  it('is signed out after a first check that is refused', async () => {
    const { page, context } = await newVisitor(browser, DESKTOP);
    await signIn(page);
    await stayAwayForLong(page);
    await context.route(/grant_type=refresh_token/, (route) =>
      route.fulfill({
        status: 400,
        json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
      }),
    );
    const calls = recordCalls(context);
    await page.goto('/admin/bookings');
    await page.waitForURL('**/admin/login');
    expect(calls).toEqual(['refresh_token']);
    await context.close();
  });

  it('is followed in every window: a sign-in, and a sign-out that is a call', async () => {
    const { page, context } = await newVisitor(browser, DESKTOP);
    const other = await context.newPage();
    await other.goto('/admin/login');
    await signIn(page);
    await other.waitForURL('**/admin/dashboard');
    await other.getByText(DEMO_STAFF.email).first().waitFor();
    const calls = recordCalls(context);
    await page.getByRole('button', { name: 'Sair' }).click();
    await Promise.all([page.waitForURL('**/admin/login'), other.waitForURL('**/admin/login')]);
    expect(calls.filter((call) => call === 'logout')).toEqual(['logout']);
    await context.close();
  });
});

describe('before it loads or changes anything, the panel reads the session', () => {
  it('renews one that has run out first', async () => {
    const { page, context } = await newVisitor(browser, DESKTOP);
    await signIn(page);
    await page.goto('/admin/bookings');
    await bookings(page).first().click();
    const dialog = page.getByRole('dialog');
    const sent = dialog.getByRole('switch', { name: 'E-mail de confirmação enviado' });
    await sent.waitFor();
    await page.waitForLoadState('networkidle');
    const calls = recordCalls(context);
    await letExpire(page);
    const wasSent = await sent.isChecked();
    await sent.click();
    await expect.poll(() => calls).toContain('PATCH bookings');
    expect(calls.slice(0, 2)).toEqual(['refresh_token', 'PATCH bookings']);
    await expect.poll(() => sent.isChecked()).toBe(!wasSent);
    await context.close();
  });

  it('asks nothing of the tables without one, and says so', async () => {
    const { page, context } = await newVisitor(browser, DESKTOP);
    await signIn(page);
    await page.goto('/admin/bookings');
    await bookings(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    const calls = recordCalls(context);
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await page.getByText('Sem sessão ativa. Por favor, faça login.').waitFor();
    expect(calls).toEqual([]);
    await context.close();
  });
});
