import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { AppRoutes, preloadRoute } from '@/app/routes';
import { panelPath } from '@/lib/paths';

/** Loads the page of an address, so that no test waits for its chunk. */
async function load(address: string): Promise<void> {
  const { pathname } = new URL(address, 'http://localhost');
  await preloadRoute(pathname);
  if (!pathname.startsWith(panelPath)) return;
  await (await import('@/app/panel/screens')).preloadScreen(pathname);
}

/**
 * Opens the app at an address, or at a history entry with a state, through its own routes; its page
 * is loaded beforehand.
 */
export async function renderAt(address: string | { pathname: string; state: unknown }) {
  let shown = '';
  let navigate: NavigateFunction | undefined;
  function AddressProbe() {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    navigate = useNavigate();
    return null;
  }
  const user = userEvent.setup();
  await load(typeof address === 'string' ? address : address.pathname);
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <AppRoutes />
      <AddressProbe />
    </MemoryRouter>,
  );
  /** Goes to an address, or back (-1) and forward (1), as the browser's own controls do. */
  const goTo = async (to: string | number) => {
    if (typeof to === 'string') await load(to);
    await act(async () => {
      await (typeof to === 'number' ? navigate?.(to) : navigate?.(to));
    });
  };
  return { ...view, user, goTo, address: () => shown };
}

/** The axe findings of the page; contrast is not checked, because it needs a real browser. */
export async function axeFindings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    // The nodes of rules that hold are not described, which is most of the work.
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
