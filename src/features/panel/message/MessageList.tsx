import { NotebookPen } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { contactSubjectLabel } from '@/domain/message/contact-subjects';
import type { Day } from '@/domain/calendar/dates';
import type { ContactMessageRow } from '@/types/rows';
import { messageDateLabel } from './message-view';

/** How many rows are shown at first, and how many each press adds. */
const ROWS_AT_ONCE = 50;

/** Enough of a message for the one line it gets. */
const PREVIEW_LENGTH = 160;

interface MessageListProps {
  messages: readonly ContactMessageRow[];
  shownId: string | null;
  today: Day;
  pathTo: (id: string) => string;
  /** A message is open already, so opening another replaces its entry in the browser's history. */
  isReading: boolean;
  onOpen: () => void;
}

/** The messages in short. Up and down arrows walk from row to row. */
export function MessageList({ messages, ...row }: MessageListProps) {
  const [rowCount, setRowCount] = useState(ROWS_AT_ONCE);
  return (
    <div className="min-w-0 border-linha lg:overflow-y-auto lg:border-e">
      {messages.length === 0 && <p className="p-4 text-tinta-2">Nenhuma mensagem encontrada</p>}
      <ul aria-label="Mensagens">
        {messages.slice(0, rowCount).map((message) => (
          <MessageRow key={message.id} message={message} {...row} />
        ))}
      </ul>
      {messages.length > rowCount && (
        <p className="p-3 text-center">
          <Button variant="outline" onClick={() => setRowCount(rowCount + ROWS_AT_ONCE)}>
            Mostrar mais
          </Button>
        </p>
      )}
    </div>
  );
}

/** The DOM id of a message's link in the list, where focus comes back to. */
export function messageRowId(id: string): string {
  return `mensagem-${id}`;
}

type MessageRowProps = Omit<MessageListProps, 'messages'> & { message: ContactMessageRow };

function MessageRow({ message, shownId, today, pathTo, isReading, onOpen }: MessageRowProps) {
  const isShown = message.id === shownId;
  const isUnread = !message.is_read;
  const weight = isUnread ? 'font-semibold' : 'font-medium';
  return (
    <li
      className={`relative border-b border-linha/60 py-2.75 ps-7 pe-4 text-13 text-tinta-2 transition-colors hover:bg-anil-50 max-lg:py-3 ${isShown ? 'bg-anil-50 before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-anil-600' : ''}`}
    >
      {isUnread && (
        <span
          aria-hidden
          className="absolute top-4.25 left-3 size-2 rounded-pill bg-anil-600 forced-colors:bg-[Highlight]"
        />
      )}
      <p className="flex items-baseline justify-between gap-2.5">
        <Link
          id={messageRowId(message.id)}
          to={pathTo(message.id)}
          replace={isReading}
          aria-current={isShown || undefined}
          onClick={onOpen}
          onKeyDown={handleArrowKeys}
          className={`truncate text-14 text-tinta -outline-offset-3! after:absolute after:inset-0 ${weight}`}
        >
          {message.name}
          {isUnread && <VisuallyHidden> (não lida)</VisuallyHidden>}
        </Link>
        <time dateTime={message.created_at} className="text-12 whitespace-nowrap tabular-figures">
          {messageDateLabel(message.created_at, today)}
        </time>
      </p>
      <p className={`flex items-center gap-1.5 text-tinta ${isUnread ? 'font-semibold' : ''}`}>
        {contactSubjectLabel(message.subject)}
        {message.admin_notes && (
          <>
            <NotebookPen className="ms-auto size-3.5 text-tinta-2" aria-hidden />
            <VisuallyHidden>, com notas</VisuallyHidden>
          </>
        )}
      </p>
      <p className="truncate">{message.message.slice(0, PREVIEW_LENGTH)}</p>
    </li>
  );
}

function handleArrowKeys(event: KeyboardEvent<HTMLAnchorElement>) {
  const row = event.currentTarget.closest('li');
  const target =
    event.key === 'ArrowDown'
      ? row?.nextElementSibling
      : event.key === 'ArrowUp'
        ? row?.previousElementSibling
        : null;
  if (!target) return;
  event.preventDefault();
  target.querySelector('a')?.focus();
}
