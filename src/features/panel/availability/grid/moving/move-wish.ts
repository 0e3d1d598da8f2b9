import { typedPrice } from '@/domain/basics/price-input';
import { movedNotice } from '@/domain/stay-move/announcements';
import {
  isStoredAlready,
  moveChange,
  priceAt,
  splitWish,
  swapChanges,
  takenBack,
  type MovedStay,
  type SplitWish,
} from '@/domain/stay-move/changes';
import { isPossible } from '@/domain/stay-move/verdict';
import { undonePart } from '@/features/panel/stay/change/second-part';
import type { RestClient } from '@/lib/rest-client';
import type { AvailabilityStay } from '@/queries/availability-stays';
import { changeStays, splitStay, type StayChange } from '@/queries/desk-stays';
import { roomNumberIn, wayOf, type Lift } from './lift';

/** What saving a lifted stay stores: the rows, and the notice that says so. */
export type MoveWish =
  | { kind: 'change'; changes: MovedStay[]; before: AvailabilityStay[]; notice: string }
  | { kind: 'split'; split: SplitWish; before: AvailabilityStay[]; notice: string }
  | { kind: 'back'; changes: StayChange[]; before: AvailabilityStay[]; notice: string };

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
    return { kind: 'change', changes, before: [stay, swapWith], notice };
  }
  if (!isPossible(verdict)) return null;
  const price = priceAt(context, place, { way: wayOf(lift), typed: typedPrice(lift.typed) });
  const roomNumber = roomNumberIn(context)(place.roomId);
  const split = splitWish(context, place, { way: wayOf(lift), price });
  if (split !== null) {
    const notice = `${stay.guest_name} passa hoje para o quarto ${roomNumber}.`;
    return { kind: 'split', split, before: [stay], notice };
  }
  const change = moveChange(context, place, price);
  if (Object.keys(change.set).length === 0) return null;
  const notice = movedNotice(context, place, roomNumber);
  return { kind: 'change', changes: [change], before: [stay], notice };
}

/** Stores a wish and returns the bookings as they are stored. */
export async function sendWish(client: RestClient, wish: MoveWish): Promise<AvailabilityStay[]> {
  if (wish.kind !== 'split') return changeStays(client, wish.changes);
  const [stay] = wish.before;
  if (stay === undefined) return [];
  return splitStay(client, { ...wish.split, bookingId: stay.id, updatedAt: stay.updated_at });
}

/** The wish that undoes a stored one; null for an undo, which cannot be undone. */
export function undoOf(wish: MoveWish, stored: readonly AvailabilityStay[]): MoveWish | null {
  const notice = 'Mudança anulada.';
  if (wish.kind === 'change') {
    const changes = takenBack(wish.changes, { before: wish.before, stored });
    return { kind: 'back', changes, before: [...stored], notice };
  }
  const [stay] = wish.before;
  const [first, second] = stored;
  if (wish.kind === 'back' || stay === undefined || !first || !second) return null;
  const { check_out_date, total_price, group_reference } = stay;
  const changes: StayChange[] = [
    {
      id: first.id,
      updated_at: first.updated_at,
      set: { check_out_date, total_price, group_reference },
    },
    { id: second.id, updated_at: second.updated_at, set: undonePart(second, stay).set },
  ];
  return { kind: 'back', changes, before: [...stored], notice };
}

/**
 * The stays of a wish if all of them are as it wants them, which means that it was stored although
 * its answer was lost; null otherwise.
 */
export function storedStays(
  wish: MoveWish,
  stays: readonly AvailabilityStay[],
): AvailabilityStay[] | null {
  if (wish.kind === 'back') return null;
  if (wish.kind === 'split') {
    const [stay] = wish.before;
    const { day, roomId } = wish.split;
    const first = stays.find(({ id, check_out_date }) => id === stay?.id && check_out_date === day);
    const second = stays.find(
      ({ room_id, check_in_date, group_reference }) =>
        room_id === roomId &&
        check_in_date === day &&
        group_reference !== null &&
        group_reference === first?.group_reference,
    );
    return first && second ? [first, second] : null;
  }
  const found = wish.changes.map((change) => {
    const stay = stays.find(({ id }) => id === change.id);
    return stay !== undefined && isStoredAlready(stay, change) ? stay : null;
  });
  const stored = found.filter((stay) => stay !== null);
  return stored.length === found.length ? stored : null;
}
