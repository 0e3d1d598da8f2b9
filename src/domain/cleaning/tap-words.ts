import { calledName } from '../account/account.ts';
import { countLabel } from '../basics/text.ts';
import { formatClock } from '../calendar/date-formats.ts';
import type { Day } from '../calendar/dates.ts';
import { whenWords } from './room-words.ts';
import { isBefore, isRoomState, STATE_WORDS } from './room-state.ts';
import type { RoomToday } from './rooms-today.ts';
import type { Tap, TapAnswer } from './tap-queue.ts';

const DONE_BY = {
  dirty: 'posto por limpar',
  cleaning: 'começado',
  clean: 'limpo',
  inspected: 'verificado',
};

/** 'O quarto 12 já foi verificado por Rui.' */
function doneWords(roomNumber: string, value: string | null, by: string | null): string {
  if (value === null || !isRoomState(value)) return `O quarto ${roomNumber} mudou entretanto.`;
  if (by === null) return `O quarto ${roomNumber} está ${STATE_WORDS[value].toLowerCase()}.`;
  return `O quarto ${roomNumber} já foi ${DONE_BY[value]} por ${calledName(by)}.`;
}

/**
 * Why a tap does not count, or the later step does: null where there is nothing to tell.
 *
 * @param roomNumber null where the board does not know the room any more
 */
export function toldWords(roomNumber: string | null, answer: TapAnswer): string | null {
  if (answer.outcome === 'gone') {
    const room = roomNumber === null ? 'Um quarto' : `O quarto ${roomNumber}`;
    return `${room} já não está no quadro: o toque não contou.`;
  }
  if (answer.outcome !== 'overtaken' || roomNumber === null) return null;
  return doneWords(roomNumber, answer.value ?? null, answer.by ?? null);
}

/** A question at a room, whose tap was not done: what is there, what was wanted, and the way on. */
export function questionWords(
  room: RoomToday,
  { field, from, to, at }: Tap,
  today: Day,
): { title: string; detail: string; insist: string } {
  const clock = formatClock(new Date(at).toISOString());
  if (field === 'note') {
    const by = room.note_by === null ? null : calledName(room.note_by);
    return {
      title:
        by === null
          ? `A nota do quarto ${room.room_number} mudou.`
          : `${by} mudou a nota do quarto ${room.room_number}.`,
      detail: to === '' ? 'A sua apagava-a.' : `A sua dizia: ${to}`,
      insist: to === '' ? 'Apagar a nota' : 'Pôr a minha',
    };
  }
  const wanted = isRoomState(to) ? STATE_WORDS[to] : to;
  return {
    title:
      room.state === 'dirty' && room.emptied_at !== null
        ? `O quarto ${room.room_number} ficou vazio ${whenWords(room.emptied_at, today)}.`
        : askedWords(room, from),
    detail: `O seu toque, das ${clock}, dizia ${wanted}.`,
    insist: `Pôr ${wanted}`,
  };
}

/** 'O quarto 12 já foi verificado por Rui.', 'Rui pôs o quarto 12 outra vez em limpeza.' */
function askedWords({ room_number, state, by }: RoomToday, from: string): string {
  const isFurther = !isRoomState(from) || isBefore(from, state);
  if (isFurther || by === null) return doneWords(room_number, state, by);
  return `${calledName(by)} pôs o quarto ${room_number} outra vez ${STATE_WORDS[state].toLowerCase()}.`;
}

/** 'Quarto 2: em limpeza.', for who hears the board. */
export function announcedWords({ room_number, state }: RoomToday): string {
  return `Quarto ${room_number}: ${STATE_WORDS[state].toLowerCase()}.`;
}

const HOUR_MS = 3_600_000;

/**
 * What is said while no line is there, in a bold part and the rest.
 *
 * @param since when the line was lost, ms
 * @param count kept taps
 */
export function lostLineWords(
  since: number,
  { now, count }: { now: number; count: number },
): { title: string; rest: string } {
  const kept = countLabel(count, { one: 'toque guardado', many: 'toques guardados' });
  if (now - since >= HOUR_MS) {
    return {
      title: 'Há mais de uma hora sem linha: confirme na receção.',
      rest: count === 0 ? '' : `${kept} neste aparelho.`,
    };
  }
  const follow = count === 1 ? 'segue' : 'seguem';
  return {
    title: `Sem linha desde as ${formatClock(new Date(since).toISOString())}.`,
    rest:
      count === 0
        ? 'Continue: o que tocar fica guardado.'
        : `Continue: ${kept}, ${follow} quando ela voltar.`,
  };
}
