import {
  array,
  assert,
  constantFrom,
  integer,
  boolean,
  property,
  record,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bulkRows,
  daysOfRows,
  gridRows,
  isWeekend,
  type RoomDayRow,
} from '@/domain/availability/availability-grid';
import {
  anchorDay,
  jumpMonths,
  monthsOf,
  periodTitle,
  stepAnchor,
  viewPeriod,
} from '@/domain/availability/availability-period';
import {
  NO_SELECTION,
  selectBlock,
  selectedCount,
  selectionLabel,
  selectionRows,
  shownSelection,
} from '@/domain/availability/availability-selection';
import { addDays, eachDay } from '@/domain/calendar/dates';
import { isNightOfStay } from '@/domain/availability/occupied-nights';
import { calendarDayState } from '@/domain/availability/room-calendar';
import { surname, type BarStay } from '@/domain/availability/stay-bars';
import { STAY_STAGE_LABELS, stayStage } from '@/domain/booking/stay-stage';

const TODAY = '2026-11-12'; // a Thursday
const ROOM = { id: 'room-2' };

const makeStay = (overrides: Partial<BarStay> = {}): BarStay => ({
  id: 'stay-1',
  room_id: ROOM.id,
  check_in_date: '2026-11-14',
  check_out_date: '2026-11-17',
  status: 'confirmed',
  guest_name: 'Inês Duarte',
  booking_number: 'R26-7K3F9Q',
  source: 'site',
  ...overrides,
});

const makeRow = (date: string, overrides: Partial<RoomDayRow> = {}): RoomDayRow => ({
  room_id: ROOM.id,
  date,
  is_available: true,
  custom_price: null,
  ...overrides,
});

const days = eachDay({ from: TODAY, to: '2026-11-19' });

const rowsWith = ({
  stays = [],
  availability = [],
}: { stays?: BarStay[]; availability?: RoomDayRow[] } = {}) =>
  gridRows({ rooms: [ROOM, { id: 'room-3' }], days, stays, availability });

