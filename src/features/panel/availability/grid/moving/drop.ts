import { lengthAnnouncement, placeAnnouncement } from '@/domain/stay-move/announcements';
import { swapRefusal } from '@/domain/stay-move/words';
import { judgeSwap } from '@/domain/stay-move/swap';
import type { AvailabilityStay } from '@/queries/availability-stays';
import { placedAt, roomNumberIn, type Lift } from './lift';

interface AnnouncedLift {
  lift: Lift;
  announcement: string;
}

export function announcementOf({ context, place, part, verdict }: Lift): string {
  if (part !== 'stay') return lengthAnnouncement(context, place, { part, verdict });
  return placeAnnouncement(roomNumberIn(context)(place.roomId), place, verdict);
}

/**
 * The lift after the pointer lets go. Over another stay the two swap rooms, if both fit; elsewhere
 * the last possible place is kept.
 */
export function dropped(lift: Lift): AnnouncedLift {
  const { over, context } = lift;
  if (over === null) return { lift, announcement: announcementOf(lift) };
  const kept = { ...lift, over: null };
  if (over.swap !== null) return swapped(kept, over.swap.other);
  const announcement = placeAnnouncement(
    roomNumberIn(context)(over.place.roomId),
    over.place,
    over.verdict,
  );
  return { lift: kept, announcement };
}

/** The lift as a swap with another stay, or with the reason why the two cannot swap. */
export function swapped(lift: Lift, other: AvailabilityStay): AnnouncedLift {
  const { context } = lift;
  const numberOf = roomNumberIn(context);
  const refusal = swapRefusal(judgeSwap(context, other), numberOf);
  if (refusal !== null) return { lift: { ...lift, problem: refusal }, announcement: '' };
  const { stay } = context;
  const announcement = `Trocar de quarto: ${stay.guest_name} para o ${numberOf(other.room_id)}, ${other.guest_name} para o ${numberOf(stay.room_id)}. Enter troca os dois.`;
  const origin = placedAt(lift, {
    ...lift.place,
    roomId: stay.room_id,
    checkIn: stay.check_in_date,
    checkOut: stay.check_out_date,
  });
  return { lift: { ...origin, part: 'stay', swapWith: other, way: null }, announcement };
}
