/** Describes what a change of a stay means for its rooms (DESK-06). */
import { addDays, type Day, eachDay } from '../calendar/dates.ts';
import { nightsOf } from './price.ts';
import { endSentence, formatStayBriefly, joinWords } from '../calendar/short-dates.ts';
import { countLabel } from '../basics/text.ts';

interface RoomStayDays {
  room_id: string;
  check_in_date: Day;
  check_out_date: Day;
}

const NIGHTS = { one: 'noite', many: 'noites' };

/**
 * 'O quarto 3 fica livre de 24 a 27 nov. e o 11 fica ocupado de 24 a 28 nov.': which nights become
 * free and which become taken.
 *
 * @param numberOf returns a room's number for its id
 */
export function occupancyWords(
  before: RoomStayDays,
  after: RoomStayDays,
  numberOf: (roomId: string) => string,
): string {
  if (nightsOf(after) === 0) return 'Escolha primeiro as datas.';
  const [from, to] = [numberOf(before.room_id), numberOf(after.room_id)];
  if (before.room_id !== after.room_id) {
    return endSentence(
      `O quarto ${from} fica livre ${stretch(nightsIn(before))} e o ${to} fica ocupado ${stretch(nightsIn(after))}`,
    );
  }
  const changed = changedNights(before, after);
  if (changed === '') return 'O quarto e as noites ficam como estão.';
  return endSentence(`O quarto ${to} ${changed}`);
}

/** 'fica livre de 24 a 25 nov. e fica ocupado …', of one room; empty where nothing changes. */
function changedNights(before: RoomStayDays, after: RoomStayDays): string {
  const freed = nightsIn(before).filter((night) => !nightsIn(after).includes(night));
  const taken = nightsIn(after).filter((night) => !nightsIn(before).includes(night));
  const parts = [
    freed.length > 0 && `fica livre ${stretches(freed)}`,
    taken.length > 0 && `fica ocupado ${stretches(taken)}`,
  ].filter((part) => part !== false);
  return joinWords(parts);
}

/**
 * 'O quarto 9 fica como está e o 6 fica ocupado de 25 a 26 nov.': the same for a stay that goes on
 * in the other room from `day` on.
 */
export function dividedWords(
  before: RoomStayDays,
  after: RoomStayDays,
  { day, numberOf }: { day: Day; numberOf: (roomId: string) => string },
): string {
  const kept = { ...after, room_id: before.room_id, check_out_date: day };
  const own = changedNights(before, kept);
  const second = stretch(nightsIn({ ...after, check_in_date: day }));
  return endSentence(
    `O quarto ${numberOf(before.room_id)} ${own === '' ? 'fica como está' : own} e o ${numberOf(after.room_id)} fica ocupado ${second}`,
  );
}

/**
 * 'mais 1 noite', 'menos 2 noites', 'mais cedo', 'mais tarde': how one end of a stay has changed.
 */
export function dayDifference(
  end: 'check_in_date' | 'check_out_date',
  before: Omit<RoomStayDays, 'room_id'>,
  after: Omit<RoomStayDays, 'room_id'>,
): string {
  const nights = nightsOf(after) - nightsOf(before);
  const isOtherEndMoved =
    end === 'check_in_date'
      ? before.check_out_date !== after.check_out_date
      : before.check_in_date !== after.check_in_date;
  if (isOtherEndMoved || nights === 0) return after[end] < before[end] ? 'mais cedo' : 'mais tarde';
  return `${nights > 0 ? 'mais' : 'menos'} ${countLabel(Math.abs(nights), NIGHTS)}`;
}

function nightsIn({ check_in_date, check_out_date }: RoomStayDays): Day[] {
  return eachDay({ from: check_in_date, to: check_out_date });
}

/** Consecutive nights, formatted as a stay. */
function stretch(nights: readonly Day[]): string {
  const [from = '', last = from] = [nights.at(0), nights.at(-1)];
  return formatStayBriefly({ from, to: addDays(last, 1) });
}

/** The same for nights that may be at both ends of a stay. */
function stretches(nights: readonly Day[]): string {
  const rows: Day[][] = [];
  for (const night of nights) {
    const row = rows.at(-1);
    if (row !== undefined && addDays(row.at(-1) ?? '', 1) === night) row.push(night);
    else rows.push([night]);
  }
  return joinWords(rows.map(stretch));
}
