/** Describes what somebody else changed in a booking meanwhile (decisions.md, Admin). */
import { isUnpriced } from '../booking/booking-source.ts';
import { asBookingStatus, bookingStatusLabel } from '../booking/booking-status.ts';
import { formatEuros } from '../basics/money.ts';
import { formatDayChange, joinWords } from '../calendar/short-dates.ts';

export interface ChangeableBooking {
  status: string;
  admin_notes: string | null;
  email_sent: boolean;
  email_confirmed: boolean;
  archived: boolean;
}

/** The stay and its guest, as far as a reading of the booking contains them. */
export interface ChangeableStay {
  check_in_date?: string;
  check_out_date?: string;
  rooms?: { room_number: string } | null;
  number_of_guests?: number;
  /** EUR. */
  total_price?: number;
  guest_name?: string;
  guest_phone?: string | null;
  guest_email?: string | null;
  source?: string;
  language?: string;
  arrival_time?: string | null;
  guest_wish?: string | null;
}

/** Whether the internal notes differ; null and empty notes are the same. */
export function haveNotesChanged(
  before: Pick<ChangeableBooking, 'admin_notes'>,
  after: Pick<ChangeableBooking, 'admin_notes'>,
): boolean {
  return (before.admin_notes ?? '') !== (after.admin_notes ?? '');
}

/**
 * What differs between two readings of one booking, as the rest of a sentence about it: 'o estado
 * passou de Pendente para Confirmada e as notas mudaram'. Never empty.
 */
export function describeChanges(
  before: ChangeableBooking & ChangeableStay,
  after: ChangeableBooking & ChangeableStay,
): string {
  return joinWords(bookingChanges(before, after)) || 'os dados da reserva mudaram';
}

/** The same as a list, empty where nothing differs that has words (DESK-11, LIVE-01). */
export function bookingChanges(
  before: ChangeableBooking & ChangeableStay,
  after: ChangeableBooking & ChangeableStay,
): string[] {
  const changes: string[] = [];
  if (asBookingStatus(before.status) !== asBookingStatus(after.status)) {
    const [from, to] = [before, after].map(({ status }) => bookingStatusLabel(status));
    changes.push(`o estado passou de ${from} para ${to}`);
  }
  changes.push(...stayChanges(before, after));
  if (haveNotesChanged(before, after)) changes.push('as notas mudaram');
  if (before.email_sent !== after.email_sent) {
    changes.push(`o e-mail foi marcado como ${after.email_sent ? 'enviado' : 'não enviado'}`);
  }
  if (before.email_confirmed !== after.email_confirmed) {
    changes.push(
      `o hóspede foi marcado como ${after.email_confirmed ? 'tendo confirmado' : 'não tendo confirmado'}`,
    );
  }
  if (before.archived !== after.archived) {
    changes.push(after.archived ? 'a reserva foi arquivada' : 'a reserva foi desarquivada');
  }
  return changes;
}

/** Changes of the stay and the guest; what is missing in one of the readings is not compared. */
function stayChanges(before: ChangeableStay, after: ChangeableStay): string[] {
  const parts = [
    change('a entrada', dayPair(before.check_in_date, after.check_in_date)),
    change('a saída', dayPair(before.check_out_date, after.check_out_date)),
    change('o quarto', pair(before.rooms?.room_number, after.rooms?.room_number)),
    change('o número de hóspedes', pair(before.number_of_guests, after.number_of_guests)),
    priceChange(before, after),
  ];
  return [...parts.filter((part) => part !== null), ...guestChanges(before, after)];
}

function change(name: string, words: string | null): string | null {
  return words === null ? null : `${name} passou de ${words}`;
}

function pair(from: string | number | undefined, to: string | number | undefined): string | null {
  return from === undefined || to === undefined || from === to ? null : `${from} para ${to}`;
}

function dayPair(from: string | undefined, to: string | undefined): string | null {
  return from === undefined || to === undefined || from === to
    ? null
    : formatDayChange({ from, to });
}

/** A price that was entered for the first time, or removed, has its own wording (CHAN-03). */
function priceChange(before: ChangeableStay, after: ChangeableStay): string | null {
  const { total_price: from, source = 'site' } = before;
  const { total_price: to, source: sourceNow = source } = after;
  if (from === undefined || to === undefined || from === to) return null;
  if (isUnpriced({ total_price: from, source })) return `o preço passou a ser ${formatEuros(to)}`;
  if (isUnpriced({ total_price: to, source: sourceNow })) return 'o preço ficou por indicar';
  return change('o preço', pair(formatEuros(from), formatEuros(to)));
}

const GUEST_COLUMNS = [
  ['guest_name', 'o nome mudou'],
  ['guest_phone', 'o telefone mudou'],
  ['guest_email', 'o endereço de e-mail mudou'],
  ['source', 'a origem mudou'],
  ['language', 'a língua mudou'],
  ['arrival_time', 'a chegada prevista mudou'],
  ['guest_wish', 'o pedido do hóspede mudou'],
] as const satisfies readonly (readonly [keyof ChangeableStay, string])[];

/** The values are left out: a notice does not repeat personal data that the dialog shows. */
function guestChanges(before: ChangeableStay, after: ChangeableStay): string[] {
  return GUEST_COLUMNS.flatMap(([column, said]) =>
    before[column] === undefined ||
    after[column] === undefined ||
    (before[column] ?? '') === (after[column] ?? '')
      ? []
      : [said],
  );
}
