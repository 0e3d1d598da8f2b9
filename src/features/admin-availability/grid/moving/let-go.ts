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

/** The stay let go: on another stay the two change rooms, where both fit; elsewhere the last free place holds. */
export function dropped(lift: Lift): Told {
  const { over, house } = lift;
  if (over === null) return { lift, said: placeSaid(lift) };
  const kept = { ...lift, over: null };
  if (over.swap !== null) return swapped(kept, over.swap.other);
  const said = placeAnnouncement(roomNumberIn(house)(over.place.roomId), over.place, over.verdict);
  return { lift: kept, said };
}

/** Two stays that change rooms, or why they cannot. */
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
