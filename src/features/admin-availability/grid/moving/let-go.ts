import { lengthAnnouncement, placeAnnouncement } from '@/domain/stay-move-announcements';
import { swapRefusal } from '@/domain/stay-move-words';
import { judgeSwap } from '@/domain/stay-swap';
import type { AvailabilityStay } from '@/queries/availability-stays';
import { atPlace, roomNumberIn, type Lift } from './lift';

/** A lifted stay after a step, and what is announced of it. */
interface Told {
  lift: Lift;
  said: string;
}

/** What is announced of the place where a lifted stay is. */
export function placeSaid({ house, place, part, verdict }: Lift): string {
  if (part !== 'stay') return lengthAnnouncement(house, place, { part, verdict });
  return placeAnnouncement(roomNumberIn(house)(place.roomId), place, verdict);
}

/**
 * The lift after the pointer lets go. Over another stay the two swap rooms, if both fit; elsewhere
 * the last possible place is kept.
 */
export function dropped(lift: Lift): Told {
  const { over, house } = lift;
  if (over === null) return { lift, said: placeSaid(lift) };
  const kept = { ...lift, over: null };
  if (over.swap !== null) return swapped(kept, over.swap.other);
  const said = placeAnnouncement(roomNumberIn(house)(over.place.roomId), over.place, over.verdict);
  return { lift: kept, said };
}

/** The lift as a swap with another stay, or with the reason why the two cannot swap. */
export function swapped(lift: Lift, other: AvailabilityStay): Told {
  const { house } = lift;
  const numberOf = roomNumberIn(house);
  const refusal = swapRefusal(judgeSwap(house, other), numberOf);
  if (refusal !== null) return { lift: { ...lift, problem: refusal }, said: '' };
  const { stay } = house;
  const said = `Trocar de quarto: ${stay.guest_name} para o ${numberOf(other.room_id)}, ${other.guest_name} para o ${numberOf(stay.room_id)}. Enter troca os dois.`;
  const origin = atPlace(lift, {
    ...lift.place,
    roomId: stay.room_id,
    checkIn: stay.check_in_date,
    checkOut: stay.check_out_date,
  });
  return { lift: { ...origin, part: 'stay', swapWith: other, way: null }, said };
}
