/** The tables behind the charts of a report, with formatted cells (REP-02). */
import { leadBars, type LeadSums, type PeriodSources, sourceBars } from './bars.ts';
import {
  type PeriodMonths,
  type ReportColumn,
  reportColumns,
  type RoomColumn,
  roomColumns,
} from './columns.ts';
import { wholeEuros, wholeText } from './numbers.ts';
import { hasNoData, type KnownSums, percentText, yearsOf } from './glossary.ts';

/** A table whose first cell of each row is the row's heading. */
export interface FiguresTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The heading of the column with this year's share. */
  now: string;
  /** Whether the last row sums up the others. */
  hasSum: boolean;
}

/** The text of cells without data for the year before. */
const NO_DATA = 'sem dados';

type Months = PeriodMonths & KnownSums & { open_room_nights: number };

/** Nights sold of nights available, by month, quarter or year, this year and last. */
export function monthsTable({ period, before }: { period: Months; before: Months }): FiguresTable {
  const [now, then] = [yearsOf(period), yearsOf(before)];
  const isUnknown = hasNoData(before);
  const row = (name: string, { sold, open }: RoomColumn, beside: RoomColumn | null) => [
    name,
    percentText(sold, open),
    beside === null || isUnknown ? NO_DATA : percentText(beside.sold, beside.open),
    soldOfOpen({ sold, open }),
    beside === null || isUnknown ? NO_DATA : soldOfOpen(beside),
  ];
  return {
    caption: 'Ocupação dos quartos',
    now,
    hasSum: true,
    head: ['Período', now, then, `Noites ${now}`, `Noites ${then}`],
    rows: [
      ...reportColumns(period, before).map((column) => row(column.title, column, column.before)),
      row('Total', soldOf(period), soldOf(before)),
    ],
  };
}

const soldOf = (sums: { room_nights: number; open_room_nights: number }): RoomColumn => ({
  sold: sums.room_nights,
  open: sums.open_room_nights,
});

/** '2688 de 3938'. */
const soldOfOpen = ({ sold, open }: RoomColumn) => `${wholeText(sold)} de ${wholeText(open)}`;

/** A room of the report, with its nights and its sums of both years. */
export interface ReportedRoom {
  room_number: string;
  name: string;
  nights: readonly number[];
  room_nights: number;
  open_room_nights: number;
  room_nights_before: number;
  open_room_nights_before: number;
}

const texts = (parts: readonly RoomColumn[]) =>
  parts.map(({ sold, open }) => percentText(sold, open));

export function roomsTable(
  rooms: readonly ReportedRoom[],
  { period, before }: { period: Months; before: Months },
): FiguresTable {
  const columns = reportColumns(period, before);
  const [now, then] = [yearsOf(period), yearsOf(before)];
  const isUnknown = hasNoData(before);
  const last = (sold: number, open: number) => (isUnknown ? NO_DATA : percentText(sold, open));
  return {
    caption: 'Ocupação de cada quarto, em percentagem das noites',
    now,
    hasSum: true,
    head: ['Quarto', ...columns.map(headOf(columns)), now, then, `Noites ${now}`],
    rows: [
      ...rooms.map((room) => [
        `${room.room_number} ${room.name}`,
        ...texts(roomColumns(room.nights, columns, period)),
        percentText(room.room_nights, room.open_room_nights),
        last(room.room_nights_before, room.open_room_nights_before),
        soldOfOpen(soldOf(room)),
      ]),
      [
        'Casa',
        ...texts(columns),
        percentText(period.room_nights, period.open_room_nights),
        last(before.room_nights, before.open_room_nights),
        soldOfOpen(soldOf(period)),
      ],
    ],
  };
}

/** 'jan.', with its year if there are columns of another year. */
function headOf(columns: readonly ReportColumn[]) {
  const isOneYear = columns.every(({ year }) => year === columns[0]?.year);
  return ({ label, year }: ReportColumn) =>
    isOneYear || label === year ? label : `${label} ${year}`;
}

/** Stays of direct bookings by days ahead, this year and last. */
export function leadTable(report: { period: LeadSums; before: LeadSums }): FiguresTable {
  const [now, then] = [yearsOf(report.period), yearsOf(report.before)];
  return {
    caption: 'Antecedência das reservas diretas, pelas chegadas',
    now,
    hasSum: false,
    head: ['Antecedência', now, then, `Chegadas ${now}`, `Chegadas ${then}`],
    rows: leadBars(report).map(({ label, part, whole, before }) => [
      label,
      percentText(part, whole),
      before === null ? NO_DATA : percentText(before.part, before.whole),
      wholeText(part),
      before === null ? NO_DATA : wholeText(before.part),
    ]),
  };
}

/** Nights and revenue (EUR) by source, this year and last. */
export function sourceTable(report: {
  period: PeriodSources;
  before: PeriodSources;
}): FiguresTable {
  const [now, then] = [yearsOf(report.period), yearsOf(report.before)];
  const both = (name: string) => [`${name} ${now}`, `${name} ${then}`];
  return {
    caption: 'Noites ocupadas e receita por origem',
    now,
    hasSum: false,
    head: ['Origem', now, then, ...both('Noites'), ...both('Receita')],
    rows: sourceBars(report).map(({ label, part, whole, before, sums, sumsBefore }) => [
      label,
      percentText(part, whole),
      before === null ? NO_DATA : percentText(before.part, before.whole),
      wholeText(part),
      before === null ? NO_DATA : wholeText(before.part),
      wholeEuros(sums.revenue),
      sumsBefore === null ? NO_DATA : wholeEuros(sumsBefore.revenue),
    ]),
  };
}
