import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
import type { AvailabilityStay } from '@/queries/availability-stays';
import type { BookingRow, RoomRow } from '@/types/rows';
import { makeRoom, uuid } from './builders';
import {
  AVAILABILITY_PATH,
  findGrid,
  makeDay,
  openGrid,
  type RoomDay,
} from './availability-screen';
import { openCommandMemory, unnamed } from './commands';
import { renderAt } from './render-at';
import { onTable, server } from './server';
import { startSignedIn } from './session';

export const sun = makeRoom({ room_number: '3', name: 'Duplo Sol', price_per_night: 58 });
export const rhombus = makeRoom({ room_number: '5', name: 'Twin Losango', price_per_night: 52 });
export const compass = makeRoom({ room_number: '11', name: 'Duplo Bússola', price_per_night: 62 });
export const single = makeRoom({ room_number: '1', name: 'Estrela', max_guests: 1 });

export const makeStay = (
  guest: string,
  overrides: Partial<AvailabilityStay> = {},
): AvailabilityStay => ({
  id: uuid(2, guest.length),
  room_id: sun.id,
  check_in_date: '2026-11-16',
  check_out_date: '2026-11-19',
  guest_name: guest,
  status: 'confirmed',
  booking_number: `R26-${guest.length}AAAAA`,
  number_of_guests: 2,
  total_price: 174,
  group_reference: null,
  source: 'site',
  updated_at: 'first',
  ...overrides,
});

/** In room 3 two stays, one after the other, and one in room 5 in the nights of the first. */
export const melo = makeStay('Catarina Melo');
export const chen = makeStay('Wei Chen', {
  check_in_date: '2026-11-21',
  check_out_date: '2026-11-24',
});
export const lopes = makeStay('Carla Lopes', {
  room_id: rhombus.id,
  check_in_date: '2026-11-15',
  check_out_date: '2026-11-18',
  total_price: 156,
});
export const ALL_STAYS = [melo, chen, lopes];

/** A guest who has been in the house for two nights, and stays for two more. */
export const keller = makeStay('Tobias Keller', {
  status: 'checked_in',
  check_in_date: '2026-11-10',
  check_out_date: '2026-11-14',
  total_price: 232,
});

/** Signs reception in, on 12 November at noon. */
export function startMoving(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T12:00:00Z') });
  startSignedIn();
}

export async function openMoves() {
  const view = await renderAt(AVAILABILITY_PATH);
  await findGrid();
  return view;
}

/** Waits until a screen reader has been told this. */
export const isSaid = async (words: string | RegExp): Promise<void> =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      typeof words === 'string' ? words : expect.stringMatching(words),
    ),
  );

/** A change as `change_stays` gets it. */
interface SentChange {
  id: string;
  updated_at: string;
  set: Partial<AvailabilityStay> & { command_id?: string };
  next?: Pick<BookingRow, 'room_id' | 'check_out_date' | 'total_price'>;
}

/** A hostel whose stays can be moved; it refuses stale versions, as the database does. */
export function openMovingHouse({
  rooms = [sun, rhombus, compass],
  stays: stored,
  days = [],
}: {
  rooms?: RoomRow[];
  stays: AvailabilityStay[];
  days?: RoomDay[];
}) {
  let stays = stored;
  const sent: SentChange[][] = [];
  let refuse: (() => Response) | null = null;
  let isLost = false;
  let count = 0;
  openGrid({ rooms, days });
  const memory = openCommandMemory();
  onTable('get', 'bookings', () => stays.filter(({ status }) => status !== 'cancelled'));

  const answer = (changed: readonly AvailabilityStay[]) => {
    if (!isLost) return HttpResponse.json(changed);
    isLost = false;
    return HttpResponse.error();
  };
  const store = (id: string, set: SentChange['set']) => {
    memory.remember(set.command_id, id);
    count += 1;
    stays = stays.map((stay) =>
      stay.id === id ? { ...stay, ...set, updated_at: `${count}` } : stay,
    );
    return stays.filter((stay) => stay.id === id);
  };
  const divide = ({ id, set }: SentChange, next: NonNullable<SentChange['next']>) => {
    const [first] = store(id, { ...set, group_reference: 'GRP26-AAAAAAAA' });
    if (first === undefined) return [];
    const second = {
      ...first,
      ...next,
      id: uuid(2, 99),
      check_in_date: first.check_out_date,
      status: 'confirmed',
      booking_number: 'R26-SECOND',
      updated_at: 'second',
    };
    stays = [...stays, second];
    memory.remember(set.command_id, second.id);
    return [first, second];
  };
  server.use(
    http.post<never, { changes: SentChange[] }>(
      '*/rest/v1/rpc/change_stays',
      async ({ request }) => {
        const { changes } = await request.json();
        sent.push(changes.map(unnamed));
        const refusal = refuse;
        refuse = null;
        if (refusal !== null) return refusal();
        const isStale = changes.some(({ id, updated_at }) =>
          stays.every((stay) => stay.id !== id || stay.updated_at !== updated_at),
        );
        if (isStale) return refusalOf('HS014', 'x');
        return answer(
          changes.flatMap((change) =>
            change.next === undefined ? store(change.id, change.set) : divide(change, change.next),
          ),
        );
      },
    ),
  );

  return {
    sent,
    /** How many bookings are stored of a guest. */
    parts: (guest: string) => stays.filter(({ guest_name }) => guest_name === guest).length,
    /** Refuses the next change with a code of the database and the number it names. */
    refuseNext: (code: string, hint: string) => {
      refuse = () => refusalOf(code, hint);
    },
    /** Stores the next change, but then the line is cut, until the panel has asked what became of it. */
    loseNextAnswer: () => {
      isLost = true;
      memory.cutNextQuestion();
    },
    /** A colleague changes a stay, or writes one down, on another screen. */
    changeElsewhere: (id: string, set: Partial<AvailabilityStay>) => void store(id, set),
    addElsewhere: (stay: AvailabilityStay) => {
      stays = [...stays, stay];
    },
  };
}

const refusalOf = (code: string, hint: string) =>
  HttpResponse.json({ code, hint, message: 'Não.', details: null }, { status: 409 });

export const barOf = (guest: string) => screen.getByRole('link', { name: new RegExp(guest) });
/** The number of the room in whose row a stay is drawn. */
export const roomOf = (guest: string) =>
  within(barOf(guest).closest('tr') ?? document.body)
    .getByRole('rowheader')
    .querySelector('b')?.textContent;
export const strip = () => within(screen.getByRole('region', { name: 'Mudança por guardar' }));
export const closedDay = (room: RoomRow, date: string) =>
  makeDay(date, { room_id: room.id, is_available: false });
