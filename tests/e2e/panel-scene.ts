import type { Page } from '@playwright/test';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { ROUND_MS } from '@/domain/request/news';
import { askBackend, removeBookings } from './backend';
import { asks, tapLine, uncaughtErrors, type Line, type Target } from './line';
import { DESKTOP, type NewVisitor } from './fixtures';

// Data that only the fault tests of the panel change, and that they remove in the end.

const ROOMS = [
  { room_number: '93', name: 'Sala das Máquinas', max_guests: 2, price_per_night: 31 },
  { room_number: '94', name: 'Casa do Leme', max_guests: 2, price_per_night: 32 },
];
const GUEST = 'Teodora Falha';
const EMAIL = 'teodora.falha@example.com';

export interface Scene {
  roomId: string;
  bookingNumber: string;
  messageId: string;
}

/** Makes rooms 93 and 94, a booking of the first, and a message. */
export async function setScene(): Promise<Scene> {
  const rooms = await askBackend<{ id: string; room_number: string }>('rooms', {
    method: 'POST',
    body: ROOMS,
  });
  const roomId = rooms.find(({ room_number }) => room_number === '93')?.id ?? '';
  const arrival = addDays(lisbonToday(new Date()), 33);
  const [booking] = await askBackend<{ booking_number: string }>(
    'bookings?select=id,booking_number',
    {
      method: 'POST',
      asVisitor: true,
      body: {
        room_id: roomId,
        guest_name: GUEST,
        guest_email: EMAIL,
        guest_phone: '+351912345678',
        check_in_date: arrival,
        check_out_date: addDays(arrival, 1),
        number_of_guests: 1,
        total_price: 31,
        status: 'pending',
      },
    },
  );
  const [message] = await askBackend<{ id: string }>('contact_messages', {
    method: 'POST',
    body: { name: GUEST, email: EMAIL, subject: 'reserva', message: 'Há alguém?' },
  });
  return {
    roomId,
    bookingNumber: booking?.booking_number ?? '',
    messageId: message?.id ?? '',
  };
}

export async function clearScene(): Promise<void> {
  await removeBookings(`guest_email=eq.${EMAIL}`);
  await askBackend(`contact_messages?email=eq.${EMAIL}`, {
    method: 'PATCH',
    body: { archived: true, archived_at: new Date().toISOString() },
  });
  await askBackend(`contact_messages?email=eq.${EMAIL}`, { method: 'DELETE' });
  await askBackend('rooms?room_number=in.(93,94)', { method: 'DELETE' });
}

export interface Receptionist {
  page: Page;
  line: Line;
  /** Uncaught exceptions of the page. */
  errors: string[];
}

/** A signed-in member of staff, whose requests and clock the test controls. */
export async function newReceptionist(newStaff: NewVisitor): Promise<Receptionist> {
  const { page, context } = await newStaff(DESKTOP);
  const line = await tapLine(context);
  const errors = uncaughtErrors(page);
  await page.clock.install();
  await stopRounds(page);
  return { page, line, errors };
}

/** Stops the rounds of the panel's frame, so that only a screen's own requests are left. */
async function stopRounds(page: Page): Promise<void> {
  await page.addInitScript((roundMs) => {
    const set = window.setInterval.bind(window);
    const withoutRounds = (handler: TimerHandler, ms?: number) =>
      ms === roundMs ? 0 : set(handler, ms);
    Object.assign(window, { setInterval: withoutRounds });
  }, ROUND_MS);
}

/** The bookings a screen asks for, without what the panel's frame asks for. */
export const bookingsOfScreen: Target = (request) => {
  const params = new URL(request.url()).searchParams;
  const isOfFrame = params.get('status') === 'eq.pending';
  return asks('GET', 'bookings')(request) && !isOfFrame;
};
