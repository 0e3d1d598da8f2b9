import { LANGUAGE } from '@/domain/language/language';
import { storedValue } from '@/lib/stored-value';

/**
 * Where sending/booking-ticket.ts keeps the ticket in this tab. This file adds `shownIn` to it: the
 * language of the page that shows it. It does not import that file, which belongs to a later chunk.
 */
export const TICKET_KEY = 'hostel.booking-ticket';

const anyTicket = storedValue(TICKET_KEY, (stored) => (typeof stored === 'object' ? stored : null));

/** Notes in the tab that this page shows the ticket, or that no page does any more. */
export function keepTicketPage(isShown: boolean): void {
  const ticket = anyTicket.read();
  if (ticket !== null) anyTicket.write({ ...ticket, shownIn: isShown ? LANGUAGE : undefined });
}

/** Whether the language was changed while the ticket showed: it is then shown here (LANG-02). */
export function comesFromTicketPage(): boolean {
  const shownIn: unknown = Reflect.get(anyTicket.read() ?? {}, 'shownIn');
  return shownIn !== undefined && shownIn !== LANGUAGE;
}
