import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBooking, uuid } from '../support/builders';
import { startAtDesk } from '../support/booking-window';
import { openDesk } from '../support/desk';
import { renderAt } from '../support/render-at';

const SCREENFUL = Math.ceil(window.innerHeight / 44);
const STEP = 32;

/** So many bookings, the newest first: guest 1 is the newest. */
const bookings = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeBooking({
      id: uuid(2, count - index),
      booking_number: numberOf(index + 1),
      guest_name: index % 2 === 0 ? `Inês ${index + 1}` : `Lukas ${index + 1}`,
      guest_email: `${index}@example.com`,
      created_at: new Date(Date.UTC(2026, 10, 12) - index * 60_000).toISOString(),
    }),
  );
const numberOf = (n: number) => `R26-${String(n).padStart(6, '0')}`;
const rows = () => screen.getAllByRole('listitem');
const row = (n: number) => screen.getByRole('link', { name: new RegExp(`^${numberOf(n)}`) });

async function openList() {
  const view = await renderAt('/admin/bookings');
  await screen.findByText(/^A mostrar/);
  return view;
}

beforeEach(startAtDesk);

describe('the rows of the list', () => {
  it('are a screenful, and follow for whoever walks them by key to the last', async () => {
    openDesk(bookings(60));
    await openList();
    expect(rows()).toHaveLength(SCREENFUL);
    act(() => row(SCREENFUL - 1).focus());
    expect(rows()).toHaveLength(SCREENFUL);
    act(() => row(SCREENFUL).focus());
    await waitFor(() => expect(rows()).toHaveLength(SCREENFUL + STEP));
    expect(row(SCREENFUL)).toHaveFocus();
    expect(screen.getByText(`A mostrar ${SCREENFUL + STEP} de 60`)).toBeVisible();
  });

  it('begin with a screenful again when something else is looked for', async () => {
    openDesk(bookings(80));
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    expect(rows()).toHaveLength(SCREENFUL + STEP);
    await user.type(screen.getByRole('searchbox'), 'inês');
    expect(rows()).toHaveLength(SCREENFUL);
    expect(screen.getByText(`A mostrar ${SCREENFUL} de 40`)).toBeVisible();
  });

  it('show what a search finds, and lead to it', async () => {
    openDesk(bookings(20));
    const { user, address } = await openList();
    expect(rows()[1]).toHaveTextContent('Lukas 2');
    await user.type(screen.getByRole('searchbox'), 'inês');
    const [, second] = rows();
    expect(second).toHaveTextContent('Inês 3');
    await user.click(within(second ?? document.body).getByRole('link'));
    expect(await screen.findByRole('dialog', { name: new RegExp(numberOf(3)) })).toBeVisible();
    expect(address()).toBe(`/admin/bookings?reserva=${numberOf(3)}`);
  });

  it('keep the focus at their booking when others come and go', async () => {
    const [newest, ...others] = bookings(40);
    const desk = openDesk(bookings(40));
    await openList();
    row(3).focus();
    if (newest !== undefined) desk.changeElsewhere(newest.id, { archived: true });
    // Clicked without moving the focus, as when the list is read again by itself.
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    await waitFor(() => expect(rows()).toHaveLength(SCREENFUL));
    await screen.findByText(`A mostrar ${SCREENFUL} de ${others.length}`);
    await waitFor(() => expect(row(3)).toHaveFocus());
    expect(rows()[1]).toContainElement(row(3));
  });

  it('are there for whoever comes back from a booking further down', async () => {
    openDesk(bookings(80));
    const { user } = await openList();
    await user.click(row(SCREENFUL));
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: new RegExp(numberOf(SCREENFUL + 1)) });
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(row(SCREENFUL + 1)).toHaveFocus());
    expect(rows()).toHaveLength(SCREENFUL + STEP);
  });

  it('stay where they are while a booking is open', async () => {
    openDesk(bookings(80));
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    await user.click(row(40));
    await screen.findByRole('dialog', { name: new RegExp(numberOf(40)) });
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(row(40)).toHaveFocus());
    expect(rows()).toHaveLength(SCREENFUL + STEP);
  });

  it('leave a press with a key to the browser, for a tab of its own', async () => {
    openDesk(bookings(2));
    const { address } = await openList();
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      expect(fireEvent.click(row(1), { [key]: true })).toBe(true);
    }
    expect(address()).toBe('/admin/bookings');
    expect(row(1)).toHaveAttribute('href', `/admin/bookings?reserva=${numberOf(1)}`);
  });
});
