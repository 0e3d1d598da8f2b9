import type { RoomSelection } from '@/domain/room-assignment';
import type { RoomRow } from '@/types/rows';

/** What the form shows of a room, and keeps of it once chosen. */
export type OfferedRoom = Pick<
  RoomRow,
  | 'id'
  | 'room_number'
  | 'name'
  | 'description'
  | 'max_guests'
  | 'price_per_night'
  | 'images'
  | 'features'
>;

/** The rooms chosen, each with the guests placed in it. */
export type Selection = readonly RoomSelection<OfferedRoom>[];
