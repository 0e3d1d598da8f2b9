/** Where the cache keeps messages; `all` covers the list and the count in the tab. */
export const messageKeys = {
  all: ['messages'],
  list: ['messages', 'list'],
  unreadCount: ['messages', 'unread-count'],
} as const;
