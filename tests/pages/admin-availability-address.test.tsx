import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AVAILABILITY_PATH, findGrid, openGrid } from '../support/availability-screen';
import { renderAt } from '../support/render-at';
import { startSignedIn } from '../support/session';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T12:00:00Z') });
  startSignedIn();
});

afterEach(() => vi.useRealTimers());

it('loses none of two changes that come before the address has followed', async () => {
  openGrid();
  const { address } = await renderAt(AVAILABILITY_PATH);
  await findGrid();
  act(() => {
    screen.getByRole('button', { name: 'Seguinte' }).click();
    screen.getByRole('radio', { name: 'Semana' }).click();
  });
  expect(address()).toBe(`${AVAILABILITY_PATH}?vista=semana&desde=2026-12-01`);
  expect(screen.getByRole('heading', { name: '29 nov. – 6 dez. 2026' })).toBeVisible();
  await findGrid();
});

it('keeps the view that was just chosen when the prices are opened', async () => {
  openGrid();
  const { address } = await renderAt(AVAILABILITY_PATH);
  await findGrid();
  act(() => {
    screen.getByRole('radio', { name: '3 meses' }).click();
    screen.getByRole('tab', { name: 'Preços' }).click();
  });
  expect(address()).toBe(`${AVAILABILITY_PATH}?separador=precos&vista=3-meses`);
});
