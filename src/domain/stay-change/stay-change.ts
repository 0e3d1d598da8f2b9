/** The fields of a booking that reception changes with 'Alterar' (DESK-06, DESK-11). */
import { NAME_MAX_LENGTH, isEmail, plainEmail, storedPhone } from '../guest/contact-details.ts';
import { isDay, type Day } from '../calendar/dates.ts';
import { MAX_BOOKING_GUESTS, MIN_GUESTS } from '../guest/guest-count.ts';
import { toCents } from '../basics/money.ts';
import { joinWords } from '../calendar/short-dates.ts';

export interface StayValues {
  check_in_date: Day;
  check_out_date: Day;
  room_id: string;
  number_of_guests: number;
  /** EUR. */
  total_price: number;
  guest_name: string;
  guest_phone: string | null;
  guest_email: string | null;
  source: string;
  language: string;
  /** 'hh:mm'; the seconds that the database adds are left out. */
  arrival_time: string | null;
  guest_wish: string | null;
}

export type StayField = keyof StayValues;

const FIELDS: Readonly<Record<StayField, readonly [article: string, name: string]>> = {
  check_in_date: ['a', 'entrada'],
  check_out_date: ['a', 'saída'],
  room_id: ['o', 'quarto'],
  number_of_guests: ['os', 'hóspedes'],
  total_price: ['o', 'preço'],
  guest_name: ['o', 'nome'],
  guest_phone: ['o', 'telefone'],
  guest_email: ['o', 'e-mail'],
  source: ['a', 'origem'],
  language: ['a', 'língua'],
  arrival_time: ['a', 'chegada prevista'],
  guest_wish: ['o', 'pedido'],
};

export const STAY_FIELDS = [
  'check_in_date',
  'check_out_date',
  'room_id',
  'number_of_guests',
  'total_price',
  'guest_name',
  'guest_phone',
  'guest_email',
  'source',
  'language',
  'arrival_time',
  'guest_wish',
] as const satisfies readonly StayField[];

export const STORED_WISH_MAX_LENGTH = 500;

/** The changeable columns of a booking, with its time of arrival without seconds. */
export function stayValuesOf(booking: StayValues): StayValues {
  return {
    check_in_date: booking.check_in_date,
    check_out_date: booking.check_out_date,
    room_id: booking.room_id,
    number_of_guests: booking.number_of_guests,
    total_price: booking.total_price,
    guest_name: booking.guest_name,
    guest_phone: booking.guest_phone,
    guest_email: booking.guest_email,
    source: booking.source,
    language: booking.language,
    arrival_time: booking.arrival_time?.slice(0, 'hh:mm'.length) ?? null,
    guest_wish: booking.guest_wish,
  };
}

/** The fields that differ, in display order; null and an empty text are the same. */
export function changedFields(before: StayValues, after: StayValues): StayField[] {
  return STAY_FIELDS.filter((field) => !isSameValue(field, before, after));
}

/** Whether a field is the same in both; prices are compared in cents. */
export function isSameValue(field: StayField, before: StayValues, after: StayValues): boolean {
  if (field === 'total_price') return toCents(before.total_price) === toCents(after.total_price);
  return (before[field] ?? '') === (after[field] ?? '');
}

/** Some fields of a booking, to be sent as a change or as its undo. */
export function pickFields(values: StayValues, fields: readonly StayField[]): Partial<StayValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** 'entrada', 'saída': a field as lists of changes name it. */
function fieldName(field: StayField): string {
  return FIELDS[field][1];
}

/** 'a saída e o preço', with their articles. */
export function fieldsInWords(fields: readonly StayField[]): string {
  return joinWords(fields.map((field) => FIELDS[field].join(' ')));
}

/** '3 mudanças: saída, quarto e preço'; 'Ainda não mudou nada' without any. */
export function changesLabel(fields: readonly StayField[]): string {
  if (fields.length === 0) return 'Ainda não mudou nada';
  const count = fields.length === 1 ? '1 mudança' : `${fields.length} mudanças`;
  return `${count}: ${joinWords(fields.map(fieldName))}`;
}

/** The values in the form to store: trimmed, empty texts as null, e-mail in lower case. */
export function cleanStayValues(values: StayValues): StayValues {
  const phone = values.guest_phone?.trim() || null;
  return {
    ...values,
    guest_name: values.guest_name.trim(),
    guest_phone: phone && (storedPhone(phone) ?? phone),
    guest_email: plainEmail(values.guest_email ?? '').toLowerCase() || null,
    arrival_time: values.arrival_time || null,
    guest_wish: values.guest_wish?.trim() || null,
  };
}

/**
 * What is wrong with changed values, by field. Unchanged values are not checked, because they may
 * have been stored under other rules.
 */
export function stayProblems(
  before: StayValues,
  after: StayValues,
): Partial<Record<StayField, string>> {
  const problems = Object.entries(allProblems(after));
  const changed: readonly string[] = changedFields(before, after);
  const isSiteWithoutEmail = after.source === 'site' && !after.guest_email?.trim();
  return Object.fromEntries([
    ...problems.filter(([field]) => changed.includes(field)),
    ...(isSiteWithoutEmail && changed.some((field) => field === 'guest_email' || field === 'source')
      ? [['guest_email', 'Uma reserva do site tem sempre e-mail.']]
      : []),
  ]);
}

function allProblems(values: StayValues): Partial<Record<StayField, string>> {
  const { check_in_date: checkIn, check_out_date: checkOut } = values;
  const problems: Partial<Record<StayField, string>> = {};
  if (!isDay(checkIn)) problems.check_in_date = 'Escolha o dia de entrada.';
  if (!isDay(checkOut)) problems.check_out_date = 'Escolha o dia de saída.';
  else if (isDay(checkIn) && checkOut <= checkIn) {
    problems.check_out_date = 'A saída tem de ser depois da entrada.';
  }
  const guests = values.number_of_guests;
  if (!Number.isInteger(guests) || guests < MIN_GUESTS || guests > MAX_BOOKING_GUESTS) {
    problems.number_of_guests = `De ${MIN_GUESTS} a ${MAX_BOOKING_GUESTS} hóspedes.`;
  }
  const name = values.guest_name.trim();
  if (name === '') problems.guest_name = 'Escreva o nome do hóspede.';
  if (name.length > NAME_MAX_LENGTH) problems.guest_name = 'O nome pode ter até 200 caracteres.';
  const { guest_phone: phone, guest_email: email, guest_wish: wish } = values;
  if (phone?.trim() && storedPhone(phone) === null) {
    problems.guest_phone = 'Este número de telefone não parece certo.';
  }
  if (email?.trim() && !isEmail(email)) problems.guest_email = 'Este e-mail não parece certo.';
  if ((wish?.length ?? 0) > STORED_WISH_MAX_LENGTH) {
    problems.guest_wish = `O pedido pode ter até ${STORED_WISH_MAX_LENGTH} caracteres.`;
  }
  return problems;
}
