/** Two stays that swap rooms, both or neither; their days stay the same (DESK-08). */
import type { Day } from '../calendar/dates.ts';
import type { DeskRoom } from '../new-stay/rooms.ts';
import { canMoveToday, type MovableStay, type MoveData } from './stay-move.ts';
import { stayInTheWay } from './verdict.ts';

/** Whether two stays can swap rooms, or what prevents it. */
export type SwapVerdict<Stay extends MovableStay = MovableStay> =
  | { kind: 'fits' }
  | { kind: 'taken'; by: Stay }
  | { kind: 'too-small'; roomId: string; beds: number }
  | { kind: 'blocked'; roomId: string; day: Day }
  /** The guest has already slept in the room: a swap would change past nights. */
  | { kind: 'slept'; who: Stay }
  /** Both are in the same room. */
  | { kind: 'same-room' };

export function judgeSwap<Stay extends MovableStay>(
  data: MoveData<DeskRoom, Stay>,
  other: Stay,
): SwapVerdict<Stay> {
  const { stay, today } = data;
  if (stay.room_id === other.room_id) return { kind: 'same-room' };
  const slept = [stay, other].find((one) => canMoveToday(one, today));
  if (slept !== undefined) return { kind: 'slept', who: slept };
  return hindrance(data, stay, other) ?? hindrance(data, other, stay) ?? { kind: 'fits' };
}

/** What prevents a stay from taking over the room of another; null if nothing does. */
function hindrance<Stay extends MovableStay>(
  data: MoveData<DeskRoom, Stay>,
  comes: Stay,
  goes: Stay,
): SwapVerdict<Stay> | null {
  const schedule = data.schedules.get(goes.room_id);
  if (schedule === undefined) return { kind: 'taken', by: goes };
  const nights = { checkIn: comes.check_in_date, checkOut: comes.check_out_date };
  const by = stayInTheWay(
    schedule.stays.filter(({ id }) => id !== goes.id),
    nights,
  );
  if (by !== null) return { kind: 'taken', by };
  const { id: roomId, max_guests: beds } = schedule.room;
  if (comes.number_of_guests > beds) return { kind: 'too-small', roomId, beds };
  const day = [...schedule.closed]
    .toSorted()
    .find((closed) => nights.checkIn <= closed && closed < nights.checkOut);
  return day === undefined ? null : { kind: 'blocked', roomId, day };
}
