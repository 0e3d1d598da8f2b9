/** The heat map of a report: how full each room was night by night (REP-02). */
import { formatDayAndMonth, formatShortDay } from '../calendar/date-formats.ts';
import { addDays } from '../calendar/dates.ts';
import type { NightAxis } from './axis.ts';
import type { ReportDays } from './glossary.ts';

/** No guests; up to half of the beds; more than half; every bed; not available. */
export type NightLevel = 'empty' | 'half' | 'most' | 'full' | 'closed';

/** The levels with their labels in the legend, from light to dark. */
export const NIGHT_LEVELS: readonly { level: NightLevel; label: string }[] = [
  { level: 'empty', label: 'vazio' },
  { level: 'half', label: 'até metade das camas' },
  { level: 'most', label: 'mais de metade' },
  { level: 'full', label: 'cheio' },
  { level: 'closed', label: 'bloqueado' },
];

/** A room with its guests per night; -1 where it was closed or did not exist yet. */
export interface RoomNights {
  room_number: string;
  max_guests: number;
  nights: readonly number[];
}

/** How full a room is with a number of guests; -1 guests means that it was closed. */
export function nightLevel(guests: number, beds: number): NightLevel {
  if (guests < 0) return 'closed';
  if (guests === 0) return 'empty';
  if (guests >= beds) return 'full';
  return guests * 2 <= beds ? 'half' : 'most';
}

/** A run of nights of one level: its left edge and its width, in nights of the axis. */
export interface LevelRun {
  level: NightLevel;
  left: number;
  nights: number;
}

/**
 * A room's nights as runs of equal level; a run ends with the month, where the drawing has a gap.
 */
export function levelRuns({ nights, max_guests }: RoomNights, { parts }: NightAxis): LevelRun[] {
  const runs: LevelRun[] = [];
  for (const part of parts) {
    const own = runs.length;
    for (let index = 0; index < part.nights; index += 1) {
      const level = nightLevel(nights[part.first + index] ?? -1, max_guests);
      const run = runs.length > own ? runs.at(-1) : undefined;
      if (run?.level === level) run.nights += 1;
      else runs.push({ level, left: part.left + index, nights: 1 });
    }
  }
  return runs;
}

/** Up to this width of the axis, each night is wide enough to be drawn separately. */
const APART_LIMIT = 62;
/** The gap beside such a night, as a share of its width. */
const APART = 0.08;
/** The space above and below the stripe of a row, as a share of the row's height. */
const MARGIN = 0.125;

/** A run of nights with the row of its room, counted from 0. */
export interface DrawnRun extends LevelRun {
  row: number;
}

export function drawnRuns(rooms: readonly RoomNights[], axis: NightAxis): DrawnRun[] {
  return rooms.flatMap((room, row) =>
    levelRuns(room, axis).map((run) => Object.assign(run, { row })),
  );
}

/**
 * The data of one SVG path for all runs of a level, in a drawing whose width is that of the axis
 * and whose height is the number of rooms; '' without such runs.
 */
export function levelPath(runs: readonly DrawnRun[], level: NightLevel, axis: NightAxis): string {
  const isApart = axis.width <= APART_LIMIT;
  let path = '';
  for (const run of runs) {
    if (run.level !== level) continue;
    const singles = isApart ? run.nights : 1;
    const width = isApart ? 1 - APART : run.nights;
    for (let single = 0; single < singles; single += 1) {
      path += rectangle(run.left + single, run.row, width);
    }
  }
  return path;
}

function rectangle(left: number, row: number, width: number): string {
  const x = Math.round(left * 100) / 100;
  return `M${x} ${row + MARGIN}h${width}v${1 - 2 * MARGIN}h-${width}z`;
}

/** 'Quarto 7, 14 ago.: 6 de 8', with the year if the period is of more than one year. */
export function nightWordsOfRoom(room: RoomNights, night: number, days: ReportDays): string {
  const day = addDays(days.from, night);
  const isOneYear = days.from.slice(0, 4) === addDays(days.until, -1).slice(0, 4);
  const when = isOneYear ? formatDayAndMonth(day) : formatShortDay(day);
  return `Quarto ${room.room_number}, ${when}: ${guestsWords(room, night)}`;
}

function guestsWords({ nights, max_guests }: RoomNights, night: number): string {
  const guests = nights[night] ?? -1;
  if (guests < 0) return 'bloqueado';
  return guests === 0 ? 'vazio' : `${guests} de ${max_guests}`;
}
