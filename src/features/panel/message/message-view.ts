import { formatClock, formatDayAndMonth, formatShortDay } from '@/domain/calendar/date-formats';
import { addDays, lisbonToday, type Day } from '@/domain/calendar/dates';
import { adminPaths } from '@/lib/staff-paths';
import type { ContactMessageRow } from '@/types/rows';

export type ReadFilter = 'all' | 'unread' | 'read';

/** What the screen shows, as its address says (ADM-MSG-01, ADM-MSG-02). */
export interface MessageView {
  filter: ReadFilter;
  isArchived: boolean;
  /** The id of the message that was opened; null for none. */
  openId: string | null;
}

const FILTER_WORDS: Record<Exclude<ReadFilter, 'all'>, string> = {
  unread: 'nao-lidas',
  read: 'lidas',
};

/** The view that a URL asks for; unknown or missing parts keep their default. */
export function readMessageView(params: URLSearchParams): MessageView {
  const word = params.get('filtro');
  const filter =
    word === FILTER_WORDS.unread ? 'unread' : word === FILTER_WORDS.read ? 'read' : 'all';
  return { filter, isArchived: params.has('arquivadas'), openId: params.get('mensagem') };
}

/** The URL parameters of a view; the inverse of `readMessageView`. */
export function messageViewParams({ filter, isArchived, openId }: MessageView): URLSearchParams {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('filtro', FILTER_WORDS[filter]);
  if (isArchived) params.set('arquivadas', '1');
  if (openId !== null) params.set('mensagem', openId);
  return params;
}

export function messageViewPath(view: MessageView): string {
  const params = messageViewParams(view);
  return params.size === 0 ? adminPaths.messages : `${adminPaths.messages}?${params}`;
}

const PASSES: Record<ReadFilter, (message: Pick<ContactMessageRow, 'is_read'>) => boolean> = {
  all: () => true,
  unread: ({ is_read }) => !is_read,
  read: ({ is_read }) => is_read,
};

/** What each filter would list among active or archived messages, in the order given. */
export function messagesByFilter(
  messages: readonly ContactMessageRow[],
  { isArchived }: Pick<MessageView, 'isArchived'>,
): Record<ReadFilter, ContactMessageRow[]> {
  const shown = messages.filter(({ archived }) => archived === isArchived);
  return { all: shown, unread: shown.filter(PASSES.unread), read: shown.filter(PASSES.read) };
}

/**
 * What the list of a view holds, in the order given. A message that is open keeps its place when its
 * filter no longer lets it pass: opening it marks it read, and must not move the rows of the list.
 */
export function listedMessages(
  messages: readonly ContactMessageRow[],
  { filter, isArchived, openId }: MessageView,
): ContactMessageRow[] {
  return messages.filter(
    (message) =>
      message.archived === isArchived && (PASSES[filter](message) || message.id === openId),
  );
}

/** The id to show when a message leaves the list: the next, else the one before, else null. */
export function neighbourOf(listed: readonly ContactMessageRow[], id: string): string | null {
  const place = listed.findIndex((message) => message.id === id);
  if (place === -1) return null;
  return (listed[place + 1] ?? listed[place - 1])?.id ?? null;
}

const YEAR_LENGTH = 'yyyy'.length;

/** When a message came, short: '10:42' today, 'ontem', '10 nov.', '10 nov. 2025' in another year. */
export function messageDateLabel(timestamp: string, today: Day): string {
  const day = lisbonToday(new Date(timestamp));
  if (day === today) return formatClock(timestamp);
  if (day === addDays(today, -1)) return 'ontem';
  const isThisYear = day.slice(0, YEAR_LENGTH) === today.slice(0, YEAR_LENGTH);
  return isThisYear ? formatDayAndMonth(day) : formatShortDay(day);
}
