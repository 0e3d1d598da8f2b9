import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { forgetStaffDrafts } from '@/lib/staff-drafts';
import type { StaffBooking } from '@/queries/staff-bookings';
import { makeBooking, uuid } from './builders';
import { renderAt } from './render-at';
import { startSignedIn } from './session';

// The bookings screen with one booking open, as the tests of its window meet it.

export const GROUP = 'GRP26-8KQ2M7XA';
export const NOW = '2026-11-12T10:00:00.000Z';

/** A pending request of today. */
export const ines = makeBooking({
  message: 'Chegamos no comboio das 22:40.',
  updated_at: '2026-11-12T09:50:00+00:00',
});

/** Another, of yesterday, with notes and without a phone. */
export const lukas = makeBooking({
  id: uuid(2, 2),
  booking_number: 'R26-M4XW8T',
  guest_name: 'Lukas Brandt',
  guest_phone: null,
  created_at: '2026-11-11T09:42:00+00:00',
  updated_at: '2026-11-12T08:00:00+00:00',
  admin_notes: 'Pagou na receção.',
  total_price: 100,
});

function memberOfGroup(n: number, overrides: Partial<StaffBooking>): StaffBooking {
  return makeBooking({
    id: uuid(2, 10 + n),
    booking_number: `R26-GROUP${n}`,
    guest_name: 'Clube de Vela da Foz',
    group_reference: GROUP,
    created_at: '2026-11-09T16:05:00+00:00',
    ...overrides,
  });
}

/** The two rooms of a group. */
export const room7 = memberOfGroup(1, {
  rooms: { room_number: '7', name: 'Dormitório Rede' },
  number_of_guests: 6,
  total_price: 204,
  message: `Levamos velas.\n\nGRUPO: Reserva de 2 quartos. Ref: ${GROUP}`,
});
export const room12 = memberOfGroup(2, {
  rooms: { room_number: '12', name: 'Twin Concha' },
  status: 'payment_received',
  total_price: 108,
});

export const inArchive = { archived: true, archived_at: '2026-11-04T03:10:00+00:00' };

/** Signs reception in, on a Thursday at ten. */
export function startAtDesk(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  // Some are in memory, which outlives a test.
  forgetStaffDrafts();
  startSignedIn();
}

/** Opens a booking, or a group by its reference, from the list. */
export async function openBooking(number: string, search = '') {
  const view = await renderAt(`/admin/bookings${search}`);
  await view.user.click(await screen.findByRole('link', { name: new RegExp(`^${number}`) }));
  await screen.findByRole('dialog');
  return view;
}

export const dialog = () => screen.getByRole('dialog');
export const inDialog = () => within(dialog());

/** The value shown below a label in the window. */
export function fact(label: string): string | null | undefined {
  return inDialog().getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent;
}

/** The button that sets a status. */
export const statusButton = (label: string) => inDialog().getByRole('button', { name: label });
