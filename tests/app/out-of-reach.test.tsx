import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { AppErrorBoundary } from '@/app/AppErrorBoundary';
import { server } from '../support/server';

// A screen that was not visited before the line was lost.

let isOnline: boolean;
let reload: MockInstance;

beforeEach(() => {
  isOnline = false;
  reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  server.use(http.head('*', () => (isOnline ? new HttpResponse() : HttpResponse.error())));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  reload.mockRestore();
  vi.useRealTimers();
  // React reports what an error boundary has caught.
  vi.mocked(console.error).mockClear();
});

function Fails(): never {
  throw new Error('Failed to fetch');
}

const showRooms = (pathname = '/quartos') => (
  <AppErrorBoundary pathname={pathname}>
    {pathname === '/quartos' ? <Fails /> : 'Serviços'}
  </AppErrorBoundary>
);

const passTime = () => act(async () => vi.advanceTimersByTimeAsync(3000));
const noConnection = { name: 'Sem ligação à Internet' };

it('says that there is no connection, and loads the page when it is back', async () => {
  render(showRooms());
  expect(screen.getByRole('heading', noConnection)).toBeVisible();
  expect(screen.queryByText('Algo correu mal')).toBeNull();
  await passTime();
  expect(screen.getByRole('heading', noConnection)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  isOnline = true;
  await waitFor(async () => {
    await passTime();
    expect(reload).toHaveBeenCalled();
  });
});

it('leaves somebody alone who went on to another page', async () => {
  const { rerender } = render(showRooms());
  rerender(showRooms('/servicos'));
  isOnline = true;
  await passTime();
  expect(screen.getByText('Serviços')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('finds out with the button that the site is out of reach, where the browser knows nothing', async () => {
  isOnline = true;
  render(showRooms());
  expect(screen.getByRole('heading', { name: 'Algo correu mal' })).toBeVisible();
  isOnline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(await screen.findByRole('heading', noConnection)).toBeVisible();
});
