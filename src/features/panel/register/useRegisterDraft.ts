import { useState } from 'react';
import { useSession } from '@/features/panel/session/useSession';
import { memoryDrafts } from '@/lib/staff-drafts';
import type { FormValues } from './useRegisterForm';

/** What was typed of a person and not saved: the fields, and the lines of the document. */
interface RegisterDraft {
  values: FormValues;
  lines: string;
}

/** In memory alone, because nothing of a document is kept before it is stored. */
const drafts = memoryDrafts<RegisterDraft>();

/** What the signed-in person has typed of a person of a stay, and neither saved nor thrown away. */
export function useRegisterDraft(bookingId: string, person: number) {
  const { user } = useSession();
  const owner = user?.id ?? '';
  const id = `${bookingId} ${person}`;
  const [found] = useState(() => drafts.read(owner, id));
  return {
    /** As it was when the form opened; null where nothing was left. */
    found,
    keep: (draft: RegisterDraft) => drafts.keep(owner, id, draft),
    drop: () => drafts.drop(id),
  };
}
