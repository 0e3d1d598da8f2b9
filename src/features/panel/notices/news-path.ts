import type { NewsItem } from '@/domain/request/news';
import { withQuery } from '@/lib/paths';
import { adminBookingPath, adminMessagePath, adminPaths } from '@/lib/staff-paths';

/** Where 'Abrir' leads: to the one booking or message, or to the list in which several stand. */
export function newsPath(items: readonly NewsItem[]): string {
  const [first] = items;
  const isRequest = items.some(({ kind }) => kind === 'request');
  const target = items.length === 1 ? first?.target : null;
  if (isRequest) {
    return target
      ? adminBookingPath(target)
      : withQuery(adminPaths.bookings, { estado: 'pending' });
  }
  return target ? adminMessagePath({ id: target, archived: false }) : adminPaths.messages;
}
