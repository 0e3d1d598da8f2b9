import { useEffect, useRef } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { PANEL_CARD } from '@/components/panel-styles';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useToday } from '@/hooks/useToday';
import type { ContactMessageRow } from '@/types/rows';
import { type MessageView, messageViewPath, neighbourOf } from './message-view';
import { MessageList, messageRowId } from './MessageList';
import { MessageReading } from './MessageReading';
import { NoMessages } from './NoMessages';
import { useMessageChanges } from './useMessageChanges';

interface MessageDeskProps {
  view: MessageView;
  /** All messages: one that was opened stays open when it leaves the list, e.g. by being read. */
  messages: readonly ContactMessageRow[];
  listed: readonly ContactMessageRow[];
  /** Goes to another view of the screen; what is not named stays, an open message does not. */
  onShow: (changes: Partial<MessageView>) => void;
}

/** List and reading side by side where there is room, otherwise one after the other. */
export function MessageDesk({ view, messages, listed, onShow }: MessageDeskProps) {
  const today = useToday();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { undoNewest } = useToast();
  const { setRead, markOpened, setArchived } = useMessageChanges();

  const opened = messages.find(({ id }) => id === view.openId) ?? null;
  // A wide screen shows the first message beside the list even before one is opened.
  const shown = opened ?? (isWide ? (listed[0] ?? null) : null);
  const { deskRef, readingRef, followOpened } = useReadingFocus(shown?.id ?? null);

  const { leaveAsIs } = useReadOnOpening(opened, (message) => {
    if (!message.is_read) void markOpened(message);
  });

  /** When the message leaves the list, a wide screen shows the next one, a narrow one the list. */
  function handleLeaving(message: ContactMessageRow) {
    onShow({ openId: isWide ? neighbourOf(listed, message.id) : null });
  }

  function handleReadChange(message: ContactMessageRow) {
    void setRead(message, !message.is_read);
    leaveAsIs(message.id);
    // The message stays open even when the filter no longer lists it.
    onShow({ openId: message.id });
  }

  function handleArchivedChange(message: ContactMessageRow) {
    void setArchived(message, !message.archived);
    handleLeaving(message);
  }

  useMessageKeys({
    listed,
    shown,
    onOpen: (id) => {
      followOpened();
      onShow({ openId: id });
    },
    onReadChange: handleReadChange,
    onArchivedChange: handleArchivedChange,
    onUndo: undoNewest,
  });

  if (today === null) return null;
  if (listed.length === 0 && shown === null) {
    const hasArchivedUnread = messages.some(({ archived, is_read }) => archived && !is_read);
    return (
      <div ref={deskRef} tabIndex={-1}>
        <NoMessages {...{ view, hasArchivedUnread, onShow }} />
      </div>
    );
  }

  return (
    <div
      ref={deskRef}
      tabIndex={-1}
      className={`grid grid-cols-[minmax(0,1fr)] overflow-hidden lg:h-[calc(100dvh-9.875rem)] lg:min-h-120 lg:grid-cols-[22.5rem_minmax(0,1fr)] ${PANEL_CARD}`}
    >
      {(isWide || shown === null) && (
        <MessageList
          messages={listed}
          shownId={shown?.id ?? null}
          isReading={opened !== null}
          today={today}
          pathTo={(id) => messageViewPath({ ...view, openId: id })}
          onOpen={followOpened}
        />
      )}
      {shown !== null && (
        <MessageReading
          key={shown.id}
          ref={readingRef}
          message={shown}
          listPath={isWide ? null : messageViewPath({ ...view, openId: null })}
          onReadChange={handleReadChange}
          onArchivedChange={handleArchivedChange}
          onDeleted={handleLeaving}
        />
      )}
    </div>
  );
}

/**
 * Calls `onOpened` once for each message that is opened, also when it is opened again later. What is
 * only listed, or shown beside the list without having been chosen, is not opened.
 */
function useReadOnOpening(
  opened: ContactMessageRow | null,
  onOpened: (message: ContactMessageRow) => void,
) {
  const seenId = useRef<string | null>(null);

  useEffect(() => {
    if (opened?.id === seenId.current) return;
    seenId.current = opened?.id ?? null;
    if (opened !== null) onOpened(opened);
  });

  return {
    /** Call when the person sets the read state: opening this message next will not change it. */
    leaveAsIs: (id: string) => {
      seenId.current = id;
    },
  };
}

interface MessageKeysOptions {
  listed: readonly ContactMessageRow[];
  /** The message the keys act on; null for none. */
  shown: ContactMessageRow | null;
  onOpen: (id: string) => void;
  onReadChange: (message: ContactMessageRow) => void;
  onArchivedChange: (message: ContactMessageRow) => void;
  onUndo: () => void;
}

function useMessageKeys({
  listed,
  shown,
  onOpen,
  onReadChange,
  onArchivedChange,
  onUndo,
}: MessageKeysOptions): void {
  function step(by: number) {
    const place = listed.findIndex(({ id }) => id === shown?.id);
    const target = place === -1 ? listed[0] : listed[place + by];
    if (target !== undefined) onOpen(target.id);
  }

  useShortcuts(
    {
      j: () => step(1),
      k: () => step(-1),
      l: () => shown && onReadChange(shown),
      a: () => shown && onArchivedChange(shown),
      z: onUndo,
    },
    { isOfPage: true },
  );
}

/**
 * Moves the focus when another message is shown: to the message that somebody opened, or, when the
 * focused button disappeared with its message, to whatever took its place. When the shown message
 * changes only because the list did, the focus stays where it is.
 */
function useReadingFocus(shownId: string | null) {
  const deskRef = useRef<HTMLDivElement>(null);
  const readingRef = useRef<HTMLElement>(null);
  const lastId = useRef(shownId);
  const isFollowing = useRef(false);

  useEffect(() => {
    const cameFrom = lastId.current;
    lastId.current = shownId;
    if (cameFrom === shownId) return;
    const isLost = document.activeElement === document.body;
    if (!isLost && !isFollowing.current) return;
    isFollowing.current = false;
    const row = cameFrom === null ? null : document.getElementById(messageRowId(cameFrom));
    const reading = readingRef.current;
    if (reading === null) {
      (row ?? deskRef.current)?.focus();
      return;
    }
    // The browser would scroll to the middle of a long message; it should be read from its start.
    reading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shownId]);

  return {
    deskRef,
    readingRef,
    /** Call when somebody opens a message, so that the focus follows to it. */
    followOpened: () => {
      isFollowing.current = true;
    },
  };
}
