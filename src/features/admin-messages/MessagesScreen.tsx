import { Archive } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { PANEL_CARD } from '@/components/panel-styles';
import { PanelHeader } from '@/components/PanelHeader';
import { ShortcutsHelp } from '@/components/ShortcutsHelp';
import { useAskedParams } from '@/hooks/useAskedParams';
import { messageShortcuts } from './message-shortcuts';
import {
  messagesByFilter,
  messageViewParams,
  readMessageView,
  type MessageView,
} from './message-view';
import { MessageDesk } from './MessageDesk';
import { MessageFilters } from './MessageFilters';
import { MessagesSkeleton } from './MessagesSkeleton';
import { useMessages } from './useMessages';

/** What guests wrote: filters above, the list and the reading beside or after each other below. */
export function MessagesScreen() {
  const { shown, ask } = useAskedParams();
  const navigate = useNavigate();
  const { data: messages, isLoadingError, isFetching, refetch } = useMessages();
  const view = readMessageView(shown);
  const listed = messages && messagesByFilter(messages, view);

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
      </PanelHeader>
      <MessageFilters
        current={view.filter}
        counts={
          listed && {
            all: listed.all.length,
            unread: listed.unread.length,
            read: listed.read.length,
          }
        }
        onChange={(filter) => show({ filter })}
      />
      {messages && listed && (
        <MessageDesk
          key={`${view.filter} ${view.isArchived}`}
          view={view}
          messages={messages}
          listed={listed[view.filter]}
          onShow={show}
        />
      )}
      {isLoadingError && (
        <section className={PANEL_CARD}>
          <EmptyState
            title="Nenhuma mensagem encontrada"
            action={
              <Button
                variant="outline"
                isBusy={isFetching}
                busyLabel="A carregar..."
                onClick={() => void refetch()}
              >
                Tentar novamente
              </Button>
            }
          >
            Se esperava mensagens, tente novamente.
          </EmptyState>
        </section>
      )}
      {!messages && !isLoadingError && <MessagesSkeleton />}
    </>
  );
}
