import { LANGUAGE } from '@/domain/language';

/** The ticket of this tab (sending/booking-ticket.ts), with the language of the page that shows it. */
const STORAGE_KEY = 'hostel.booking-ticket';

function storedTicket(): object | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  return typeof stored === 'object' ? stored : null;
}

/** Keeps that this page shows the ticket, or that none does any more. */
export function keepTicketPage(isShown: boolean): void {
  try {
    const ticket = storedTicket();
    if (ticket === null) return;
    const shownIn = isShown ? LANGUAGE : undefined;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...ticket, shownIn }));
  } catch {
    // A browser that keeps nothing: in another language the form shows instead of the ticket.
  }
}

/** Whether the page in another language was left with its ticket: it is then shown here (LANG-02). */
export function comesFromTicketPage(): boolean {
  try {
    const shownIn: unknown = Reflect.get(storedTicket() ?? {}, 'shownIn');
    return shownIn !== undefined && shownIn !== LANGUAGE;
  } catch {
    return false;
  }
}
