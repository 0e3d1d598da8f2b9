/** The texts that describe a conflict (CHAN-04). */
import { asBookingSource, bookingSourceLabel } from '../booking/booking-source.ts';
import { commonNights, conflictKind, stretchesOf, type ForeignStay } from './conflict.ts';
import {
  formatDayAndMonth,
  formatDayNumber,
  formatLongDayAndMonth,
  formatWeekday,
} from '../calendar/date-formats.ts';
import type { Day, DayRange } from '../calendar/dates.ts';
import { joinWords } from '../calendar/short-dates.ts';
import { nightCount } from '../stay/stay.ts';
import { formatStayInSentence } from '../calendar/stay-formats.ts';
import { countLabel } from '../basics/text.ts';

const NIGHTS = { one: 'noite', many: 'noites' };

/** 'Booking.com', 'Outro canal': a platform as reception calls it. */
export function channelLabel(channel: string): string {
  return asBookingSource(channel) === 'other' ? 'Outro canal' : bookingSourceLabel(channel);
}

/** 'na Booking.com', 'no Google', 'no outro canal'. */
export function onChannel(channel: string): string {
  const known = asBookingSource(channel);
  if (known === 'other') return 'no outro canal';
  return `${known === 'google' ? 'no' : 'na'} ${bookingSourceLabel(channel)}`;
}

/** The guest's name on the platform; null for the placeholder 'Hóspede …' and for no name. */
export function foreignGuestName(summary: string | null): string | null {
  const name = summary?.trim() ?? '';
  return name === '' || /^hóspede\b/i.test(name) ? null : name;
}

/** 'pedido direto', 'reserva por telefone', 'Airbnb': what kind of booking one of ours is. */
export function oursWords(source: string): string {
  const known = asBookingSource(source);
  switch (known) {
    case 'site':
      return 'pedido direto';
    case 'phone':
      return 'reserva por telefone';
    case 'desk':
      return 'reserva ao balcão';
    case 'email':
      return 'reserva por e-mail';
    case 'other':
      return 'outra reserva';
    case 'booking_com':
    case 'airbnb':
    case 'vrbo':
    case 'google':
    default:
      return bookingSourceLabel(known);
  }
}

/**
 * '25 e 26 nov.', '3 dez.', '25 a 28 nov.', '30 nov. a 2 dez.': nights where there is little room.
 */
export function shortNights(nights: readonly Day[]): string {
  return nightsBetween(nights, formatDayAndMonth);
}

/** '25 e 26 de novembro', '25 a 28 de novembro': the same for a sentence. */
export function longNights(nights: readonly Day[]): string {
  return nightsBetween(nights, formatLongDayAndMonth);
}

