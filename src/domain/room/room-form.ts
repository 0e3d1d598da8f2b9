/** The values of the room form, and the columns stored from them (ENT-01, ADM-ROOM-03). */
import { priceText, typedPrice } from '../basics/price-input.ts';
import type { RoomDraft, RoomFormValues } from './room-form-schema.ts';
import { settledPictureTexts, storedPictureTexts } from './picture-texts.ts';
import { pictureProblem, withPicture } from './room-pictures.ts';

/** A room's columns that the form knows. */
export interface RoomFormColumns {
  room_number: string;
  name: string;
  description: string | null;
  max_guests: number;
  price_per_night: number;
  minimum_price: number | null;
  features: string[];
  images: string[];
  /** Left out of a new room where nothing was written. */
  picture_texts?: Record<string, string>;
  is_active: boolean;
  room_title: string | null;
  room_subtitle: string | null;
  full_description: string | null;
  booking_url: string | null;
  airbnb_url: string | null;
}

const MIN_CAPACITY = 1;
const MAX_CAPACITY = 8;

/** Features that differ only in case or surrounding spaces are the same. */
const featureKey = (feature: string) => feature.trim().toLowerCase();

export const EMPTY_ROOM_FORM: RoomFormValues = {
  room_number: '',
  name: '',
  description: '',
  max_guests: '',
  price_per_night: '',
  minimum_price: '',
  features: [],
  images: [],
  picture_texts: {},
  is_active: true,
  room_title: '',
  room_subtitle: '',
  full_description: '',
  booking_url: '',
  airbnb_url: '',
};

/** The form of a stored room, without duplicate features and pictures. */
export function roomFormValues(
  room: Omit<RoomFormColumns, 'picture_texts'> & { picture_texts?: unknown },
): RoomFormValues {
  return {
    room_number: room.room_number,
    name: room.name,
    description: room.description ?? '',
    max_guests: String(room.max_guests),
    price_per_night: priceText(room.price_per_night),
    minimum_price: room.minimum_price === null ? '' : priceText(room.minimum_price),
    features: [...new Set(room.features)],
    images: [...new Set(room.images)],
    picture_texts: storedPictureTexts(room.picture_texts),
    is_active: room.is_active,
    room_title: room.room_title ?? '',
    room_subtitle: room.room_subtitle ?? '',
    full_description: room.full_description ?? '',
    booking_url: room.booking_url ?? '',
    airbnb_url: room.airbnb_url ?? '',
  };
}

/**
 * The capacities to choose from: 1 to 8, plus the room's current one if it is higher
 * (CONST-ADM-06).
 */
export function capacityChoices(current: string): number[] {
  const choices = Array.from({ length: MAX_CAPACITY }, (_, place) => MIN_CAPACITY + place);
  const now = Number(current);
  return now > MAX_CAPACITY ? [...choices, now] : choices;
}

/** The features with one more at the end, trimmed; the same list for a blank or duplicate one. */
export function withFeature(features: string[], text: string): string[] {
  const feature = text.trim();
  const isKnown = features.some((other) => featureKey(other) === featureKey(feature));
  return feature === '' || isKnown ? features : [...features, feature];
}

/** The draft before anything is typed: from the stored room, or empty for a new one. */
export function untouchedDraft(stored: RoomFormValues = EMPTY_ROOM_FORM): RoomDraft {
  return {
    ...stored,
    amenityIds: null,
    newFeature: '',
    newPicture: '',
    newAmenity: '',
    translations: {},
    amenityNames: [],
  };
}

/** The lists on saving: a feature or picture that was typed but not added yet is added now. */
export function settledLists(
  draft: RoomDraft,
): Pick<RoomDraft, 'features' | 'images' | 'newFeature' | 'newPicture'> {
  const { features, images, newFeature, newPicture } = draft;
  const isPictureFine = pictureProblem(newPicture, images) === undefined;
  return {
    features: withFeature(features, newFeature),
    images: isPictureFine ? withPicture(images, newPicture) : images,
    newFeature: '',
    newPicture: isPictureFine ? '' : newPicture,
  };
}

const textOrNull = (text: string) => text.trim() || null;

/**
 * The columns to store from a valid form: texts trimmed, empty ones null, prices in EUR
 * (ADM-ROOM-16).
 */
export function roomFields(values: RoomFormValues): RoomFormColumns {
  return {
    room_number: values.room_number.trim(),
    name: values.name.trim(),
    description: textOrNull(values.description),
    max_guests: Number(values.max_guests),
    price_per_night: typedPrice(values.price_per_night) ?? Number.NaN,
    minimum_price: typedPrice(values.minimum_price),
    features: values.features,
    images: values.images,
    picture_texts: settledPictureTexts(values.picture_texts, values.images),
    is_active: values.is_active,
    room_title: textOrNull(values.room_title),
    room_subtitle: textOrNull(values.room_subtitle),
    full_description: textOrNull(values.full_description),
    booking_url: textOrNull(values.booking_url),
    airbnb_url: textOrNull(values.airbnb_url),
  };
}

/** The columns of a new room; what its pictures show is left out where nothing was written. */
export function newRoomFields(values: RoomFormValues): RoomFormColumns {
  const { picture_texts = {}, ...fields } = roomFields(values);
  return Object.keys(picture_texts).length === 0 ? fields : { ...fields, picture_texts };
}

/**
 * The columns that differ between two forms, with their new values. Only these are stored, so that
 * a colleague's change to another column, such as a price, is kept.
 */
export function changedRoomFields(
  before: RoomFormValues,
  after: RoomFormValues,
): Partial<RoomFormColumns> {
  const old: Partial<Record<string, unknown>> = { ...roomFields(before) };
  const changed = Object.entries(roomFields(after)).filter(
    ([column, content]) => JSON.stringify(content) !== JSON.stringify(old[column]),
  );
  return Object.fromEntries(changed);
}
