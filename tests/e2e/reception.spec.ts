import { countLabel } from '@/domain/basics/text';
import { askBackend } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { openBooking } from './panel-places';
import { DEMO_STAFF, signIn } from './screen';

test(
  'the door sends strangers to the login, refuses wrong credentials, and lets staff out again',
  { tag: '@everyday' },
  async ({ newVisitor }) => {
    const { page } = await newVisitor(DESKTOP);
    await page.goto('/admin/bookings');
    await page.waitForURL('**/admin/login');
    await page.getByLabel('Email').fill(DEMO_STAFF.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Email ou password incorretos')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(DEMO_STAFF.email);
    await signIn(page);
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**/admin/login');
    await page.goto('/admin/dashboard');
    await page.waitForURL('**/admin/login');
  },
);

test.describe('reception answers', () => {
  test('notes, flags, archives, takes out again and finds all of it after a reload (GEN-09)', async ({
    newStaff,
  }) => {
    const { page } = await newStaff(DESKTOP);
    const dialog = await openBooking(page, 'Inês Duarte');
    await dialog.getByRole('button', { name: 'Editar' }).click();
    await dialog.getByLabel('Notas internas').fill('Berço pedido. Chegam às 22:40.');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Notas atualizadas com sucesso!')).toBeVisible();
    const sent = dialog.getByRole('switch', { name: 'E-mail de confirmação enviado' });
    const wasSent = await sent.isChecked();
    await sent.click();
    await expect(sent).toBeChecked({ checked: !wasSent });
    await page.reload();
    await expect(dialog.getByText('Berço pedido. Chegam às 22:40.')).toBeVisible();
    await expect(sent).toBeChecked({ checked: !wasSent });
    await expect(dialog.getByRole('button', { name: 'Eliminar reserva' })).toHaveCount(0);
    // Exact, because 'Desarquivar' contains 'arquivar' too.
    const archive = dialog.getByRole('button', { name: 'Arquivar', exact: true });
    await archive.click();
    // She has not arrived yet, so archiving asks first.
    await page.getByRole('button', { name: 'Arquivar reserva' }).click();
    await dialog.getByRole('button', { name: 'Desarquivar' }).click();
    await expect(archive).toBeVisible();
  });

  test('archives a group, then deletes it for good', async ({ newStaff }) => {
    const { page } = await newStaff(DESKTOP);
    const dialog = await openBooking(page, 'DK4Z9M');
    await dialog.getByRole('button', { name: 'Arquivar grupo' }).click();
    await page.getByRole('button', { name: 'Arquivar 2 reservas' }).click();
    await dialog.getByRole('button', { name: 'Eliminar grupo' }).click();
    const question = page.getByRole('alertdialog', { name: 'Eliminar o grupo?' });
    await expect(question.getByText(/Esta ação é irreversível/)).toBeVisible();
    await question.getByRole('button', { name: 'Eliminar 2 reservas' }).click();
    await expect(question).toBeHidden();
    await page.goto('/admin/group-bookings');
    await expect(page.getByText('Clube de Vela da Foz').first()).toBeVisible();
    await expect(page.getByText('Coro de Câmara do Minho')).toHaveCount(0);
  });

  test('answers with one thumb on the narrowest phone', async ({ newStaff }) => {
    const { page } = await newStaff({ width: 320, height: 640 });
    const dialog = await openBooking(page, 'Inês Duarte');
    const opener = dialog.getByRole('button', { name: 'Alterar estado' });
    await expect(opener).toBeVisible();
    const onBar = await dialog.locator('footer button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, width, height } = button.getBoundingClientRect();
        return { top: Math.round(top), isLarge: width >= 44 && height >= 44 };
      }),
    );
    // All on one line, and large enough for a thumb.
    expect(new Set(onBar.map(({ top }) => top)).size).toBe(1);
    expect(onBar.map(({ isLarge }) => isLarge)).toEqual([true, true, true, true]);
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Alterar estado' });
    await expect(sheet).toBeVisible();
    const states = await sheet.locator('button:not([aria-label])').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, bottom, right, height } = button.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && right <= innerWidth && height >= 44;
      }),
    );
    expect(states).toEqual(Array.from({ length: 8 }, () => true));
    await sheet.getByRole('button', { name: 'Cancelada' }).click();
    await page.getByRole('button', { name: 'Manter a reserva' }).click();
    await expect(opener).toBeFocused();
  });

  test('opens a long message on a phone at its beginning', async ({ newStaff }) => {
    const words = 'Queria saber se há lugar para oito pranchas de surf. '.repeat(40);
    const sender = { name: 'Clube de Surf da Arrifana', email: 'surf@example.com' };
    await askBackend('contact_messages', {
      method: 'POST',
      body: { ...sender, phone: null, subject: 'outro', message: words },
    });
    const { page } = await newStaff(PHONE);
    await page.goto('/admin/contact-messages');
    const list = page.getByRole('list', { name: 'Mensagens' });
    await list.getByRole('link', { name: /Clube de Surf da Arrifana/ }).click();
    const reading = page.getByRole('region', { name: 'Mensagem de Clube de Surf da Arrifana' });
    await expect(reading).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await askBackend('contact_messages?email=eq.surf@example.com', {
      method: 'PATCH',
      body: { archived: true, archived_at: new Date().toISOString() },
    });
    await askBackend('contact_messages?email=eq.surf@example.com', { method: 'DELETE' });
  });

  test('reads a message on a phone, and the badge follows', async ({ newStaff }) => {
    const { page } = await newStaff(PHONE);
    const waiting = await askBackend('contact_messages?select=id&is_read=is.false');
    const badge = (count: number) => {
      const words = countLabel(count, { one: 'não lida', many: 'não lidas' });
      return page.getByRole('link', { name: `Mensagens ${words}`, exact: true }).first();
    };
    await page.goto('/admin/contact-messages?filtro=nao-lidas');
    await expect(badge(waiting.length)).toBeVisible();
    await page.getByRole('list', { name: 'Mensagens' }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Marcar como não lida' })).toBeVisible();
    await expect(badge(waiting.length - 1)).toBeVisible();

    // The narrowest phone: the count is in sight beside the tabs, and nothing goes beyond the edge.
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('table', { name: 'Chegadas por dia' })).toBeAttached();
    const count = await page.getByRole('link', { name: /mensage(m|ns) não lidas?$/ }).boundingBox();
    expect(count?.x).toBeGreaterThan(0);
    expect((count?.x ?? 0) + (count?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
