import { useMemo, useSyncExternalStore } from 'react';
import type { StaffDrafts } from '@/lib/staff-drafts';

/** The current draft, updated while it is typed; null while there is none. */
export function useStaffDraft<Draft>(drafts: StaffDrafts<Draft>, id: string): Draft | null {
  const stored = useSyncExternalStore(drafts.subscribe, () => drafts.stored(id));
  return useMemo(() => (stored === null ? null : drafts.read(id)), [drafts, id, stored]);
}
