import * as v from 'valibot';
import { staffDrafts } from '@/lib/staff-drafts';

/** Notes that are typed and not saved. */
export interface NoteDraft<Base extends WithNotes> {
  text: string;
  /** What the notes belong to, as it stood when the typing began. */
  base: Base;
}

/** What carries internal notes; none and empty ones are the same. */
export interface WithNotes {
  admin_notes: string | null;
}

/** The drafts for one table, with the columns of a row that are compared before saving. */
export function noteDrafts<Base extends WithNotes>(kind: string, base: v.GenericSchema<Base>) {
  return staffDrafts<NoteDraft<Base>>(kind, v.object({ text: v.string(), base }));
}

export function notesOf({ admin_notes }: WithNotes): string {
  return admin_notes ?? '';
}
