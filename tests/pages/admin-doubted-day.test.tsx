import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { axeFindings, renderAt } from '../support/render-at';
import { onRpc, roundAnswer } from '../support/server';
import { startSignedIn } from '../support/session';

beforeEach(() => {
  startSignedIn();
  onRpc('whats_new', () => roundAnswer({ doubted_day: '2028-01-02', reload: true }));
});

it('asks the owner whether the server has the right day, and lets the night go on (CLOCK-04)', async () => {
  const calls = onRpc('believe_day', () => null);
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
