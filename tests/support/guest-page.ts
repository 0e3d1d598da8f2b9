import { HttpResponse } from 'msw';
import type { GuestPage, GuestPageBooking, GuestPayment } from '@/queries/guest-page';
import { onRpc, type RestFailure } from './server';

/** The key of the request in these tests. */
export const LINK_KEY = 'kV7mQ2xT9bR4wLz8HcYp3dAb';

type Room = GuestPageBooking['room'];

const ROOMS: readonly [room: Omit<Room, 'id'>, guests: number][] = [
  [
    {
      room_number: '6',
      name: 'Família Leque',
      image: '/imagens/familia.svg',
      max_guests: 4,
      price_per_night: 84,
    },
    4,
  ],
  [
    {
      room_number: '4',
      name: 'Twin Amendoeira',
      image: '/imagens/twin-amendoa.svg',
      max_guests: 2,
      price_per_night: 52,
    },
    2,
  ],
  [
    {
      room_number: '3',
      name: 'Duplo Sol',
      image: '/imagens/duplo-barro.svg',
      max_guests: 2,
      price_per_night: 58,
    },
    2,
  ],
];

/**
 * Three rooms for eight guests, 12 to 15 December, requested on 22 November; `each` changes all
 * three.
 */
export function makeGuestPage(
  { each = {}, ...page }: Partial<GuestPage> & { each?: Partial<GuestPageBooking> } = {},
  roomCount = ROOMS.length,
): GuestPage {
  return {
    first_name: 'Inês',
    language: 'pt',
    group_reference: roomCount > 1 ? 'GRP26-4T7QX2MB' : null,
    email_confirmed: false,
    cancel_until: '2026-12-11T14:00:00+00:00',
    bookings: ROOMS.slice(0, roomCount).map(([room, guests], place) => ({
      booking_number: ['R26-3HV8KP', 'R26-3HV8KQ', 'R26-3HV8KR'][place] ?? '',
      status: 'pending',
      cancel_reason: null,
      check_in_date: '2026-12-12',
      check_out_date: '2026-12-15',
      number_of_guests: guests,
      total_price: room.price_per_night * 3,
      created_at: '2026-11-22T15:20:00+00:00',
      answer_until: null,
      hold_until: null,
      confirm_until: null,
      guest_wish: null,
      arrival_time: null,
      paid: null,
      can_cancel: true,
      room: { id: `00000001-0000-4000-8000-00000000000${room.room_number}`, ...room },
      ...each,
    })),
    ...page,
  };
}

/** What is asked of the guest before arrival: the first night, until Thursday (DEPOSIT-01). */
export function makeGuestPayment(changes: Partial<GuestPayment> = {}): GuestPayment {
  return {
    state: 'open',
    basis: 'first_night',
    share: null,
    rooms: 3,
    asked: 194,
    amount: 194,
    until: '2026-11-26T18:00:00+00:00',
    paid: 0,
    paid_at: null,
    method: null,
    pending_until: null,
    total: 582,
    rest: 388,
    methods: ['card', 'mb_way', 'multibanco'],
    is_available: true,
    is_rehearsal: false,
    refunded: 0,
    ...changes,
  };
}

type GuestAnswer = GuestPage | RestFailure | 'cut' | undefined;

type GuestFunction =
  | 'guest_page'
  | 'guest_cancel'
  | 'guest_arrival'
  | 'guest_confirm'
  | 'guest_invoice'
  | 'request_approval'
  | 'approve_request';

/** The database's answer to an unknown key. */
export const UNKNOWN_KEY: RestFailure = {
  status: 404,
  code: 'HS020',
  message: 'Não encontrámos esta reserva.',
};

/**
 * Answers a function of the guest's page in this test: with a page, a refusal, nothing, or 'cut',
 * for a connection that breaks before the answer. Returns the bodies it has received.
 */
export function onGuestFunction(
  name: GuestFunction,
  answer: (body: unknown) => GuestAnswer | Promise<GuestAnswer>,
): unknown[] {
  return onRpc(name, async (body) => {
    const said = await answer(body);
    return said === 'cut' ? HttpResponse.error() : (said ?? null);
  });
}
