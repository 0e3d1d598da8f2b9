import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { preloadLaterParts } from '@/features/site/request/lazy-parts';
import BookingPage from '@/pages/public/BookingPage';
import { calendarShown, openHouse, summary } from './booking-journey';

it('can be prerendered without a query and woken up with one, nothing torn down', async () => {
  openHouse();
  await preloadLaterParts();
  const html = renderToString(
    <StaticRouter location="/reservas">
      <BookingPage />
    </StaticRouter>,
  );
  expect(html.indexOf('Escolha as datas')).toBeGreaterThan(0);
  expect(html.indexOf('Reserve diretamente connosco')).toBeGreaterThan(
    html.indexOf('Escolha as datas'),
  );
  expect(html).toContain('Passo 1 de 5');
  expect(html).not.toContain('style=');

  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const complaint = vi.fn();
  const root = await act(async () =>
    hydrateRoot(
      container,
      <MemoryRouter initialEntries={['/reservas?checkIn=2026-11-14']}>
        <BookingPage />
      </MemoryRouter>,
      { onRecoverableError: complaint },
    ),
  );
  await calendarShown();
  expect(complaint).not.toHaveBeenCalled();
  expect(summary().getByText('sáb., 14 nov. 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reserva direta');
  act(() => root.unmount());
  container.remove();
});
