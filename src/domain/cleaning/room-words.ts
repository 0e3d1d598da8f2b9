import { calledName } from '../account/account.ts';
import { capitalised } from '../basics/number-words.ts';
import { countLabel } from '../basics/text.ts';
import {
  formatClock,
  formatDayAndMonth,
  formatShortWeekdayAndDay,
} from '../calendar/date-formats.ts';
import { addDays, type Day, lisbonToday } from '../calendar/dates.ts';
import { DEPARTURE_HOUR } from '../stay/stay-conditions.ts';
import { dayOfRoom, stateCounts } from './board-order.ts';
import { isFinished, STATE_WORDS, stepBack } from './room-state.ts';
import type { Outage, RoomState, RoomToday } from './rooms-today.ts';

const people = (number: number) => countLabel(number, { one: 'pessoa', many: 'pessoas' });

/** 'Entra às 16:00, 2 pessoas', '4.ª noite, 2 pessoas', 'Saiu, depois livre': the room's day. */
export function roomDayWords(room: RoomToday): string {
  const { arriving, staying, outage } = room;
  if (outage !== null) return `Até ${formatShortWeekdayAndDay(outage.ends)}`;
  const day = dayOfRoom(room);
  if (day === 'stay' && staying) return `${staying.night}.ª noite, ${people(staying.guests)}`;
  if (day === 'departure') {
    return room.left ? 'Saiu, depois livre' : `Sai até às ${DEPARTURE_HOUR}, depois livre`;
  }
  if (arriving === null) return room.closed ? 'Fechado esta noite' : 'Livre';
  const hour = arriving.at === null ? 'Entra hoje' : `Entra às ${arriving.at}`;
  return `${hour}, ${people(arriving.guests)}`;
}

/** 'às 09:10', 'ontem às 16:20', 'a 21 nov. às 15:10'. */
export function whenWords(at: string, today: Day): string {
  const clock = `às ${formatClock(at)}`;
  const day = lisbonToday(new Date(at));
  if (day === today) return clock;
  return day === addDays(today, -1) ? `ontem ${clock}` : `a ${formatDayAndMonth(day)} ${clock}`;
}

/** 'desde as 09:05', 'desde ontem às 16:20', 'desde 21 nov. às 15:10'. */
function sinceWords(at: string, today: Day): string {
  return `desde ${whenWords(at, today).replace(/^às/, 'as').replace(/^a /, '')}`;
}

/** The lines under a room's day: whether it is empty, and who brought it to its state, and when. */
export function stateLines(room: RoomToday, today: Day): string[] {
  return [emptiedWords(room, today), byWords(room, today)].filter((line) => line !== null);
}

/** 'Ainda ocupado', or 'Vazio desde as 10:52' while it has to be cleaned; null for every other. */
function emptiedWords(room: RoomToday, today: Day): string | null {
  if (room.leaving) return 'Ainda ocupado';
  if (!room.left || room.staying !== null || room.state !== 'dirty') return null;
  return room.emptied_at === null ? 'Já vazio' : `Vazio ${sinceWords(room.emptied_at, today)}`;
}

/** 'Lídia, desde as 09:05', 'Rui, ontem às 16:20'; null where nobody did it. */
function byWords({ state, since, by }: RoomToday, today: Day): string | null {
  if (since === null || (state === 'dirty' && by === null)) return null;
  const when = state === 'cleaning' ? sinceWords(since, today) : whenWords(since, today);
  return by === null ? capitalised(when) : `${calledName(by)}, ${when}`;
}

/** Two may share a bed: only from this number of people on the beds are counted. */
const COUNTED_BEDS = 3;

/** 'Roupa toda, 6 camas', 'Mudar a roupa: 3 noites'; null where none is to be changed any more. */
export function linenWords({ linen, state }: RoomToday): string | null {
  if (linen === null || isFinished(state)) return null;
  if (linen.kind === 'change') {
    return `Mudar a roupa: ${countLabel(linen.nights, { one: 'noite', many: 'noites' })}`;
  }
  return linen.beds < COUNTED_BEDS ? 'Roupa toda' : `Roupa toda, ${linen.beds} camas`;
}

/** 'Autoclismo a verter. Por Helena, ontem': why a room is out of service. */
export function outageWords({ reason, by, at }: Outage, today: Day): string {
  const day = lisbonToday(new Date(at));
  const date = day === addDays(today, -1) ? 'ontem' : formatDayAndMonth(day);
  const when = day === today ? 'hoje' : date;
  const words = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return by === null ? `${words} Desde ${when}` : `${words} Por ${calledName(by)}, ${when}`;
}

/** '1 estadia no caminho'; null where none is. */
export function inWayWords({ in_way }: Outage): string | null {
  if (in_way === 0) return null;
  return countLabel(in_way, { one: 'estadia no caminho', many: 'estadias no caminho' });
}

const DONE_BY: Record<RoomState, string> = {
  dirty: 'pôs por limpar',
  cleaning: 'começou',
  clean: 'limpou',
  inspected: 'verificou',
};

/**
 * 'Rui verificou às 09:10. Voltar a Limpo?': what a step back asks first, where it takes back what
 * somebody else did; null where it asks nothing.
 */
export function backQuestion(
  room: RoomToday,
  today: Day,
): { title: string; confirm: string } | null {
  const { state, since, by, is_own } = room;
  const before = stepBack(state);
  if (is_own || by === null || since === null || before === null) return null;
  const word = STATE_WORDS[before];
  return {
    title: `${calledName(by)} ${DONE_BY[state]} ${whenWords(since, today)}. Voltar a ${word}?`,
    confirm: `Voltar a ${word}`,
  };
}

/** 'Faltam 5 de 13 quartos': what is left to begin, and then to finish. */
export function leftWords(rooms: readonly RoomToday[]): string {
  const { dirty, cleaning } = stateCounts(rooms);
  const ofAll = `de ${countLabel(rooms.length, { one: 'quarto', many: 'quartos' })}`;
  if (dirty > 0) return `${dirty === 1 ? 'Falta' : 'Faltam'} ${dirty} ${ofAll}`;
  return cleaning > 0 ? `${cleaning} em limpeza, nenhum por começar` : 'Tudo limpo';
}
