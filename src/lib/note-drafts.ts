/**
 * Every draft of internal notes is kept in the tab's session storage under a key that begins so.
 * Neither an expired session nor a closed window nor a reload takes it away; signing out does.
 */
export const NOTE_DRAFT_PREFIX = 'hostel-nota:';

/** Whoever signs out leaves no half-written notes behind. */
export function forgetNoteDrafts(): void {
  for (const key of Object.keys(window.sessionStorage)) {
    if (key.startsWith(NOTE_DRAFT_PREFIX)) window.sessionStorage.removeItem(key);
  }
}
