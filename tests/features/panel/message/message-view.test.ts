import { describe, expect, test } from 'vitest';
import {
  messageDateLabel,
  messagesByFilter,
  messageViewPath,
  neighbourOf,
  readMessageView,
  type MessageView,
} from '@/features/panel/message/message-view';
import { makeMessage, uuid } from '../../../support/builders';

describe('the address of a view', () => {
  test.each<[MessageView, string]>([
    [{ filter: 'all', isArchived: false, openId: null }, '/admin/contact-messages'],
    [
      { filter: 'unread', isArchived: false, openId: 'x' },
      '/admin/contact-messages?filtro=nao-lidas&mensagem=x',
    ],
    [
      { filter: 'read', isArchived: true, openId: null },
      '/admin/contact-messages?filtro=lidas&arquivadas=1',
    ],
  ])('%o is %s, there and back', (view, path) => {
    expect(messageViewPath(view)).toBe(path);
    expect(readMessageView(new URL(path, 'http://localhost').searchParams)).toEqual(view);
  });

  test('what it does not know counts as all', () => {
    expect(readMessageView(new URLSearchParams('filtro=toString')).filter).toBe('all');
  });
});

test('each shelf has its own counts', () => {
  const [unread, read] = [
    makeMessage({ id: uuid(3, 1) }),
    makeMessage({ id: uuid(3, 2), is_read: true }),
  ];
  const archived = makeMessage({ id: uuid(3, 3), archived: true });
  const messages = [unread, read, archived];
  expect(messagesByFilter(messages, { isArchived: false })).toEqual({
    all: [unread, read],
    unread: [unread],
    read: [read],
  });
  expect(messagesByFilter(messages, { isArchived: true })).toEqual({
    all: [archived],
    unread: [archived],
    read: [],
  });
});

test('a message that leaves hands over to the next, the last one to the one before', () => {
  const messages = [1, 2, 3].map((n) => makeMessage({ id: uuid(3, n) }));
  expect(neighbourOf(messages, uuid(3, 1))).toBe(uuid(3, 2));
  expect(neighbourOf(messages, uuid(3, 3))).toBe(uuid(3, 2));
  expect(neighbourOf(messages.slice(0, 1), uuid(3, 1))).toBeNull();
  expect(neighbourOf(messages, uuid(3, 9))).toBeNull();
});

test.each([
  ['2026-07-01T22:59:00Z', '23:59'],
  ['2026-07-01T23:05:00Z', '00:05', '2026-07-02'],
  ['2026-06-30T12:00:00Z', 'ontem'],
  ['2026-06-29T12:00:00Z', '29 jun.'],
  ['2025-12-31T12:00:00Z', '31 dez. 2025'],
])('%s reads %s', (timestamp, label, today = '2026-07-01') => {
  expect(messageDateLabel(timestamp, today)).toBe(label);
});
