import { RotateCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { PANEL_CARD } from '@/components/panel-styles';
import type { MessageView } from './message-view';

interface NoMessagesProps {
  view: MessageView;
  /** The badge counts archived messages, too, so the screen must say where unread ones are. */
  hasArchivedUnread: boolean;
  onShow: (changes: Partial<MessageView>) => void;
}

/** Nothing to list: why, and where to look instead. */
export function NoMessages({ view, hasArchivedUnread, onShow }: NoMessagesProps) {
  const { reason, elsewhere } = explain(view, hasArchivedUnread);
  return (
    <section className={PANEL_CARD}>
      <EmptyState
        title="Nenhuma mensagem encontrada"
        action={
          elsewhere && (
            <Button variant="outline" onClick={() => onShow(elsewhere.changes)}>
              {elsewhere.label}
            </Button>
          )
        }
      >
        {reason}
      </EmptyState>
    </section>
  );
}

interface Explanation {
  reason: string;
  elsewhere?: { label: string; changes: Partial<MessageView> };
}

function explain({ filter, isArchived }: MessageView, hasArchivedUnread: boolean): Explanation {
  const all = { label: 'Ver todas', changes: { filter: 'all' } } as const;
  if (filter === 'read') return { reason: 'Ainda não há mensagens lidas.', elsewhere: all };
  if (filter === 'unread' && !isArchived && hasArchivedUnread) {
    return {
      reason: 'Há mensagens não lidas entre as arquivadas.',
      elsewhere: { label: 'Ver arquivadas', changes: { isArchived: true } },
    };
  }
  if (filter === 'unread') return { reason: 'Todas as mensagens estão lidas.', elsewhere: all };
  if (isArchived) {
    return {
      reason: 'Ainda não há mensagens arquivadas.',
      elsewhere: { label: 'Ver ativas', changes: { isArchived: false } },
    };
  }
  return { reason: 'O que for enviado no formulário de contacto aparece aqui.' };
}

interface NotLoadedProps {
  /** Why, where there is more to say. */
  reason: string | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The messages could not be loaded: says so, as an empty list would look like having none. */
export function MessagesNotLoaded({ reason, isRetrying, onRetry }: NotLoadedProps) {
  return (
    <section role="alert" className={PANEL_CARD}>
      <EmptyState
        title="Nenhuma mensagem encontrada"
        action={
          <Button variant="outline" isBusy={isRetrying} busyLabel="A carregar..." onClick={onRetry}>
            <RotateCw aria-hidden />
            Tentar Novamente
          </Button>
        }
      >
        <p className="font-semibold text-erro-700">Não foi possível carregar as mensagens.</p>
        <p>{reason ?? 'Pode haver mensagens que não se veem aqui.'}</p>
      </EmptyState>
    </section>
  );
}
