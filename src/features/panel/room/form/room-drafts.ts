import * as v from 'valibot';
import { roomFormValues, untouchedDraft } from '@/domain/room/room-form';
import { roomDraft, roomValues, type RoomDraft } from '@/domain/room/room-form-schema';
import { staffDrafts } from '@/lib/staff-drafts';
import type { RoomRow } from '@/types/rows';

/** A room as the database has it, when the form was opened or since; null until it is stored. */
const stored = v.nullable(v.object({ id: v.string(), values: roomValues }));
export type StoredRoom = v.InferOutput<typeof stored>;

/** The unsaved form of a room ('novo' for a new one), with the room it is a change of. */
export const roomDrafts = staffDrafts('quarto', v.object({ stored, draft: roomDraft }));

/** A room as the form is opened with it. */
export function storedRoom(room: RoomRow | null): StoredRoom {
  return room && { id: room.id, values: roomFormValues(room) };
}

/** Whether closing would lose anything. */
export function isRoomChanged(draft: RoomDraft, room: StoredRoom): boolean {
  const now: Partial<Record<string, unknown>> = draft;
  return Object.entries(untouchedDraft(room?.values)).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field]),
  );
}