describe('the days shown', () => {
  it.each([
    ['week', '2026-11-18', { from: '2026-11-15', to: '2026-11-23' }],
    ['month', TODAY, { from: TODAY, to: '2026-12-01' }],
    ['month', '2027-02-10', { from: '2027-02-01', to: '2027-03-01' }],
    ['three-months', TODAY, { from: TODAY, to: '2027-02-12' }],
  ] as const)(
    'are for a %s around %s what is left of it from today (ADM-AVAIL-15, CONST-ADM-07, CONST-ADM-08, CONST-ADM-09)',
    (view, anchor, period) => {
      expect(viewPeriod(view, anchor, TODAY)).toEqual(period);
    },
  );

  it.each([
    ['week', TODAY, '2026-11-19'],
    ['week', '2026-11-14', '2026-11-21'],
    ['week', '2026-11-15', '2026-11-23'],
    ['month', '2026-11-17', '2026-12-01'],
    ['month', '2026-11-25', '2026-12-09'],
    ['month', '2026-11-30', '2026-12-14'],
  ] as const)(
    'are never down to a few at the end of a %s: from %s to before %s',
    (view, from, to) => {
      expect(viewPeriod(view, from, from)).toEqual({ from, to });
    },
  );

  it.each([
    ['week', TODAY, 1, '2026-11-15'],
    ['week', '2026-11-18', -1, TODAY],
    ['week', '2026-11-29', -1, '2026-11-22'],
    ['month', TODAY, 1, '2026-12-01'],
    ['month', '2026-12-24', -1, TODAY],
    ['three-months', TODAY, 1, '2027-02-12'],
    ['three-months', '2027-02-12', -1, TODAY],
  ] as const)(
    'of a %s around %s step by %i to %s (ADM-AVAIL-03, CONST-ADM-07)',
    (view, anchor, direction, next) => {
      expect(stepAnchor(view, anchor, { today: TODAY, direction })).toBe(next);
    },
  );

  it.each(['week', 'month', 'three-months'] as const)(
    'of a %s follow each other without a gap',
    (view) => {
      let anchor = '2026-11-30';
      for (let step = 0; step < 30; step += 1) {
        const before = viewPeriod(view, anchor, '2026-11-30');
        anchor = stepAnchor(view, anchor, { today: '2026-11-30', direction: 1 });
        const { from } = viewPeriod(view, anchor, '2026-11-30');
        expect(from > before.from && from <= before.to).toBe(true);
      }
    },
  );

  it.each([
    [null, TODAY],
    ['', TODAY],
    ['2026-02-30', TODAY],
    ['2026-11-11', TODAY],
    ['2026-12-24', '2026-12-24'],
    ['9999-12-31', TODAY],
  ])('begin for %j in the address at %s', (text, day) => {
    expect(anchorDay(text, TODAY)).toBe(day);
  });

  it('have a title', () => {
    expect(periodTitle('month', { from: TODAY, to: '2026-12-01' })).toBe('Novembro de 2026');
    expect(periodTitle('three-months', { from: TODAY, to: '2027-02-12' })).toBe(
      '12 nov. – 11 fev.',
    );
    expect(periodTitle('week', { from: '2026-11-15', to: '2026-11-22' })).toBe('15 – 21 nov. 2026');
    expect(periodTitle('week', { from: '2026-11-29', to: '2026-12-06' })).toBe(
      '29 nov. – 5 dez. 2026',
    );
    expect(periodTitle('month', { from: '2026-11-25', to: '2026-12-09' })).toBe('25 nov. – 8 dez.');
  });

  it('can be those of any of 24 months, and of the month an address has led to', () => {
    const months = jumpMonths(TODAY, '2027-02-10');
    expect(months).toHaveLength(24);
    expect([months[0], months[2], months.at(-1)]).toEqual([
      '2026-11-01',
      '2027-01-01',
      '2028-10-01',
    ]);
    expect(jumpMonths(TODAY, '2029-03-10').at(-1)).toBe('2029-03-01');
  });

  it('are told by month', () => {
    expect(monthsOf(['2026-11-29', '2026-11-30', '2026-12-01'])).toEqual([
      { first: '2026-11-29', count: 2 },
      { first: '2026-12-01', count: 1 },
    ]);
  });

  it('know their weekends', () => {
    expect(days.filter(isWeekend)).toEqual(['2026-11-14', '2026-11-15']);
  });
});

