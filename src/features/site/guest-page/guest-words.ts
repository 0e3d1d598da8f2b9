import { guests, nights } from '@messages/counts';
import * as formats from '@messages/formats';
import * as t from '@messages/guest-page';
import {
  formatClock,
  formatDayNumber,
  formatFullDay,
  formatLongDayAndMonth,
  formatShortWeekdayAndDay,
} from '@/domain/calendar/date-formats';
import { lisbonToday, type Day } from '@/domain/calendar/dates';
import { type GuestStage, type GuestSums, hasEqualNights } from '@/domain/booking/guest-stay';
import { formatEuros, timesEuros } from '@/domain/basics/money';
import { nightCount } from '@/domain/stay/stay';
import { LANGUAGE } from '@/domain/language/language';
import type { GuestPage, GuestPageBooking } from '@/queries/guest-page';

const dayOf = (moment: string) => lisbonToday(new Date(moment));

/**
 * 'sexta-feira, 11 de dezembro de 2026, às 14:00': a moment (ISO text) in Lisbon, written out in
 * full where nothing may be in doubt.
 */
export function fullMoment(moment: string): string {
  return formats.atClock(formatFullDay(dayOf(moment)), formatClock(moment));
}

/** 'dom., 22 nov., 15:20': the same in short. */
export function shortMoment(moment: string): string {
  return t.dayAndClock(formatShortWeekdayAndDay(dayOf(moment)), formatClock(moment));
}

/** 'de 12 a 15 de dezembro', 'de 30 de dezembro a 2 de janeiro'. */
export function fromDayToDay(from: Day, to: Day): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return formats.fromTo(
    isOneMonth ? formatDayNumber(from) : formatLongDayAndMonth(from),
    formatLongDayAndMonth(to),
  );
}

/** 'Por pessoa e noite', or with 'em média' where rooms or nights differ (RATE-04). */
export const perPersonTerm = ({ isAverage }: Pick<GuestSums, 'isAverage'>): string =>
  isAverage ? t.TICKET.perPersonOnAverage : t.TICKET.perPersonAndNight;

/** The words for a stage; nothing asks for a payment that is under way already (DEPOSIT-02). */
export const stageWords = (stage: GuestStage, { payment }: Pick<GuestPage, 'payment'>) =>
  t.STAGES[
    stage === 'awaiting-payment' && payment?.state === 'pending' ? 'payment-pending' : stage
  ];

/** The name of a room in the language of the page, or in Portuguese and marked so (LANG-06). */
export function roomName({ name, names }: GuestPageBooking['room']): {
  name: string;
  lang?: string;
} {
  const own = names?.[LANGUAGE];
  if (own !== undefined) return { name: own };
  return LANGUAGE === 'pt' ? { name } : { name, lang: 'pt-PT' };
}

/** '3 × 84,00 €', or '3 noites' where not every night cost the room's base price (RATE-01). */
export function lengthOfStay(booking: GuestPageBooking): string {
  const { check_in_date: checkIn, check_out_date: checkOut, room } = booking;
  const count = nightCount({ checkIn, checkOut });
  return hasEqualNights(booking) ? timesEuros(count, room.price_per_night) : nights(count);
}

/**
 * 'Alterada a 27 de novembro. Antes: de 12 a 14 de dezembro, Quarto 4.': what reception changed of a
 * stay since it was asked for. Null where nothing was, and of a price that nobody had entered yet.
 */
export function changeWords(booking: GuestPageBooking): string | null {
  const { before } = booking;
  if (before == null) return null;
  const { check_in_date: from, check_out_date: to, room, number_of_guests, total_price } = before;
  const parts = [
    ...(from === undefined && to === undefined
      ? []
      : [fromDayToDay(from ?? booking.check_in_date, to ?? booking.check_out_date)]),
    ...(room === undefined ? [] : [t.room(room)]),
    ...(number_of_guests === undefined ? [] : [guests(number_of_guests)]),
    ...(total_price === undefined || total_price <= 0 ? [] : [formatEuros(total_price)]),
  ];
  if (parts.length === 0) return null;
  return t.changed(formatLongDayAndMonth(dayOf(before.changed_at)), parts.join(', '));
}
