/** The data of a report's charts as CSV files, with the year before (REP-02). */
import { type CsvCell, csvFile } from '../files/csv.ts';
import { addDays, addMonths, type Day } from '../calendar/dates.ts';
import {
  leadBars,
  type LeadSums,
  type PeriodSources,
  type ReportBar,
  sourceBars,
  type SourceSums,
} from './bars.ts';
import type { MonthSums } from './columns.ts';
import { hasNoData, type KnownSums, percentOf, type ReportDays, yearsOf } from './glossary.ts';
import { foldText } from '../basics/fold-text.ts';

/** A share in per cent with one decimal; an empty cell if the whole is 0. */
function percentCell(part: number, whole: number): CsvCell {
  const percent = percentOf(part, whole);
  return percent === null ? null : Math.round(percent * 10) / 10;
}

/** 'hostel-mare-nova-noites-por-origem-2026-01-01-a-2026-10-31.csv': hostel, content, period. */
export function reportFileName(house: string, what: string, { from, until }: ReportDays): string {
  const name = foldText(house)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name}-${what}-${from}-a-${addDays(until, -1)}.csv`;
}

export interface CsvRoom {
  room_number: string;
  name: string;
  nights: readonly number[];
}

/**
 * The heat map: a line for each night and a column for each room, each cell with the number of
 * people or 'bloqueado'; the last columns are the sums of all rooms. Not a column for each night,
 * because some spreadsheets could not open so many.
 */
export function nightsCsv(rooms: readonly CsvRoom[], { from, until }: ReportDays): string {
  const lines: CsvCell[][] = [];
  let night = 0;
  for (let day: Day = from; day < until; day = addDays(day, 1)) {
    const guests = rooms.map(({ nights }) => nights[night] ?? -1);
    const sleeping = guests.filter((people) => people > 0);
    lines.push([
      day,
      ...guests.map((people) => (people < 0 ? 'bloqueado' : people)),
      sleeping.length,
      guests.filter((people) => people >= 0).length,
      sleeping.reduce((sum, people) => sum + people, 0),
    ]);
    night += 1;
  }
  const names = rooms.map(({ room_number, name }) => `${room_number} ${name}`);
  return csvFile(['Noite', ...names, 'Quartos ocupados', 'Quartos disponíveis', 'Hóspedes'], lines);
}

export interface CsvMonth extends MonthSums {
  bed_nights: number;
  open_bed_nights: number;
  /** EUR. */
  revenue: number;
}

export interface CsvMonths extends ReportDays, KnownSums {
  by_month: readonly CsvMonth[];
}

/** A line for each month, '2026-08', even where a column of the chart covers several. */
export function monthsCsv({ period, before }: { period: CsvMonths; before: CsvMonths }): string {
  const then = new Map(
    hasNoData(before) ? [] : before.by_month.map((sums) => [sums.month, sums] as const),
  );
  const names = [
    'Ocupação dos quartos (%)',
    'Noites de quarto ocupadas',
    'Noites de quarto disponíveis',
    'Noites de cama ocupadas',
    'Noites de cama disponíveis',
    'Receita (€)',
  ];
  const cells = (month: CsvMonth | undefined): CsvCell[] =>
    month === undefined
      ? names.map(() => null)
      : [
          percentCell(month.room_nights, month.open_room_nights),
          month.room_nights,
          month.open_room_nights,
          month.bed_nights,
          month.open_bed_nights,
          { euros: month.revenue },
        ];
  return csvFile(
    ['Mês', ...headsOfBoth(names, { period, before })],
    period.by_month.map((month) => [
      month.month.slice(0, 7),
      ...cells(month),
      ...cells(then.get(addMonths(month.month, -12))),
    ]),
  );
}

/** A line for each number of days ahead. */
export function leadCsv(report: { period: LeadSums; before: LeadSums }): string {
  return csvFile(
    ['Antecedência', ...headsOfBoth(['Chegadas', 'Parte (%)'], report)],
    leadBars(report).map((bar) => [[bar.label], shareCells(bar), shareCells(bar.before)].flat()),
  );
}

/** A count and its share; empty cells without data. */
function shareCells(share: ReportBar['before']): CsvCell[] {
  return share === null ? [null, null] : [share.part, percentCell(share.part, share.whole)];
}

export function sourceCsv(report: { period: PeriodSources; before: PeriodSources }): string {
  const names = ['Noites', 'Parte (%)', 'Chegadas', 'Receita (€)'];
  return csvFile(
    ['Origem', ...headsOfBoth(names, report)],
    sourceBars(report).map((bar) =>
      [
        [bar.label],
        [...shareCells(bar), ...broughtCells(bar.sums)],
        [...shareCells(bar.before), ...broughtCells(bar.sumsBefore)],
      ].flat(),
    ),
  );
}

function broughtCells(sums: SourceSums | null): CsvCell[] {
  return sums === null ? [null, null] : [sums.arrivals, { euros: sums.revenue }];
}

/** The columns of this year, then those of the year before: 'Noites 2026', ..., 'Noites 2025'. */
function headsOfBoth(
  names: readonly string[],
  { period, before }: { period: ReportDays; before: ReportDays },
): string[] {
  return [period, before].flatMap((days) => names.map((name) => `${name} ${yearsOf(days)}`));
}
