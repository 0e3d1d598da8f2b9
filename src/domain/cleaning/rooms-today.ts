import { countLabel } from '../basics/text.ts';
import { compareRoomNumbers } from '../room/room-number.ts';

/** How far a room is, whoever is in it: 'Por limpar', 'Em limpeza', 'Limpo', 'Verificado' (CLEAN-01). */
export type RoomState = 'dirty' | 'cleaning' | 'clean' | 'inspected';

/** A room out of service (CLEAN-03). */
export interface Outage {
  id: string;
  /** The last night that is closed, yyyy-mm-dd. */
  ends: string;
  reason: string;
  by: string | null;
  /** ISO. */
  at: string;
  /** How many stays are in the way. */
  in_way: number;
}

/** An active room as the cleaning board knows it: what happens today, and nobody's name. */
export interface RoomToday {
  id: string;
  room_number: string;
  name: string;
  /** Whoever is in it should leave today, or should have left before. */
  leaving: boolean;
  /** Somebody has checked out of it today. */
  left: boolean;
  /** Who is still to come: the announced hour, hh:mm, and how many people. */
  arriving: { at: string | null; guests: number } | null;
  /** Who stays on: the night that begins today, counted from 1, and how many people. */
  staying: { night: number; guests: number } | null;
  /** Closed in the night that begins today. */
  closed: boolean;
  state: RoomState;
  /** Since when (ISO); null where nobody has said anything yet. */
  since: string | null;
  /** Which colleague said so; null where the check-out or the morning did. */
  by: string | null;
  /** Whether the caller said so. */
  is_own: boolean;
  note: string | null;
  note_by: string | null;
  /** When somebody last checked out of it today (ISO). */
  emptied_at: string | null;
  /** All of it where somebody leaves or has left, with how many beds; or a change after so many nights. */
  linen: { kind: 'all'; beds: number } | { kind: 'change'; nights: number } | null;
  outage: Outage | null;
}

/** The rooms of a day; `day` is yyyy-mm-dd in Europe/Lisbon, by the database's clock. */
export interface RoomsToday {
  day: string;
  /** Linen is changed after so many nights, counted from the arrival. */
  linen_every: number;
  rooms: RoomToday[];
}

/** The groups of the board in the order of work (STAFF-02). */
export const ROOM_GROUPS = [
  { key: 'turnover', title: 'Primeiro: sai e entra hoje' },
  { key: 'departure', title: 'Sai hoje' },
  { key: 'arrival', title: 'Entra hoje' },
  { key: 'stay', title: 'Ficam' },
  { key: 'free', title: 'Livres' },
  { key: 'closed', title: 'Fechados' },
] as const;
export type RoomGroup = (typeof ROOM_GROUPS)[number]['key'];

/** What a room needs first: the group that it stands in. */
function groupOf({ leaving, left, arriving, staying, closed }: RoomToday): RoomGroup {
  const isEmptied = leaving || left;
  if (isEmptied && arriving !== null) return 'turnover';
  if (staying !== null) return 'stay';
  if (isEmptied) return 'departure';
  if (arriving !== null) return 'arrival';
  return closed ? 'closed' : 'free';
}

/** The groups that have rooms; in them who comes first stands first, then by room number. */
export function groupedRooms(
  rooms: readonly RoomToday[],
): { key: RoomGroup; title: string; rooms: RoomToday[] }[] {
  return ROOM_GROUPS.map(({ key, title }) => ({
    key,
    title,
    rooms: rooms.filter((room) => groupOf(room) === key).toSorted(byHour),
  })).filter((group) => group.rooms.length > 0);
}

/** Behind every announced hour. */
const NO_HOUR = '99:99';

function byHour(a: RoomToday, b: RoomToday): number {
  const [first, second] = [a.arriving?.at ?? NO_HOUR, b.arriving?.at ?? NO_HOUR];
  if (first !== second) return first < second ? -1 : 1;
  return compareRoomNumbers(a.room_number, b.room_number);
}

const people = (number: number) => countLabel(number, { one: 'pessoa', many: 'pessoas' });

/** 'Entra às 16:00, 2 pessoas', '4.ª noite, 2 pessoas', 'Sai hoje, depois livre': the room's day. */
export function roomDayWords(room: RoomToday): string {
  const { arriving, staying } = room;
  const group = groupOf(room);
  if (group === 'stay' && staying) return `${staying.night}.ª noite, ${people(staying.guests)}`;
  if (group === 'departure') return room.left ? 'Saiu, depois livre' : 'Sai hoje, depois livre';
  if (arriving === null) return group === 'closed' ? 'Fechado esta noite' : 'Livre';
  const hour = arriving.at === null ? 'Entra hoje' : `Entra às ${arriving.at}`;
  return `${hour}, ${people(arriving.guests)}`;
}

/** 'Ainda ocupado' or 'Já vazio' where a room is to be emptied today; null for every other. */
export function emptiedWords(room: RoomToday): string | null {
  if (room.leaving) return 'Ainda ocupado';
  return room.left && room.staying === null ? 'Já vazio' : null;
}

/** '5 com saída hoje, 2 com chegada': the day of all rooms in one sentence. */
export function houseDayWords(rooms: readonly RoomToday[]): string {
  const out = rooms.filter(({ leaving, left }) => leaving || left).length;
  const coming = rooms.filter(({ arriving }) => arriving !== null).length;
  if (out === 0 && coming === 0) return 'Sem saídas nem chegadas hoje';
  if (out === 0) return `${coming} com chegada hoje`;
  return coming === 0 ? `${out} com saída hoje` : `${out} com saída hoje, ${coming} com chegada`;
}
