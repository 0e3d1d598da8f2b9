import { screen, within } from '@testing-library/react';
import { formatFullDay } from '@/domain/calendar/date-formats';
import type { AvailabilityStay } from '@/queries/availability-stays';
import type { RoomAvailabilityRow, RoomRow } from '@/types/rows';
import { makeRoom, uuid } from './builders';
import { onTable } from './server';

export const AVAILABILITY_PATH = '/admin/availability-pricing';

export const sea = makeRoom({ room_number: '2', name: 'Duplo Maré' });
export const laurel = makeRoom({ room_number: '10', name: 'Família Laranja', price_per_night: 88 });

/** A confirmed stay in room 2, 14 to 17 November. */
export const stay: AvailabilityStay = {
  id: uuid(2, 1),
  room_id: sea.id,
  check_in_date: '2026-11-14',
  check_out_date: '2026-11-17',
  guest_name: 'Inês Duarte',
  status: 'confirmed',
  booking_number: 'R26-7K3F9Q',
  number_of_guests: 2,
  total_price: 165,
  group_reference: null,
  source: 'site',
  updated_at: '2026-11-12T09:42:00.000001+00:00',
};

export type RoomDay = Pick<
  RoomAvailabilityRow,
  'room_id' | 'date' | 'is_available' | 'custom_price'
>;

export const makeDay = (date: string, overrides: Partial<RoomDay> = {}): RoomDay => ({
  room_id: sea.id,
  date,
  is_available: true,
  custom_price: null,
  ...overrides,
});

/** Answers what the screen reads, and accepts what it writes. */
export function openGrid({
  rooms = [laurel, sea],
  stays = [stay],
  days = [],
}: { rooms?: RoomRow[]; stays?: AvailabilityStay[]; days?: RoomDay[] } = {}) {
  return {
    // The form for a new booking reads the rooms together with their stays.
    roomReads: onTable('get', 'rooms', ({ params }) =>
      params.get('select')?.includes('bookings(') !== true
        ? rooms
        : rooms.map((room) => ({
            ...room,
            bookings: stays.filter(({ room_id }) => room_id === room.id),
            room_availability: days.filter(
              ({ room_id, is_available }) => room_id === room.id && !is_available,
            ),
          })),
    ),
    stayReads: onTable('get', 'bookings', () => stays),
    dayReads: onTable('get', 'room_availability', () => days),
    writes: onTable('post', 'room_availability', () => null),
  };
}

/** A cell of the grid, by the number of its room and its day. */
export const cell = (roomNumber: string, day: string) =>
  screen.getByLabelText(new RegExp(`^Quarto ${roomNumber}, ${formatFullDay(day)}: `));

/** Waits for the grid until its days have loaded. */
export const findGrid = () =>
  screen.findByRole('grid', { name: 'Grelha de disponibilidade', busy: false });

/** The panel with the actions for the selected dates. */
export const selectionPanel = () => within(screen.getByRole('region', { name: 'Seleção' }));
