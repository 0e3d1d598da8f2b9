import * as v from 'valibot';
import { PRICE_MODES, type PriceMode } from '@/domain/stay-change/price';
import { stayValuesOf, type StayValues } from '@/domain/stay-change/stay-change';
import { staffDrafts } from '@/lib/staff-drafts';
import type { StaffBooking } from '@/queries/staff-bookings';

/** A booking as it stood when somebody began to change it. */
export interface ChangeBase {
  updated_at: string;
  status: string;
  values: StayValues;
}

/** An unsaved change of a booking. */
export interface ChangeDraft {
  base: ChangeBase;
  values: StayValues;
  /** How the price was chosen; null while nobody has. */
  mode: PriceMode | null;
  /** The price by hand, as it is typed. */
  typed: string;
  /** Whether a guest in house has the other room from the start, past nights included. */
  isFromStart: boolean;
}

const values = v.object({
  check_in_date: v.string(),
  check_out_date: v.string(),
  room_id: v.string(),
  number_of_guests: v.number(),
  total_price: v.number(),
  guest_name: v.string(),
  guest_phone: v.nullable(v.string()),
  guest_email: v.nullable(v.string()),
  source: v.string(),
  language: v.string(),
  arrival_time: v.nullable(v.string()),
  guest_wish: v.nullable(v.string()),
});

/** The unsaved changes by booking id; they survive closing, a reload and an expired session. */
export const changeDrafts = staffDrafts<ChangeDraft>(
  'alterar',
  v.object({
    base: v.object({ updated_at: v.string(), status: v.string(), values }),
    values,
    mode: v.nullable(v.picklist(PRICE_MODES)),
    typed: v.string(),
    isFromStart: v.boolean(),
  }),
);

export function changeBaseOf(booking: StaffBooking): ChangeBase {
  const { updated_at, status } = booking;
  return { updated_at, status, values: stayValuesOf(booking) };
}
