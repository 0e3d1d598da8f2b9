import { Archive, PenLine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { ShortcutsHelp } from '@/components/overlay/ShortcutsHelp';
import { sessionMessage } from '@/features/panel/change/session-error';
import { useAskedParams } from '@/hooks/useAskedParams';
import { adminPaths } from '@/lib/staff-paths';
import { messageShortcuts } from './message-shortcuts';
import {
  listedMessages,
  messagesByFilter,
  messageViewParams,
  readMessageView,
  type MessageView,
} from './message-view';
import { MessageDesk } from './MessageDesk';
import { MessageFilters } from './MessageFilters';
import { MessagesSkeleton } from './MessagesSkeleton';
import { MessagesNotLoaded } from './NoMessages';
import { useMessages } from './useMessages';

/** What guests wrote: filters above, the list and the reading beside or after each other below. */
export function MessagesScreen() {
  const { shown, ask } = useAskedParams();
  const navigate = useNavigate();
  const { data: messages, error, isLoadingError, isFetching, refetch } = useMessages();
  const view = readMessageView(shown);
  const shelf = messages && messagesByFilter(messages, view);

  function show(changes: Partial<MessageView>) {
    const next = ask((asked) =>
      messageViewParams({ ...readMessageView(asked), openId: null, ...changes }),
    );
    void navigate({ search: `?${next}` }, { replace: true });
  }

  return (
    <>
      <PanelHeader title="Mensagens">
        <ShortcutsHelp sections={messageShortcuts} />
        <Button
          variant="outline"
          aria-pressed={view.isArchived}
          onClick={() => show({ isArchived: !view.isArchived })}
        >
          <Archive aria-hidden />
          Arquivadas
        </Button>
        <LinkButton variant="outline" to={adminPaths.mailTexts}>
          <PenLine aria-hidden />
          <span className="max-md:sr-only">Textos dos e-mails</span>
        </LinkButton>
      </PanelHeader>
      <MessageFilters
        current={view.filter}
        counts={
          shelf && {
            all: shelf.all.length,
            unread: shelf.unread.length,
            read: shelf.read.length,
          }
        }
        onChange={(filter) => show({ filter })}
      />
      {messages && (
        <MessageDesk
          key={`${view.filter} ${view.isArchived}`}
          view={view}
          messages={messages}
          listed={listedMessages(messages, view)}
          onShow={show}
        />
      )}
      {isLoadingError && (
        <MessagesNotLoaded
          reason={sessionMessage(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!messages && !isLoadingError && <MessagesSkeleton />}
    </>
  );
}
