import * as v from 'valibot';
import { staffDrafts } from '@/lib/staff-drafts';

export interface NoteDraft<Base extends WithNotes> {
  text: string;
  /** The booking or message as it was when the typing began. */
  base: Base;
}

/** A row with internal notes; null and '' mean the same. */
export interface WithNotes {
  admin_notes: string | null;
}

/** The note drafts of one table; `base` is the schema of the columns compared before saving. */
export function noteDrafts<Base extends WithNotes>(kind: string, base: v.GenericSchema<Base>) {
  return staffDrafts<NoteDraft<Base>>(kind, v.object({ text: v.string(), base }));
}

export function notesOf({ admin_notes }: WithNotes): string {
  return admin_notes ?? '';
}
