import { QueryClient, type InfiniteData, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ToastProvider } from '@/components/overlay/Toast';
import { SessionContext } from '@/features/panel/session/session-context';
import type { NewBookingStart } from '@/features/panel/stay/new/new-booking';
import { NewBookingButton } from '@/features/panel/stay/new/NewBookingButton';
import {
  bookingKeys,
  bookingsOf,
  type BookingPage,
} from '@/features/panel/booking-data/booking-cache';
import { NewBookingProvider } from '@/features/panel/stay/new/NewBookingProvider';
import { SessionEnded } from '@/features/panel/frame/SessionEnded';
import type { RoomWithStays } from '@/queries/desk-rooms';
import type { KnownGuest } from '@/queries/known-guests';
import type { StaffBooking } from '@/queries/staff-bookings';
import { makeBooking, makeRoom } from './builders';
import { onRpc, onTable } from './server';
import { makeSession, startSignedIn } from './session';

/** A room with its stays and closed days. */
export function roomWith(room_number: string, changes: Partial<RoomWithStays> = {}): RoomWithStays {
  const { id, name, max_guests, price_per_night } = makeRoom({ room_number });
  return {
    id,
    room_number,
    name,
    max_guests,
    price_per_night,
    bookings: [],
    room_availability: [],
    ...changes,
  };
}

/** A stay that takes a room from 27 to 30 November 2026. */
export const LINDQVIST = {
  id: '00000002-0000-4000-8000-000000000077',
  booking_number: 'R26-TN7R4Y',
  guest_name: 'Hanna Lindqvist',
  check_in_date: '2026-11-27',
  check_out_date: '2026-11-30',
  status: 'awaiting_payment',
};

/** The backend of the form: rooms that a test may change, the bookings it stores, known guests. */
export function openHouse(rooms: RoomWithStays[]) {
  let shown = rooms;
  onKnownGuests([]);
  const roomReads = onTable('get', 'rooms', () => [...shown]);
  const sent = onTable('post', 'bookings', ({ body }) => storedRows(body));
  return {
    roomReads,
    sent,
    change: (next: RoomWithStays[]) => {
      shown = next;
    },
  };
}

/** What the database gives back for the rows of an insert. */
export function storedRows(body: unknown): StaffBooking[] {
  const rows: Partial<StaffBooking>[] = Array.isArray(body) ? body : [];
  return rows.map((row, place) =>
    makeBooking({ ...row, booking_number: `R26-NOVA${place + 2}`, rooms: null }),
  );
}

/** Answers the search for known guests; returns the words that were searched for. */
export function onKnownGuests(guests: KnownGuest[]): unknown[] {
  return onRpc('find_guests', () => guests);
}

/** A screen of the panel with nothing but the button that opens the form. */
export function renderDesk({ start }: { start?: NewBookingStart } = {}) {
  startSignedIn();
  const user = userEvent.setup();
  const session = makeSession();
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  client.setQueryData(bookingKeys.active, {
    pages: [{ bookings: [], next: null }],
    pageParams: [null],
  });
  let address = '';
  function AddressProbe() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const value = {
    user: session.user,
    // The panel's clients read the session from the browser's storage, not from here.
    session: null,
    isLoading: false,
    hasExpired: false,
    isSigningOut: false,
    signOut: async () => {},
  };
  const view = render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <SessionContext value={value}>
          <ToastProvider>
            <NewBookingProvider>
              <NewBookingButton start={start} />
              <AddressProbe />
            </NewBookingProvider>
            <SessionEnded />
          </ToastProvider>
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Nova reserva' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nova reserva' });
    return within(dialog);
  };
  /** The bookings that were added to the panel's list. */
  const stored = (): StaffBooking[] => {
    const list = client.getQueryData<InfiniteData<BookingPage>>(bookingKeys.active);
    return bookingsOf(list?.pages ?? []);
  };
  return { ...view, user, open, client, stored, address: () => address };
}
