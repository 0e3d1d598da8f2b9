import { useQuery } from '@tanstack/react-query';
import { doneNotesSince } from '@/domain/day/shift-notes';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listShiftNotes } from '@/queries/shift-notes';

/** The query key of the list; the count of open notes has its own key beside it. */
export const SHIFT_NOTE_LIST_KEY = [...queryKeys.shiftNotes, 'list'];

/** The notes of the shift, read again when the panel's polling says that one has changed. */
export function useShiftNotes() {
  return useQuery({
    queryKey: SHIFT_NOTE_LIST_KEY,
    queryFn: () => listShiftNotes(staffClient(), doneNotesSince(new Date())),
    meta: { log: 'listShiftNotes' },
  });
}
