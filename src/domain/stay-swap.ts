/** Two stays that take each other's room, both or none; their days stay as they are (DESK-08). */
import type { Day } from './dates';
import type { DeskRoom } from './desk-rooms';
import { splitDay, type MovableStay, type MoveHouse } from './stay-move';
import { stayInTheWay } from './stay-move-verdict';

/** Whether two stays can change rooms, and otherwise what hinders it. */
export type SwapVerdict<Stay extends MovableStay = MovableStay> =
  | { kind: 'fits' }
  | { kind: 'taken'; by: Stay }
  | { kind: 'small'; roomId: string; beds: number }
  | { kind: 'blocked'; roomId: string; day: Day }
  /** The guest has already slept in the room: the nights before would be written anew. */
  | { kind: 'slept'; who: Stay }
  /** Both are in one room. */
  | { kind: 'same-room' };

/** Whether the stay that moves and another one can change rooms. */
export function judgeSwap<Stay extends MovableStay>(
  house: MoveHouse<DeskRoom, Stay>,
  other: Stay,
): SwapVerdict<Stay> {
  const { stay, today } = house;
  if (stay.room_id === other.room_id) return { kind: 'same-room' };
  const slept = [stay, other].find((one) => splitDay(one, today) !== null);
  if (slept !== undefined) return { kind: 'slept', who: slept };
  return hindrance(house, stay, other) ?? hindrance(house, other, stay) ?? { kind: 'fits' };
}

/** What keeps a stay from the room of another that leaves it; null when nothing does. */
function hindrance<Stay extends MovableStay>(
  house: MoveHouse<DeskRoom, Stay>,
  comes: Stay,
  goes: Stay,
): SwapVerdict<Stay> | null {
  const book = house.books.get(goes.room_id);
  if (book === undefined) return { kind: 'taken', by: goes };
  const nights = { checkIn: comes.check_in_date, checkOut: comes.check_out_date };
  const by = stayInTheWay(
    book.stays.filter(({ id }) => id !== goes.id),
    nights,
  );
  if (by !== null) return { kind: 'taken', by };
  const { id: roomId, max_guests: beds } = book.room;
  if (comes.number_of_guests > beds) return { kind: 'small', roomId, beds };
  const day = [...book.closed]
    .toSorted()
    .find((closed) => nights.checkIn <= closed && closed < nights.checkOut);
  return day === undefined ? null : { kind: 'blocked', roomId, day };
}
