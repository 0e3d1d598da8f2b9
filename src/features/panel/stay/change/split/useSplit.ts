import { useToast } from '@/components/overlay/useToast';
import { BOOKINGS_QUEUE, useBookingStore } from '@/features/panel/booking-data/booking-store';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { RestClient } from '@/lib/rest-client';
import { findDeskBookings, splitStay } from '@/queries/desk-stays';
import { queryKeys } from '@/queries/query-keys';
import { QueryError } from '@/queries/query-error';
import type { StaffBooking } from '@/queries/staff-bookings';
import { changeFailure } from '../change-words';
import { findSecondPart, undonePart } from '../second-part';
import { useTakeBack, type WantedChanges } from '../useStayChange';

/** How a stay is split. */
export interface WantedSplit {
  shown: StaffBooking;
  day: string;
  roomId: string;
  /** EUR. */
  firstPrice: number;
  secondPrice: number;
}

type Parts = readonly [first: StaffBooking, second: StaffBooking];

/** Splits a stay, says so and offers to undo it (DESK-09); the caller shows `error`. */
export function useSplit(onDone: () => void) {
  const store = useBookingStore();
  const toast = useToast();
  const takeBack = useTakeBack();

  return usePanelMutation<WantedSplit, Parts>({
    queue: BOOKINGS_QUEUE,
    send: async (rest, wanted) => {
      try {
        return partsOf(await splitStay(rest, asAsked(wanted)));
      } catch (error) {
        if (!(error instanceof QueryError) || error.kind !== 'stale') throw error;
        const [fresh] = await findDeskBookings(rest, [wanted.shown.id]);
        const parts = fresh === undefined ? null : await findParts(rest, fresh, wanted);
        if (parts !== null) return parts;
        if (fresh !== undefined) store.read([fresh]);
        throw error;
      }
    },
    onDone: (parts, { shown }) => {
      store.stored(parts, [shown]);
      toast.success('Estadia dividida.', {
        detail: parts.map(({ booking_number }) => booking_number).join(' e '),
        action: {
          label: 'Anular',
          onPress: () => takeBack(reversed(shown, parts)),
          isUndo: true,
        },
      });
      onDone();
    },
    failure: changeFailure,
    showFailure: 'inline',
    // Payments for the moved nights go to the second booking.
    refresh: [queryKeys.payments],
  });
}

function asAsked({ shown, ...wanted }: WantedSplit) {
  return { ...wanted, bookingId: shown.id, updatedAt: shown.updated_at };
}

function partsOf([first, second]: readonly StaffBooking[]): Parts {
  if (first === undefined || second === undefined) {
    throw new QueryError('splitStay', { kind: 'server', message: '' });
  }
  return [first, second];
}

/** The two parts, if the stay was split as wanted and only the answer was lost; null otherwise. */
async function findParts(
  rest: RestClient,
  fresh: StaffBooking,
  { shown, day, roomId }: WantedSplit,
): Promise<Parts | null> {
  if (fresh.check_out_date !== day) return null;
  const { check_out_date } = shown;
  const second = await findSecondPart(rest, fresh, { room_id: roomId, check_out_date });
  return second === null ? null : [fresh, second];
}

/** Undoes the split in one step: restores the first part and cancels the second. */
function reversed(shown: StaffBooking, [first, second]: Parts): WantedChanges {
  const { check_out_date, total_price, group_reference } = shown;
  return {
    changes: [
      { shown: first, set: { check_out_date, total_price, group_reference } },
      undonePart(second, shown),
    ],
    message: 'Estadia como antes.',
    detail: shown.booking_number,
  };
}
