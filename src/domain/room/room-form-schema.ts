/**
 * The schema of the room form: its fields and its validation (ADM-ROOM-10 to ADM-ROOM-16; limits of
 * the database).
 */
import * as v from 'valibot';
import { languageWithLongName, nameDrafts } from './name-drafts.ts';
import { priceProblem } from '../basics/price-input.ts';
import { pictureProblem } from './room-pictures.ts';
import { featureTooLong, ROOM_TEXT_TOO_LONG } from './room-text-limits.ts';
import { languageWithProblem } from './translation-checks.ts';
import { translationDrafts } from './translation-draft.ts';
import { isWebAddress } from '../basics/web-addresses.ts';

const texts = v.array(v.string());

/** The fields of a room as they are typed, under the names of their columns. */
export const roomValues = v.object({
  room_number: v.string(),
  name: v.string(),
  description: v.string(),
  /** '' until chosen. */
  max_guests: v.string(),
  price_per_night: v.string(),
  minimum_price: v.string(),
  features: texts,
  images: texts,
  /** What a picture shows, by its address. */
  picture_texts: v.record(v.string(), v.string()),
  is_active: v.boolean(),
  room_title: v.string(),
  room_subtitle: v.string(),
  full_description: v.string(),
  booking_url: v.string(),
  airbnb_url: v.string(),
});

/** All fields of the form, including texts that are not yet added to their list. */
export const roomDraft = v.object({
  ...roomValues.entries,
  /** The chosen amenities; null while they are unchanged (for a new room: the standard ones). */
  amenityIds: v.nullable(texts),
  newFeature: v.string(),
  newPicture: v.string(),
  newAmenity: v.string(),
  /** The texts and the names of amenities in other languages (LANG-06). */
  translations: translationDrafts,
  amenityNames: nameDrafts,
});

export type RoomFormValues = v.InferOutput<typeof roomValues>;
export type RoomDraft = v.InferOutput<typeof roomDraft>;
export type DraftField = keyof RoomDraft;

/** What is wrong, by field; empty when nothing is. */
export type RoomProblems = Partial<Record<DraftField, string>>;

/** What the validation needs besides the form's own fields. */
export interface RoomSurroundings {
  otherNumbers: readonly string[];
  /** Whether a new room's standard amenities are still unknown: it would be left without them. */
  lacksAmenities: boolean;
}

const REQUIRED = ['room_number', 'name', 'price_per_night', 'max_guests'] as const;

/** What a door number may look like: it is part of the address of the room's page. */
const NUMBER_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,19}$/u;

const MAX_ADDRESS_LENGTH = 2048;
const MAX_FEATURES = 60;

/** Whether one of the four required fields is empty. */
export function lacksRequiredField(values: RoomFormValues): boolean {
  return REQUIRED.some((field) => isBlank(values[field]));
}

/** What must be put right before a draft is stored, by field. */
export function roomProblems(
  draft: RoomDraft,
  { otherNumbers, lacksAmenities }: RoomSurroundings,
): RoomProblems {
  return {
    room_number: numberProblem(draft.room_number, otherNumbers),
    name: isBlank(draft.name) ? 'Escreva o nome do quarto.' : ROOM_TEXT_TOO_LONG.name(draft.name),
    max_guests: draft.max_guests === '' ? 'Escolha a capacidade máxima.' : undefined,
    price_per_night: requiredPriceProblem(draft.price_per_night),
    minimum_price: isBlank(draft.minimum_price) ? undefined : priceProblem(draft.minimum_price),
    room_title: ROOM_TEXT_TOO_LONG.room_title(draft.room_title),
    room_subtitle: ROOM_TEXT_TOO_LONG.room_subtitle(draft.room_subtitle),
    description: ROOM_TEXT_TOO_LONG.description(draft.description),
    full_description: ROOM_TEXT_TOO_LONG.full_description(draft.full_description),
    features: featuresProblem(draft.features),
    booking_url: linkProblem(draft.booking_url),
    airbnb_url: linkProblem(draft.airbnb_url),
    newPicture: pictureProblem(draft.newPicture, draft.images),
    newAmenity: isBlank(draft.newAmenity) ? undefined : AMENITY_LEFT,
    translations: languageWithProblem(draft.translations) === null ? undefined : TEXT_TOO_LONG,
    amenityNames: languageWithLongName(draft.amenityNames) === null ? undefined : TEXT_TOO_LONG,
    amenityIds: lacksAmenities && draft.amenityIds === null ? AMENITIES_UNKNOWN : undefined,
  };
}

const AMENITY_LEFT = 'Carregue em «Adicionar» para criar a comodidade, ou apague o nome.';
const TEXT_TOO_LONG = 'Há um texto demasiado longo noutra língua.';
const AMENITIES_UNKNOWN = 'As comodidades ainda não carregaram.';

const isBlank = (text: string) => text.trim() === '';

function numberProblem(text: string, otherNumbers: readonly string[]): string | undefined {
  const number = text.trim();
  if (number === '') return 'Escreva o número do quarto.';
  if (!NUMBER_PATTERN.test(number)) {
    return 'Até 20 letras, algarismos, espaços, pontos ou traços; o primeiro é letra ou algarismo.';
  }
  return otherNumbers.includes(number) ? 'Já existe um quarto com este número.' : undefined;
}

function requiredPriceProblem(text: string): string | undefined {
  return isBlank(text) ? 'Escreva o preço por noite.' : priceProblem(text);
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
  return features.map((feature) => featureTooLong(feature)).find(Boolean);
}
