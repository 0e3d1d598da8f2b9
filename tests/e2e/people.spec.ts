import type { Page } from '@playwright/test';
import { authenticatorCode, stepNow } from '../support/authenticator';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { DEMO_STAFF } from './screen';

// People of the team as they come and go: two browsers at once, and the mails at /_mail.

const PASSWORD = 'quatro palavras bem longas';

/** The link in the newest mail with a subject, once it is there. */
async function linkInMail(page: Page, subject: string): Promise<string> {
  await expect(async () => {
    await page.goto('/_mail');
    await expect(page.getByRole('link', { name: subject }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const address = await page.getByRole('link', { name: subject }).first().getAttribute('href');
  await page.goto(`${address}?view=text`);
  const text = await page.locator('pre').innerText();
  const [link = ''] = /\/admin\/entrar\/nova-palavra-passe#[\w-]+/.exec(text) ?? [];
  return link;
}

async function enter(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Sends by itself with the sixth digit. The picture beside it is called a code too. */
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Código', exact: true });

test(
  'an owner invites a colleague, who comes in with a second factor, and is out when removed (STAFF-01, STAFF-03, STAFF-04)',
  { tag: '@everyday' },
  async ({ newStaff, newVisitor }) => {
    const { page: owner } = await newStaff(DESKTOP);
    await owner.goto('/admin/equipa');
    await owner.getByRole('button', { name: 'Convidar' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Convidar' });
    await dialog.getByRole('textbox', { name: 'Nome' }).fill('Tiago Reis');
    await dialog.getByLabel('E-mail').fill('tiago@correio.example');
    await dialog.getByRole('radio', { name: /^Receção/ }).check();
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
    await expect(owner.getByText('tiago@correio.example', { exact: true })).toBeVisible();

    const { page: tiago, problems } = await newVisitor(PHONE);
    const link = await linkInMail(tiago, 'Convite para a equipa');
    await tiago.goto(link);
    await tiago.getByLabel('Palavra-passe', { exact: true }).fill('12345678910');
    await tiago.getByRole('button', { name: 'Guardar e entrar' }).click();
    await expect(tiago.getByText('Falta 1 caractere: são precisos 12.')).toBeVisible();
    await tiago.getByLabel('Palavra-passe', { exact: true }).fill(PASSWORD);
    await tiago.getByRole('button', { name: 'Guardar e entrar' }).click();
    await tiago.waitForURL('**/admin/dashboard');

    await tiago.goto('/admin/conta/segundo-fator');
    const key = tiago.getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
    const secret = (await key.innerText()).replaceAll(/\s/g, '');
    const step = stepNow();
    await codeField(tiago).fill(authenticatorCode(secret, step));
    await tiago.getByLabel('Guardei-os fora deste computador').check();
    await tiago.getByRole('button', { name: 'Terminar' }).click();
    await expect(tiago.getByText('Ligado', { exact: true })).toBeVisible();

    // Another device, with the password alone, gets no further than the code.
    const { page: desk, context: ofDesk } = await newVisitor(DESKTOP);
    await enter(desk, { email: 'tiago@correio.example', password: PASSWORD });
    await expect(desk.getByRole('heading', { name: 'Mais um passo' })).toBeVisible();
    await desk.goto('/admin/bookings');
    await expect(desk.getByRole('heading', { name: 'Mais um passo' })).toBeVisible();
    // A code counts once: the next one is right already, a step before its time.
    await codeField(desk).fill(authenticatorCode(secret, step + 1));
    await desk.waitForURL('**/admin/bookings');
    await desk.goto('/admin/equipa');
    await expect(desk.getByRole('heading', { name: 'A equipa é com a gerência' })).toBeVisible();
    await desk.getByRole('link', { name: 'Reservas', exact: true }).click();
    await expect(desk.getByLabel('Lista de reservas').getByRole('link').first()).toBeVisible();
    await tiago.goto(link);
    await expect(tiago.getByRole('heading', { name: 'Esta ligação já não serve.' })).toBeVisible();
    // The answer to a link that was used.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);

    await owner.reload();
    await owner.getByRole('button', { name: 'Retirar Tiago Reis' }).click();
    // The account itself goes beside the list, which does not wait for it.
    const accountGone = owner.waitForResponse('**/functions/v1/staff');
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
    await expect(owner.getByText('tiago@correio.example')).toHaveCount(0);
    expect((await accountGone).status()).toBe(200);
    // The panel that is open stops with its next call, and shows nothing of the house. It calls at
    // once where the network is back, and else within seconds.
    await ofDesk.setOffline(true);
    await ofDesk.setOffline(false);
    const removed = desk.getByRole('heading', { name: 'A sua conta foi retirada.' });
    await expect(removed).toBeVisible();
    await expect(desk.getByLabel('Lista de reservas')).toHaveCount(0);
    await desk.getByRole('button', { name: 'Sair' }).click();
    await expect(desk.getByRole('heading', { name: 'Painel da equipa' })).toBeVisible();
    await enter(desk, { email: 'tiago@correio.example', password: PASSWORD });
    await expect(desk.getByText('Email ou password incorretos')).toBeVisible();
  },
);

test('a forgotten password has the same answer for all, and one link for who is of the team (STAFF-03)', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(PHONE);
  for (const email of ['ninguem@correio.example', 'marta@marenova.example']) {
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill(email);
    await page.getByText('Esqueci-me da palavra-passe').click();
    await expect(page.getByRole('heading', { name: 'Veja o seu correio' })).toBeVisible();
    await expect(page.getByText(`Se ${email} for da equipa`)).toBeVisible();
  }
  const link = await linkInMail(page, 'Nova palavra-passe');
  await expect(page.getByText('ninguem@correio.example')).toHaveCount(0);
  await page.goto(link);
  await page.getByLabel('Palavra-passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Guardar e entrar' }).click();
  await page.waitForURL('**/admin/dashboard');
});

test('housekeeping sees the rooms of the day, and nothing that names a guest (STAFF-02)', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(PHONE);
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    const isRead = response.url().includes('/rest/v1/') && response.request().method() !== 'HEAD';
    // What was still coming when the page was left, nobody has read.
    if (isRead) answers.push(response.text().catch(() => ''));
  });
  const saying = async (words: RegExp) =>
    (await Promise.all(answers)).filter((text) => words.test(text));
  await enter(page, { email: 'lidia@marenova.example', password: DEMO_STAFF.password });
  await page.waitForURL('**/admin/limpeza');
  await expect(page.getByRole('heading', { name: 'Limpeza' })).toBeVisible();
  await page.goto('/admin/bookings');
  await page.waitForURL('**/admin/limpeza');
  await expect(page.getByRole('heading', { name: 'Limpeza' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  // Before it is known who this is, the panel asks as it does for all: the database gives nothing.
  await expect.poll(async () => saying(/room_number/)).not.toEqual([]);
  expect(await saying(/guest_name|guest_email|total_price/)).toEqual([]);
});
