import { visitorClient } from '@/lib/visitor-client';
import { closeRoom, openRoom } from '@/queries/cleaning/outages';
import { readRoomsToday } from '@/queries/cleaning/rooms-today';
import { sendRoomTaps, setLinenEvery } from '@/queries/cleaning/room-states';
import { uuid } from '../support/builders';

// One call of every function of the cleaning board, as in every-query.ts.

const client = visitorClient;
const id = uuid(1, 1);

export const CLEANING_ASKS_FOR_ROWS = {
  readRoomsToday: () => readRoomsToday(client()),
  sendRoomTaps: () =>
    sendRoomTaps(client(), [
      { tap: id, room_id: id, field: 'state', from: 'dirty', to: 'cleaning', ago: 1 },
    ]),
};

export const CLEANING_TAKES_ANY_SUCCESS = {
  closeRoom: () => closeRoom(client(), { roomId: id, until: '2026-11-25', reason: 'Duche' }),
  openRoom: () => openRoom(client(), id),
  setLinenEvery: () => setLinenEvery(client(), 3),
};
