import { LANGUAGE } from '@/domain/language';

/**
 * The ticket in this tab (sending/booking-ticket.ts). This file adds `shownIn` to it: the language
 * of the page that shows it. It does not import that file, which belongs to a later chunk.
 */
const STORAGE_KEY = 'hostel.booking-ticket';

function storedTicket(): object | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  return typeof stored === 'object' ? stored : null;
}

/** Notes in the tab that this page shows the ticket, or that no page does any more. */
export function keepTicketPage(isShown: boolean): void {
  try {
    const ticket = storedTicket();
    if (ticket === null) return;
    const shownIn = isShown ? LANGUAGE : undefined;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...ticket, shownIn }));
  } catch {
    // The browser stores nothing: after a change of language the form shows instead of the ticket.
  }
}

/** Whether the language was changed while the ticket showed: it is then shown here (LANG-02). */
export function comesFromTicketPage(): boolean {
  try {
    const shownIn: unknown = Reflect.get(storedTicket() ?? {}, 'shownIn');
    return shownIn !== undefined && shownIn !== LANGUAGE;
  } catch {
    return false;
  }
}
