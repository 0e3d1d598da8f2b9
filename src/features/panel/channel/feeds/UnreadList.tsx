import type { Day } from '@/domain/calendar/dates';
import { unreadEntries, unreadWords } from '@/domain/channel/unread-entries';
import type { ChannelFeed } from '@/queries/channels';

interface UnreadListProps {
  feed: Pick<ChannelFeed, 'unread' | 'unread_count'>;
  today: Day;
}

/** The entries of a calendar that could not be read, each with its line, and how many more (CHAN-06). */
export function UnreadList({ feed, today }: UnreadListProps) {
  const entries = unreadEntries(feed.unread);
  const more = feed.unread_count - entries.length;
  return (
    <ul aria-label="Entradas por ler" className="mt-1.5 grid gap-1 text-13 wrap-anywhere">
      {entries.map((entry) => (
        <li key={entry.line}>
          {unreadWords(entry, today)} <code className="text-tinta-2">{entry.text}</code>
        </li>
      ))}
      {more > 0 && <li>E mais {more}.</li>}
    </ul>
  );
}
