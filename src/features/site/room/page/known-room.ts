import { knownFromBuild } from '@/lib/built-answers';
import { askForRoomAmenities } from '@/queries/visitor-amenities';
import { activeRoom } from '@/queries/visitor-rooms';

/** The active room of a number, null when there is none. */
export const knownRoom = knownFromBuild('room', activeRoom.ask);

/** Its amenities, by the room's id. */
export const knownAmenities = knownFromBuild('amenities', askForRoomAmenities);
