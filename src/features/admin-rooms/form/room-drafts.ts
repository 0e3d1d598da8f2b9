import * as v from 'valibot';
import { roomDraft, roomFormValues } from '@/domain/room-form-schema';
import { staffDrafts } from '@/lib/staff-drafts';

/** A room as the database has it, when the form was opened or since; null until it is stored. */
const stored = v.nullable(v.object({ id: v.string(), values: roomFormValues }));
export type StoredRoom = v.InferOutput<typeof stored>;

/** The unsaved form of a room ('novo' for a new one), with the room it is a change of. */
export const roomDrafts = staffDrafts('quarto', v.object({ stored, draft: roomDraft }));
