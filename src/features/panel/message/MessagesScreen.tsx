import { Archive, PenLine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/Button';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { reasonSentence } from '@/features/panel/change/reason-sentence';
import { useQueuedParams } from '@/hooks/useQueuedParams';
import { adminPaths } from '@/lib/staff-paths';
import {
  listedMessages,
  messagesByFilter,
  type MessageView,
  messageViewParams,
  type ReadFilter,
  readMessageView,
} from './message-view';
import { MessageDesk } from './MessageDesk';
import { MessagesNotLoaded } from './NoMessages';
import { useMessages } from './useMessages';
import { ICON_ON_PHONE, PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';

const ROWS = 8;

function MessagesSkeleton() {
  return (
    <div className={`grid animate-breathe lg:grid-cols-[22.5rem_minmax(0,1fr)] ${PANEL_CARD}`}>
      <output className="sr-only">A carregar...</output>
      <div className="border-linha lg:border-e">
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className="grid h-20 content-center gap-2 border-b border-linha/60 px-7">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
            <Skeleton className="h-3" />
          </div>
        ))}
      </div>
      <div className="hidden content-start gap-3 px-6 pt-20 lg:grid">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-3 h-4" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  );
}

/** What guests wrote: filters above, the list and the reading beside or after each other below. */
export function MessagesScreen() {
  const { shown, ask } = useQueuedParams();
  const navigate = useNavigate();
  const { data: messages, error, isLoadingError, isFetching, refetch } = useMessages();
  const view = readMessageView(shown);
  const messagesPerFilter = messages && messagesByFilter(messages, view);

  function show(changes: Partial<MessageView>) {
    const next = ask((asked) =>
      messageViewParams({ ...readMessageView(asked), openId: null, ...changes }),
    );
    void navigate({ search: `?${next}` }, { replace: true });
  }

  return (
    <>
      <PanelHeader title="Mensagens">
        <Button
          variant="outline"
          aria-pressed={view.isArchived}
          className={ICON_ON_PHONE}
          onClick={() => show({ isArchived: !view.isArchived })}
        >
          <Archive aria-hidden />
          Arquivadas
        </Button>
        <LinkButton variant="outline" to={adminPaths.mailTexts} className={ICON_ON_PHONE}>
          <PenLine aria-hidden />
          Textos dos e-mails
        </LinkButton>
      </PanelHeader>
      <MessageFilters
        current={view.filter}
        counts={
          messagesPerFilter && {
            all: messagesPerFilter.all.length,
            unread: messagesPerFilter.unread.length,
            read: messagesPerFilter.read.length,
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
          reason={reasonSentence(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!messages && !isLoadingError && <MessagesSkeleton />}
    </>
  );
}

const FILTERS: readonly { value: ReadFilter; label: string }[] = [
  { value: 'all', label: 'Todas' },
  { value: 'unread', label: 'Não lidas' },
  { value: 'read', label: 'Lidas' },
];

interface MessageFiltersProps {
  current: ReadFilter;
  /** How many messages each filter lists; undefined while unknown. */
  counts: Record<ReadFilter, number> | undefined;
  onChange: (filter: ReadFilter) => void;
}

/** All, unread or read, each with its count (ADM-MSG-01). */
function MessageFilters({ current, counts, onChange }: MessageFiltersProps) {
  return (
    <SegmentedControl
      legend="Filtro"
      look="filter"
      segments={FILTERS.map(({ value, label }) => ({ value, label, count: counts?.[value] }))}
      value={current}
      onChange={onChange}
      className="mb-3"
    />
  );
}
