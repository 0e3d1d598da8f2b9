import { countLabel } from '../basics/text.ts';
import { formatDayAndMonth, formatShortWeekdayAndDay } from '../calendar/date-formats.ts';
import { addDays, type Day, lisbonToday } from '../calendar/dates.ts';
import { boardLayout, dayOfRoom, ROOM_GROUPS, stateCounts, type RoomGroup } from './board-order.ts';
import { isFinished, STATE_WORDS } from './room-state.ts';
import type { RoomToday } from './rooms-today.ts';

/** A room on paper, in words. */
export interface PaperRoom {
  id: string;
  room_number: string;
  name: string;
  /** The hour, 'hoje', or nothing. */
  arrives: string;
  people: string;
  linen: string;
  note: string;
}

/** The groups of the board on paper, in the order of work; those out of service stand apart. */
export function paperGroups(
  rooms: readonly RoomToday[],
  today: Day,
): { key: RoomGroup; title: string; rooms: PaperRoom[] }[] {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  return boardLayout(rooms)
    .filter(({ key }) => key !== 'closed')
    .map(({ key, ids }) => {
      const title = ROOM_GROUPS.find((group) => group.key === key)?.title ?? '';
      const ofGroup = ids.flatMap((id) => byId.get(id) ?? []);
      return {
        key,
        title: key === 'turnover' ? 'Sai e entra hoje' : title,
        rooms: ofGroup.map((room) => paperRoom(room, today)),
      };
    });
}

function paperRoom(room: RoomToday, today: Day): PaperRoom {
  const { id, room_number, name, arriving, staying } = room;
  const isStay = dayOfRoom(room) === 'stay';
  const coming = isStay ? null : arriving;
  const guests = (isStay ? staying : arriving)?.guests;
  return {
    id,
    room_number,
    name,
    arrives: coming === null ? '' : (coming.at ?? 'hoje'),
    people: guests === undefined ? 'livre' : String(guests),
    linen: linenOnPaper(room),
    note: room.note ?? (isFinished(room.state) ? doneOnPaper(room, today) : ''),
  };
}

/** Below this number of people the beds are not counted, because two may share one. */
const COUNTED_BEDS = 3;

function linenOnPaper({ linen, state }: RoomToday): string {
  if (linen === null || isFinished(state)) return '';
  if (linen.kind === 'change') return 'mudar';
  return linen.beds < COUNTED_BEDS ? 'toda' : `toda, ${linen.beds} camas`;
}

/** 'Verificado ontem', 'Limpo hoje'; nothing of a room of which nobody has said anything. */
function doneOnPaper({ state, since }: RoomToday, today: Day): string {
  if (since === null) return '';
  const day = lisbonToday(new Date(since));
  if (day === today) return `${STATE_WORDS[state]} hoje`;
  if (day === addDays(today, -1)) return `${STATE_WORDS[state]} ontem`;
  return `${STATE_WORDS[state]} a ${formatDayAndMonth(day)}`;
}

/** Rooms out of service: number, name, and 'até qua., 25 nov.: autoclismo a verter.' */
export function paperOutages(
  rooms: readonly RoomToday[],
): { id: string; room_number: string; words: string }[] {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const ids = boardLayout(rooms).find(({ key }) => key === 'closed')?.ids ?? [];
  return ids.flatMap((id) => {
    const room = byId.get(id);
    if (!room?.outage) return [];
    const { ends, reason } = room.outage;
    const why = reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, '');
    const words = `${room.name}, até ${formatShortWeekdayAndDay(ends)}: ${why}.`;
    return [{ id, room_number: room.room_number, words }];
  });
}

/** '13 quartos, 5 por limpar às 08:00'. */
export function paperSum(rooms: readonly RoomToday[], clock: string): string {
  const all = countLabel(rooms.length, { one: 'quarto', many: 'quartos' });
  return `${all}, ${stateCounts(rooms).dirty} por limpar às ${clock}`;
}
