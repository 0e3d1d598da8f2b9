/** The texts of the grid about a stay that is moved (DESK-07). */
import { formatDayAndMonth, formatMonth, formatWeekday } from '../calendar/date-formats.ts';
import { daysBetween, parseDay, type Day } from '../calendar/dates.ts';
import { formatEuros, formatEurosShort } from '../basics/money.ts';
import { nightCount } from '../stay/stay.ts';
import { surname } from '../availability/stay-bars.ts';
import type { MoveData, StayPlace } from './stay-move.ts';
import { stoppedBy, type MovingPart } from './move-steps.ts';
import type { Verdict } from './verdict.ts';
import type { SwapVerdict } from './swap.ts';

const NO_BREAK_SPACE = '\u00a0';

/** The question to a guest in house who changes rooms, and the answer that moves past nights too. */
export const SINCE_WHEN = 'A partir de quando';
export const FROM_START = 'Desde o início';

/** 'A partir de hoje', 'A partir de 25 nov.': the answer that keeps past nights where they were. */
export function fromDayWords(day: Day, today: Day): string {
  return `A partir de ${day === today ? 'hoje' : formatDayAndMonth(day)}`;
}

const isSameMonth = (a: Day, b: Day) => a.slice(0, 7) === b.slice(0, 7);

/** '8 a 11 dez.', '28 nov. a 2 dez.': the days of a stay in short form. */
export function shortStay({ checkIn, checkOut }: Pick<StayPlace, 'checkIn' | 'checkOut'>): string {
  const from = isSameMonth(checkIn, checkOut)
    ? String(parseDay(checkIn).getDate())
    : formatDayAndMonth(checkIn);
  return `${from} a ${formatDayAndMonth(checkOut)}`;
}

/** 'sex., 11', with its month 'dom., 13 dez.'. */
export function weekdayAndDate(day: Day, { withMonth }: { withMonth: boolean }): string {
  const date = `${formatWeekday(day)}., ${parseDay(day).getDate()}`;
  return withMonth ? `${date} ${formatMonth(day)}` : date;
}

/** '+12 €', '−18 €', '= €': the price of a free room compared with the stay's current price. */
export function differenceMark(euros: number): string {
  if (euros === 0) return `=${NO_BREAK_SPACE}€`;
  return `${signOf(euros)}${formatEurosShort(Math.abs(euros))}`;
}

/** '+12,00 €', or 'o mesmo' where nothing changes. */
export function differenceText(euros: number): string {
  return euros === 0 ? 'o mesmo' : `${signOf(euros)}${formatEuros(Math.abs(euros))}`;
}

const signOf = (euros: number) => (euros < 0 ? '−' : '+');

/** 'só 1 pessoa': why a room is too small. */
export function onlyBeds(beds: number): string {
  return beds === 1 ? 'só 1 pessoa' : `só ${beds} pessoas`;
}

/** The word beside a room that is not free; null where it is. */
export function refusalWord(verdict: Verdict): string | null {
  if (verdict.kind === 'taken') return 'ocupado';
  if (verdict.kind === 'too-small') return onlyBeds(verdict.beds);
  if (verdict.kind === 'blocked') return 'bloqueado';
  return verdict.kind === 'out-of-range' ? 'fora do mapa' : null;
}

/** 'Acabou de ser ocupado por Chen.': the stay's new place, by somebody who was quicker. */
export function justTaken(by: { guest_name: string }): string {
  return `Acabou de ser ocupado por ${surname(by.guest_name)}.`;
}

/** '5 noites'. */
export function nightsText(place: Pick<StayPlace, 'checkIn' | 'checkOut'>): string {
  const nights = nightCount(place);
  return nights === 1 ? '1 noite' : `${nights} noites`;
}

/** 'mais não dá, Chen entra nesse dia': why an end cannot move further; null when it can. */
export function stopNote(data: MoveData, place: StayPlace, part: MovingPart): string | null {
  const stopper = stoppedBy(data, place, part);
  if (stopper === null) return null;
  return `mais não dá, ${surname(stopper.guest_name)} ${part === 'arrival' ? 'sai' : 'entra'} nesse dia`;
}

/** 'Não dá para trocar: Chen está no quarto 3 de 13 a 16.'; null when the swap is possible. */
export function swapRefusal(
  verdict: SwapVerdict,
  roomNumber: (roomId: string) => string,
): string | null {
  switch (verdict.kind) {
    case 'fits':
      return null;
    case 'same-room':
      return 'Não dá para trocar: estão no mesmo quarto.';
    case 'too-small':
      return `Não dá para trocar: o quarto ${roomNumber(verdict.roomId)} é ${onlyBeds(verdict.beds).replace('só', 'só para')}.`;
    case 'blocked':
      return `Não dá para trocar: o quarto ${roomNumber(verdict.roomId)} está bloqueado a ${formatDayAndMonth(verdict.day)}`;
    case 'slept':
      return `Não dá para trocar: ${surname(verdict.who.guest_name)} já dormiu no quarto ${roomNumber(verdict.who.room_id)}.`;
    case 'taken':
    default: {
      const { guest_name, room_id, check_in_date, check_out_date } = verdict.by;
      return `Não dá para trocar: ${surname(guest_name)} está no quarto ${roomNumber(room_id)} de ${daysOnly(check_in_date, check_out_date)}.`;
    }
  }
}

/** '13 a 16', with the months if they differ. */
function daysOnly(from: Day, to: Day): string {
  if (!isSameMonth(from, to)) return shortStay({ checkIn: from, checkOut: to }).replace(/\.$/, '');
  return `${parseDay(from).getDate()} a ${parseDay(to).getDate()}`;
}

/** A warning before a move is stored: a past check-in, or a closed day; null if none. */
export function placeCaution(
  data: MoveData,
  place: StayPlace,
  { verdict, roomNumber }: { verdict: Verdict; roomNumber: string },
): string | null {
  if (verdict.kind === 'blocked') {
    return `O quarto ${roomNumber} está bloqueado a ${formatDayAndMonth(verdict.day)}`;
  }
  const days = daysBetween({ from: place.checkIn, to: data.today });
  const isNew = place.checkIn !== data.stay.check_in_date;
  if (!isNew || days <= 0) return null;
  return days === 1 ? 'Check-in ontem.' : `Check-in há ${days} dias.`;
}
