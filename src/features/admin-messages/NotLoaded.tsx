import { RotateCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { PANEL_CARD } from '@/components/panel-styles';

interface NotLoadedProps {
  /** Why, where there is more to say. */
  reason: string | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Messages that did not come: nothing is listed, and nobody takes that for an empty box. */
export function NotLoaded({ reason, isRetrying, onRetry }: NotLoadedProps) {
  return (
    <section role="alert" className={PANEL_CARD}>
      <EmptyState
        title="Nenhuma mensagem encontrada"
        action={
          <Button variant="outline" isBusy={isRetrying} busyLabel="A carregar..." onClick={onRetry}>
            <RotateCw aria-hidden />
            Tentar novamente
          </Button>
        }
      >
        <p className="font-semibold text-erro-700">Não foi possível carregar as mensagens.</p>
        <p>{reason ?? 'Pode haver mensagens que não se veem aqui.'}</p>
      </EmptyState>
    </section>
  );
}