describe('the cells', () => {
  it('are booked before all else, then blocked, then special, then available (ADM-AVAIL-11)', () => {
    const [row] = rowsWith({
      stays: [makeStay(), makeStay({ status: 'cancelled', check_in_date: TODAY })],
      availability: [
        makeRow('2026-11-13', { is_available: false, custom_price: 60 }),
        makeRow('2026-11-14', { is_available: false, custom_price: 70 }),
        makeRow('2026-11-17', { custom_price: 80 }),
        makeRow('2026-11-18'),
        makeRow('2026-11-12', { room_id: 'room-9', is_available: false }),
      ],
    });
    expect(row?.cells.map(({ kind, customPrice }) => [kind, customPrice])).toEqual([
      ['available', null],
      ['blocked', 60],
      ['booked', 70],
      ['booked', null],
      ['booked', null],
      ['special-price', 80],
      ['available', null],
    ]);
  });

  it('are drawn as one bar for each stay, cut where the screen ends', () => {
    const early = makeStay({ id: 'a', check_in_date: '2026-11-01', check_out_date: TODAY });
    const before = makeStay({ id: 'b', check_in_date: '2026-11-10', check_out_date: '2026-11-14' });
    const after = makeStay({ id: 'c', check_in_date: '2026-11-17', check_out_date: '2026-11-20' });
    const [row] = rowsWith({ stays: [early, before, makeStay(), after] });
    expect(row?.bars).toEqual([
      { stay: before, start: 0, length: 2, isCutBefore: true, isCutAfter: false },
      { stay: makeStay(), start: 2, length: 3, isCutBefore: false, isCutAfter: false },
      { stay: after, start: 5, length: 2, isCutBefore: false, isCutAfter: true },
    ]);
  });

  it('know who leaves on the first day, of those who held the room', () => {
    const early = makeStay({ check_in_date: '2026-11-01', check_out_date: TODAY });
    const [row, other] = rowsWith({ stays: [{ ...early, status: 'cancelled' }, early] });
    expect(row?.leaving).toEqual(early);
    expect(row?.bars).toEqual([]);
    expect(other?.leaving).toBeNull();
  });

  it('of stays that overlap leave a night to the first of them', () => {
    const long = makeStay({
      id: 'long',
      check_in_date: '2026-11-13',
      check_out_date: '2026-11-18',
    });
    const [row] = rowsWith({ stays: [makeStay(), long] });
    expect(row?.bars).toEqual([
      { stay: long, start: 1, length: 1, isCutBefore: false, isCutAfter: true },
      { stay: makeStay(), start: 2, length: 3, isCutBefore: false, isCutAfter: false },
      { stay: long, start: 5, length: 1, isCutBefore: true, isCutAfter: false },
    ]);
  });

  it('and cells say of every day what the public calendar says, whatever is stored (ADM-AVAIL-09)', () => {
    const place = integer({ min: -4, max: days.length + 4 });
    const stays = array(
      record({ from: place, nights: integer({ min: 1, max: 9 }), isLive: boolean() }),
      { maxLength: 6 },
    );
    const availability = uniqueArray(
      record({ at: place, isOpen: boolean(), price: constantFrom(null, 70) }),
      { maxLength: 6, selector: ({ at }) => at },
    );
    assert(
      property(stays, availability, (someStays, someRows) => {
        const stored = someStays.map(({ from, nights, isLive }, index) =>
          makeStay({
            id: `stay-${index}`,
            check_in_date: addDays(TODAY, from),
            check_out_date: addDays(TODAY, from + nights),
            status: isLive ? 'confirmed' : 'cancelled',
          }),
        );
        const rows = someRows.map(({ at, isOpen, price }) =>
          makeRow(addDays(TODAY, at), { is_available: isOpen, custom_price: price }),
        );
        const [row] = rowsWith({ stays: stored, availability: rows });
        for (const [column, day] of days.entries()) {
          const { kind } = calendarDayState({ day, stays: stored, availability: rows });
          const customPrice = rows.find(({ date }) => date === day)?.custom_price ?? null;
          expect(row?.cells[column]).toEqual({ day, kind, customPrice });
          const bar = row?.bars.find(
            ({ start, length }) => start <= column && column < start + length,
          );
          expect(bar?.stay).toEqual(stored.find((stay) => isNightOfStay(stay, day)));
        }
      }),
    );
  });

  it.each([
    ['pending', 'unanswered', 'Por responder'],
    ['no-such-status', 'unanswered', 'Por responder'],
    ['awaiting_payment', 'reserved', 'Reservado'],
    ['confirmed', 'reserved', 'Reservado'],
    ['checked_in', 'in-house', 'Na casa'],
    ['checked_out', 'gone', 'Já saiu'],
    ['completed', 'gone', 'Já saiu'],
  ] as const)('of a stay that is %s look %s: %s', (status, stage, label) => {
    expect(stayStage(status)).toBe(stage);
    expect(STAY_STAGE_LABELS[stage]).toBe(label);
  });

  it.each([
    ['Inês Duarte', 'Duarte'],
    ['  Ana  Maria de Sousa ', 'Sousa'],
    ['Cher', 'Cher'],
    ['', ''],
  ])('carry of %j the name %j', (guest, name) => {
    expect(surname(guest)).toBe(name);
  });
});

