import * as t from '@messages/room-stay';
import type { RoomStayState } from './useRoomStay';

/** Below the button: which of the dates the booking form will have filled in. */
export function PrefilledDates({ stay: { dates } }: { stay: RoomStayState }) {
  if (dates.checkIn === null) return null;
  return (
    <p className="mt-2.5 text-14 leading-5 text-tinta-2">
      {dates.checkOut === null ? t.ARRIVAL_FILLED_IN : t.ALL_FILLED_IN}
    </p>
  );
}
