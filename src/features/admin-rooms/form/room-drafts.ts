import * as v from 'valibot';
import { keptInTab } from '@/lib/kept-values';
import { STAFF_DRAFT_PREFIX } from '@/lib/staff-drafts';
import type { RoomDraft, StoredRoom } from './room-form-state';

// A form that is filled in but not saved; see lib/staff-drafts for where it lives and how long.

const keyOf = (openId: string) => `${STAFF_DRAFT_PREFIX}quarto:${openId}`;

const texts = v.array(v.string());

const values = v.object({
  room_number: v.string(),
  name: v.string(),
  description: v.string(),
  max_guests: v.string(),
  price_per_night: v.string(),
  minimum_price: v.string(),
  features: texts,
  images: texts,
  is_active: v.boolean(),
  room_title: v.string(),
  room_subtitle: v.string(),
  full_description: v.string(),
  booking_url: v.string(),
  airbnb_url: v.string(),
});

const keptForm = v.object({
  stored: v.nullable(v.object({ id: v.string(), values })),
  draft: v.object({
    values,
    amenityIds: v.nullable(texts),
    newFeature: v.string(),
    newPicture: v.string(),
    newAmenity: v.string(),
  }),
});

/** What of a form is kept: the draft, and the room it is a change of. */
export interface KeptForm {
  stored: StoredRoom | null;
  draft: RoomDraft;
}

/** The unsaved form of a room ('novo' for a new one); null for none, or one that cannot be read. */
export function readRoomDraft(openId: string): KeptForm | null {
  const kept = keptInTab.getItem(keyOf(openId));
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), keptForm), kept);
  return result.success ? result.output : null;
}

export function keepRoomDraft(openId: string, form: KeptForm): void {
  keptInTab.setItem(keyOf(openId), JSON.stringify(v.parse(keptForm, form)));
}

export function dropRoomDraft(openId: string): void {
  keptInTab.removeItem(keyOf(openId));
}
