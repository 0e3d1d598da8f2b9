import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppRoutes } from '@/app/routes';

/** Opens the product at an address, through its own routes. */
export function renderAt(address: string) {
  let shown = address;
  function AddressProbe() {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  }
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <AppRoutes />
      <AddressProbe />
    </MemoryRouter>,
  );
  return { ...view, user, address: () => shown };
}

/** What axe finds on the page; colours need a real browser. */
export async function axeFindings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
