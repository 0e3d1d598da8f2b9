import { LANGUAGE } from '@/domain/language/language';

/**
 * Where sending/booking-ticket.ts keeps the ticket in this tab. This file adds `shownIn` to it: the
 * language of the page that shows it. It does not import that file, which belongs to a later chunk.
 */
export const TICKET_KEY = 'hostel.booking-ticket';

function storedTicket(): object | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(TICKET_KEY) ?? 'null');
  return typeof stored === 'object' ? stored : null;
}

/** Notes in the tab that this page shows the ticket, or that no page does any more. */
export function keepTicketPage(isShown: boolean): void {
  try {
    const ticket = storedTicket();
    if (ticket === null) return;
    const shownIn = isShown ? LANGUAGE : undefined;
    sessionStorage.setItem(TICKET_KEY, JSON.stringify({ ...ticket, shownIn }));
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
