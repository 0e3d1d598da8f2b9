import { describe, expect, it } from 'vitest';
import {
  bookedChanges,
  bookedNotice,
  bulkChanges,
  freeChanges,
  keepPrices,
  restorable,
  rowsBefore,
  staysOnWeekends,
} from '@/domain/availability/availability-changes';
import { gridRows, type RoomDayRow } from '@/domain/availability/availability-grid';
import type { BarStay } from '@/domain/availability/stay-bars';

const rooms = [
  { id: 'sea', room_number: '2' },
  { id: 'laurel', room_number: '10' },
];
const days = ['2026-11-13', '2026-11-14', '2026-11-15'];
const stay: BarStay = {
  id: 'stay',
  room_id: 'sea',
  check_in_date: '2026-11-14',
  check_out_date: '2026-11-15',
  status: 'confirmed',
  guest_name: 'Inês Duarte',
  booking_number: 'R26-7K3F9Q',
  source: 'site',
};
const change = (room_id: string, date: string, custom_price: number | null = null): RoomDayRow => ({
  room_id,
  date,
  is_available: false,
  custom_price,
});

const rowsNow = gridRows({
  rooms,
  days,
  stays: [stay],
  availability: [{ ...change('sea', '2026-11-15', 80), is_available: true }],
});

describe('changes held against the house as it is', () => {
  const agreed = [
    change('sea', '2026-11-13'),
    change('sea', '2026-11-14'),
    change('laurel', '2026-11-14'),
  ];

  it('are parted into those of booked days and those of others', () => {
    expect(bookedChanges(agreed, rowsNow)).toEqual([change('sea', '2026-11-14')]);
    expect(freeChanges(agreed, rowsNow)).toEqual([
      change('sea', '2026-11-13'),
      change('laurel', '2026-11-14'),
    ]);
  });

  it('with an empty price keep the special one of days that are closed or opened again', () => {
    const rows = gridRows({
      rooms,
      days,
      stays: [],
      availability: [
        change('sea', '2026-11-13', 70),
        { ...change('sea', '2026-11-14', 80), is_available: true },
        change('laurel', '2026-11-13'),
      ],
    });
    const open = (room_id: string, date: string, price: number | null = null) => ({
      ...change(room_id, date, price),
      is_available: true,
    });
    expect(
      keepPrices(
        [
          open('sea', '2026-11-13'),
          open('sea', '2026-11-14'),
          open('laurel', '2026-11-13'),
          change('sea', '2026-11-14'),
          open('sea', '2026-11-13', 75),
        ],
        rows,
      ),
    ).toEqual([
      open('sea', '2026-11-13', 70),
      open('sea', '2026-11-14'),
      open('laurel', '2026-11-13'),
      change('sea', '2026-11-14', 80),
      open('sea', '2026-11-13', 75),
    ]);
  });

  it('of the weekends leave alone the stays with a night there', () => {
    const friday = { ...stay, check_in_date: '2026-11-13', check_out_date: '2026-11-14' };
    expect(staysOnWeekends(rowsNow).map(({ room, stay: { id } }) => [room.id, id])).toEqual([
      ['sea', 'stay'],
    ]);
    expect(staysOnWeekends(gridRows({ rooms, days, stays: [friday], availability: [] }))).toEqual(
      [],
    );
  });

  it('of a bulk action keep to what was agreed to, at the prices of now', () => {
    const weekend = [
      change('sea', '2026-11-14'),
      change('sea', '2026-11-15', 62),
      change('laurel', '2026-11-14'),
    ];
    expect(bulkChanges('block-weekends', weekend, rowsNow)).toEqual([
      change('sea', '2026-11-15', 80),
      change('laurel', '2026-11-14'),
    ]);
  });
});

describe('what takes a change back', () => {
  const open = (room_id: string, date: string, custom_price: number | null = null) => ({
    ...change(room_id, date, custom_price),
    is_available: true,
  });
  const stored = [open('sea', '2026-11-13', 64), change('sea', '2026-11-15', 80)];
  const before = rowsBefore(stored, rowsNow);
  const later = (availability: RoomDayRow[], stays: BarStay[] = []) => ({
    stored,
    rows: gridRows({ rooms, days, stays, availability }),
  });

  it('are the days as they were: at their special price, or open at the base price', () => {
    expect(before).toEqual([open('sea', '2026-11-13'), open('sea', '2026-11-15', 80)]);
  });

  it('leaves out what has been changed or booked since', () => {
    expect(restorable(before, later(stored))).toEqual(before);
    const dearer = [open('sea', '2026-11-13', 70), change('sea', '2026-11-15', 80)];
    expect(restorable(before, later(dearer))).toEqual([open('sea', '2026-11-15', 80)]);
    const booked = { ...stay, check_in_date: '2026-11-13', check_out_date: '2026-11-14' };
    expect(restorable(before, later(stored, [booked]))).toEqual([open('sea', '2026-11-15', 80)]);
  });

  it('puts back also what the grid does not show by then', () => {
    expect(restorable(before, { stored, rows: [] })).toEqual(before);
  });
});

describe('the notice', () => {
  it('names the room and the day, or the rooms', () => {
    expect(bookedNotice([], rooms)).toBe('');
    expect(bookedNotice([change('laurel', '2026-11-14')], rooms)).toBe(
      'Entretanto foi reservada 1 data: quarto 10, 14 nov. 2026. A reserva mantém-se.',
    );
    expect(bookedNotice([change('laurel', '2026-11-14'), change('sea', '2026-11-13')], rooms)).toBe(
      'Entretanto foram reservadas 2 datas: quartos 2, 10. As reservas mantêm-se.',
    );
  });
});
