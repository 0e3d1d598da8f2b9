import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { changeStays, listBookingsOfCommand } from '@/queries/desk-stays';
import { exportGuestData } from '@/queries/guest-data';
import { setArchived, setBookingStatus } from '@/queries/staff-booking-changes';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addStay, callers, changeOf, historyOf } from './desk-scene';
import { addRoom, storedBooking } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// A change of bookings is remembered under the id that its client gave it.

let backend: Backend;
let rooms: [RoomRow, RoomRow];
let stay: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  rooms = [await addRoom(backend), await addRoom(backend)];
  stay = await addStay(backend, rooms[0], [3, 4], { guest_email: 'rita@example.com' });
});

const command = '88888888-8888-4888-8888-888888888888';
const numbersOf = async (id: string) =>
  (await listBookingsOfCommand(backend.staff, id)).map(({ booking_number }) => booking_number);
const now = '2026-11-12T10:00:00Z';

it('gives what was stored, also after others have changed it since (DESK-11)', async () => {
  expect(await numbersOf(command)).toEqual([]);
  const version = { id: stay.id, ifUnchangedSince: stay.updated_at };
  const change = { ...version, status: 'checked_in', now, commandId: command } as const;
  await setBookingStatus(backend.staff, change);
  expect(await numbersOf(command)).toEqual([stay.booking_number]);
  // The same change sent again is refused, and what others do without an id keeps it.
  await expect(setBookingStatus(backend.staff, change)).rejects.toMatchObject({ kind: 'missing' });
  await setBookingStatus(backend.staff, { id: stay.id, status: 'confirmed', now });
  expect(await numbersOf(command)).toEqual([stay.booking_number]);
  const events = await historyOf(backend, stay.id);
  expect(events.map(({ changes }) => Object.keys(Object(changes)))).toEqual([
    expect.arrayContaining(['room']),
    ['status'],
    ['status'],
  ]);
});

it('gives both parts of a divided stay, and nothing of the division before (DESK-09)', async () => {
  const divide = (day: string, commandId?: string) => async (first: BookingRow) => {
    const next = { room_id: rooms[1].id, check_out_date: first.check_out_date, total_price: 1 };
    return changeStays(
      backend.staff,
      [{ ...changeOf(first, { check_out_date: day }), next }],
      commandId,
    );
  };
  const [first, second] = await divide(addDays(backend.today, 5), command)(stay);
  expect(await numbersOf(command)).toEqual([first?.booking_number, second?.booking_number]);
  const whole = await storedBooking(backend, stay.id);
  await divide(addDays(backend.today, 4))(whole);
  expect(await numbersOf(command)).toEqual([first?.booking_number, second?.booking_number]);
});

it('gives every booking of a group that was archived', async () => {
  const group = { group_reference: 'GRP26-AAAAAAAA', status: 'cancelled' };
  const members = [
    await addStay(backend, rooms[0], [10, 2], group),
    await addStay(backend, rooms[1], [10, 2], group),
  ];
  const scope = { groupReference: 'GRP26-AAAAAAAA' };
  const stored = await setArchived(backend.staff, { scope, at: now, commandId: command });
  expect(new Set(stored.map((one) => one.rooms?.room_number))).toEqual(
    new Set(rooms.map(({ room_number }) => room_number)),
  );
  expect(new Set(await numbersOf(command))).toEqual(
    new Set(members.map(({ booking_number }) => booking_number)),
  );
});

it('is for staff alone, and says nothing of a guest', async () => {
  await changeStays(backend.staff, [changeOf(stay, { number_of_guests: 1 })], command);
  for (const [, client, isTrusted] of callers(backend)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const found = await listBookingsOfCommand(client, command).catch(() => []);
    expect(found).toHaveLength(isTrusted ? 1 : 0);
  }
  const data = await exportGuestData(backend.staff, 'rita@example.com');
  expect(JSON.stringify(data)).toContain(stay.booking_number);
  expect(JSON.stringify(data)).not.toContain('command_id');
});
