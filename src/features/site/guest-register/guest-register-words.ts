import * as t from '@messages/guest-register';
import { formatClock, formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import { lisbonToday } from '@/domain/calendar/dates';
import { formatStayInSentence } from '@/domain/calendar/stay-formats';
import { LOCALE } from '@/domain/language/language';
import type { RegisterField } from '@/domain/register/entry';
import type { GuestPageBooking } from '@/queries/guest-page';
import type { PersonMemory, RoomPerson } from './register-memory';

type Thing = keyof typeof t.THINGS;

const THING_OF: Partial<Record<RegisterField, Thing>> = {
  nationality: 'nationality',
  surname: 'name',
  birth_date: 'birth',
  doc_type: 'document',
  doc_number: 'document',
  doc_country: 'document',
  residence_country: 'residence',
  residence_place: 'residence',
};

/** Asked of everybody: the rest is not asked of Portuguese. */
const OF_ALL: readonly Thing[] = ['nationality', 'name', 'residence'];
const THINGS: readonly Thing[] = ['nationality', 'name', 'birth', 'document', 'residence'];

const list = (words: readonly string[]) =>
  new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(words);

const missingThings = (missing: readonly RegisterField[]) =>
  THINGS.filter((thing) => missing.some((field) => THING_OF[field] === thing));

/** 'Faltam o documento e a residência.' */
export function missingWords(missing: readonly RegisterField[]): string {
  const things = missingThings(missing).map((thing) => t.THINGS[thing].missing);
  return t.stillMissing(things.length, list(things));
}

/**
 * 'nacionalidade, nome, nascimento': what is saved of somebody. Whether birth and document are saved,
 * or not asked, is known of foreigners only.
 */
export function savedWords(missing: readonly RegisterField[], memory?: PersonMemory): string[] {
  const lacking = missingThings(missing);
  const nationality = memory?.nationality?.code ?? null;
  const isForeign =
    lacking.includes('birth') ||
    lacking.includes('document') ||
    (nationality !== null && nationality !== 'PRT');
  return THINGS.filter(
    (thing) => !lacking.includes(thing) && (isForeign || OF_ALL.includes(thing)),
  ).map((thing) => t.THINGS[thing].saved);
}

/** 'Guardado às 18:12', of another day 'Guardado a 23 de novembro'. */
export function savedAtWords(moment: string): string {
  const day = lisbonToday(new Date(moment));
  return day === lisbonToday(new Date())
    ? t.STATES.savedAt(formatClock(moment))
    : t.STATES.savedOn(formatLongDayAndMonth(day));
}

/** 'Quarto 6, de 23 a 26 de novembro.' */
export function stayWords(booking: GuestPageBooking): string {
  const { check_in_date: from, check_out_date: to } = booking;
  return t.stay(t.room(booking.room.room_number), formatStayInSentence({ from, to }));
}

/** 'Pessoa 2 de 4', in a request of several rooms with the room. */
export function placeWords({ booking, state, of }: RoomPerson, isOneRoom: boolean): string {
  const words = t.personOf(state.person, of);
  return isOneRoom ? words : `${t.room(booking.room.room_number)}, ${words}`;
}
