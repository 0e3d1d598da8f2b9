import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBooking, uuid } from '../support/builders';
import { startAtDesk } from '../support/booking-window';
import { openDesk } from '../support/desk';
import { renderAt } from '../support/render-at';

// Whole screens at work: a busy machine may take its time.
vi.setConfig({ testTimeout: 20_000 });

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/app/AdminApp';
import '@/pages/admin/BookingsPage';

const SCREENFUL = 16;
const STEP = 32;

type Tell = (entries: { isIntersecting: boolean }[]) => void;

/** The browser's eye on the foot of the list. */
class Eye {
  static open: Eye | null = null;
  static margin = '';
  readonly see: (isIntersecting: boolean) => void;
  constructor(tell: Tell, { rootMargin }: { rootMargin: string }) {
    this.see = (isIntersecting) => tell([{ isIntersecting }]);
    Eye.open = this;
    Eye.margin = rootMargin;
  }
  observe() {}
  disconnect() {
    Eye.open = null;
  }
}

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
  const view = renderAt('/admin/bookings');
  await screen.findByText(/^A mostrar/);
  return view;
}

beforeEach(() => {
  startAtDesk();
  vi.stubGlobal('IntersectionObserver', Eye);
});
afterEach(() => vi.unstubAllGlobals());

describe('the rows of the list', () => {
  it('follow by themselves when their end comes near', async () => {
    openDesk(bookings(60));
    await openList();
    expect(rows()).toHaveLength(SCREENFUL);
    act(() => Eye.open?.see(false));
    expect(rows()).toHaveLength(SCREENFUL);
    act(() => Eye.open?.see(true));
    await waitFor(() => expect(rows()).toHaveLength(SCREENFUL + STEP));
    expect(screen.getByText(`A mostrar ${SCREENFUL + STEP} de 60`)).toBeVisible();
    act(() => Eye.open?.see(true));
    await waitFor(() => expect(rows()).toHaveLength(60));
    expect(Eye.open).toBeNull();
  });

  it('are drawn ahead for whoever scrolls, and not for whoever types', async () => {
    openDesk(bookings(60));
    const { user } = await openList();
    expect(Eye.margin).toBe('0px');
    fireEvent.scroll(window);
    expect(Eye.margin).toBe('0px 0px 100%');
    await user.type(screen.getByRole('searchbox'), 'i');
    expect(Eye.margin).toBe('0px');
  });

  it('begin with a screenful again when something else is looked for', async () => {
    openDesk(bookings(60));
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    expect(rows()).toHaveLength(SCREENFUL + STEP);
    await user.type(screen.getByRole('searchbox'), 'inês');
    expect(rows()).toHaveLength(SCREENFUL);
    expect(screen.getByText(`A mostrar ${SCREENFUL} de 30`)).toBeVisible();
  });

  it('are used again for what a search finds, and lead to it', async () => {
    openDesk(bookings(20));
    const { user, address } = await openList();
    const [, second] = rows();
    expect(second).toHaveTextContent('Lukas 2');
    await user.type(screen.getByRole('searchbox'), 'inês');
    expect(rows()[1]).toBe(second);
    expect(second).toHaveTextContent('Inês 3');
    await user.click(within(second ?? document.body).getByRole('link'));
    expect(await screen.findByRole('dialog', { name: numberOf(3) })).toBeVisible();
    expect(address()).toBe(`/admin/bookings?reserva=${numberOf(3)}`);
  });

  it('keep the focus at their booking when others come and go', async () => {
    const [newest, ...others] = bookings(20);
    const desk = openDesk(bookings(20));
    await openList();
    row(3).focus();
    if (newest !== undefined) desk.changeElsewhere(newest.id, { archived: true });
    // Pressed without the focus, as when the list asks anew by itself.
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    await waitFor(() => expect(rows()).toHaveLength(SCREENFUL));
    await screen.findByText(`A mostrar ${SCREENFUL} de ${others.length}`);
    expect(row(3)).toHaveFocus();
    expect(rows()[1]).toContainElement(row(3));
  });

  it('are there for whoever comes back from a booking further down', async () => {
    openDesk(bookings(60));
    const { user } = await openList();
    await user.click(row(SCREENFUL));
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: numberOf(SCREENFUL + 1) });
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(row(SCREENFUL + 1)).toHaveFocus());
    expect(rows()).toHaveLength(SCREENFUL + STEP);
  });

  it('stay where they are while a booking is open', async () => {
    openDesk(bookings(60));
    const { user } = await openList();
    act(() => Eye.open?.see(true));
    await waitFor(() => expect(rows()).toHaveLength(SCREENFUL + STEP));
    await user.click(row(40));
    await screen.findByRole('dialog', { name: numberOf(40) });
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
