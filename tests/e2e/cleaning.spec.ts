import type { Locator, Page, Request } from '@playwright/test';
import { askBackend } from './backend';
import { DESKTOP, expect, type NewVisitor, PHONE, test } from './fixtures';
import { hardToReach } from './panel-places';
import { expectSoundScreen } from './screen';

// Two phones and a desk at the board at once, and a line that is cut in between.

const BOARD = '/admin/limpeza';
/** Longer than two taps of one movement may lie apart. */
const A_BREATH_MS = 700;
const BACK = 'um passo atrás';

/** Rooms of these tests alone: free, and clean as far as anybody has said. */
const ROOMS = ['95', '96', '97'].map((room_number) => ({
  room_number,
  name: `Camarote ${room_number}`,
  max_guests: 2,
  price_per_night: 30,
}));

test.beforeEach(async () => {
  await askBackend('rooms', { method: 'POST', body: ROOMS });
});
test.afterEach(async () => {
  await askBackend('rooms?room_number=in.(95,96,97)', { method: 'DELETE' });
});

async function enter(newVisitor: NewVisitor, email: string, viewport = PHONE) {
  const visitor = await newVisitor(viewport);
  const { page } = visitor;
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('hostel-demo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/\/admin\/(?:dashboard|limpeza)$/);
  await page.goto(BOARD);
  // The frame changes once the account is known.
  await expect(page.getByRole('link', { name: /^A minha conta: / })).toBeVisible();
  await expect(row(page, '95')).toBeVisible();
  return visitor;
}

const row = (page: Page, number: string): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: new RegExp(`^Quarto ${number}: .* nota$`) }),
  });

/**
 * Takes steps on a room, each a movement of its own: within 600 ms two count as one. The clock of the
 * page is the test's.
 */
async function steps(page: Page, number: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const button = page.getByRole('button', { name: `Quarto ${number}: ${name}`, exact: true });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await button.click();
    // oxlint-disable-next-line no-await-in-loop
    await page.clock.fastForward(A_BREATH_MS);
  }
}

/** The names of the taps in a request of the board; none in any other. */
function tapsIn(request: Request): string[] {
  if (!request.url().endsWith('/rpc/set_room_states')) return [];
  const { taps }: { taps: { tap: string }[] } = Object(request.postDataJSON());
  return taps.map(({ tap }) => tap);
}

test(
  'two phones and a desk clean at once, one of them without a line in between (CLEAN-01, CLEAN-02)',
  { tag: '@everyday' },
  async ({ newStaff, newVisitor }) => {
    const { page: lidia, context: line } = await enter(newVisitor, 'lidia@marenova.example');
    const { page: marta } = await enter(newVisitor, 'marta@marenova.example');
    await Promise.all([lidia, marta].map(async (page) => page.clock.install()));
    const desk = await newStaff(DESKTOP);
    await desk.page.goto(BOARD);
    await expect(row(desk.page, '95')).toContainText('Limpo');
    await steps(lidia, '95', [BACK, BACK]);
    await steps(lidia, '96', [BACK, BACK]);
    await steps(lidia, '97', [BACK, 'Limpo']);
    await expect(row(desk.page, '97')).toContainText(/Limpo.*Lídia, às/);
    await expect(row(marta, '97')).toContainText(/Limpo.*Lídia, às/);
    const sent: string[] = [];
    lidia.on('request', (request) => sent.push(...tapsIn(request)));

    await line.setOffline(true);
    await expect(lidia.getByText(/^Sem linha desde as \d\d:\d\d\.$/)).toBeVisible();
    await steps(lidia, '95', ['Começar', 'Limpo']);
    await steps(lidia, '96', ['Começar']);
    await steps(lidia, '97', ['Verificar']);
    await expect(row(lidia, '95')).toContainText(/Limpo.*Lídia, às \d\d:\d\d\s*por enviar/);
    await expect(lidia.getByText(/4 toques guardados, seguem quando ela voltar\.$/)).toBeVisible();

    // Meanwhile Marta goes further in one of them, and back in another.
    await steps(marta, '96', ['Começar', 'Limpo']);
    await steps(marta, '97', [BACK]);
    const question = marta.getByRole('alertdialog', {
      name: /^Lídia limpou às \d\d:\d\d\. Voltar a Em limpeza\?$/,
    });
    await question.getByRole('button', { name: 'Voltar a Em limpeza' }).click();
    await expect(row(desk.page, '96')).toContainText(/Limpo.*Marta, às/);
    await expect(row(desk.page, '95')).toContainText('Por limpar');

    // The first answer is lost on the way: the same taps are sent again, and count once.
    let lost = 0;
    await lidia.route('**/rpc/set_room_states', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    sent.length = 0;
    await line.setOffline(false);
    await expect(lidia.getByText('Tudo enviado.')).toBeVisible();
    expect(new Set(sent).size).toBe(4);
    expect(sent.length).toBeGreaterThanOrEqual(8);
    await expect(row(lidia, '95')).not.toContainText('por enviar');
    await expect(row(desk.page, '95')).toContainText(/Limpo.*Lídia, às/);
    await expect(row(marta, '95')).toContainText(/Limpo.*Lídia, às/);

    // The later step stayed; of the other a person decides.
    await expect(lidia.getByText('O quarto 96 já foi limpo por Marta.')).toBeVisible();
    const asked = row(lidia, '97');
    await expect(asked).toContainText('Marta pôs o quarto 97 outra vez em limpeza.');
    await lidia.reload();
    await asked.getByRole('button', { name: 'Pôr Verificado' }).click();
    await expect(row(desk.page, '97')).toContainText(/Verificado.*Lídia, às/);
    await expect(asked).not.toContainText('outra vez');
    await expectSoundScreen(desk);
  },
);

test('the board of a phone is within reach at 320 px, with its note and its questions (CLEAN-02)', async ({
  newVisitor,
}) => {
  const { page, context } = await enter(newVisitor, 'lidia@marenova.example');
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  await context.setOffline(true);
  await steps(page, '95', [BACK]);
  await expect(row(page, '95')).toContainText('por enviar');
  expect(await hardToReach(page)).toEqual([]);
  const forward = await page.getByRole('button', { name: 'Quarto 95: Limpo' }).boundingBox();
  expect(forward?.width).toBeGreaterThanOrEqual(104);
  expect(forward?.height).toBeGreaterThanOrEqual(64);

  await page.getByRole('button', { name: 'Quarto 95: escrever uma nota' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nota' }).fill('W'.repeat(140));
  expect(await hardToReach(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(row(page, '95')).toContainText('W'.repeat(140));
  expect(await hardToReach(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Tudo enviado.')).toBeVisible();
  await steps(page, '95', [BACK]);
  await expect(row(page, '95')).toContainText('Por limpar');
});
