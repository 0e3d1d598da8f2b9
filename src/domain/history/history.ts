/** The history of a booking in sentences (HIST-02). */
import {
  actorOf,
  type AuthoredEvent,
  authorOf,
  type BookingOrigin,
  type HistoryActor,
} from './author.ts';
import { asRecord, asText, changeClauses, changedColumns, type ChangedColumns } from './clauses.ts';
import { bookingSourceLabel, isUnpriced, pricePhrase } from '../booking/booking-source.ts';
import { cancelReasonLabel } from '../booking/cancel-reason.ts';
import { formatShortDay } from '../calendar/date-formats.ts';
import { type Day, isDay, lisbonToday } from '../calendar/dates.ts';
import { formatEuros, toCents, fromCents } from '../basics/money.ts';
import { endSentence, formatStayBriefly, joinWords } from '../calendar/short-dates.ts';
import { nightsOf } from '../stay-change/price.ts';
import { countLabel } from '../basics/text.ts';

/**
 * An event as it is stored; `changes` is {column: [from, to]}, of a new booking {column: value}.
 */
export interface HistoryEvent extends AuthoredEvent {
  id: number;
  /** ISO text with its zone. */
  at: string;
  kind: string;
  changes: unknown;
}

export interface HistoryBooking extends BookingOrigin {
  check_in_date: Day;
  check_out_date: Day;
  /** EUR. */
  total_price: number;
}

/** An entry of the history: who (in bold) did what, and below it the consequence. */
export interface HistoryEntry {
  id: number;
  at: string;
  actor: HistoryActor;
  who: string;
  what: string;
  consequence: string | null;
}

const NIGHTS = { one: 'noite', many: 'noites' };
const GUESTS = { one: 'hóspede', many: 'hóspedes' };

/**
 * The events as sentences, in their order.
 *
 * @param events newest first
 * @param booking as it stands after the newest of them
 */
export function historyEntries(
  events: readonly HistoryEvent[],
  booking: HistoryBooking,
): HistoryEntry[] {
  let after = booking;
  return events.map((event) => {
    const actor = actorOf(event);
    const shown = { id: event.id, at: event.at, actor, who: authorOf(event, booking) };
    if (event.kind !== 'changed') return { ...shown, ...wholeBooking(actor, event) };
    const changes = changedColumns(event.changes);
    const before = undone(after, changes);
    const said = {
      what: endSentence(
        joinWords(changeClauses(withoutUnknownPrices(changes, booking), { actor })),
      ),
      consequence: consequence(changes, { before, after }, lisbonToday(new Date(event.at))),
    };
    after = before;
    return { ...shown, ...said };
  });
}

/**
 * 'Sem registos anteriores a 22 nov. 2026.' for a booking that is older than its history; null
 * where the history begins with the booking.
 */
export function historyBeginning(events: readonly HistoryEvent[]): string | null {
  const first = events.at(-1);
  if (first === undefined) return 'Ainda sem registos.';
  if (first.kind === 'created') return null;
  return `Sem registos anteriores a ${formatShortDay(lisbonToday(new Date(first.at)))}.`;
}

/** The state before the last cancellation; null where the history does not say (DESK-10). */
export function statusBeforeCancel(events: readonly HistoryEvent[]): string | null {
  const cancelled = events.find(
    ({ kind, changes }) =>
      kind === 'changed' && changedColumns(changes).status?.[1] === 'cancelled',
  );
  return asText(changedColumns(cancelled?.changes).status?.[0]) || null;
}

function wholeBooking(
  actor: HistoryActor,
  { kind, changes }: HistoryEvent,
): Pick<HistoryEntry, 'what' | 'consequence'> {
  const columns = asRecord(changes);
  const source = asText(columns.source);
  const what = { guest: 'pediu a reserva no site.', channel: 'trouxe a reserva.' };
  const made = actor === 'guest' || actor === 'channel' ? what[actor] : 'criou a reserva.';
  const days = { from: asText(columns.check_in_date), to: asText(columns.check_out_date) };
  const price = { total_price: Number(columns.total_price), source };
  const facts = [
    asText(columns.room) && `Quarto ${asText(columns.room)}`,
    isDay(days.from) && isDay(days.to) && formatStayBriefly(days),
    countLabel(Number(columns.number_of_guests), GUESTS),
    pricePhrase(price),
    actor !== 'guest' && source !== '' && source !== 'site' && bookingSourceLabel(source),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return {
    what: kind === 'deleted' ? 'eliminou a reserva.' : made,
    consequence: endSentence(facts.join(', ')),
  };
}

/** The second line: nights and price after a change of stay, or why a booking was cancelled. */
function consequence(
  changes: ChangedColumns,
  { before, after }: { before: HistoryBooking; after: HistoryBooking },
  day: Day,
): string | null {
  const isStay = ['room', 'check_in_date', 'check_out_date'].some((column) => column in changes);
  if (isStay) return stayConsequence(changes, before, after);
  if (changes.status?.[1] === 'cancelled') {
    const reason = cancelReasonLabel(asText(changes.cancel_reason?.[1]) || null);
    const note = asText(changes.cancel_note?.[1]);
    return [reason, note].filter(Boolean).join(': ') || null;
  }
  const paidOn = asText(asRecord(changes.payment?.[1]).paid_on);
  return paidOn !== '' && paidOn !== day ? `Com data de ${formatShortDay(paidOn)}.` : null;
}

function stayConsequence(
  changes: ChangedColumns,
  before: HistoryBooking,
  after: HistoryBooking,
): string {
  const [nightsBefore, nights] = [nightsOf(before), nightsOf(after)];
  const parts: string[] = [];
  if (nights !== nightsBefore) {
    parts.push(`${countLabel(nights, NIGHTS)} em vez de ${nightsBefore}`);
  }
  const more = toCents(after.total_price) - toCents(before.total_price);
  const sum = formatEuros(fromCents(Math.abs(more)));
  if (isUnpriced(before) && isUnpriced(after)) {
    const missing = 'preço continua por indicar';
    return parts.length === 0 ? `O ${missing}.` : `${parts.join('')}; o ${missing}.`;
  }
  if (!('total_price' in changes) || more === 0) {
    const kept = `preço manteve-se em ${formatEuros(after.total_price)}`;
    return parts.length === 0 ? `O ${kept}.` : `${parts.join('')}; o ${kept}.`;
  }
  if (isUnpriced(after)) parts.push(pricePhrase(after));
  else if (isUnpriced(before)) parts.push(`preço de ${formatEuros(after.total_price)}`);
  else parts.push(`${more > 0 ? 'mais' : 'menos'} ${sum}`);
  const sentence = parts.join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function undone(after: HistoryBooking, changes: ChangedColumns): HistoryBooking {
  const day = (column: 'check_in_date' | 'check_out_date') => {
    const was = asText(changes[column]?.[0]);
    return isDay(was) ? was : after[column];
  };
  const price = changes.total_price?.[0];
  return {
    ...after,
    check_in_date: day('check_in_date'),
    check_out_date: day('check_out_date'),
    total_price: typeof price === 'number' ? price : after.total_price,
  };
}

/** Replaces a price that nobody had entered by null: it reads as added or removed (CHAN-03). */
function withoutUnknownPrices(changes: ChangedColumns, { source }: HistoryBooking): ChangedColumns {
  const { total_price: price } = changes;
  if (price === undefined) return changes;
  const [from, to] = price.map((sum) =>
    isUnpriced({ total_price: Number(sum), source }) ? null : sum,
  );
  return { ...changes, total_price: [from, to] };
}
