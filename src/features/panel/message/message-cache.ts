import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@/queries/query-keys';
import type { ContactMessageRow } from '@/types/rows';
import { MESSAGE_LIST_KEY } from './useMessages';

/** Puts new or changed messages into the cached list, newest first; does nothing without a list. */
export function writeMessages(client: QueryClient, changed: readonly ContactMessageRow[]): void {
  changeMessages(client, (messages) => {
    const byId = new Map([...messages, ...changed].map((message) => [message.id, message]));
    return [...byId.values()].toSorted((a, b) => (sortText(a) < sortText(b) ? 1 : -1));
  });
}

export function removeMessages(client: QueryClient, ids: readonly string[]): void {
  changeMessages(client, (messages) => messages.filter(({ id }) => !ids.includes(id)));
}

/** Invalidates every query about messages except the list and the unread count. */
export function readMentionsAnew(client: QueryClient): void {
  const kept: unknown[] = [MESSAGE_LIST_KEY[1], queryKeys.unreadMessages[1]];
  void client.invalidateQueries({
    queryKey: queryKeys.messages,
    predicate: ({ queryKey }) => !kept.includes(queryKey[1]),
  });
}

function changeMessages(
  client: QueryClient,
  change: (messages: ContactMessageRow[]) => ContactMessageRow[],
): void {
  client.setQueryData<ContactMessageRow[]>(
    MESSAGE_LIST_KEY,
    (messages) => messages && change(messages),
  );
}

function sortText({ created_at, id }: ContactMessageRow): string {
  return `${created_at} ${id}`;
}
