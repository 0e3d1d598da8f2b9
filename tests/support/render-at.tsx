import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { AppRoutes } from '@/app/routes';

/** Opens the product at an address, through its own routes. */
export function renderAt(address: string) {
  let shown = address;
  let navigate: NavigateFunction | undefined;
  function AddressProbe() {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    navigate = useNavigate();
    return null;
  }
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <AppRoutes />
      <AddressProbe />
    </MemoryRouter>,
  );
  /** Goes to an address, or by -1 back, as the browser's own bar and buttons do. */
  const goTo = (to: string | -1) =>
    act(async () => {
      await (to === -1 ? navigate?.(to) : navigate?.(to));
    });
  return { ...view, user, goTo, address: () => shown };
}

/** What axe finds on the page; colours need a real browser. */
export async function axeFindings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
