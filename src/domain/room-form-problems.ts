/** What a room must have before it is stored (ADM-ROOM-10), within the limits of the database. */
import { priceProblem } from './price-input';
import type { RoomField, RoomFormValues, RoomProblems } from './room-form';
import { isWebAddress } from './web-addresses';

const REQUIRED = ['room_number', 'name', 'price_per_night', 'max_guests'] as const;

/** What a door number may look like: it is part of the address of the room's page. */
const NUMBER_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,19}$/u;

const MAX_ADDRESS_LENGTH = 2048;
const MAX_FEATURES = 60;
const MAX_FEATURE_LENGTH = 200;

const isBlank = (text: string) => text.trim() === '';

/** Gives a check that complains of texts longer than the database takes. */
const atMost = (length: number, message: string) => (text: string) =>
  text.trim().length > length ? message : undefined;

function numberProblem(text: string, otherNumbers: readonly string[]): string | undefined {
  const number = text.trim();
  if (number === '') return 'Escreva o número do quarto.';
  if (!NUMBER_PATTERN.test(number)) {
    return 'Até 20 letras, algarismos, espaços, pontos ou traços; o primeiro é letra ou algarismo.';
  }
  return otherNumbers.includes(number) ? 'Já existe um quarto com este número.' : undefined;
}

function linkProblem(text: string): string | undefined {
  if (isBlank(text)) return undefined;
  if (text.trim().length > MAX_ADDRESS_LENGTH) return 'O endereço pode ter até 2048 caracteres.';
  return isWebAddress(text.trim())
    ? undefined
    : 'Escreva um endereço completo, que comece por http:// ou https://, sem espaços.';
}

function featuresProblem(features: readonly string[]): string | undefined {
  if (features.length > MAX_FEATURES) return 'Um quarto pode ter até 60 características.';
  return features.some((feature) => feature.length > MAX_FEATURE_LENGTH)
    ? 'Cada característica pode ter até 200 caracteres.'
    : undefined;
}

const nameTooLong = atMost(120, 'O nome pode ter até 120 caracteres.');
const titleTooLong = atMost(200, 'O título pode ter até 200 caracteres.');
const subtitleTooLong = atMost(300, 'O subtítulo pode ter até 300 caracteres.');
const descriptionTooLong = atMost(4000, 'A descrição pode ter até 4000 caracteres.');
const fullDescriptionTooLong = atMost(
  20_000,
  'A descrição completa pode ter até 20 000 caracteres.',
);

/**
 * What is wrong with a room's form, by field, in the order of the form. `otherNumbers` are the
 * numbers of all other rooms (ADM-ROOM-10, ADM-ROOM-11; decisions.md, Admin: Rooms form).
 */
export function roomFormProblems(
  values: RoomFormValues,
  { otherNumbers }: { otherNumbers: readonly string[] },
): RoomProblems {
  const findings: Partial<Record<RoomField, string | undefined>> = {
    room_number: numberProblem(values.room_number, otherNumbers),
    name: isBlank(values.name) ? 'Escreva o nome do quarto.' : nameTooLong(values.name),
    max_guests: values.max_guests === '' ? 'Escolha a capacidade máxima.' : undefined,
    price_per_night: isBlank(values.price_per_night)
      ? 'Escreva o preço por noite.'
      : priceProblem(values.price_per_night),
    minimum_price: isBlank(values.minimum_price) ? undefined : priceProblem(values.minimum_price),
    room_title: titleTooLong(values.room_title),
    room_subtitle: subtitleTooLong(values.room_subtitle),
    description: descriptionTooLong(values.description),
    full_description: fullDescriptionTooLong(values.full_description),
    features: featuresProblem(values.features),
    booking_url: linkProblem(values.booking_url),
    airbnb_url: linkProblem(values.airbnb_url),
  };
  return Object.fromEntries(
    Object.entries(findings).filter(([, problem]) => problem !== undefined),
  );
}

/** Whether one of the four required fields is empty (ADM-ROOM-10). */
export function lacksRequiredField(values: RoomFormValues): boolean {
  return REQUIRED.some((field) => isBlank(values[field]));
}
