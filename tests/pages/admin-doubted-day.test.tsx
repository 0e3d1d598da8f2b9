import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { axeFindings, renderAt } from '../support/render-at';
import { roundAnswer, server } from '../support/server';
import { startSignedIn } from '../support/session';

beforeEach(() => {
  startSignedIn();
  server.use(
    http.post('*/rest/v1/rpc/whats_new', () =>
      HttpResponse.json(roundAnswer({ doubted_day: '2028-01-02', reload: true })),
    ),
  );
});

it('asks the owner whether the server has the right day, and lets the night go on (CLOCK-04)', async () => {
  const calls: unknown[] = [];
  server.use(
    http.post('*/rest/v1/rpc/believe_day', async ({ request }) => {
      calls.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await renderAt('/admin/dashboard');
  const strip = await screen.findByRole('region', { name: 'Data do servidor' });
  expect(
    within(strip).getByText('O servidor diz que hoje é domingo, 2 de janeiro de 2028. Está certo?'),
  ).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await user.click(within(strip).getByRole('button', { name: 'A data está certa' }));
  expect(
    await screen.findByText('Esta noite volta a apagar-se o que já passou do prazo'),
  ).toBeVisible();
  await waitFor(() => expect(strip).not.toBeInTheDocument());
  expect(calls).toEqual([{ day: '2028-01-02' }]);
});
