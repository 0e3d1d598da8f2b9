import { typedPrice } from '@/domain/basics/price-input';
import { movedNotice } from '@/domain/stay-move/announcements';
import { moveChange, priceAt, splitWish, swapChanges } from '@/domain/stay-move/changes';
import { isPossible } from '@/domain/stay-move/verdict';
import type { WantedChange } from '@/features/panel/booking-data/command';
import { roomNumberIn, wayOf, type Lift } from './lift';

/** What saving a lifted stay stores, and the notice that says so. */
export interface MoveWish {
  changes: readonly WantedChange[];
  notice: string;
}

/**
 * What saving a lifted stay would store; null while nothing has changed or its place is not
 * possible.
 */
export function wishOf(lift: Lift): MoveWish | null {
  const { context, place, verdict, swapWith } = lift;
  const { stay } = context;
  if (swapWith !== null) {
    const changes = swapChanges(context, swapWith, wayOf(lift) === 'table' ? 'table' : 'keep');
    const notice = `${stay.guest_name} e ${swapWith.guest_name} trocaram de quarto.`;
    return { changes, notice };
  }
  if (!isPossible(verdict)) return null;
  const price = priceAt(context, place, { way: wayOf(lift), typed: typedPrice(lift.typed) });
  const roomNumber = roomNumberIn(context)(place.roomId);
  const split = splitWish(context, place, { way: wayOf(lift), price });
  if (split !== null) {
    const { day, roomId: room_id, firstPrice, secondPrice } = split;
    const change = {
      shown: stay,
      set: { check_out_date: day, total_price: firstPrice },
      next: { room_id, check_out_date: stay.check_out_date, total_price: secondPrice },
    };
    const notice = `${stay.guest_name} passa hoje para o quarto ${roomNumber}.`;
    return { changes: [change], notice };
  }
  const change = moveChange(context, place, price);
  if (Object.keys(change.set).length === 0) return null;
  return { changes: [change], notice: movedNotice(context, place, roomNumber) };
}
