import type { FieldErrors } from 'react-hook-form';
import type { RoomDraft, RoomProblems } from '@/domain/room/room-form-schema';

/** What the form library found wrong, by field. */
export function problemsOf(errors: FieldErrors<RoomDraft>): RoomProblems {
  return Object.fromEntries(
    Object.entries(errors).map(([field, { message }]) => [
      field,
      typeof message === 'string' ? message : '',
    ]),
  );
}
