import { keptInTab } from './kept-values';

/**
 * Whatever staff have typed and not saved (notes, the form of a room) is kept in the tab's session
 * storage under a key that begins so. Neither an expired session nor a closed window nor a reload
 * takes it away; signing out does.
 */
export const STAFF_DRAFT_PREFIX = 'hostel-rascunho:';

/** Whoever signs out leaves nothing half-written behind. */
export function forgetStaffDrafts(): void {
  for (const key of keptInTab.keysWith(STAFF_DRAFT_PREFIX)) keptInTab.removeItem(key);
}
