import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeEntry } from '../../support/day';
import { openDay } from '../../support/day-desk';
import { renderAt } from '../../support/render-at';
import { expectLoggedError, onTable } from '../../support/server';
import { startSignedIn } from '../../support/session';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/app/AdminApp';
import '@/pages/admin/DashboardPage';

vi.mock('@/pages/admin/dashboard-later', () => {
  throw new Error('The file did not come.');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') });
  startSignedIn();
});

afterEach(() => vi.useRealTimers());

it('works without what comes after it, and says that the rest is missing (DAY-01)', async () => {
  openDay({ arrivals: [makeEntry(1, { guest_name: 'Noah Lindh' })] });
  onTable('get', 'bookings', () => []);
  renderAt('/admin/dashboard');
  expect(await screen.findByText('Não foi possível carregar o resto da página')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Check-in: Noah Lindh/ })).toBeVisible();
  expectLoggedError('dashboard-later');
});