function nightsBetween(nights: readonly Day[], named: (day: Day) => string): string {
  const [first, last] = [nights[0], nights.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return named(first);
  const isOneMonth = first.slice(0, -3) === last.slice(0, -3);
  const start = isOneMonth ? formatDayNumber(first) : named(first);
  if (nights.length === 2) return `${start} e ${named(last)}`;
  const stretches = stretchesOf(nights);
  const areFew = isOneMonth && stretches.every(({ from, to }) => from === to);
  if (areFew) return joinWords([...nights.slice(0, -1).map(formatDayNumber), named(last)]);
  return `${start} a ${named(last)}`;
}

/** 'em 25 e 26 de novembro', 'de 25 a 28 de novembro': nights with their preposition. */
function inNights(nights: readonly Day[]): string {
  const words = longNights(nights);
  return nights.length > 2 && words.includes(' a ') ? `de ${words}` : `em ${words}`;
}

export interface ToldConflict {
  foreign: Pick<ForeignStay, 'starts' | 'ends' | 'channel'>;
  roomNumber: string;
  /** Our stays in the way, by arrival. */
  ours: readonly { check_in_date: Day; check_out_date: Day; source: string; guest_name: string }[];
  /** The nights of the foreign stay on which the room is blocked. */
  closed: readonly Day[];
}

/**
 * The nights a conflict is about: those in common, else the blocked ones, else all of its nights.
 */
export function nightsAtStake({ foreign, ours, closed }: Omit<ToldConflict, 'roomNumber'>): Day[] {
  if (ours.length > 0) return commonNights(foreign, ours);
  return closed.length > 0 ? [...closed] : nightsOf(foreign);
}

function nightsOf({ starts, ends }: Pick<ForeignStay, 'starts' | 'ends'>): Day[] {
  return commonNights({ starts, ends }, [{ check_in_date: starts, check_out_date: ends }]);
}

/** 'Quarto 8: duas estadias em 25 e 26 de novembro': the heading of a conflict. */
export function conflictTitle(told: ToldConflict): string {
  const { roomNumber, ours, closed } = told;
  const nights = inNights(nightsAtStake(told));
  switch (conflictKind(ours, closed)) {
    case 'taken':
      return `Quarto ${roomNumber}: ${staysWord(ours.length + 1)} ${nights}`;
    case 'closed':
      return `Quarto ${roomNumber}: uma estadia ${closed.length === 1 ? 'num dia bloqueado' : 'em dias bloqueados'}, ${longNights(closed)}`;
    case 'free':
    default:
      return `Quarto ${roomNumber}: já está livre ${nights}`;
  }
}

function staysWord(count: number): string {
  const words: Readonly<Record<number, string>> = { 2: 'duas', 3: 'três', 4: 'quatro' };
  return `${words[count] ?? count} estadias`;
}

/** '25 e 26 nov., 2 noites'. */
export function nightsLine(told: Omit<ToldConflict, 'roomNumber'>): string {
  const nights = nightsAtStake(told);
  return `${shortNights(nights)}, ${countLabel(nights.length, NIGHTS)}`;
}

/** 'Booking.com e pedido direto', 'Airbnb e dia bloqueado': what collides. */
export function partiesLine({ foreign, ours, closed }: Omit<ToldConflict, 'roomNumber'>): string {
  const [first, ...more] = ours;
  const met = [
    first !== undefined && more.length === 0 && oursWords(first.source),
    more.length > 0 && `${ours.length} reservas nossas`,
    closed.length > 0 && (closed.length === 1 ? 'dia bloqueado' : 'dias bloqueados'),
  ].filter((part) => part !== false);
  const channel = channelLabel(foreign.channel);
  return met.length === 0 ? `${channel}, já com o quarto livre` : joinWords([channel, ...met]);
}

/** 'ter., 24 – sex., 27 nov. (3)': the days of a stay and its number of nights. */
export function stayLine({ from, to }: DayRange): string {
  const isOneMonth = from.slice(0, -3) === to.slice(0, -3);
  const first = isOneMonth ? formatDayNumber(from) : formatDayAndMonth(from);
  const nights = nightCount({ checkIn: from, checkOut: to });
  return `${formatWeekday(from)}., ${first} – ${formatWeekday(to)}., ${formatDayAndMonth(to)} (${nights})`;
}

/**
 * The line beneath the timeline: 'Em comum: noites de 25 e de 26', 'Em comum: 4 noites' or
 * 'Bloqueado: 3 dez.'; null if the room is free.
 */
export function commonLine(told: Omit<ToldConflict, 'roomNumber'>): string | null {
  const { ours, closed } = told;
  if (ours.length > 0) {
    const nights = commonNights(told.foreign, ours);
    const named = nights.map((night) => `de ${formatDayNumber(night)}`);
    if (nights.length > 3) return `Em comum: ${nights.length} noites`;
    return `Em comum: ${nights.length === 1 ? 'noite' : 'noites'} ${joinWords(named)}`;
  }
  return closed.length > 0 ? `Bloqueado: ${shortNights(closed)}` : null;
}

/** What the timeline shows, as text for screen readers. */
export function timelineWords(told: Omit<ToldConflict, 'roomNumber'>): string {
  const { foreign, ours, closed } = told;
  const stays = [
    ...ours.map(
      ({ guest_name, check_in_date: from, check_out_date: to }) =>
        `${guest_name} ${formatStayInSentence({ from, to })}`,
    ),
    `${channelLabel(foreign.channel)} ${formatStayInSentence({ from: foreign.starts, to: foreign.ends })}`,
  ];
  const nights = commonNights(foreign, ours);
  const common =
    nights.length > 0 && `em comum ${countLabel(nights.length, NIGHTS)}: ${longNights(nights)}`;
  const blocked = closed.length > 0 && `bloqueado ${longNights(closed)}`;
  return `${[...stays, common, blocked].filter((part) => part !== false).join('; ')}.`;
}
