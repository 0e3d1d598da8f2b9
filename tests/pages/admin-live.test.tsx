import { act, screen, within, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBooking, makeMessage, uuid } from '../support/builders';
import { ines, lukas, NOW } from '../support/booking-window';
import { renderAt } from '../support/render-at';
import { openRequestDesk } from '../support/request-desk';
import { eventually, holdRounds, nextRound } from '../support/rounds';
import { onRpc } from '../support/server';
import { startSignedIn } from '../support/session';

const lea = makeBooking({
  id: uuid(2, 30),
  booking_number: 'R26-LEALEA',
  guest_name: 'Léa Fontaine',
  guest_email: 'lea@example.com',
  created_at: '2026-11-12T10:05:00+00:00',
  updated_at: '2026-11-12T10:05:00+00:00',
});

let visibility: DocumentVisibilityState = 'visible';
let isOnline = true;

beforeEach(() => {
  holdRounds(NOW);
  startSignedIn();
  visibility = 'visible';
  isOnline = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => vi.restoreAllMocks());

const rows = () =>
  within(screen.getByRole('region', { name: 'Lista de reservas' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the bookings list', () => {
  it('takes in what came and what was changed, without reading the list anew (LIVE-01)', async () => {
    const desk = openRequestDesk([ines, lukas]);
    await renderAt('/admin/bookings');
    await screen.findByText('Lukas Brandt');
    await desk.opened();
    const reads = desk.listCalls.length;
    desk.add(lea);
    desk.write([lukas.id], { status: 'confirmed', guest_name: 'Lukas B. Brandt' });
    await nextRound();
    expect(await screen.findByText('Léa Fontaine')).toBeVisible();
    expect(await screen.findByText('Lukas B. Brandt')).toBeVisible();
    expect(rows()).toEqual(['R26-LEALEA', 'R26-7K3F9Q', 'R26-M4XW8T']);
    expect(desk.listCalls).toHaveLength(reads);

    // A round without news costs one small request, and nothing more.
    const asked = desk.rounds.asked.length;
    await nextRound();
    await eventually(() => expect(desk.rounds.asked).toHaveLength(asked + 1));
    expect(desk.pendingCalls).toHaveLength(1);
    expect(desk.listCalls).toHaveLength(reads);
  });

  it('has nothing to be understood where the house has sent an e-mail (LIVE-01)', async () => {
    const desk = openRequestDesk([ines, lukas]);
    const { user } = await renderAt('/admin/bookings');
    const row = await screen.findByRole('link', { name: /^R26-M4XW8T/ });
    await desk.opened();
    await user.click(row);
    const dialog = within(await screen.findByRole('dialog'));
    const sent = await dialog.findByRole('switch', { name: /enviado/ });
    expect(sent).not.toBeChecked();
    desk.write([lukas.id], { email_sent: true, email_sent_at: '2026-11-12T10:01:00+00:00' });
    await nextRound();
    await waitFor(() => expect(sent).toBeChecked());
    expect(dialog.queryByText('Esta reserva mudou entretanto.')).toBeNull();
  });

  it('keeps the focus on its row, and what is being typed', async () => {
    const desk = openRequestDesk([ines, lukas]);
    const { user } = await renderAt('/admin/bookings');
    const row = await screen.findByRole('link', { name: /^R26-M4XW8T/ });
    await desk.opened();
    row.focus();
    desk.add(lea);
    await nextRound();
    await screen.findByText('Léa Fontaine');
    await waitFor(() => expect(row).toHaveFocus());

    await user.click(row);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /Editar/ }));
    const notes = dialog.getByRole('textbox');
    await user.type(notes, ' Chega tarde.');
    desk.write([lukas.id], { status: 'confirmed' });
    await nextRound();
    await dialog.findByText('Esta reserva mudou entretanto.');
    await waitFor(() => expect(notes).toHaveFocus());
    expect(notes).toHaveValue('Pagou na receção. Chega tarde.');
  });

  it('asks nothing while hidden or offline, and at once on return (LIVE-03)', async () => {
    const desk = openRequestDesk([ines]);
    await renderAt('/admin/bookings');
    await screen.findByText('Inês Duarte');
    await desk.opened();
    desk.add(lea);
    visibility = 'hidden';
    await nextRound();
    visibility = 'visible';
    isOnline = false;
    await nextRound();
    expect(desk.rounds.asked).toHaveLength(1);
    isOnline = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Léa Fontaine')).toBeVisible();
    expect(desk.rounds.asked).toEqual([null, 0]);
  });
});

describe('the dashboard', () => {
  it('shows what came, and reads the revenue anew only when it may have changed', async () => {
    const desk = openRequestDesk([ines]);
    let revenues = 0;
    onRpc('revenue', () => {
      revenues += 1;
      return 0;
    });
    const { user } = await renderAt('/admin/dashboard');
    await screen.findByRole('link', { name: ines.booking_number });
    await eventually(() => expect(revenues).toBe(1));
    await desk.opened();
    desk.add(lea);
    await nextRound();
    await user.click(await screen.findByRole('button', { name: 'Mostrar 1 reserva nova' }));
    expect(screen.getByRole('link', { name: 'R26-LEALEA' })).toBeVisible();
    expect(revenues).toBe(1);
    desk.write([lea.id], { status: 'confirmed' });
    await nextRound();
    await eventually(() => expect(revenues).toBe(2));
  });
});

describe('the page title', () => {
  async function title(text: string) {
    await eventually(() => expect(document.title).toContain(text));
    return document.title;
  }

  it('counts what is new until it has been opened, or one has gone on', async () => {
    const desk = openRequestDesk([ines, lukas]);
    const { goTo } = await renderAt('/admin/bookings');
    await screen.findByText('Lukas Brandt');
    expect(await title('Reservas')).toBe('Reservas · Hostel Maré Nova');
    await desk.opened();
    desk.add(lea);
    desk.add({
      ...lea,
      id: uuid(2, 31),
      booking_number: 'R26-SECOND',
      guest_email: 'b@example.com',
    });
    await nextRound();
    expect(await title('(2) Reservas')).toBe('(2) Reservas · Hostel Maré Nova');
    await goTo('/admin/bookings?reserva=R26-LEALEA');
    expect(await title('(1) Reservas')).toBe('(1) Reservas · Hostel Maré Nova');
    await goTo('/admin/contact-messages');
    expect(await title('Mensagens')).toBe('Mensagens · Hostel Maré Nova');
  });

  it('counts messages that come on top of the unread ones one knows', async () => {
    const unread = [1, 2, 3].map((n) => makeMessage({ id: uuid(3, n) }));
    const desk = openRequestDesk([], unread);
    const { goTo } = await renderAt('/admin/dashboard');
    await screen.findByText('3 não lidas');
    expect(await title('Dashboard')).toBe('Dashboard · Hostel Maré Nova');
    desk.putMessage(makeMessage({ id: uuid(3, 4) }));
    await nextRound();
    expect(await title('(1) Dashboard')).toBe('(1) Dashboard · Hostel Maré Nova');
    await goTo('/admin/contact-messages');
    await goTo('/admin/dashboard');
    expect(await title('Dashboard')).toBe('Dashboard · Hostel Maré Nova');
  });

  it('begins with what came while nobody sat here', async () => {
    const desk = openRequestDesk([ines]);
    const { unmount } = await renderAt('/admin/dashboard');
    await screen.findByRole('link', { name: ines.booking_number });
    await desk.opened();
    unmount();
    desk.add(lea);
    await renderAt('/admin/dashboard');
    expect(await title('(1) Dashboard')).toBe('(1) Dashboard · Hostel Maré Nova');
  });
});
