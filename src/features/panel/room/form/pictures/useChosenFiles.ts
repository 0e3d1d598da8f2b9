import { useMemo, useState } from 'react';
import { useSession } from '@/features/panel/session/useSession';
import { memoryDrafts } from '@/lib/staff-drafts';

/** Chosen files that are not in their room yet, from one form of it to the next. */
export interface ChosenFiles {
  /** What the last form of this room left. */
  take: () => readonly File[];
  leave: (files: readonly File[]) => void;
}

/** In memory, as no storage of a browser takes photographs. */
const drafts = memoryDrafts<readonly File[]>();

/** The files of the signed-in person for a room, so that signing in anew loses none (PIC-01). */
export function useChosenFiles(openId: string): ChosenFiles {
  const { user } = useSession();
  // Whoever opened the form chose them, also where the session is gone when it closes.
  const [owner] = useState(user?.id ?? '');
  return useMemo(
    () => ({
      take: () => {
        const files = drafts.read(owner, openId) ?? [];
        drafts.drop(openId);
        return files;
      },
      leave: (files) => {
        if (files.length > 0) drafts.keep(owner, openId, files);
      },
    }),
    [owner, openId],
  );
}
