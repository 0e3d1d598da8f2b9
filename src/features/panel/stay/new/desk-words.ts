import type { StaffBooking } from '@/queries/staff-bookings';
import { formatDayAndMonth, formatMonth, formatWeekdayName } from '@/domain/calendar/date-formats';
import { isDay, parseDay, type Day } from '@/domain/calendar/dates';
import type { DeskStay } from '@/domain/new-stay/rooms';
import { formatEuros, fromCents, toCents } from '@/domain/basics/money';
import { joinWords } from '@/domain/calendar/short-dates';
import { countLabel } from '@/domain/basics/text';
import { knownReason } from '@/features/panel/change/refusal-reason';
import type { KnownGuest } from '@/queries/known-guests';
import { QueryError } from '@/queries/query-error';

// The words of the form for a new booking.

export const roomsWords = (rooms: number) => countLabel(rooms, { one: 'quarto', many: 'quartos' });

/** 'sábado', 'terça': beside the label of a date. */
export function weekdayWord(text: string): string {
  return isDay(text) ? formatWeekdayName(text).replace('-feira', '') : '';
}

/** 'de 27 a 30 nov.', 'de 27 nov. a 2 dez.' */
export function stayRangeWords({
  check_in_date: from,
  check_out_date: to,
}: Pick<DeskStay, 'check_in_date' | 'check_out_date'>): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? String(parseDay(from).getDate()) : formatDayAndMonth(from);
  return `de ${first} a ${formatDayAndMonth(to)}`;
}

/** 'ago. 2026' */
function monthWords(day: Day): string {
  return `${formatMonth(day)} ${day.slice(0, 4)}`;
}

const timesWords = (times: number) => countLabel(times, { one: 'vez', many: 'vezes' });

/** 'já ficou 2 vezes'; 'já reservou 1 vez' where the last stay is still to come. */
export function staysWords({ stays, last_stay }: KnownGuest, today: Day): string {
  if (stays === 0 || last_stay === null) return 'só cancelou';
  return `${last_stay > today ? 'já reservou' : 'já ficou'} ${timesWords(stays)}`;
}

/** 'última vez em ago. 2026, quarto 10', 'próxima vez em fev. 2027, quarto 11'; null without a stay. */
export function lastStayWords({ last_stay, last_room }: KnownGuest, today: Day): string | null {
  if (last_stay === null) return null;
  const which = last_stay > today ? 'próxima vez' : 'última vez';
  return `${which} em ${monthWords(last_stay)}, quarto ${last_room}`;
}

/** 'mesmo preço', 'mais 9,00 €', 'menos 9,00 €' */
export function differenceWords(price: number, than: number): string {
  const cents = toCents(price) - toCents(than);
  if (cents === 0) return 'mesmo preço';
  return `${cents > 0 ? 'mais' : 'menos'} ${formatEuros(fromCents(Math.abs(cents)))}`;
}

/** 'Reserva R26-7K3F9Q criada', 'Reservas R26-7K3F9Q e R26-GC2UEZ criadas' */
export function createdWords(bookings: readonly Pick<StaffBooking, 'booking_number'>[]): string {
  const numbers = bookings.map(({ booking_number }) => booking_number);
  const list = joinWords(numbers);
  return numbers.length === 1 ? `Reserva ${list} criada` : `Reservas ${list} criadas`;
}

/** Why the booking was not stored. */
export function bookingSaveFailure(error: unknown): string {
  const isLost = error instanceof QueryError && error.kind === 'network';
  const reason = knownReason(error, {
    conflict: 'um dos quartos já está ocupado nestas datas.',
    network: 'sem ligação ao servidor. Nada se perdeu: tente novamente.',
  });
  const words = reason === null ? 'Erro ao criar reserva.' : `Erro ao criar reserva: ${reason}`;
  return isLost ? `${words} Guardar outra vez não cria uma segunda reserva.` : words;
}
