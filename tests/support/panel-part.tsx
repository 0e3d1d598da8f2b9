import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ToastProvider } from '@/components/overlay/Toast';
import { SessionEnded } from '@/features/panel/frame/SessionEnded';

/** Renders a part of the panel alone, inside the providers that surround every screen. */
export function renderPart(part: ReactNode, address = '/') {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const around = (shown: ReactNode) => (
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <main className="panel">{shown}</main>
          <SessionEnded />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
  const user = userEvent.setup();
  const view = render(around(part));
  return { client, user, redraw: (shown: ReactNode) => view.rerender(around(shown)) };
}
