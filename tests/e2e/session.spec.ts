import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_KEY } from '../support/session';
import { DESKTOP, expect, test } from './fixtures';
import { asks, tapLine, type Target } from './line';
import { DEMO_STAFF, requestsSent, signIn } from './screen';

// The session in the running app. Tests that renew or end a session sign in for it themselves, so
// that the session shared by the other tests stays valid.

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

/** Makes the token stored in this browser an expired one, which an open panel renews by itself. */
const letExpire = (page: Page) =>
  page.evaluate((key) => {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.setItem(key, JSON.stringify({ ...Object(kept), expires_at: 1 }));
  }, SESSION_KEY);

/** The access token stored in this browser. */
const keptToken = (page: Page) =>
  page.evaluate((key) => {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return String(Object(kept).access_token);
  }, SESSION_KEY);

/** Leaves the panel, so that the next page finds an expired token. */
async function stayAwayForLong(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await letExpire(page);
}

/** The requests that the panel's frame makes beside every screen when it opens. */
const FRAME = [
  asks('POST', 'rpc/my_account'),
  asks('GET', 'house_rules'),
  asks('GET', 'bookings', 'status=eq.pending'),
  asks('POST', 'rpc/whats_new'),
];

const bookings = (page: Page) => page.getByLabel('Lista de reservas').getByRole('link');

test.describe('the session', () => {
  test('is loading until the first check is over, then signed in, and asked with (AUTH-12, AUTH-13, AUTH-14, DATA-AUTH-05)', async ({
    newVisitor,
  }) => {
    const { page, context } = await newVisitor(DESKTOP);
    await signIn(page);
    await stayAwayForLong(page);
    const calls = recordCalls(context);
    const line = await tapLine(context);
    const held = line.hold(refreshes);
    await page.goto('/admin/bookings');
    await expect(page.getByText('A carregar...')).toBeVisible();
    await expect.poll(() => calls).toEqual(['refresh_token']);
    expect(new URL(page.url()).pathname).toBe('/admin/bookings');
    await expect(page.getByRole('heading')).toHaveCount(0);

    const asked = page.waitForRequest((request) => asks('GET', 'bookings')(request));
    held.release();
    await expect(bookings(page).first()).toBeVisible();
    expect((await asked).headers().authorization).toBe(`Bearer ${await keptToken(page)}`);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByText(DEMO_STAFF.email).first()).toBeVisible();
  });

  test('is signed out after a first check that is refused (AUTH-14)', async ({ newStaff }) => {
    const { page, context } = await newStaff(DESKTOP);
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
  });

  test('is followed in every window: a sign-in, and a sign-out that is a call (AUTH-15, DATA-AUTH-04, DATA-AUTH-06)', async ({
    newVisitor,
  }) => {
    const { page, context } = await newVisitor(DESKTOP);
    const other = await context.newPage();
    await other.goto('/admin/login');
    await signIn(page);
    await other.waitForURL('**/admin/dashboard');
    await expect(other.getByText(DEMO_STAFF.email).first()).toBeVisible();
    const calls = recordCalls(context);
    await page.getByRole('button', { name: 'Sair' }).click();
    await Promise.all([page.waitForURL('**/admin/login'), other.waitForURL('**/admin/login')]);
    await Promise.all([page, other].map(requestsSent));
    expect(calls.filter((call) => call === 'logout')).toEqual(['logout']);
  });
});

test.describe('before it loads or changes anything, the panel reads the session', () => {
  test('renews one that has run out first (DATA-AUTH-03, CONST-ADM-15)', async ({ newVisitor }) => {
    const { page, context } = await newVisitor(DESKTOP);
    await signIn(page);
    await page.goto('/admin/bookings');
    await bookings(page).first().click();
    const dialog = page.getByRole('dialog');
    const sent = dialog.getByRole('switch', { name: 'E-mail de confirmação enviado' });
    await expect(sent).toBeVisible();
    const calls = recordCalls(context);
    await letExpire(page);
    const wasSent = await sent.isChecked();
    const changed = page.waitForRequest(asks('PATCH', 'bookings'));
    await sent.click();
    // Whichever request renewed the session, this change already has the new token.
    expect((await changed).headers().authorization).toBe(`Bearer ${await keptToken(page)}`);
    const inOrder = calls.filter((call) => ['refresh_token', 'PATCH bookings'].includes(call));
    expect(inOrder).toEqual(['refresh_token', 'PATCH bookings']);
    await expect(sent).toBeChecked({ checked: !wasSent });
  });

  test('asks nothing of the tables without one, and says so (DATA-AUTH-03, ADM-BOOK-38)', async ({
    newStaff,
  }) => {
    const { page, context } = await newStaff(DESKTOP);
    const answered = FRAME.map(async (target) =>
      page.waitForResponse((response) => target(response.request())),
    );
    await page.goto('/admin/bookings');
    await Promise.all(answered);
    await expect(bookings(page).first()).toBeVisible();
    const calls = recordCalls(context);
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Sem sessão ativa. Por favor, faça login.')).toBeVisible();
    await requestsSent(page);
    expect(calls).toEqual([]);
  });
});
