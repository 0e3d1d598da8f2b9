import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderAt } from '../../support/render-at';
import { server } from '../../support/server';
import { startSignedIn } from '../../support/session';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/pages/admin/NewPasswordPage';

const SECRET = 'kV7mQ2xT9bR4wLz8HcYp3dAbkV7mQ2xT9bR4wLz8HcY';
const PASSWORD = '/admin/entrar/nova-palavra-passe';

it.each([`%23${SECRET}`, `%2523${SECRET}.`, `/%23${SECRET}%20`, `#${SECRET}.`, `#${SECRET}%2520)`])(
  'the link for a password opens with %s, and is out of the address (STAFF-03)',
  async (rest) => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/functions/v1/staff', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ kind: 'recovery', name: 'Marta', email: 'm@marenova.example' });
      }),
    );
    const { address } = await renderAt(`${PASSWORD}${rest}`);
    expect(await screen.findByText(/^Marta, escolha outra\./)).toBeVisible();
    expect(JSON.stringify(asked)).toContain(`"${SECRET}"`);
    expect(address()).toBe(PASSWORD);
  },
);

it('a link of the panel opens with a full stop behind it (MAIL-02)', async () => {
  startSignedIn();
  const { address } = await renderAt('/admin/mail-texts%20.');
  expect(await screen.findByRole('heading', { name: 'Textos dos e-mails' })).toBeVisible();
  expect(address()).toBe('/admin/mail-texts');
});
