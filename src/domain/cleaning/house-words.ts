/** How the rooms of today stand, for 'A casa' and the dashboard (CLEAN-04). */
import { countLabel } from '../basics/text.ts';
import type { RoomToday } from './rooms-today.ts';

const UNREADY: readonly string[] = ['dirty', 'cleaning'];

interface ReadinessWords {
  /** '5 quartos por limpar', 'Quartos prontos'. */
  title: string;
  /** '2 com chegada hoje, o 2 já às 16:00': those of them that somebody waits for. */
  detail: string;
}

/** How many rooms are not ready yet, and for how many of them somebody comes today. */
export function readinessWords(rooms: readonly RoomToday[]): ReadinessWords {
  const unready = rooms.filter(({ state, outage }) => outage === null && UNREADY.includes(state));
  const awaited = unready.filter(({ arriving }) => arriving !== null);
  const title =
    unready.length === 0
      ? 'Quartos prontos'
      : countLabel(unready.length, { one: 'quarto por limpar', many: 'quartos por limpar' });
  return {
    title,
    detail: awaited.length === 0 ? restWords(rooms, unready.length) : awaitedWords(awaited),
  };
}

function awaitedWords(awaited: readonly RoomToday[]): string {
  const [first] = awaited
    .flatMap(({ room_number, arriving }) =>
      arriving?.at ? [{ room_number, at: arriving.at }] : [],
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const count = `${awaited.length} com chegada hoje`;
  return first === undefined ? count : `${count}, o ${first.room_number} já às ${first.at}`;
}

function restWords(rooms: readonly RoomToday[], unready: number): string {
  const out = rooms.filter(({ outage }) => outage !== null).length;
  if (out > 0) return countLabel(out, { one: 'fora de serviço', many: 'fora de serviço' });
  return unready === 0 ? 'Nenhum por limpar' : 'Nenhum com chegada hoje';
}

/** The same in one sentence, for the row of 'A casa': '5 quartos por limpar, 2 com chegada hoje'. */
export function readinessSentence(rooms: readonly RoomToday[]): string {
  if (rooms.length === 0) return 'Nenhum quarto ativo';
  const { title, detail } = readinessWords(rooms);
  return `${title}, ${detail.charAt(0).toLowerCase()}${detail.slice(1)}`;
}
