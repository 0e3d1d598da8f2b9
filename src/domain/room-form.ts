/** What staff fill in for a room, and what of it is stored (ENT-01, ADM-ROOM-03). */
import { priceText, typedPrice } from './price-input';

/** A room's columns that the form knows. */
export interface RoomFields {
  room_number: string;
  name: string;
  description: string | null;
  max_guests: number;
  price_per_night: number;
  minimum_price: number | null;
  features: string[];
  images: string[];
  is_active: boolean;
  room_title: string | null;
  room_subtitle: string | null;
  full_description: string | null;
  booking_url: string | null;
  airbnb_url: string | null;
}

/** The form as it stands: texts as typed, under the names of their columns. */
export interface RoomFormValues {
  room_number: string;
  name: string;
  description: string;
  /** '' until chosen. */
  max_guests: string;
  price_per_night: string;
  minimum_price: string;
  features: string[];
  images: string[];
  is_active: boolean;
  room_title: string;
  room_subtitle: string;
  full_description: string;
  booking_url: string;
  airbnb_url: string;
}

export type RoomField = keyof RoomFormValues;

/** What is wrong, by field; empty when nothing is. */
export type RoomProblems = Partial<Record<RoomField, string>>;

const MIN_CAPACITY = 1;
const MAX_CAPACITY = 8;

/** Two features that differ only in case or in blanks around them are one. */
const featureKey = (feature: string) => feature.trim().toLowerCase();

/** The form of a room that does not exist yet. */
export const EMPTY_ROOM_FORM: RoomFormValues = {
  room_number: '',
  name: '',
  description: '',
  max_guests: '',
  price_per_night: '',
  minimum_price: '',
  features: [],
  images: [],
  is_active: true,
  room_title: '',
  room_subtitle: '',
  full_description: '',
  booking_url: '',
  airbnb_url: '',
};

/** The form of a stored room. A feature or picture that is listed twice stands once. */
export function roomFormValues(room: RoomFields): RoomFormValues {
  return {
    room_number: room.room_number,
    name: room.name,
    description: room.description ?? '',
    max_guests: String(room.max_guests),
    price_per_night: priceText(room.price_per_night),
    minimum_price: room.minimum_price === null ? '' : priceText(room.minimum_price),
    features: [...new Set(room.features)],
    images: [...new Set(room.images)],
    is_active: room.is_active,
    room_title: room.room_title ?? '',
    room_subtitle: room.room_subtitle ?? '',
    full_description: room.full_description ?? '',
    booking_url: room.booking_url ?? '',
    airbnb_url: room.airbnb_url ?? '',
  };
}

/**
 * The capacities to choose from, 1 to 8, and what the room has by now should it be more
 * (CONST-ADM-06).
 */
export function capacityChoices(current: string): number[] {
  const choices = Array.from({ length: MAX_CAPACITY }, (_, place) => MIN_CAPACITY + place);
  const now = Number(current);
  return now > MAX_CAPACITY ? [...choices, now] : choices;
}

/** The features with one more at the end, trimmed; the same list for a blank or one it has already. */
export function withFeature(features: string[], text: string): string[] {
  const feature = text.trim();
  const isKnown = features.some((other) => featureKey(other) === featureKey(feature));
  return feature === '' || isKnown ? features : [...features, feature];
}

const textOrNull = (text: string) => text.trim() || null;

/**
 * What is stored of a form without problems: texts trimmed, empty ones null, prices in EUR
 * (ADM-ROOM-16).
 */
export function roomFields(values: RoomFormValues): RoomFields {
  return {
    room_number: values.room_number.trim(),
    name: values.name.trim(),
    description: textOrNull(values.description),
    max_guests: Number(values.max_guests),
    price_per_night: typedPrice(values.price_per_night) ?? Number.NaN,
    minimum_price: typedPrice(values.minimum_price),
    features: values.features,
    images: values.images,
    is_active: values.is_active,
    room_title: textOrNull(values.room_title),
    room_subtitle: textOrNull(values.room_subtitle),
    full_description: textOrNull(values.full_description),
    booking_url: textOrNull(values.booking_url),
    airbnb_url: textOrNull(values.airbnb_url),
  };
}

/**
 * The columns that differ between two forms, with their new content: what a colleague changed
 * meanwhile in another column, such as a price, is left as it is.
 */
export function changedRoomFields(
  before: RoomFormValues,
  after: RoomFormValues,
): Partial<RoomFields> {
  const old: Partial<Record<string, unknown>> = { ...roomFields(before) };
  const changed = Object.entries(roomFields(after)).filter(
    ([column, content]) => JSON.stringify(content) !== JSON.stringify(old[column]),
  );
  return Object.fromEntries(changed);
}
