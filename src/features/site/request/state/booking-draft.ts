import * as v from 'valibot';
import { storedShape } from '@/lib/stored-shape';
import { isRowId } from '@/domain/request/booking-query';
import { isDay } from '@/domain/calendar/dates';
import { LANGUAGE } from '@/domain/language/language';
import type { BookingFormState } from './booking-form-values';
import { KeptNightlyPrices } from './kept-nightly-prices';

/** Raise it when the shape changes: an older draft is then left aside. */
const VERSION = 2;

const Day = v.nullable(v.pipe(v.string(), v.check(isDay)));
const RowId = v.pipe(v.string(), v.check(isRowId));
const Count = v.pipe(v.number(), v.integer());
const Step = v.picklist([1, 2, 3, 4, 5]);

const ChosenRooms = v.array(
  v.object({
    room: v.object({
      id: RowId,
      room_number: v.string(),
      name: v.string(),
      description: v.nullable(v.string()),
      max_guests: Count,
      price_per_night: v.number(),
      nightly: v.optional(KeptNightlyPrices),
      images: v.array(v.string()),
      features: v.array(v.string()),
    }),
    guests: v.pipe(Count, v.minValue(1)),
  }),
);

/** The page it was written on: its language, and the query of its address. */
const WrittenOn = v.object({ language: v.string(), search: v.string() });

const Draft = v.object({
  version: v.literal(VERSION),
  writtenOn: v.optional(WrittenOn),
  step: Step,
  completedSteps: v.array(Step),
  dates: v.object({ checkIn: Day, checkOut: Day }),
  guestCount: Count,
  mode: v.picklist(['recommended', 'manual']),
  selections: v.object({ recommended: ChosenRooms, manual: ChosenRooms }),
  recommendedBy: v.picklist(['nobody', 'form', 'guest']),
  wantedRoom: v.nullable(v.object({ id: RowId, isPlaced: v.boolean() })),
  contact: v.object({
    full_name: v.string(),
    email: v.string(),
    phone: v.string(),
    is_primary_contact: v.boolean(),
    age_group: v.picklist(['adult', 'child', 'baby']),
    special_requests: v.string(),
    emergency_contact_name: v.string(),
    emergency_contact_phone: v.string(),
  }),
  message: v.string(),
  unanswered: v.nullable(
    v.pipe(
      v.object({ fingerprint: v.string(), groupReference: v.nullable(v.string()) }),
      // The key of the guest's page is kept in memory only.
      v.transform((attempt) => ({ ...attempt, accessKey: null })),
    ),
  ),
  // Safe to keep: the database has not stored the refused request, so this key opens no page yet.
  refused: v.optional(v.nullable(v.object({ accessKey: v.string(), email: v.string() })), null),
});

/** What survives a reload in the same tab. */
export type BookingDraft = Omit<v.InferOutput<typeof Draft>, 'version'>;

/**
 * What the guest has chosen and typed. Of the browser tab alone: closing it forgets the draft. The
 * same in all languages (LANG-02). Nothing personal stays behind once a request is sent or given up.
 */
export const bookingDraft = storedShape('hostel.booking-draft', Draft);

/**
 * Whether the guest has only changed the language of the page that the draft was written on. The
 * draft already holds what the address presets, and reading that again would undo what was chosen
 * since.
 *
 * @param search the query of the page that opens now
 */
export function isSwitchOfLanguage({ writtenOn }: BookingDraft, search: string): boolean {
  return writtenOn !== undefined && writtenOn.language !== LANGUAGE && writtenOn.search === search;
}

/**
 * Keeps what the guest has chosen and typed.
 *
 * @param search the query of the page's address
 */
export function writeDraft(state: BookingFormState, search = ''): void {
  bookingDraft.write({ ...state, version: VERSION, writtenOn: { language: LANGUAGE, search } });
}