describe('the bulk actions', () => {
  const rows = rowsWith({
    stays: [makeStay({ check_in_date: '2026-11-14', check_out_date: '2026-11-15' })],
    availability: [
      makeRow('2026-11-13', { is_available: false, custom_price: 60 }),
      makeRow('2026-11-15', { custom_price: 80 }),
      makeRow('2026-11-15', { room_id: 'room-3', is_available: false }),
    ],
  });

  it('block weekends that are neither booked nor blocked, and keep the prices (CONST-ADM-10)', () => {
    expect(bulkRows('block-weekends', rows)).toEqual([
      makeRow('2026-11-15', { is_available: false, custom_price: 80 }),
      makeRow('2026-11-14', { room_id: 'room-3', is_available: false }),
    ]);
  });

  it('open what is blocked, and keep the prices (CONST-ADM-11)', () => {
    expect(bulkRows('unblock-all', rows)).toEqual([
      makeRow('2026-11-13', { custom_price: 60 }),
      makeRow('2026-11-15', { room_id: 'room-3' }),
    ]);
  });

  it('have nothing to do without rooms (CONST-ADM-12)', () => {
    expect(bulkRows('unblock-all', [])).toEqual([]);
  });

  it('reach 13 rooms on 270 days (CONST-ADM-12)', () => {
    const rooms = Array.from({ length: 13 }, (_, room) => ({ id: `room-${room}` }));
    const many = eachDay({ from: TODAY, to: addDays(TODAY, 270) });
    const availability = rooms.flatMap(({ id }) =>
      many.map((date) => makeRow(date, { room_id: id, is_available: false })),
    );
    const stays = rooms.map(({ id }) => makeStay({ id, room_id: id }));
    const changes = bulkRows('unblock-all', gridRows({ rooms, days: many, stays, availability }));
    expect(changes).toHaveLength(13 * (270 - 3));
    expect(daysOfRows(changes)).toHaveLength(267);
    expect(changes.every(({ is_available }) => is_available)).toBe(true);
  });
});

describe('the selection', () => {
  const rows = rowsWith({ stays: [makeStay()] });
  const whole = { from: { row: 1, column: 6 }, to: { row: 0, column: 1 } };
  const all = selectBlock(NO_SELECTION, rows, { ...whole, isAdding: true });

  it('takes a block from any corner, past what is booked (ADM-AVAIL-10, ADM-AVAIL-16)', () => {
    expect([...(all.get(ROOM.id) ?? [])]).toEqual(['2026-11-13', '2026-11-17', '2026-11-18']);
    expect(all.get('room-3')?.size).toBe(6);
    expect(selectedCount(all)).toBe(9);
    expect(selectionLabel(all)).toBe('9 datas em 2 quartos');
  });

  it('gives a block back', () => {
    const from = { row: 0, column: 0 };
    const less = selectBlock(all, rows, { from, to: { row: 0, column: 6 }, isAdding: false });
    expect(less.has(ROOM.id)).toBe(false);
    expect(less.get('room-3')).toBe(all.get('room-3'));
  });

  it.each([
    [0, ''],
    [1, '1 data em 1 quarto'],
    [2, '2 datas em 1 quarto'],
  ])('of %i says %j', (count, label) => {
    const selection = new Map(count > 0 ? [[ROOM.id, new Set(days.slice(0, count))]] : []);
    expect(selectionLabel(selection)).toBe(label);
  });

  it('leaves out what is not shown, or was booked in the meantime', () => {
    const selection = new Map([
      [ROOM.id, new Set([TODAY, '2026-11-14', '2026-12-24'])],
      ['room-3', new Set([TODAY])],
      ['room-9', new Set([TODAY])],
    ]);
    const shown = shownSelection(selection, rows);
    expect(shown).toEqual(
      new Map([
        [ROOM.id, new Set([TODAY])],
        ['room-3', new Set([TODAY])],
      ]),
    );
    expect(shown.get('room-3')).toBe(selection.get('room-3'));
  });

  it('becomes one row for each date, in order', () => {
    const selection = new Map([[ROOM.id, new Set(['2026-11-18', '2026-11-13'])]]);
    expect(selectionRows(selection, { isAvailable: false, customPrice: 72.5 })).toEqual([
      makeRow('2026-11-13', { is_available: false, custom_price: 72.5 }),
      makeRow('2026-11-18', { is_available: false, custom_price: 72.5 }),
    ]);
  });
});
